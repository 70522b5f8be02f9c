import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  InsuranceAgency,
  Person,
  PostalAddress,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { people as executives } from "#content/people.ts";
import { site } from "#content/site.ts";
import { pageAt } from "#app/content/pages.ts";
import { firstLanguage } from "#words/first-language.ts";
import type { PageFacts } from "./head-facts.ts";
import { shareAddress } from "./share-picture.ts";

const home = `${site.origin}/`;
const agencyId = { "@id": `${home}#agency` } as const;
const websiteId = { "@id": `${home}#website` } as const;

/**
 * Structured data of a page (schema.org, as JSON-LD): the brokerage, the site, the page and its subject. Everything
 * in it is also on the page. It has no reviews or ratings: search engines ignore those that a firm publishes about
 * itself.
 */
export function structuredData(facts: PageFacts): Graph {
  const { pathname } = new URL(facts.url);
  const known = pageAt(pathname);
  const { type, heading = "", name = heading } = known ?? {};
  const isHome = known?.translations[firstLanguage] === "/";
  const page = { ...facts, heading, name, isHome };
  const things: Thing[] = [agency, website, webPage(page)];
  if (!isHome) things.push(breadcrumb(page));
  if (facts.article) things.push(posting(page, facts.article));
  if (type === "Service") things.push(service(page));
  if (type === "Person") things.push(...people(page));
  return { "@context": "https://schema.org", "@graph": things };
}

/** With its h1, and its name in the breadcrumb, which a home page lacks. */
type NamedPage = PageFacts & { heading: string; name: string; isHome: boolean };

const offices = site.offices.map(
  ({ street, city, state, zip }): PostalAddress => ({
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: "US",
  }),
);
const { outside } = site;
const agency: InsuranceAgency = {
  "@type": "InsuranceAgency",
  ...agencyId,
  name: site.name,
  url: home,
  logo: `${home}favicon.svg`,
  image: shareAddress({ url: home, indexable: true }),
  telephone: site.phone.e164,
  email: site.email,
  address: offices.length > 1 ? offices : offices[0],
  areaServed: "US",
  sameAs: [outside.facebook, outside.instagram, outside.linkedin],
};

const website: WebSite = {
  "@type": "WebSite",
  ...websiteId,
  url: home,
  name: site.name,
  publisher: agencyId,
};

function webPage({ url, heading, language, isHome }: NamedPage): WebPage {
  return {
    "@type": "WebPage",
    "@id": url,
    url,
    name: heading,
    isPartOf: websiteId,
    ...(language && { inLanguage: language }),
    ...(!isHome && { breadcrumb: { "@id": `${url}#breadcrumb` } }),
  };
}

function breadcrumb({ url, crumbs, name }: NamedPage): BreadcrumbList {
  const places = [
    ...crumbs.map((crumb) => ({
      name: crumb.label,
      item: new URL(crumb.path, home).href,
    })),
    { name, item: url },
  ];
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}#breadcrumb`,
    itemListElement: places.map((place, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...place,
    })),
  };
}

function service({ url, title, name }: NamedPage): Service {
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    // Titles end with the name of the brokerage.
    serviceType: title.split(" | ")[0]!,
    provider: agencyId,
    areaServed: "US",
    url,
  };
}

function posting(
  page: NamedPage,
  { published, modified, author }: NonNullable<PageFacts["article"]>,
): BlogPosting {
  const { url, heading } = page;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: heading,
    datePublished: published,
    dateModified: modified,
    author: { "@type": "Person", name: author, worksFor: agencyId },
    publisher: agencyId,
    image: shareAddress(page),
    mainEntityOfPage: { "@id": url },
  };
}

const people = ({ url }: PageFacts): Person[] =>
  executives.map(({ id, name, position }) => ({
    "@type": "Person",
    "@id": `${url}#${id}`,
    name,
    jobTitle: position,
    worksFor: agencyId,
  }));
