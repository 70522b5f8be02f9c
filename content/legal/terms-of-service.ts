import type { LegalDocument } from "#app/content/document-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Terms of service",
  title: `Terms of Service | ${site.name}`,
  description:
    "The terms under which this website may be used: license, disclaimer, limitations, accuracy, links, changes and governing law.",
  hero: {
    title: "Terms of service",
    subtitle: "Using this website",
    description:
      "What you may do with this website, and what it does and does not promise. Your insurance is governed by your policy, not by this page.",
  },
  dated: { label: "Last changed", date: "2026-11-20" },
  parts: [
    {
      id: "terms",
      title: "Terms",
      paragraphs: [
        `By using this website you agree to these terms and to the laws and regulations that apply to it, and you agree that you are responsible for keeping to local laws where you are. If you do not agree with any of these terms, please do not use the website. What it holds belongs to ${site.legalName} or is used with permission, and is protected by copyright and trademark law.`,
      ],
    },
    {
      id: "use-license",
      title: "Use License",
      paragraphs: [
        "You may view the materials on this website, and keep a temporary copy on your device, for personal, non-commercial viewing only. This is the grant of a license and not a transfer of title. Under it you may not:",
      ],
      points: [
        "copy or change the materials, beyond what viewing them needs",
        "use the materials for a commercial purpose or for public display",
        "decompile or reverse engineer any software that the website contains",
        "remove a copyright or other notice from the materials",
        "pass the materials on to another person or mirror them on another server",
      ],
    },
    {
      id: "disclaimer",
      title: "Disclaimer",
      paragraphs: [
        "The materials on this website are provided as they are. We make no warranties, express or implied, and disclaim all others, including implied warranties of merchantability, of fitness for a particular purpose and of non-infringement. They are general information: not advice on your own situation, not an offer, and no part of any policy. A policy’s own terms, conditions and exclusions control.",
        "Nothing on this website binds, changes or cancels coverage. Neither does a form, an email or a voice message. That takes a written confirmation from a licensed person.",
      ],
    },
    {
      id: "limitations",
      title: "Limitations",
      paragraphs: [
        "In no event will we or our suppliers be liable for damages that arise from the use of this website or from being unable to use it, such as loss of data or profit or an interruption of business, even if we have been told that such damage is possible. Some places do not allow limits on implied warranties or on liability for consequential damages, so these limits may not apply to you. They do not limit duties that insurance law places on us as your broker.",
      ],
    },
    {
      id: "accuracy-of-materials",
      title: "Accuracy of materials",
      paragraphs: [
        "The materials on this website may contain technical, typographical or photographic errors. We do not warrant that they are accurate, complete or current. We may change them at any time without notice, and make no commitment to update them. If you find a mistake, we would like to hear of it.",
      ],
    },
    {
      id: "links",
      title: "Links",
      paragraphs: [
        "We have not reviewed all of the sites that this website links to and are not responsible for what they hold. A link does not mean that we endorse a site. You use any linked site at your own risk.",
      ],
    },
    {
      id: "modifications",
      title: "Modifications",
      paragraphs: [
        "We may revise these terms at any time without notice. By using this website you agree to be bound by the version that is current then. The date at the top of this page says when that version was written.",
      ],
    },
    {
      id: "governing-law",
      title: "Governing Law",
      paragraphs: [
        "These terms are governed by the laws of the State of Texas, without regard to its rules on conflicts of law. You submit to the exclusive jurisdiction of the courts of Texas for any claim that relates to this website.",
      ],
    },
  ],
} satisfies LegalDocument;
