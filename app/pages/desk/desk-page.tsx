import { desk as deskWords } from "#content/desk.ts";
import { site } from "#content/site.ts";
import { pageInput } from "#app/document/page-input.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type {
  LoaderArgs,
  PageHandle,
  PageProps,
} from "#app/layout/page-types.ts";
import { DeskDevices } from "./desk-devices.tsx";
import { DeskLead } from "./desk-lead.tsx";
import { DeskLeads } from "./desk-leads.tsx";
import { DeskNotice } from "./desk-notice.tsx";
import styles from "./desk-page.module.css";

/** All of it comes from server/desk/. Without that, as for a link of the router, there is nothing to show. */
export function loader({ context }: LoaderArgs) {
  const { desk = { page: "ended" } } = context.get(pageInput);
  return {
    desk,
    words: deskWords,
    title: `${deskWords.name} | ${site.name}`,
    description: deskWords.name,
    path: "/desk",
    noindex: true,
  };
}

export { meta } from "#app/layout/page-meta.ts";

export const handle: PageHandle = { isOffice: true };

/** The office's page: a question or an answer about its link, or what the link opens. */
export default function DeskPage({ loaderData }: PageProps<typeof loader>) {
  const { desk, words } = loaderData;
  if (desk.page === "leads") return <DeskLeads desk={desk} words={words} />;
  if (desk.page === "lead") return <DeskLead desk={desk} words={words} />;
  if (desk.page === "notice") return <DeskNotice desk={desk} words={words} />;
  if (desk.page === "devices")
    return <DeskDevices devices={desk.devices} words={words} />;
  const { title, text } = words.pages[desk.page];
  return (
    <PageHero
      hero={{ title, description: text }}
      actions={
        desk.page === "open" ? (
          // Posts to its own address, which has the link's token.
          <form method="post" className={styles.form}>
            <Field
              name="name"
              label={words.pages.open.yourName}
              defaultValue={desk.name}
              autoComplete="name"
              maxLength={60}
              required
            />
            <Button type="submit">{words.pages.open.button}</Button>
          </form>
        ) : (
          desk.page === "ended" && (
            <form method="post" action="/desk/link">
              {desk.lead && (
                <input type="hidden" name="lead" value={desk.lead} />
              )}
              <Button type="submit">{words.pages.ended.button}</Button>
            </form>
          )
        )
      }
    />
  );
}
