import { figures } from "#content/figures.ts";
import { home } from "#content/home.ts";
import { partners } from "#content/partners.ts";
import { people } from "#content/people.ts";
import { isPreview } from "#content/preview.ts";
import { testimonials } from "#content/testimonials.ts";
import { contactSubject } from "#content/ui/contact-subject.ts";
import { comparedEvents } from "#app/content/comparison.ts";
import { monthWords } from "#app/content/day-words.ts";
import { contactPerson } from "#app/content/contact-person.ts";
import { cardsInMenu } from "#app/content/family-cards.ts";
import { inLanguages } from "#app/content/languages.ts";
import { pageAt } from "#app/content/pages.ts";
import { generated, scene, taskPictures } from "#app/content/picture.ts";
import type { PageHandle } from "#app/layout/page-types.ts";
import { ContactFormSection } from "#app/sections/contact/contact-form-section.tsx";
import { QuestionsSection } from "#app/sections/questions/questions-section.tsx";
import { PartnerBanner } from "#app/sections/partner-banner/partner-banner.tsx";
import { TaskStrip } from "#app/sections/tasks/task-strip.tsx";
import { TestimonialsSection } from "#app/sections/testimonials/testimonials-section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { fillIn } from "#words/fill-in.ts";
import { Compare } from "./compare.tsx";
import { Hero, HeroFigures } from "./hero.tsx";
import { HowWeWork } from "./how-we-work.tsx";
import styles from "./hero.module.css";
import { Specialties } from "./specialties.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";

export const handle: PageHandle = { hasContact: true };

export function loader({ url }: LoaderArgs) {
  const about = url.searchParams.get("about") ?? "";
  return {
    ...home,
    ...inLanguages(pageAt("/")!),
    /** The page whose Contact Us led here. */
    subject: pageAt(about)?.name,
    heroPicture: {
      square: scene("home", "square"),
      card: scene("home", "card"),
    },
    taskPictures: taskPictures(),
    heroLife: {
      square: scene("home-life", "square"),
      card: scene("home-life", "card"),
    },
    events: comparedEvents(),
    cards: {
      commercial: cardsInMenu("commercial"),
      personal: cardsInMenu("personal"),
      services: cardsInMenu("services"),
    },
    trustIcon: generated("/images/trust.svg"),
    partners: partners.map((partner) => ({
      name: partner.name,
      picture: generated(partner.url),
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
    team: people.slice(0, 3).map(contactPerson),
  };
}

/** A figure without a source is shown only on previews. */
const isShown = (figure: { sample?: boolean }) => !figure.sample || isPreview;

export { meta } from "#app/layout/page-meta.ts";

export default function HomePage({ loaderData }: PageProps<typeof loader>) {
  const {
    hero,
    heroPicture,
    heroLife,
    howItWorks,
    compare,
    apart,
    specialties,
    cards,
    subject,
  } = loaderData;
  const words = useWords(contactSubject);
  return (
    <>
      <Hero {...hero} picture={heroPicture} life={heroLife} />
      <TaskStrip pictures={loaderData.taskPictures} />
      <div className={styles.trust}>
        <HeroFigures figures={hero.figures} />
        <PartnerBanner
          trustIcon={loaderData.trustIcon}
          partners={loaderData.partners}
        />
      </div>
      <HowWeWork {...{ howItWorks, apart }} />
      <Compare {...compare} events={loaderData.events} />
      <Specialties {...specialties} cards={cards} />
      <TestimonialsSection {...loaderData.reviews} />
      <QuestionsSection id="faq" {...loaderData.faq} />
      <ContactFormSection
        people={loaderData.team}
        message={subject && `${fillIn(words.about, { subject })}\n\n`}
      />
    </>
  );
}
