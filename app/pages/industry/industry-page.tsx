import { data } from "react-router";
import { site } from "#content/site.ts";
import { industryPage } from "#content/ui/industry-page.ts";
import { sceneName } from "#app/content/scene-name.ts";
import {
  addressIn,
  inLanguages,
  languageOf,
  pagesIn,
} from "#app/content/languages.ts";
import { pageAt } from "#app/content/pages.ts";
import { lossExample } from "#app/content/loss-example.ts";
import { cutawayPicture, heroScene } from "#app/content/picture.ts";
import { teaserCards } from "#app/content/post-cards.ts";
import { sourcesOf } from "#app/content/sources.ts";
import { relatedPages } from "#app/content/related.ts";
import type { PageHandle } from "#app/layout/contact-address.ts";
import { BlogTeaser } from "#app/sections/blog-teaser/blog-teaser.tsx";
import { ClosingSection } from "#app/sections/closing/closing-section.tsx";
import { ContactSection } from "#app/sections/contact/contact-section.tsx";
import { FaqSection } from "#app/sections/faq/faq-section.tsx";
import { LossBar } from "#app/sections/loss-bar/loss-bar.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { RelatedSection } from "#app/sections/related/related-section.tsx";
import { SourcesSection } from "#app/sections/sources/sources-section.tsx";
import {
  NameList,
  TitledList,
} from "#app/sections/titled-list/titled-list.tsx";
import { ButtonLink, OutsideButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { CustomersAndAssociations } from "./customers-and-associations.tsx";
import type { Route } from "./+types/industry-page";

export const handle: PageHandle = { hasContact: true };

export function loader({ params: { slug }, url }: Route.LoaderArgs) {
  const language = languageOf(url);
  const industry = pagesIn("industries", language).get(slug);
  if (!industry) throw data(null, { status: 404 });

  return {
    ...industry,
    ...inLanguages(pageAt(addressIn(language, `/industry/${slug}`))!),
    picture: heroScene(sceneName(slug)),
    cutaway: cutawayPicture(sceneName(slug), industry.cutaway),
    example: lossExample(slug),
    sourceList: sourcesOf(industry.sources),
    related: relatedPages(industry.related, language),
    posts: teaserCards(industry.posts),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** All 14 industries have the same sections (docs/product.md, "Industry pages"). */
export default function IndustryPage({
  loaderData: industry,
}: Route.ComponentProps) {
  const words = useWords(industryPage);
  const { approach, whyUs, coverages, whoWeServe, closing } = industry;
  return (
    <>
      <PageHero
        {...industry}
        crumbs={["commercial"]}
        actions={
          <>
            <OutsideButton to={site.outside.quote}>{words.quote}</OutsideButton>
            <ButtonLink to="#coverages" variant="quiet">
              {words.coverages}
            </ButtonLink>
          </>
        }
      />
      {industry.example && <LossBar {...industry.example} />}
      <Section id="approach" title={approach.title} shape="aside">
        <Paragraphs texts={approach.paragraphs} />
      </Section>
      <Section id="why-us" {...whyUs} shape="aside">
        <TitledList shape="rows" list={whyUs.reasons} />
      </Section>
      <Section id="coverages" {...coverages} tone="sunk">
        <TitledList shape="grid" list={coverages.list} />
      </Section>
      <Section id="who-we-serve" {...whoWeServe}>
        <NameList list={whoWeServe.kinds} />
      </Section>
      <CustomersAndAssociations {...industry.customersAndAssociations} />
      <FaqSection {...industry.faq} />
      <BlogTeaser posts={industry.posts} />
      <ContactSection />
      <ClosingSection {...closing}>
        <OutsideButton to={site.outside.quote}>{words.quote}</OutsideButton>
      </ClosingSection>
      <RelatedSection pages={industry.related} />
      <SourcesSection list={industry.sourceList} />
    </>
  );
}
