// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components } from "./types.ts";
import type { Validator } from "contract-kit-runtime/validator";
import type * as part_listPets from "./validators/listPets.js";
import type * as part_addPet from "./validators/addPet.js";
import type * as part_getPet from "./validators/getPet.js";
import type * as part_removePet from "./validators/removePet.js";
import type * as part_readNews from "./validators/readNews.js";
import type * as part_exportPets from "./validators/exportPets.js";
import type * as part_petSold from "./validators/petSold.js";
import type * as part_petAdopted from "./validators/petAdopted.js";

export type { Fault } from "contract-kit-runtime/explain";
export type { ExplainSettings, Validator } from "contract-kit-runtime/validator";

export declare const schemas: {
  Problem: Validator<components["schemas"]["Problem"]>;
  Tag: Validator<components["schemas"]["Tag"]>;
  Pet: Validator<components["schemas"]["Pet"]>;
  Animal: Validator<components["schemas"]["Animal"]>;
  Cat: Validator<components["schemas"]["Cat"]>;
  Dog: Validator<components["schemas"]["Dog"]>;
  Food: Validator<components["schemas"]["Food"]>;
  Pair: Validator<components["schemas"]["Pair"]>;
};

export declare const operations: {
  listPets: typeof part_listPets;
  addPet: typeof part_addPet;
  getPet: typeof part_getPet;
  removePet: typeof part_removePet;
  readNews: typeof part_readNews;
  exportPets: typeof part_exportPets;
};

export declare const webhooks: {
  petSold: typeof part_petSold;
  petAdopted: typeof part_petAdopted;
};
