import type { Licenses } from "#app/content/licenses-schema.ts";
import { site } from "./site.ts";

export default {
  name: "Licenses",
  title: "Licenses | Sabine Ridge Insurance",
  description:
    "The states in which Sabine Ridge Insurance Group, LLC is licensed to sell insurance, its license numbers, and where to look them up.",
  hero: {
    title: "Licenses",
    subtitle: site.tagline,
    description:
      "An agency needs a license in each state where it sells insurance. These are ours, and this is how to check them without taking our word for it.",
  },
  dated: { label: "Last reviewed", date: "2026-11-20" },
  check: {
    id: "how-to-check",
    title: "How to check a license",
    paragraphs: [
      "Each state’s insurance department publishes the licenses of agencies and of the people who work for them. Search there by the number or by our legal name, and look for three things: that the license is active, that it covers the kind of insurance you are buying, and that the name is ours.",
      "A license says that a state allows the agency to sell insurance there. It is no judgment by the state on the agency or its products.",
    ],
    links: [
      {
        label: "Look up an agency at the Texas Department of Insurance",
        to: "https://www.tdi.texas.gov/agent/",
      },
      {
        label: "Check a license at the California Department of Insurance",
        to: "https://www.insurance.ca.gov/",
      },
      {
        label: "Find your state’s insurance department",
        to: "https://content.naic.org/state-insurance-departments",
      },
    ],
  },
  california: {
    title: "For residents of California",
    name: site.legalName,
    domicile: "Texas",
    place: `${site.address.city}, ${site.address.state}`,
  },
  states: {
    title: "States and license numbers",
    intro:
      "The numbers marked as samples were made up for this website and are not licenses. They are replaced by the real ones before it opens.",
    list: [
      { state: "Alabama", number: "1007919", sample: true },
      { state: "Alaska", number: "1015838", sample: true },
      { state: "Arizona", number: "1023757", sample: true },
      { state: "Arkansas", number: "1031676", sample: true },
      { state: "California", number: "1039595", sample: true },
      { state: "Colorado", number: "1047514", sample: true },
      { state: "Connecticut", number: "1055433", sample: true },
      { state: "Delaware", number: "1063352", sample: true },
      { state: "District of Columbia", number: "1071271", sample: true },
      { state: "Florida", number: "1079190", sample: true },
      { state: "Georgia", number: "1087109", sample: true },
      { state: "Hawaii", number: "1095028", sample: true },
      { state: "Idaho", number: "1002947", sample: true },
      { state: "Illinois", number: "1010866", sample: true },
      { state: "Indiana", number: "1018785", sample: true },
      { state: "Iowa", number: "1026704", sample: true },
      { state: "Kansas", number: "1034623", sample: true },
      { state: "Kentucky", number: "1042542", sample: true },
      { state: "Louisiana", number: "1050461", sample: true },
      { state: "Maine", number: "1058380", sample: true },
      { state: "Maryland", number: "1066299", sample: true },
      { state: "Massachusetts", number: "1074218", sample: true },
      { state: "Michigan", number: "1082137", sample: true },
      { state: "Minnesota", number: "1090056", sample: true },
      { state: "Mississippi", number: "1097975", sample: true },
      { state: "Missouri", number: "1005894", sample: true },
      { state: "Montana", number: "1013813", sample: true },
      { state: "Nebraska", number: "1021732", sample: true },
      { state: "Nevada", number: "1029651", sample: true },
      { state: "New Hampshire", number: "1037570", sample: true },
      { state: "New Jersey", number: "1045489", sample: true },
      { state: "New Mexico", number: "1053408", sample: true },
      { state: "New York", number: "1061327", sample: true },
      { state: "North Carolina", number: "1069246", sample: true },
      { state: "North Dakota", number: "1077165", sample: true },
      { state: "Ohio", number: "1085084", sample: true },
      { state: "Oklahoma", number: "1093003", sample: true },
      { state: "Oregon", number: "1000922", sample: true },
      { state: "Pennsylvania", number: "1008841", sample: true },
      { state: "Rhode Island", number: "1016760", sample: true },
      { state: "South Carolina", number: "1024679", sample: true },
      { state: "South Dakota", number: "1032598", sample: true },
      { state: "Tennessee", number: "1040517", sample: true },
      site.texasLicense
        ? { state: "Texas", number: site.texasLicense }
        : { state: "Texas", number: "1048436", sample: true },
      { state: "Utah", number: "1056355", sample: true },
      { state: "Vermont", number: "1064274", sample: true },
      { state: "Virginia", number: "1072193", sample: true },
      { state: "Washington", number: "1080112", sample: true },
      { state: "West Virginia", number: "1088031", sample: true },
      { state: "Wisconsin", number: "1095950", sample: true },
      { state: "Wyoming", number: "1003869", sample: true },
    ],
  },
} satisfies Licenses;
