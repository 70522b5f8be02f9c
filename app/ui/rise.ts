/** In milliseconds: 0.6 s, with 0.1 s between neighbors (docs/product.md, "Motion"). */
const duration = 600;
const stagger = 100;

/** Lets the contents of `Reveal` that are not on screen yet rise as they scroll into view. */
export function riseIntoView(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.animate(
        [
          { opacity: 0, translate: "0 24px" },
          { opacity: 1, translate: "0 0" },
        ],
        {
          duration,
          delay: Number((target as HTMLElement).dataset.reveal) * stagger,
          easing: "cubic-bezier(0.2, 0.6, 0.2, 1)",
          fill: "backwards",
        },
      );
    }
  });
  for (const element of document.querySelectorAll("[data-reveal]"))
    if (element.getBoundingClientRect().top >= innerHeight)
      observer.observe(element);
}
