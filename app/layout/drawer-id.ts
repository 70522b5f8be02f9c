export const drawerId = "menu";
