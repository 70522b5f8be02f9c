import type { Carrier } from "#app/content/claims-page-schema.ts";

/**
 * Whom clients call with a claim, in the order of the alphabet. `sample` ones are made up for this build: a carrier
 * that is real may be named only with its approval (28 TAC 21.122).
 */
export const carriers: Carrier[] = [
  {
    name: "Blue Norther Specialty",
    lines: ["property", "liability"],
    phone: { display: "(214) 555-0151", e164: "+12145550151" },
    sample: true,
  },
  {
    name: "Copper Windmill Indemnity",
    lines: ["liability", "workers-compensation"],
    phone: { display: "(817) 555-0152", e164: "+18175550152" },
    sample: true,
  },
  {
    name: "Draw & Divide Mutual",
    lines: ["property", "auto"],
    phone: { display: "(325) 555-0153", e164: "+13255550153" },
    sample: true,
  },
  {
    name: "Gulf Heron Flood Underwriters",
    lines: ["flood"],
    phone: { display: "(409) 555-0154", e164: "+14095550154" },
    sample: true,
  },
  {
    name: "High Cotton Casualty",
    lines: ["auto", "liability"],
    phone: { display: "(806) 555-0155", e164: "+18065550155" },
    sample: true,
  },
  {
    name: "Limestone Bend Insurance",
    lines: ["property", "auto", "liability"],
    phone: { display: "(512) 555-0156", e164: "+15125550156" },
    sample: true,
  },
  {
    name: "Nine Pecans Home",
    lines: ["property"],
    phone: { display: "(830) 555-0157", e164: "+18305550157" },
    sample: true,
  },
  {
    name: "Painted Gate Auto",
    lines: ["auto"],
    phone: { display: "(915) 555-0158", e164: "+19155550158" },
    sample: true,
  },
  {
    name: "Quarter Section Farm Mutual",
    lines: ["property", "liability"],
    phone: { display: "(940) 555-0159", e164: "+19405550159" },
    sample: true,
  },
  {
    name: "Tin Roof Commercial Property",
    lines: ["property", "flood"],
    phone: { display: "(361) 555-0160", e164: "+13615550160" },
    sample: true,
  },
  {
    name: "Wagon Yard Workers’ Fund",
    lines: ["workers-compensation"],
    phone: { display: "(432) 555-0161", e164: "+14325550161" },
    sample: true,
  },
  {
    name: "Whitewing Surplus Lines",
    lines: ["property", "liability"],
    phone: { display: "(956) 555-0162", e164: "+19565550162" },
    sample: true,
  },
];
