import {
  createContext,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from "react";
import type { islands } from "#app/islands.ts";

type Islands = typeof islands;
type IslandOf<Name extends keyof Islands> = Awaited<ReturnType<Islands[Name]>>;

/** What the page can write down: props are read again in the browser. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain };

type IslandProps<Name extends keyof Islands> = {
  /** Its name in app/islands.ts. */
  name: Name;
  of: IslandOf<Name>;
  props: ComponentProps<IslandOf<Name>> & { readonly [prop: string]: Plain };
  /** When it starts: at the visitor's first sign, or when the browser is idle. */
  until?: "sign" | "idle";
};

/** Renders an island's HTML. Only documents provide it: without it, as in the browser, an island is its component. */
export const IslandRenderer = createContext<
  ((name: string, content: ReactNode) => string) | undefined
>(undefined);

/**
 * A component that React takes over in the browser, alone. Its HTML is rendered as a root of its own, as in the browser,
 * so it knows nothing of the page but its props and the page's language.
 */
export function Island<Name extends keyof Islands>({
  name,
  of,
  props,
  until = "sign",
}: IslandProps<Name>) {
  const render = use(IslandRenderer);
  const Component = of as ComponentType<object>;
  if (!render) return <Component {...props} />;
  return (
    <div
      data-island={name}
      data-until={until}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{
        __html: render(name, <Component {...props} />),
      }}
    />
  );
}
