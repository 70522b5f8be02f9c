// The one inline script of every page, run before the first paint. vite.config.ts minifies it.
// It sets the theme, shows lazy images, fetches the scripts when the browser is idle, and starts React at the first sign
// of a visitor: until then nothing needs it, and its start takes a phone's processor a third of a second (0022).
// A click on something that only React can answer ([data-replay]) is kept and done again once React is there.
(() => {
  const root = document.documentElement;
  let stored;
  try {
    stored = localStorage.getItem("theme");
  } catch {
    // Storage is blocked: the light theme it is.
  }
  root.dataset.theme = stored === "dark" ? "dark" : "light";
  // Style sheets show the plain, script-free form of everything where this is missing.
  root.dataset.scripts = "pending";

  const signs = [
    "pointermove",
    "pointerdown",
    "keydown",
    "keyup",
    "focusin",
    "scroll",
    "click",
    // Back to what the router of the document before had shown here.
    "popstate",
  ];
  const clicked = [];
  const replayed =
    "command" in HTMLButtonElement.prototype
      ? "[data-replay]"
      : "[data-replay],[commandfor]";
  let loading;
  let started = false;

  const address = location.pathname + location.search;

  const keepClick = (event) => {
    const element = event.target.closest(replayed);
    if (element) clicked.push(element);
  };

  // Without its scripts the page is the plain one that visitors without scripts get.
  const stayPlain = () => delete root.dataset.scripts;

  const load = () => {
    const data = document.getElementById("hydration");
    // Half of it may be there while the document is still arriving.
    if (loading || !data || document.readyState === "loading") return;
    const [module, page] = JSON.parse(data.textContent);
    // What the server rendered for this request brings its data; a file of the build names that of its data.
    const given = page.state ? page : fetch(page).then((file) => file.json());
    loading = Promise.all([import(module), given]).then(
      ([{ loadReact }, start]) => loadReact(start, address),
    );
    loading.catch(stayPlain);
  };

  const start = () => {
    if (document.readyState === "loading")
      return addEventListener("DOMContentLoaded", start, { once: true });
    load();
    if (started || !loading) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, seeSign, true);
    loading.then((startReact) => startReact()).catch(stayPlain);
  };

  // Whatever the visitor has begun is answered and painted first: not while a finger or a key is down.
  const seeSign = ({ type, buttons }) => {
    load();
    if (!buttons && type !== "keydown")
      requestAnimationFrame(() => setTimeout(start));
  };

  // A lazy image loads within 50px of the viewport, at threshold 0.1 (docs/product.md, "Images").
  const showLazyImages = () => {
    if (!document.getElementById("hydration")) delete root.dataset.scripts;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          target.src ||= target.dataset.src;
          observer.unobserve(target);
        }
      },
      { rootMargin: "50px", threshold: 0.1 },
    );
    for (const image of document.querySelectorAll("img[data-src]"))
      observer.observe(image);
  };

  // Back and Forward may bring the page from memory before React has been there: nothing opens by itself then.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) root.dataset.restored = "";
  });
  addEventListener("click", keepClick, true);
  addEventListener(
    "hydrated",
    () => {
      removeEventListener("click", keepClick, true);
      root.dataset.scripts = "ready";
      for (const element of clicked) element.click();
    },
    { once: true },
  );
  for (const sign of signs)
    addEventListener(sign, seeSign, { capture: true, passive: true });
  addEventListener("DOMContentLoaded", showLazyImages);
  // A browser can be idle before it has painted; scripts asked for then would hold the paint up.
  addEventListener("load", () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      (window.requestIdleCallback || setTimeout)(
        // What a page does by itself on arrival.
        document.querySelector("[data-start]") ? start : load,
      );
    }).observe({ type: "paint", buffered: true }),
  );
})();
