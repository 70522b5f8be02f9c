// The only inline script of every page; it runs before the first paint. vite.config.ts minifies it. It sets the
// theme, shows lazy images, fetches the scripts when the browser is idle, and starts React at the first sign of a
// visitor. Nothing needs React before that, and its start takes a phone's processor a third of a second (0022). A
// click on something that only React can answer ([data-replay]) is kept and repeated once React is there.
(() => {
  const root = document.documentElement;
  let stored;
  try {
    stored = localStorage.getItem("theme");
  } catch {
    // Storage is blocked: use the light theme.
  }
  root.dataset.theme = stored === "dark" ? "dark" : "light";
  // What our scripts and React Router need. An older browser shows the page as it is without scripts.
  const isSupported =
    Object.hasOwn && window.TransformStream && window.HTMLDialogElement;
  // Without this attribute, style sheets show everything in its plain form for no scripts.
  if (isSupported) root.dataset.scripts = "pending";

  const signs = [
    "pointermove",
    "pointerdown",
    "keydown",
    "keyup",
    "focusin",
    "scroll",
    "click",
    // Back to an address that the previous document's router showed.
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

  // If its scripts are missing, the page is the plain one for visitors without scripts.
  const stayPlain = () => delete root.dataset.scripts;

  const load = () => {
    const data = document.getElementById("hydration");
    // Half of it may be there while the document is still arriving.
    if (loading || !data || !isSupported || document.readyState === "loading")
      return;
    const [module, page] = JSON.parse(data.textContent);
    // A page rendered for this request contains its data; a built file names its data file.
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

  // The visitor's own action is answered and painted first, so not while a finger or a key is down.
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
          target.src = target.dataset.src;
          observer.unobserve(target);
        }
      },
      { rootMargin: "50px", threshold: 0.1 },
    );
    for (const image of document.querySelectorAll("img[data-src]"))
      observer.observe(image);
  };

  // Paper shows every picture.
  addEventListener("beforeprint", () => {
    for (const image of document.querySelectorAll("img[data-src]"))
      image.src = image.dataset.src;
  });

  // Back and Forward may restore the page from memory before React was there; nothing opens by itself then.
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
  // A browser can be idle before it has painted; scripts requested then would delay the paint.
  addEventListener("load", () => {
    // Every picture that the page starts with has loaded or failed.
    root.dataset.loaded = "";
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      (window.requestIdleCallback || setTimeout)(
        // What a page does by itself on arrival.
        document.querySelector("[data-start]") ? start : load,
      );
    }).observe({ type: "paint", buffered: true });
  });
})();
