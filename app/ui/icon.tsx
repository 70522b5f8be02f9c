import { createElement } from "react";
import type { IconNode } from "lucide";
// One by one: the index of the package costs the build 4.6 s.
import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import ArrowUpRight from "lucide/dist/esm/icons/arrow-up-right.mjs";
import CameraOff from "lucide/dist/esm/icons/camera-off.mjs";
import ChevronDown from "lucide/dist/esm/icons/chevron-down.mjs";
import FileText from "lucide/dist/esm/icons/file-text.mjs";
import Flag from "lucide/dist/esm/icons/flag.mjs";
import Moon from "lucide/dist/esm/icons/moon.mjs";
import Pause from "lucide/dist/esm/icons/pause.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import Play from "lucide/dist/esm/icons/play.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import Sun from "lucide/dist/esm/icons/sun.mjs";
import UserRound from "lucide/dist/esm/icons/user-round.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import styles from "./icon.module.css";

/** The icons of controls, which the first paint shows; content uses those of topic-icon.tsx. */
const icons = {
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up-right": ArrowUpRight,
  "camera-off": CameraOff,
  "chevron-down": ChevronDown,
  close: X,
  file: FileText,
  flag: Flag,
  moon: Moon,
  pause: Pause,
  person: UserRound,
  phone: Phone,
  play: Play,
  search: Search,
  sun: Sun,
} satisfies Record<string, IconNode>;

/**
 * A Lucide icon in the color and size of the text next to it. Always decoration, because words say what it means.
 * Drawn from Lucide's data instead of by lucide-react, which would add nine attributes to every icon on every page.
 */
export function Icon({ name }: { name: keyof typeof icons }) {
  const node: IconNode = icons[name];
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      {node.map(([tag, attributes], index) =>
        createElement(tag, { ...attributes, key: index }),
      )}
    </svg>
  );
}
