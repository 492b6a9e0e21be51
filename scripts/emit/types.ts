import { JSON_TYPES } from "./code/json-types.ts";
import type { DocumentTypes } from "./compile/named-types.ts";
import { BANNER, type Emitter } from "./emitter.ts";

/** A type may refer to itself through an array only by an interface; see ir/break-array-cycles.ts. */
const LIST_OF = `/** An array of a component that itself contains such arrays. */
export interface ListOf<Name extends keyof components["schemas"]> extends Array<components["schemas"][Name]> {}
`;

/** paths, components, operations and webhooks as TypeScript types, by openapi-typescript. */
export const emitTypes: Emitter = (_api, { types, jsonTypes }) => [
  { path: "types.ts", text: toModule(types) },
  ...(jsonTypes === undefined ? [] : [{ path: JSON_TYPES, text: toModule(jsonTypes) }]),
];

const toModule = ({ text }: DocumentTypes): string => `${BANNER}\n${text}${text.includes("ListOf<") ? LIST_OF : ""}`;
