import type { PrivacyNotice } from "#app/content/privacy-schema.ts";
import { figures } from "../figures.ts";
import { site } from "../site.ts";

export default {
  name: "Privacy notice",
  title: `Privacy Notice | ${site.name}`,
  description: `What ${site.name} collects about visitors and clients, why, how long it is kept, and what you can ask us to do with it.`,
  hero: {
    title: "Privacy notice",
    subtitle: "Your information",
    description:
      "We ask for personal information only where we need it and with your consent. We keep it only as long as it is needed. We never sell it.",
  },
  dated: { label: "Effective", date: "2019-02-01" },
  parts: [
    {
      id: "collection",
      title: "What we collect, and when",
      paragraphs: [
        `${site.legalName} (“we”) respects your privacy. We collect personal information only when we truly need it to provide a service to you. We collect it by fair and lawful means, with your knowledge and your consent. We also tell you why we collect it and how it will be used.`,
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      paragraphs: [
        "We keep what we collect only for as long as necessary to provide the service that you asked for, or as long as a law requires. What we store, we protect against loss and theft, and against access, disclosure, copying, use or change by anyone who has no right to it.",
      ],
    },
    {
      id: "links",
      title: "Links to other sites",
      paragraphs: [
        "This website links to sites that we do not run, such as the scheduler, the payment portal and the job board. We have no control over their content and practices, and cannot accept responsibility for their privacy policies. Each of them has its own.",
      ],
    },
    {
      id: "refusing",
      title: "You may refuse",
      paragraphs: [
        "You are free to refuse our request for personal information. We may then be unable to provide some of the services that you want. Every page of this site can be read without telling us anything.",
      ],
    },
    {
      id: "acceptance",
      title: "Continued use",
      paragraphs: [
        "Your continued use of this website is regarded as acceptance of our practices around privacy and personal information. If you have a question about how we handle either, ask us.",
      ],
    },
  ],
  stored: {
    title: "What this website stores",
    date: "2026-11-21",
    intro:
      "This part is written from the settings that the website itself runs on, so it says what is kept today and for how long.",
    records: [
      {
        title: "Messages from the contact form",
        form: "contact",
        fields: {
          name: "your name",
          email: "your email address",
          phone: "your phone number, if you give one",
          message: "your message",
          audience: "whether you write as a customer or for a lender",
        },
        adds: "the time, a reference, and a random key that keeps one message from being stored twice",
        purpose: "To answer you and to prepare the quote that you ask for.",
        keptFor: "leads",
        until:
          "If you become a client, your client file begins, and the insurance laws set how long that is kept.",
      },
      {
        title: "Requests for a certificate of insurance",
        form: "certificate",
        fields: {
          name: "your name",
          email: "your email address",
          phone: "your phone number, if you give one",
          insured: "the insured that the policy names",
          policy: "the policy number, if you know it",
          holder: "who is to hold the certificate",
          holderAddress: "the holder’s address",
          generalLiability: "whether it is to show general liability",
          commercialAuto: "commercial auto",
          workersCompensation: "workers’ compensation",
          umbrella: "an umbrella or excess policy",
          property: "property",
          professionalLiability: "professional liability",
          additionalInsured:
            "whether your contract asks for additional insured status",
          wording: "the wording that your contract asks for",
          neededBy: "the date by which you need it",
        },
        adds: "the file that you attach, if any, with its name, size and type; the time, a reference, and a random key that keeps one request from being stored twice",
        purpose:
          "To check the request against the policy and to issue the certificate.",
        goesTo:
          "Our staff, by an email that says what you wrote. The file is not sent with it: it stays on the server, in the same database, and no web address leads to it.",
        keptFor: "leads",
        until:
          "What belongs to a policy goes into your client file, and the insurance laws set how long that is kept.",
      },
      {
        title: "Claims that you ask us to call you about",
        form: "claim",
        fields: {
          name: "your name",
          phone: "your phone number",
          email: "your email address, if you give one",
          line: "what the claim is about",
          policy: "the policy number, if you know it",
          happenedOn: "the day on which it happened, if you give one",
          message: "what happened, in your words",
          bestTime: "when to call you",
          textConsent: "whether we may text you about this claim",
        },
        adds: "which wording stood beside the box, if you ticked it; the time, a reference, and a random key that keeps one report from being stored twice",
        purpose:
          "To call you, and to help you report the claim to the carrier.",
        goesTo: "Our staff, by an email that says what you wrote.",
        keptFor: "leads",
        until:
          "What belongs to a claim goes into your client file, and the insurance laws set how long that is kept.",
      },
      {
        title: "Requests of lenders",
        form: "lender",
        fields: {
          wanted: "the document that you need",
          name: "your name",
          company: "the company that you write for",
          email: "your email address",
          phone: "your phone number, if you give one",
          borrower: "the borrower",
          propertyAddress: "the address of the property",
          loan: "the loan number, if you give one",
          clause: "how the mortgagee clause should read",
          neededBy: "the date by which you need the document",
        },
        adds: "the file that you attach, if any, with its name, size and type; the time, a reference, and a random key that keeps one request from being stored twice",
        purpose:
          "To check the request against the policy and to send the document.",
        goesTo:
          "Our staff, by an email that says what you wrote. The file is not sent with it: it stays on the server, in the same database, and no web address leads to it.",
        keptFor: "leads",
        until:
          "What belongs to a policy goes into the client’s file, and the insurance laws set how long that is kept.",
      },
      {
        title: "Messages, requests and claims that look like spam",
        adds: "the same as above, and a mark that a person should look at it",
        purpose: "So that a real message is not lost to a filter’s mistake.",
        keptFor: "suspectLeads",
      },
      {
        title: "Newsletter subscriptions",
        form: "subscribe",
        fields: {
          email: "your email address",
          terms: "that you ticked the box",
        },
        adds: "the time, which wording stood beside the box, and a code made of your network address, from which the address cannot be read",
        purpose:
          "To send you the newsletter, and to be able to show that you asked for it.",
        keptFor: "unconfirmedSubscriptions",
        until:
          "That is for addresses that nobody confirmed. Once you have confirmed yours, it is kept until you unsubscribe.",
      },
      {
        title: "Copies of emails that the website sends",
        adds: "the address and the text of each email",
        purpose:
          "To send it again when a mail server does not answer at first.",
        keptFor: "sentMailBodies",
      },
    ],
    browser: [
      "Your browser keeps one entry for us, named “theme”, with the word “light” or “dark”, and only if you have used the theme button. It stays on your device until you clear it, and is never sent to us.",
      "While a tab is open, it also remembers how far down each page you were, so that Back returns you there. That entry goes when the tab is closed, and is never sent to us either.",
      "The website sets no cookies.",
      "To hold back floods of messages, the server counts the forms that come from one network address: in its working memory or, where several servers count together, under a code made with a key of the day. The count starts anew after ten minutes, and is not joined to what you write.",
      "The website’s log holds times, page results and references. It holds no names, addresses, messages or network addresses.",
    ],
    never: [
      "No trackers, advertising or analytics of any kind.",
      "Nothing on the pages is loaded from another company’s servers.",
      "No sale of personal information, and no sharing of it for marketing.",
      "No profiling, and no decision about you that a machine makes alone.",
    ],
  },
  rights: [
    {
      id: "categories",
      title: "Kinds of information, and why we process them",
      paragraphs: [
        "From visitors of this website: contact details and what they write to us, to answer them and to prepare quotes. From applicants and clients, outside of this website: what an insurance application asks for, such as property, vehicles, drivers, payroll and past losses, to place, service and defend their insurance.",
        "Some applications, for life insurance among them, ask for health information, which the law treats as sensitive. We ask for it only with your consent and only for that application. Please do not send it through this website.",
      ],
    },
    {
      id: "sharing",
      title: "Whom we share it with",
      paragraphs: [
        "We do not sell personal information and do not share it for advertising. We share what is needed, and nothing more, with:",
      ],
      points: [
        "insurance carriers, wholesale brokers and premium finance companies, when you ask us to obtain or service insurance",
        "adjusters, engineers and lawyers, when you have a claim and want our help with it",
        "companies that run our mail, hosting and records for us, under contracts that bind them",
        "regulators, courts and lenders, where a law or your own contract requires it",
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      paragraphs: [
        "Under the Texas Data Privacy and Security Act and similar laws of other states you can ask us to do the following. Some records that insurance and financial privacy laws cover are exempt from that act; we tell you when one is. We do not treat you worse because you ask.",
      ],
      points: [
        "confirm whether we hold information about you, and let you see it",
        "correct what is wrong",
        "delete what you gave us or what we obtained about you",
        "give you a copy in a form that you can take elsewhere",
        "leave you out of targeted advertising, sale and profiling; we do none of them",
      ],
    },
    {
      id: "how-to-ask",
      title: "How to ask",
      paragraphs: [
        `Write to ${site.email} or use the contact form, with “privacy” in the message. You need no account. We may ask a question or two to be sure that it is you. An agent whom you name in writing can ask for you.`,
        `We answer within ${figures.privacyAnswer.value}. If a request is complex and we need more time, we tell you within that time, and why. Asking is free twice a year.`,
      ],
      links: [
        { label: `Email ${site.email}`, to: `mailto:${site.email}` },
        { label: "Open the contact form", to: "/#contact" },
      ],
    },
    {
      id: "appeal",
      title: "If we say no",
      paragraphs: [
        `We tell you why, and you can appeal by answering that message with the word “appeal”. Someone who did not decide the first time reads it, and answers within ${figures.privacyAppeal.value}. If we still say no, you can complain to the Attorney General of Texas.`,
      ],
      links: [
        {
          label: "Consumer protection at the Texas Attorney General",
          to: "https://www.texasattorneygeneral.gov/consumer-protection",
        },
      ],
    },
  ],
} satisfies PrivacyNotice;
