// Inline in a page with a notice, right after it. Removes a notice that has ended: before the first paint, from a
// copy of the page that a browser or a CDN kept too long, and when the visitor comes back to an open page.
(() => {
  const notice = document.querySelector("[data-notice]");
  const remove = () => {
    if (Date.now() >= notice.dataset.notice) notice.remove();
  };
  remove();
  addEventListener("pageshow", remove);
  addEventListener("visibilitychange", remove);
})();
