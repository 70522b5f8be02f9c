// Sveltia CMS reads this at start: who is signed in.
const userKey = "sveltia-cms.user";

const kept = JSON.parse(localStorage.getItem(userKey) ?? "{}");
if (kept.token) await start();
else await signIn();

async function signIn() {
  const main = document.querySelector("#sign-in");
  const form = main.querySelector("form");
  const { name, email } = await fetchJson("/author.json");
  form.elements.name.value = name;
  form.elements.email.value = email;
  main.hidden = false;
  form.elements.name.focus();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const author = Object.fromEntries(new FormData(form));
    const bytes = new TextEncoder().encode(JSON.stringify(author));
    const token = btoa(String.fromCharCode(...bytes));
    const user = { backendName: "gitea", token };
    localStorage.setItem(userKey, JSON.stringify(user));
    main.remove();
    start();
  });
}

async function start() {
  document.querySelector("#sign-in")?.remove();
  const config = await fetchJson("/config.json");
  window.CMS_MANUAL_INIT = true;
  const { default: CMS } = await import("@sveltia/cms");
  const { createClass, h } = window;
  // The server converts files to JSON and back.
  CMS.registerCustomFormat("page", "yaml", {
    fromFile: JSON.parse,
    toFile: (entry) => JSON.stringify(entry),
  });
  CMS.registerPreviewStyle("/page/preview.css");
  for (const { name, folder, extension, files } of config.collections) {
    if (folder) {
      // A new entry has no name yet.
      const nameless = `${folder}/new-preview.${extension}`;
      CMS.registerPreviewTemplate(name, previewOf(nameless, createClass, h));
    } else
      for (const { name: fileName, file } of files)
        CMS.registerPreviewTemplate(fileName, previewOf(file, createClass, h));
  }
  await CMS.init({ config });
  // It keeps people from zooming in.
  for (const meta of document.querySelectorAll("meta[name=viewport]"))
    meta.content = "width=device-width, initial-scale=1";
}

/** The real page with the draft in it, below the check's messages about the draft. */
function previewOf(nameless, createClass, h) {
  return createClass({
    getInitialState: () => ({ problems: undefined, address: undefined }),
    path() {
      return this.props.entry.get("path") || nameless;
    },
    async show() {
      const entry = this.props.entry.get("data").toJS();
      const asked = JSON.stringify({ path: this.path(), entry });
      if (asked === this.asked) return;
      this.asked = asked;
      const answer = await post("/preview", asked);
      if (this.asked !== asked || this.isGone) return;
      // A new page has an address once it was rendered, and keeps it after a mistake.
      const { address = this.state.address } = answer;
      this.setState({ ...answer, address });
    },
    showSoon() {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.show(), 400);
    },
    discard() {
      post("/preview/discard", JSON.stringify({ path: this.path() }));
    },
    componentDidMount() {
      this.show();
      window.addEventListener("pagehide", this.discard);
    },
    componentDidUpdate() {
      this.showSoon();
    },
    componentWillUnmount() {
      this.isGone = true;
      clearTimeout(this.timer);
      window.removeEventListener("pagehide", this.discard);
      this.discard();
    },
    render() {
      const { problems, address, message } = this.state;
      const wrong = message ? [message] : problems;
      return [
        h(
          "div",
          {
            key: "status",
            role: "status",
            "data-wrong": wrong?.length ? "" : undefined,
          },
          !wrong
            ? "The page is loading …"
            : wrong.length === 0
              ? "No mistakes found. Save publishes this."
              : [
                  h("p", { key: "what" }, "Correct this before you save:"),
                  h(
                    "ul",
                    { key: "list" },
                    wrong.map((line) => h("li", { key: line }, line)),
                  ),
                ],
        ),
        address &&
          h("iframe", {
            key: "page",
            src: address,
            title: "The page with your changes",
          }),
      ];
    },
  });
}

async function fetchJson(address) {
  return (await fetch(address)).json();
}

async function post(address, body) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    // Also when the page closes.
    keepalive: address.endsWith("discard"),
  });
  return answer.json();
}
