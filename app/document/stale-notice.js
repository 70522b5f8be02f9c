// Inline in a page with a notice, right after it. Removes a notice that has ended before the first paint, from a copy of
// the page that a browser or a CDN kept too long. page-clock.ts removes one that ends while the page is open.
{
  const notice = document.querySelector("[data-notice]");
  if (Date.now() >= notice.dataset.notice) notice.remove();
}
