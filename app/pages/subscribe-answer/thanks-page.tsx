import { subscribeCard } from "#content/ui/subscribe-card.ts";
import { subscribeThanks } from "#content/ui/subscribe-thanks.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import { heroScene } from "#app/content/picture.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { PageProps } from "#app/layout/page-types.ts";

export function loader() {
  return {
    name: subscribeThanks.name,
    crumbs: ["home", "blog"] satisfies Crumb[],
    title: subscribeThanks.title,
    description: subscribeThanks.description,
    path: "/subscribe/thanks",
    noindex: true,
    heading: subscribeCard.thanksTitle,
    text: subscribeCard.thanksText,
    picture: heroScene("blog"),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** The answer to a subscription posted without scripts. */
export default function SubscribeThanksPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const words = useWords(subscribeThanks);
  return (
    <PageHero
      hero={{ title: page.heading, description: page.text }}
      picture={page.picture}
      actions={<ButtonLink to="/blog">{words.articles}</ButtonLink>}
    />
  );
}
