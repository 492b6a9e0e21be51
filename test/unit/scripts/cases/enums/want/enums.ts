// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** What it is *\/ and was. */
export const Kind = {
  cat: "cat",
  "guinea-pig": "guinea-pig",
  "2 dogs": "2 dogs",
  "": "",
  ["__proto__"]: "__proto__",
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

export const Priority = {
  /** When there is time. */
  Low: 1,
  Middle: 2,
  /** At once. */
  "Very-High": 3,
} as const;
export type Priority = (typeof Priority)[keyof typeof Priority];

export const Level = {
  "-1": -1,
  "0.5": 0.5,
  "-12": "-1",
} as const;
export type Level = (typeof Level)[keyof typeof Level];

export const PetState = {
  alive: "alive",
  null: "null",
} as const;
export type PetState = (typeof PetState)[keyof typeof PetState];

export const PetTags = {
  small: "small",
  big: "big",
} as const;
export type PetTags = (typeof PetTags)[keyof typeof PetTags];

export const PetHomePlace = {
  house: "house",
} as const;
export type PetHomePlace = (typeof PetHomePlace)[keyof typeof PetHomePlace];

export const PetState2 = {
  known: "known",
} as const;
export type PetState2 = (typeof PetState2)[keyof typeof PetState2];

export const Mixed = {
  a: "a",
} as const;
export type Mixed = (typeof Mixed)[keyof typeof Mixed];

export const Mixed2 = {
  "1": 1,
} as const;
export type Mixed2 = (typeof Mixed2)[keyof typeof Mixed2];

export const Order = {
  asc: "asc",
  desc: "desc",
} as const;
export type Order = (typeof Order)[keyof typeof Order];

export const ListPetsSortBy = {
  name: "name",
  born: "born",
} as const;
export type ListPetsSortBy = (typeof ListPetsSortBy)[keyof typeof ListPetsSortBy];
