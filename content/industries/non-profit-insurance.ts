import type { Industry } from "#app/content/industry-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Non-Profit",
  title: `Non-Profit Insurance in Texas | ${site.shortName}`,
  description:
    "How Texas charities, shelters, schools and foundations insure boards, volunteers, vans, events and the people they serve, with the state’s charity law in view.",
  summary:
    "Coverage for boards, staff, volunteers and the people they serve, built to fit grants, bylaws and tight budgets.",
  hero: {
    title: "Non-profit insurance that counts the volunteers.",
    subtitle: "For charities, shelters, schools and foundations",
    description:
      "A business policy assumes paid staff and paying customers. Yours has to follow volunteers in their own cars, children in your care and a board that serves unpaid.",
  },
  approach: {
    title: "How we approach a mission",
    paragraphs: [
      "We begin with your program calendar and leave the old policy for later. Monday tutoring, the weekend food drive, the summer camp, the golf tournament with a hole-in-one car: each puts different people in different places, and policy forms take it in or leave it out.",
      "Next come the papers that bind you. Grant agreements, city contracts, school facility forms and leases all set insurance terms, seldom consistent with one another. We list them on one sheet with limits, additional insureds and notice periods, so a new program director can see what a signature commits you to.",
      "Only then do we go to carriers that write social service, education, arts and faith work as a specialty. A form made for your field usually treats volunteers as insureds and offers abuse and professional coverage in the same package.",
    ],
    exposures: [
      {
        title: "Harm to someone in care",
        text: "An allegation that a mentor or aide abused a child or a vulnerable adult. It may surface decades later and name everyone who supervised.",
      },
      {
        title: "The volunteer’s own car",
        text: "A driver delivering meals runs a light. Her personal limits are low, and the injured family’s lawyer turns to the organization that sent her.",
      },
      {
        title: "A dispute in the office",
        text: "A dismissed program manager alleges retaliation. The claim may fail in the end; the cost of defending it still falls in this year’s budget.",
      },
      {
        title: "The trusted treasurer",
        text: "One person opens the mail, signs checks and reconciles the account. Years of small transfers pass before an auditor asks a question.",
      },
    ],
  },
  whyUs: {
    title: "Why non-profits work with us",
    reasons: [
      {
        title: "Grants read line by line",
        text: "Send the award letter before the board accepts it. We mark which insurance terms you meet, which need an endorsement and which to ask the funder to change.",
      },
      {
        title: "Board-ready explanations",
        text: "One page for the finance committee: what is insured, for how much, what is left out and what changed since last year, without jargon.",
      },
      {
        title: "Budgets respected",
        text: "Fiscal years seldom match policy dates. We aim to have renewal figures in time for the budget meeting, with the assumptions written down.",
      },
      {
        title: "Care with screening files",
        text: "Carriers ask about background checks, two-adult rules and incident reports. We help you describe your safeguards truthfully and see which ones they expect.",
      },
    ],
  },
  coverages: {
    title: "What a non-profit program holds",
    intro:
      "These are the usual parts. The order of importance depends on whom you serve and who does the serving.",
    list: [
      {
        title: "General liability",
        text: "Defends and pays when a visitor, client or neighbor is hurt by your premises or programs. Check that volunteers count among the insureds.",
      },
      {
        title: "Directors and officers",
        text: "Answers claims over board decisions: misused gifts, broken bylaws, failed mergers. Non-profit forms commonly insure the organization and its committees too.",
      },
      {
        title: "Employment practices",
        text: "Can defend claims of discrimination, harassment or wrongful dismissal, often within the D&O policy. Some forms extend it to volunteers and third parties.",
      },
      {
        title: "Abuse and molestation liability",
        text: "Can defend the organization against claims that it failed to prevent abuse. Look at limits, defense costs and whether it is occurrence or claims-made.",
      },
      {
        title: "Social service professional",
        text: "For counseling, case work, shelter placement and tutoring: responds when someone says your staff’s professional judgment caused them harm.",
      },
      {
        title: "Hired and non-owned auto",
        text: "Protects the organization when staff or volunteers drive their own or rented cars for you. For personal cars it usually sits above the driver’s own policy.",
      },
      {
        title: "Workers’ comp and volunteer accident",
        text: "The first is for employees, and a choice for private employers in Texas. The second pays set medical benefits when a volunteer is hurt while serving.",
      },
      {
        title: "Crime and cyber",
        text: "Theft by staff or volunteers, forged checks, redirected wires and breached donor records. Confirm that volunteers count as employees in the crime form.",
      },
      {
        title: "Property and events",
        text: "Buildings, donated goods, stage equipment and art on loan, with special event and liquor coverage for the gala, the run or the festival.",
      },
    ],
  },
  whoWeServe: {
    title: "Organizations we work with",
    intro:
      "Most are tax-exempt under 501(c)(3). Civic leagues, associations and start-ups still waiting on their determination letter are at home here too.",
    kinds: [
      "Food banks and pantries",
      "Shelters and housing programs",
      "Youth mentoring and after-school",
      "Camps and sports leagues",
      "Houses of worship",
      "Private and charter schools",
      "Museums and performing arts",
      "Animal rescues",
      "Counseling and recovery services",
      "Senior and disability services",
      "Foundations and donor funds",
      "Trade and civic associations",
    ],
  },
  customersAndAssociations: {
    title: "How organizations work with us, and who helps them",
    customers: [
      "An executive director usually calls first, sometimes because a funder has rejected a certificate of insurance and the program starts Monday. We sort out that requirement, then ask for an hour with whoever runs programs. It tends to turn up what no application asks: the teen volunteers, the borrowed van, the thrift store’s loading dock.",
      "From then on we plan two meetings a year, one before the budget and one before renewal. New board members are welcome to ask us what protects them personally.",
    ],
    associations: [
      {
        name: "BoardSource",
        note: "Governance research, sample policies and training for board chairs and executives.",
      },
      {
        name: "Association of Fundraising Professionals",
        note: "Ethics code, certification and local chapters for development staff.",
      },
      {
        name: "Texas Network of Youth Services",
        note: "Training and policy work for agencies that serve young people and families.",
      },
      {
        name: "American Camp Association",
        note: "Accreditation standards and staff training for day and overnight camps.",
      },
    ],
  },
  faq: {
    title: "Questions non-profit boards ask",
    questions: [
      {
        question:
          "Does Texas law limit what someone can recover from a charity?",
        answer: `It can, if the charity is insured. For a qualifying non-hospital charity, state law caps damages for bodily injury at ${figures.charityLimitPerson.value} a person and ${figures.charityLimitOccurrence.value} an occurrence, and for property damage at ${figures.charityLimitProperty.value}. The cap applies only while you carry liability insurance of at least those amounts, and not to intentional or reckless conduct. A lawyer can tell you whether you qualify.`,
      },
      {
        question: "Are volunteers protected by law when they make a mistake?",
        answer:
          "Partly. A federal act and the Texas charity statute shield volunteers from many negligence claims when they act within their duties. Neither stops a lawsuit from being filed or excuses gross misconduct, and driving is largely carved out. The federal act does not protect the organization itself, which is why its own policies matter.",
      },
      {
        question:
          "Whose insurance pays when a volunteer crashes on a delivery?",
        answer:
          "The volunteer’s personal auto policy normally pays first. If the harm exceeds those limits, or suit is brought against you, non-owned auto coverage can defend the organization. It may not protect the volunteer personally unless an endorsement says so. Ask drivers for proof of insurance and check licenses before the first route.",
      },
      {
        question: "Is an injured volunteer entitled to workers’ compensation?",
        answer:
          "In most Texas charities, no. The system is built around employees, and private employers here may choose not to subscribe at all. A volunteer accident policy can pay medical bills regardless of fault, up to its limits. Stipends and in-kind pay can blur the line, so tell us about them.",
      },
      {
        question: "Why would an unpaid board need D&O coverage?",
        answer:
          "Because serving for free does not keep anyone from suing. Donors, former employees and state officials can all challenge a decision, and statutory immunity has to be argued by a lawyer someone pays. Bylaws often promise to indemnify directors; D&O can give a small organization the means to keep that promise.",
      },
      {
        question: "What should we look for in abuse and molestation coverage?",
        answer:
          "Look first at whether it exists: many general liability forms exclude abuse outright. Then compare the limit, whether defense erodes it, and how several victims of one person are counted. Occurrence coverage matters because claims may come long after. Keep every old policy forever; it may be the one that answers.",
      },
      {
        question: "Do we need liquor liability for our gala?",
        answer:
          "Sometimes. Serving donated wine usually falls under the host liquor protection found in many general liability policies. Running a cash bar or needing a permit in your own name can take you out of it. Hiring a licensed, insured caterer to pour, and being named on its policy, is a common answer.",
      },
      {
        question: "Our treasurer is a volunteer. Would a theft be insured?",
        answer:
          "Only if the crime form says so. Employee theft coverage may define employees as people on payroll, so we look for wording that adds volunteers, directors who handle funds and fundraising solicitors. Two signatures and a bank statement opened by someone else prevent more than any limit repays, and underwriters ask about both.",
      },
      {
        question: "Do we insure a building that a church lets us use for free?",
        answer:
          "Its owner normally insures the structure; your belongings and your liability there remain yours. Read the use agreement for promises to repair damage, name the owner as an additional insured or waive subrogation. Improvements you paid for may need a limit on your own policy.",
      },
      {
        question: "Can one certificate satisfy all our funders?",
        answer:
          "Rarely. A certificate of insurance only reports what the policies already say; in Texas it may not alter coverage. Where several funders ask for the same status, a blanket additional insured endorsement can answer them together. Special wording needs the carrier’s consent each time.",
      },
    ],
  },
  posts: ["broker-captive-agent-direct-carrier", "insurance-renewal-timeline"],
  closing: {
    title: "Send us the calendar and the grant agreements",
    text: "Add your current policies and the number of volunteers in a busy month. We come back with a one-page summary your board can use, gaps first.",
  },
  related: [
    "/services/risk-management",
    "/industry/real-estate-insurance",
    "/services/commercial-property",
  ],
} satisfies Industry;
