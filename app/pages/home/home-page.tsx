import { figures } from "#content/figures.ts";
import { home } from "#content/home.ts";
import { partners } from "#content/partners.ts";
import { people } from "#content/people.ts";
import { isPreview } from "#content/preview.ts";
import { testimonials } from "#content/testimonials.ts";
import { monthWords } from "#app/content/day-words.ts";
import {
  industryCards,
  personalCards,
  serviceCards,
} from "#app/content/family-cards.ts";
import { generated, portrait, scene } from "#app/content/picture.ts";
import type { PageHandle } from "#app/layout/contact-address.ts";
import { ContactSection } from "#app/sections/contact/contact-section.tsx";
import { FaqSection } from "#app/sections/faq/faq-section.tsx";
import { PartnerBanner } from "#app/sections/partners/partner-banner.tsx";
import { TeamSection } from "#app/sections/team/team-section.tsx";
import { TestimonialsSection } from "#app/sections/testimonials/testimonials-section.tsx";
import { Compare } from "./compare.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Specialties } from "./specialties.tsx";
import { WhatSetsUsApart } from "./what-sets-us-apart.tsx";
import type { Route } from "./+types/home-page";

export const handle: PageHandle = { hasContact: true };

export function loader() {
  return {
    ...home,
    path: "/",
    heroPicture: {
      square: scene("home", "square"),
      card: scene("home", "card"),
    },
    cards: {
      commercial: industryCards(),
      personal: personalCards(),
      services: serviceCards(),
    },
    trustIcon: generated("/images/trust.svg"),
    partners: partners.map(({ name, url }) => ({
      name,
      picture: generated(url),
    })),
    reviews: {
      count: figures.reviewCount.value,
      rating: figures.reviewRating.value,
      isCounted: isShown(figures.reviewCount) && isShown(figures.reviewRating),
      testimonials: testimonials.map(({ date, ...testimonial }) => ({
        ...testimonial,
        month: monthWords(date),
      })),
    },
    members: people.map((person) => ({
      ...person,
      picture: portrait(person.image),
      // What each executive is known for is on the About page.
      description: undefined,
    })),
  };
}

/** A figure without a source is shown only on previews. */
const isShown = (figure: { sample?: boolean }) => !figure.sample || isPreview;

export { meta } from "#app/layout/page-meta.ts";

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, heroPicture, howItWorks, compare, apart, specialties, cards } =
    loaderData;
  return (
    <>
      <Hero {...hero} picture={heroPicture} />
      <PartnerBanner
        trustIcon={loaderData.trustIcon}
        partners={loaderData.partners}
      />
      <HowItWorks {...howItWorks} />
      <Compare {...compare} />
      <WhatSetsUsApart {...apart} />
      <Specialties {...specialties} cards={cards} />
      <TestimonialsSection {...loaderData.reviews} />
      <TeamSection members={loaderData.members} />
      <FaqSection {...loaderData.faq} />
      <ContactSection />
    </>
  );
}
