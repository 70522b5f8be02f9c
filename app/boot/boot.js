// The one inline script of every page, run before the first paint. scripts/finish-pages.ts minifies it.
// It sets the theme, shows lazy images, and starts React late: at the first sign of a visitor or when idle.
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

  const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
  const clicked = [];
  const replayed =
    "command" in HTMLButtonElement.prototype
      ? "[data-replay]"
      : "[data-replay],[commandfor]";
  let started = false;

  const address = location.pathname + location.search;

  const keepClick = (event) => {
    const element = event.target.closest(replayed);
    if (element) clicked.push(element);
  };

  const start = () => {
    const data = document.getElementById("hydration");
    if (started || !data) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, start, true);
    const [module, page] = JSON.parse(data.textContent);
    Promise.all([import(module), fetch(page)])
      .then(([{ startReact }, answer]) => startReact(answer, address))
      // Without its scripts the page is the plain one that visitors without scripts get.
      .catch(() => delete root.dataset.scripts);
  };

  // Spec section 9: a lazy image loads within 50px of the viewport, at threshold 0.1.
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
    addEventListener(sign, start, { capture: true, passive: true });
  addEventListener("DOMContentLoaded", showLazyImages);
  // A browser can be idle before it has painted; scripts asked for then would hold the paint up.
  addEventListener("load", () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      (window.requestIdleCallback || setTimeout)(start);
    }).observe({ type: "paint", buffered: true }),
  );
})();
