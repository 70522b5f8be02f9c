/**
 * Brings the hero's picture to life at the visitor's first sign: a drawing on top of it lifts the crane's load and
 * lights windows (pictures/scenes/home-life-*.svg), and a change of theme fades from day to night. Visitors who prefer reduced motion
 * keep the still picture.
 */
export function wakeHero(life: HTMLTemplateElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const still = life.previousElementSibling!;
  const over = life.content.firstElementChild!;
  const { className } = over;
  life.replaceWith(over);

  const root = document.documentElement;
  const fade = () => {
    const isDark = root.dataset.theme === "dark";
    // A copy in the old theme fades away on top of the picture, which has the new theme already.
    const old = still.cloneNode(true) as HTMLElement;
    old.className = className;
    old.style.colorScheme = isDark ? "light" : "dark";
    still.after(old);
    old.animate({ opacity: [1, 0] }, 300).onfinish = () => old.remove();
  };
  new MutationObserver(fade).observe(root, { attributeFilter: ["data-theme"] });
}
