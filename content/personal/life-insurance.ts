import type { Personal } from "#app/content/personal-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Life",
  title: `Life Insurance in Texas: Term and Permanent | ${site.shortName}`,
  description:
    "Term and permanent life insurance explained: how to size the amount, name beneficiaries, use riders and keep coverage when you change jobs.",
  summary:
    "Term and permanent life insurance, sized to the debts, the income and the people behind it.",
  hero: {
    subtitle: "For the people who count on your income",
    title: "Life insurance measured by who depends on you.",
    description:
      "The right amount has little to do with a multiple of your salary. It comes from a mortgage, the years until the youngest leaves home and the work that somebody would have to replace.",
  },
  related: [
    "/services/private-client",
    "/personal/homeowners-insurance",
    "/industry/financial-services-insurance",
  ],
  overview: {
    title: "How to arrive at an amount",
    paragraphs: [
      "Begin with a list. Debts that should end with you: the mortgage, cars, a business loan you signed for. Income your household would miss, and for how long. Care that you give unpaid. Final expenses. Then subtract what already exists, such as savings and group life insurance at work. Group coverage often ends with the job. Some plans let you carry or convert it, within a short window and usually at a higher price.",
      "The length of the need points to the kind of policy. Term insurance pays if you die within a set period and suits needs that end, such as a mortgage. Permanent insurance is designed to last for life, if premiums are paid as the policy requires, and builds cash value. It costs more for the same death benefit. Some households use both.",
      "Applications ask about health, work, travel and hobbies. Answer fully. During the first two years a carrier can generally review the answers if a claim arises, and a false one can cost your family the benefit. A new policy also comes with a free-look period in which you may return it.",
    ],
  },
  whatWeCover: {
    title: "What the benefit can be used for",
    intro:
      "Beneficiaries decide how to use the money. These are the reasons people buy it.",
    list: [
      {
        title: "The mortgage",
        text: "Enough to pay the balance, or to keep up the payments, so that the family can stay in the house.",
      },
      {
        title: "Lost income",
        text: "Years of paychecks turned into a sum that a spouse can draw from while children grow up.",
      },
      {
        title: "Childcare and school",
        text: "Day care, after-school hours and later tuition, which still come due when one parent is gone.",
      },
      {
        title: "Final expenses",
        text: "Funeral, medical bills and the cost of settling an estate, which usually arrive before anything else is sorted out.",
      },
      {
        title: "Business obligations",
        text: "Money for a partner to buy your share, or for a firm to carry on while it replaces you.",
      },
    ],
  },
  highlights: {
    title: "Coverage options to compare",
    cards: [
      {
        title: "Level term",
        text: "The premium and the benefit stay level for the period you choose. When it ends, coverage stops or becomes much more expensive.",
      },
      {
        title: "Convertible term",
        text: "Lets you exchange term for a permanent policy without new health questions, until a date or an age written in the contract.",
      },
      {
        title: "Whole life",
        text: "Scheduled premiums, lifelong coverage and cash value that follows a table in the policy. Dividends, where paid, are never promised.",
      },
      {
        title: "Universal life",
        text: "Flexible premiums and adjustable benefit. If interest falls short or premiums are skipped, the policy can lapse, so it needs regular review.",
      },
      {
        title: "Simplified issue",
        text: "Health questions but no medical exam. Limits are usually smaller and the price for each unit of benefit is usually higher.",
      },
      {
        title: "Final expense",
        text: "A small permanent policy for funeral and medical costs. Some pay only a reduced benefit in the first years.",
      },
      {
        title: "Survivorship life",
        text: "Insures two people and pays after the second death. Often part of an estate plan drawn up with an attorney.",
      },
    ],
  },
  whoWeProtect: {
    title: "Who life insurance protects",
    intro:
      "Each of these people would feel the loss in a different way, and the policy should say so.",
    groups: [
      {
        title: "Young families",
        text: "Two incomes, one mortgage and small children. Term coverage on both parents usually comes first, including one whose work at home is unpaid.",
      },
      {
        title: "Single parents",
        text: "A minor cannot simply be handed a benefit. A trust or a custodian named in advance can receive and manage it.",
      },
      {
        title: "Blended families",
        text: "Shares for a spouse and for children of an earlier marriage, written out in percentages and reviewed after each change.",
      },
      {
        title: "Business partners",
        text: "A buy-sell agreement is only a paper until it has money behind it. Partners can own policies on each other, or the company can own them.",
      },
      {
        title: "Aging parents",
        text: "If you help pay a parent’s rent or care, that help ends with you unless someone planned for it.",
      },
    ],
  },
  enhancements: {
    title: "Riders worth asking about",
    intro:
      "A rider changes the contract for an added cost, and sometimes for none. Names differ between carriers.",
    list: [
      {
        title: "Waiver of premium",
        text: "Excuses the premium while you are totally disabled as the rider defines it, after a waiting period.",
      },
      {
        title: "Accelerated benefit",
        text: "Lets you draw part of the death benefit early with a terminal illness. What you draw reduces what is paid later.",
      },
      {
        title: "Chronic illness or care",
        text: "Can advance money for long-term care under set conditions. Definitions and taxes differ, so compare the wording with an adviser.",
      },
      {
        title: "Child term",
        text: "A small amount on each child under one rider, often convertible when the child grows up.",
      },
      {
        title: "Future purchase option",
        text: "The right to buy more at set dates or events, such as a birth, without new health questions.",
      },
    ],
  },
  differentiators: {
    title: "How we guide the decision",
    cards: [
      {
        icon: "calculator",
        title: "A worksheet, then a quote",
        text: "We fill in debts, years and existing coverage with you. The amount comes out of that page and you keep it.",
      },
      {
        icon: "scale",
        title: "Underwriting matched early",
        text: `Carriers judge diabetes, flying or a past cancer differently. We ask among ${figures.carriers.value} A-rated carriers before you apply.`,
      },
      {
        icon: "eye",
        title: "Illustrations in plain words",
        text: "We point out which columns the contract commits to and which only assume, and what happens if assumptions fail.",
      },
      {
        icon: "users",
        title: "Beneficiaries kept current",
        text: "Texas law generally undoes a spouse’s designation made before a divorce. Federal law governs many employer plans, so change both in writing.",
      },
    ],
  },
  builtFor: {
    title: "Moments when people call",
    intro: "Most people think about it after something has changed.",
    audience: [
      "Newly married couples",
      "Parents of a newborn",
      "First-time home buyers",
      "Employees leaving a group plan",
      "Owners signing a business loan",
      "Divorced parents with a support order",
      "Retirees planning an estate",
    ],
  },
  closing: {
    title: "Begin with the list, not the product",
    text: "Write down who depends on you, what you owe and what you already have. We will go through it with you, explain term and permanent policies without hurry, and quote only what the list supports.",
  },
} satisfies Personal;
