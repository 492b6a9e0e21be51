import { type Given, useEveryEntry } from "./every-entry.js";

declare const process: { readonly env: { readonly GIVEN?: string } };

const given = JSON.parse(process.env.GIVEN ?? "{}") as Given;
console.log(JSON.stringify(await useEveryEntry(given)));
