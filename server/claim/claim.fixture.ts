export const claim = {
  name: "Ana O'Brien",
  phone: "713 555 0142",
  email: "ana@example.com",
  line: "flood",
  policy: "",
  happenedOn: "2026-11-19",
  message: "Water in the hall",
  bestTime: "after 5",
} as const;
