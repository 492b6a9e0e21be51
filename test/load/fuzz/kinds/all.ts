import { sequences } from "../sequences/kind.ts";
import { brokenBodies, validBodies } from "./bodies.ts";
import { costly } from "./costly.ts";
import { credentials } from "./credentials.ts";
import { framing } from "./framing.ts";
import { headers } from "./headers.ts";
import type { Kind } from "./kind.ts";
import { parameters } from "./parameters.ts";
import { paths } from "./paths.ts";
import { foreignReceipts, receipts } from "./receipts.ts";
import { limited, narrow, registered } from "./rights.ts";
import { hostileTexts } from "./texts.ts";
import { tokens } from "./tokens.ts";
import { uploads } from "./uploads.ts";

/** Every family of cases there is, in the order of their rounds. */
export const kinds: readonly Kind[] = [
  sequences,
  validBodies,
  brokenBodies,
  hostileTexts,
  uploads,
  headers,
  framing,
  paths,
  parameters,
  credentials,
  tokens,
  receipts,
  foreignReceipts,
  registered,
  narrow,
  limited,
  costly,
];
