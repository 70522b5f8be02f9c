// The script inside every page. It sets the theme before the first paint, makes the controls work that need a few lines
// and no React (menu, theme, tabs, lists, pins, pictures), and starts the islands. One listener on the document answers
// each kind of event, so a control works as soon as it is there. vite.config.ts minifies it.
(() => {
  const root = document.documentElement;
  const { dataset } = root;
  let stored;
  try {
    stored = localStorage.getItem("theme");
  } catch {
    // Storage is blocked: use the light theme.
  }
  dataset.theme = stored === "dark" ? "dark" : "light";
  // What our scripts need. An older browser shows the page as it is without scripts: style sheets ask for data-scripts.
  if (!Object.hasOwn || !window.HTMLDialogElement) return;
  dataset.scripts = "pending";

  const all = (selector, from = document) => [
    ...from.querySelectorAll(selector),
  ];
  const byId = (id) => document.getElementById(id);
  const aria = (element, name, value) =>
    element.setAttribute(`aria-${name}`, value);
  /** The element that an attribute names by its id. */
  const named = (element, attribute) => byId(element.getAttribute(attribute));
  const on = (type, selector, act) =>
    // On the document, because the window hears of no picture that has loaded. Not every event bubbles to it.
    document.addEventListener(
      type,
      (event) => {
        const element = event.target.closest?.(selector);
        if (element) act(element, event);
      },
      true,
    );

  // The theme.
  const showTheme = () => {
    for (const button of all("[data-theme-button]"))
      aria(button, "pressed", dataset.theme === "dark");
  };
  on("click", "[data-theme-button]", () => {
    dataset.theme = dataset.theme === "dark" ? "light" : "dark";
    try {
      localStorage.setItem("theme", dataset.theme);
    } catch {
      // Storage is blocked or full: the theme lasts until the visitor leaves the page.
    }
    showTheme();
  });

  // The drawer, in browsers without invoker commands or `closedby`.
  on("click", "[commandfor]", (button) => {
    if ("command" in button) return;
    const dialog = named(button, "commandfor");
    dialog[dialog.open ? "close" : "showModal"]();
  });
  // The target of a click on the overlay is the dialog itself, as with a click between its lines. The drawer is at the
  // left, so the position tells them apart.
  on("click", "dialog[closedby]", (dialog, { target, clientX }) => {
    const isOverlay = target === dialog && clientX > dialog.offsetWidth;
    if (isOverlay || target.closest("a")) dialog.close();
  });

  // One part of a group open at a time.
  on("click", "[data-fold]", (button) => {
    for (const one of all("[data-fold]", button.closest("nav"))) {
      const list = named(one, "aria-controls");
      const isOpen = one === button && !list.matches("[data-open]");
      list.toggleAttribute("data-open", isOpen);
      aria(one, "expanded", isOpen);
    }
  });

  /** Hides a part until the browser finds something in it: app/ui/folded.tsx. */
  const fold = (part, isFolded) => {
    part.hidden = isFolded && "until-found";
  };

  // Tabs in the APG pattern.
  const select = (tab) => {
    for (const one of tab.parentElement.children) {
      aria(one, "selected", one === tab);
      one.tabIndex = one === tab ? 0 : -1;
      fold(named(one, "aria-controls").parentElement, one !== tab);
    }
  };
  on("click", "[role=tab]", select);
  // The browser opens a panel in which it finds something; its tab closes the others.
  on("beforematch", "[data-findable]:has(> [role=tabpanel])", (part) =>
    select(byId(part.firstElementChild.getAttribute("aria-labelledby"))),
  );
  on("keydown", "[role=tab]", (tab, event) => {
    const tabs = [...tab.parentElement.children];
    const at = tabs.indexOf(tab);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    if (!(event.key in to)) return;
    event.preventDefault();
    const next = tabs.at(to[event.key] % tabs.length);
    select(next);
    next.focus();
  });

  // Load More and Load Less. data-more: how many show at first and come at a time, on narrow and on wide windows.
  on("click", "[data-more], [data-less]", (button) => {
    const section = button.closest("section");
    const more = section.querySelector("[data-more]");
    const less = section.querySelector("[data-less]");
    const items = [...section.querySelector("[data-items]").children];
    const isWide = matchMedia("(min-width: 48em)").matches;
    const step = Number(more.dataset.more.split(" ")[isWide ? 1 : 0]);
    const before = items.filter(({ dataset: { shown } }) => shown != null);
    const from = Math.max(before.length, step);
    const to = button === less ? step : Math.min(from + step, items.length);
    items.forEach((item, index) => {
      item.toggleAttribute("data-shown", index < to);
      if (index < to) fold(item, false);
    });
    more.hidden = to === items.length;
    if (less) less.hidden = button === less;
    items[button === less ? 0 : from].querySelector("summary, h3").focus();
    const status = section.querySelector("[data-added]");
    if (status)
      status.textContent = status.dataset.added.replace("{count}", to - from);
  });

  // The pins of a picture open places in the list beside it. The list opens one place at a time by itself.
  const follow = (cutaway) => {
    const places = all("[data-pin]", cutaway);
    const open = places.find((place) => place.open);
    const pins = all("svg [data-place]", cutaway);
    for (const pin of pins)
      aria(pin, "expanded", pin.dataset.place === open?.id);
    const shade = cutaway.querySelector("[data-shade]");
    const badge = open && pins[places.indexOf(open)];
    // The picture is whole until a visitor has chosen a place.
    shade.setAttribute("r", cutaway.dataset.cutaway && badge ? "215%" : "0");
    badge?.dataset.dot.split(" ").forEach((place, index) => {
      shade.setAttribute(index ? "cy" : "cx", `${place}%`);
    });
  };
  on("toggle", "[data-pin]", (place) => {
    const cutaway = place.closest("[data-cutaway]");
    if (!cutaway.querySelector("[data-pin]").open)
      cutaway.dataset.cutaway = "chosen";
    follow(cutaway);
  });
  on("click", "[data-place]", (link, event) => {
    event.preventDefault();
    const place = byId(link.dataset.place);
    place.open = !place.open;
    place.scrollIntoView({ block: "nearest" });
    // A link to the next place disappears with its own.
    if (!link.closest("svg"))
      place.querySelector("summary").focus({ preventScroll: true });
  });
  on("keydown", "[data-cutaway]", (cutaway, { key, target }) => {
    const open = cutaway.querySelector("[data-pin][open]");
    if (key !== "Escape" || !open) return;
    open.open = false;
    if (!target.closest("svg")) open.querySelector("summary").focus();
  });

  // Carousels: the browser's scrolling is the state. Two quick presses move two views.
  const viewOf = ({ children, clientWidth, scrollLeft }) => {
    const width = children[1]?.offsetLeft - children[0].offsetLeft || 1;
    const visible = Math.max(1, Math.round(clientWidth / width));
    const last = Math.max(0, children.length - visible);
    const first = Math.min(Math.round(scrollLeft / width), last);
    return { first, last, visible };
  };
  const goals = new WeakMap();
  const followTrack = (track) => {
    const { first, last, visible } = viewOf(track);
    if (goals.get(track) === first) goals.delete(track);
    [...track.children].forEach((slide, index) => {
      slide.inert = index < first || index >= first + visible;
    });
    for (const button of all("[data-step], [data-view]", track.parentElement)) {
      const { step, view } = button.dataset;
      if (step) aria(button, "disabled", first === (step > 0 ? last : 0));
      else aria(button, "current", view == Math.ceil(first / visible));
    }
  };
  on(
    "click",
    "[data-step], [data-view]",
    ({ dataset: { step, view } }, { target }) => {
      const track = target.closest("[data-carousel]").querySelector("ul");
      const { first, last, visible } = viewOf(track);
      const to = view
        ? view * visible
        : (goals.get(track) ?? first) + step * visible;
      const goal = Math.max(0, Math.min(to, last));
      goals.set(track, goal);
      track.scrollTo({ left: track.children[goal].offsetLeft });
    },
  );
  on("scroll", "[data-carousel] > ul", followTrack);
  const followTracks = () => all("[data-carousel] > ul").forEach(followTrack);
  addEventListener("resize", followTracks);

  // A choice says its result to screen readers; style sheets show it.
  on("change", "[data-says]", (choice) => {
    choice.closest("section").querySelector("[aria-live] > *").textContent =
      choice.dataset.says;
  });

  on("click", "[data-pause]", (button) => {
    const { dataset: part } = button.closest("section");
    part.choice = part.choice === "paused" ? "playing" : "paused";
  });

  on("click", "[data-print]", () => print());
  on("click", "[data-copy]", async (button) => {
    const { copy, copied, notCopied } = button.dataset;
    const status = button.nextElementSibling;
    try {
      await navigator.clipboard.writeText(
        named(button, "aria-describedby")?.textContent ??
          new URL(copy, location),
      );
      status.textContent = copied;
    } catch {
      status.textContent = notCopied;
    }
  });

  on("click", "[data-say]", (button) => {
    const text = named(button, "aria-describedby");
    const speech = new SpeechSynthesisUtterance(text.textContent);
    speech.lang = text.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(speech);
  });

  // A lazy image loads within 50px of the viewport, at threshold 0.1 (docs/product.md, "Images").
  const show = (image) => {
    image.src = image.dataset.src;
  };

  const settle = (image) => {
    if (image.naturalWidth && !image.src.startsWith("data:"))
      image.parentElement.dataset.state = "loaded";
  };
  on("load", "[data-state] > img", settle);
  on("error", "[data-state] > img", (image) => {
    const failed = byId("failed-image").firstElementChild.cloneNode(true);
    const [width, height] = ["width", "height"].map((name) =>
      image.getAttribute(name),
    );
    failed.style.aspectRatio = `${width} / ${height}`;
    image.parentElement.dataset.state = "error";
    image.replaceWith(failed);
  });

  // Islands: app/islands/README.md. An early click is repeated once React answers.
  let client;
  // If its scripts are missing, the page is the plain one for visitors without scripts.
  const stayPlain = () => delete dataset.scripts;
  const load = () => {
    const data = byId("client");
    if (client || !data) return client;
    const [address, ...modules] = JSON.parse(data.textContent);
    // Fetched, but not run before the visitor's first sign.
    for (const href of modules) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "modulepreload", href });
      document.head.append(link);
    }
    client = import(address);
    client.catch(stayPlain);
    return client;
  };
  const start = () =>
    load()
      ?.then(({ startIslands }) => startIslands())
      .catch(stayPlain);
  on("click", "[data-until]:not([data-until='']) [data-replay]", (element) => {
    element.dataset.clicked = "";
  });
  // The visitor's own action is answered and painted first, so not while a finger or a key is down.
  const signs = ["pointermove", "keyup", "focusin", "scroll", "click"];
  const seeSign = ({ buttons }) => {
    if (buttons) return;
    for (const sign of signs) removeEventListener(sign, seeSign, true);
    requestAnimationFrame(() => setTimeout(start));
  };

  // Back and Forward may restore the page from memory; nothing opens by itself then.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) dataset.restored = "";
  });
  addEventListener("DOMContentLoaded", () => {
    showTheme();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          show(target);
        }
      },
      { rootMargin: "50px", threshold: 0.1 },
    );
    for (const image of all("img[data-src]")) observer.observe(image);
    followTracks();
    all("[data-state] > img").forEach(settle);
    for (const cutaway of all("[data-cutaway]")) follow(cutaway);
    if (!document.querySelector("[data-island]")) dataset.scripts = "ready";
    else
      for (const sign of signs)
        addEventListener(sign, seeSign, { capture: true, passive: true });
  });
  // A browser can be idle before it has painted; scripts requested then would delay the paint.
  addEventListener("load", () => {
    // Every picture that the page starts with has loaded or failed.
    dataset.loaded = "";
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      (window.requestIdleCallback || setTimeout)(load);
    }).observe({ type: "paint", buffered: true });
  });
})();
