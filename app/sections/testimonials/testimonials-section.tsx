import { testimonialsSection } from "#content/ui/testimonials-section.ts";
import type { DayWords } from "#app/content/day-words.ts";
import type { Testimonials } from "#content/testimonials.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { CalendarDay } from "#app/ui/calendar-day.tsx";
import { Section } from "#app/ui/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { fillIn } from "#words/fill-in.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./testimonials-section.module.css";

/** A client's words as shown, with their month. */
type ShownTestimonial = Omit<Testimonials[number], "date"> & {
  month: DayWords;
};

type TestimonialsSectionProps = {
  /** Number and average rating of the reviews, from the register of figures. */
  count: string;
  rating: string;
  /** Whether those two have a source, or this is a preview. */
  isCounted: boolean;
  testimonials: readonly ShownTestimonial[];
};

export function TestimonialsSection({
  count,
  rating,
  isCounted,
  testimonials,
}: TestimonialsSectionProps) {
  const words = useWords(testimonialsSection);
  if (testimonials.length === 0) return null;
  return (
    <Section
      id="testimonials"
      title={words.title}
      intro={isCounted && fillIn(words.intro, { count, rating })}
    >
      <Carousel
        label={words.label}
        perView="1 2"
        controls="steps"
        slides={testimonials.map((testimonial) => ({
          id: testimonial.id,
          content: <TestimonialCard {...testimonial} />,
        }))}
      />
    </Section>
  );
}

function TestimonialCard({
  name,
  month,
  rating,
  review,
  tags,
}: ShownTestimonial) {
  const words = useWords(testimonialsSection);
  return (
    <figure className={styles.card}>
      <blockquote className={styles.review}>{`“${review}”`}</blockquote>
      <figcaption className={styles.source}>
        <p>
          <span className={styles.rating} aria-hidden="true">
            {"★".repeat(rating)}
            {"☆".repeat(5 - rating)}
          </span>
          <VisuallyHidden>{fillIn(words.rating, { rating })}</VisuallyHidden>
        </p>
        <p>
          <span className={styles.name}>{name}</span>
          {" · "}
          <CalendarDay {...month} />
        </p>
        <ul className={styles.tags} aria-label={words.tags}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
