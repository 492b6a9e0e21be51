import type { BadDocument } from "./bad-document.ts";
import { NAMES } from "./names.ts";
import { OPENAPI_3_2 } from "./openapi-3-2.ts";
import { OPERATIONS } from "./operations.ts";
import { PAGINATION } from "./pagination.ts";
import { READING } from "./reading.ts";
import { REFERENCES } from "./references.ts";
import { SCHEMAS } from "./schemas.ts";
import { STREAMS } from "./streams.ts";
import { UNREADABLE } from "./unreadable.ts";

export const BAD_DOCUMENTS: readonly BadDocument[] = [
  ...UNREADABLE,
  ...REFERENCES,
  ...SCHEMAS,
  ...READING,
  ...NAMES,
  ...OPERATIONS,
  ...OPENAPI_3_2,
  ...STREAMS,
  ...PAGINATION,
];
