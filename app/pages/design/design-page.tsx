import { useState, type ReactNode } from "react";
import { Button, ButtonLink, OutsideButton } from "#app/ui/button.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { BoxGroup } from "#app/ui/field-group.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { controlIcons, Icon } from "#app/ui/icon.tsx";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import { iconNames } from "#content/drawn.ts";
import { Image } from "#app/ui/image.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Swatches } from "./swatches.tsx";
import styles from "./design-page.module.css";

const error = "Enter an email address in the form name@example.com";
const picture = {
  src: "/images/scenes/home-card.svg",
  width: 400,
  height: 300,
  alt: "",
};

/** All elements in all states, for design and review. Development only. */
export default function DesignPage() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Design</h1>
      <Group title="Colors">
        <Swatches />
      </Group>
      <Group title="Type">
        <h2>Heading two, Besley</h2>
        <h3>Heading three, Besley</h3>
        <p>Running text in Figtree, at seventeen pixels.</p>
      </Group>
      <Group title="Button">
        <div className={styles.row}>
          <Button>Primary</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="quiet">Quiet</Button>
          <Button size="small">Small</Button>
          <Button loading>Sending...</Button>
          <ButtonLink to="/">Link</ButtonLink>
          <OutsideButton to="https://outside.example">New tab</OutsideButton>
        </div>
      </Group>
      <Group title="Icon">
        <div className={styles.row}>
          {controlIcons.map((name) => (
            <Icon key={name} name={name} />
          ))}
          {iconNames.map((name) => (
            <TopicIcon key={name} name={name} />
          ))}
        </div>
      </Group>
      <Group title="Field">
        <div className={styles.fill}>
          <ErrorSummary order={["wrong"]} errors={{ wrong: error }} />
        </div>
        <Field name="plain" label="Plain" required />
        <Field
          name="hinted"
          label="Optional with a hint"
          hint="As on your policy"
        />
        <Field
          name="wrong"
          label="Wrong"
          required
          defaultValue="name@"
          error={error}
        />
        <TextAreaField name="area" label="Text area" rows={3} required />
        <Choice
          name="choice"
          legend="Choice"
          defaultValue="one"
          options={[
            { value: "one", label: "One" },
            { value: "two", label: "Two" },
          ]}
        />
        <SelectField
          name="select"
          label="Select"
          options={{ one: "One", two: "Two" }}
        />
        <FileField name="file" label="File" hint="PDF" error="Too large" />
        <BoxGroup
          group={{
            id: "group",
            legend: "Group",
            hint: "Tick at least one.",
            error: "Tick one",
          }}
          boxes={[
            { name: "first", children: "First" },
            { name: "second", children: "Second" },
          ]}
        />
      </Group>
      <Group title="Tabs">
        <div className={styles.fill}>
          <Tabs
            label="Example"
            tabs={["First", "Second", "Third"].map((title) => ({
              id: title.toLowerCase(),
              title,
              content: <p>{title} panel</p>,
            }))}
          />
        </div>
      </Group>
      <Group title="Disclosure">
        <div className={styles.fill}>
          <Disclosure name="example" summary="Open" open>
            An answer.
          </Disclosure>
          <Disclosure name="example" summary="Closed">
            Another answer.
          </Disclosure>
        </div>
      </Group>
      <Group title="Carousel">
        <div className={styles.fill}>
          <Carousel
            label="Steps"
            perView="1 2"
            controls="steps"
            slides={slides}
          />
          <Carousel
            label="Dots"
            perView="2 3 5"
            controls="dots"
            slides={slides}
          />
        </div>
      </Group>
      <Group title="Image">
        <div className={styles.row}>
          <div className={styles.picture}>
            <Image {...picture} priority />
          </div>
          <div className={styles.picture}>
            <Image {...picture} src="/images/nowhere.svg" loading="eager" />
          </div>
        </div>
      </Group>
      <Group title="Pagination">
        <Pagination
          label="Example pages"
          page={1}
          pages={3}
          href={(page) => `?page=${page}`}
        />
      </Group>
      <Group title="Dialog">
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Dialog
          labelledBy="example-dialog"
          open={open}
          onClose={() => setOpen(false)}
        >
          <h2 id="example-dialog">A dialog</h2>
          <Button onClick={() => setOpen(false)} data-autofocus="">
            OK
          </Button>
        </Dialog>
      </Group>
    </div>
  );
}

const slides = ["One", "Two", "Three", "Four", "Five"].map((id) => ({
  id,
  content: <p>{id}</p>,
}));

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
