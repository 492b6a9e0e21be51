export const keywords = ["x-even.mjs"];
