// In development, the styles of all pages, in the order in which they build on each other.
import "./styles/tokens.css";
import "./styles/base.css";
import "./layout/notice.css";

import.meta.glob(
  [
    "./ui/**/*.css",
    "./sections/**/*.css",
    "./layout/**/*.css",
    "./pages/**/*.css",
  ],
  { eager: true },
);
import.meta.glob("./styles/prose.css", { eager: true });
