/** A build with VITE_CONTACT=demo is a preview without a server behind its forms. Never the default. */
export const isDemo = import.meta.env.VITE_CONTACT === "demo";

/** Waits one second, then succeeds about 70 times in 100 (docs/product.md, "Contact form"). */
export async function pretendToSend() {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return Math.random() < 0.7
    ? ({ status: "sent", reference: "DEMO" } as const)
    : ({ status: "failed", why: "unclear" } as const);
}
