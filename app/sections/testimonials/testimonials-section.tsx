import type { DayWords } from "#app/content/day-words.ts";
import type { Testimonial } from "#app/content/people-schema.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { CalendarDay } from "#app/ui/calendar-day.tsx";
import { Section } from "#app/ui/section.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import styles from "./testimonials-section.module.css";

/** A client's words as they are shown, with the month that they are from. */
type ShownTestimonial = Omit<Testimonial, "date"> & { month: DayWords };

type TestimonialsSectionProps = {
  /** Number and average of the reviews, from the claims register. */
  count: string;
  rating: string;
  testimonials: readonly ShownTestimonial[];
};

export function TestimonialsSection({
  count,
  rating,
  testimonials,
}: TestimonialsSectionProps) {
  return (
    <Section
      id="testimonials"
      title="Testimonials"
      intro={`${count} verified Google reviews, ${rating} out of 5 on average.`}
    >
      <Carousel
        label="What clients say"
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
  sample,
}: ShownTestimonial) {
  return (
    <figure className={styles.card}>
      <blockquote className={styles.review}>{`“${review}”`}</blockquote>
      <figcaption className={styles.source}>
        <p>
          <span className={styles.rating} aria-hidden="true">
            {"★".repeat(rating)}
            {"☆".repeat(5 - rating)}
          </span>
          <VisuallyHidden>{`${rating} out of 5`}</VisuallyHidden>
        </p>
        <p>
          <span className={styles.name}>{name}</span>
          {" · "}
          <CalendarDay {...month} />
        </p>
        <ul className={styles.tags} aria-label="About">
          {sample && <li className={styles.tag}>Sample</li>}
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
