/** Lucide has a module without types for each icon. Vite would read all 2,000 of them through its index. */
declare module "lucide/dist/esm/icons/*.mjs" {
  const icon: import("lucide").IconNode;
  export default icon;
}
