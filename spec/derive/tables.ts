// The types of the YAML files in spec/tables. spec/tables/schemas.ts says the same to the generator, which checks the files.

import type { ImageSize, ImageSizeLimits } from "../keywords/image-limits.ts";
import { DeriveError } from "./derive-error.ts";

export interface ContractTables {
  readonly channels: readonly Channel[];
  readonly resultCodes: readonly ResultCode[];
  readonly reportCodes: readonly ReportCode[];
  readonly reportValues: ReportValues;
  readonly rcsFormats: RcsTable;
  readonly imageRules: ImageRules;
  readonly brandmessageKinds: readonly BrandmessageKind[];
  readonly rateLimits: readonly RateLimit[];
  readonly rights: readonly Right[];
}

/** A row of tables/rights.yaml, which says what each member means. */
export interface Right {
  readonly right: string;
  readonly calls: string;
  readonly code: string;
}

/** A row of tables/rate-limits.yaml, which says what each member means. */
export interface RateLimit {
  readonly kind: string;
  readonly calls: string;
  readonly count: number;
  readonly per: "second" | "minute";
  readonly counted?: string;
  readonly note?: string;
  readonly failures?: number;
}

/** A row of tables/channels.yaml, which says what each member means. */
export interface Channel {
  readonly name: string;
  readonly label: string;
  readonly reportLabel?: string;
  readonly hint: string;
  readonly meaning: string;
  readonly msgTypes: readonly ReportValue[];
  readonly operation: string;
  readonly step?: string;
  readonly recipients: "domestic" | "international";
  readonly families: readonly string[];
  readonly codes: Readonly<Record<"expired" | "noRoute" | "refused" | "failed", string>> & {
    readonly outsideHours?: string;
  };
  readonly offers?: readonly string[];
  readonly messenger?: true;
  readonly isNew?: true;
  readonly userType?: true;
}

/** A row of tables/result-codes.yaml. */
export interface ResultCode {
  readonly code: string;
  readonly text: string;
  readonly status: number;
  readonly origin: "specification" | "extension";
  readonly meaning: string;
  readonly action: string;
  readonly message?: string | Readonly<Record<string, string>>;
  readonly at?: readonly string[];
}

export class ResultCodes {
  readonly #rows: ReadonlyMap<string, ResultCode>;

  constructor(rows: readonly ResultCode[]) {
    this.#rows = new Map(rows.map((row) => [row.code, row]));
  }

  /** `where` names what has the code, and `pointer` is its place in the document. */
  row(code: string, where: string, pointer: string): ResultCode {
    const row = this.#rows.get(code);
    if (!row)
      throw new DeriveError(
        `${where}: ${code} is not in tables/result-codes.yaml`,
        "correct the code, or add its row to the table",
        pointer,
        { unknown: code, known: this.#rows.keys() },
      );
    return row;
  }
}

/** A row of tables/report-codes.yaml. */
export interface ReportCode {
  readonly code: string;
  readonly family: string;
  readonly text: string;
  readonly meaning: string;
  readonly action: string;
  readonly isCarriers?: true;
}

/** A row of a list in tables/report-values.yaml. */
export interface ReportValue {
  readonly value: string;
  readonly meaning: string;
}

export interface ReportValues {
  readonly reportTypes: readonly ReportValue[];
  readonly carriers: readonly ReportValue[];
}

/** The limits of an RCS message. Zero means that the part is not allowed. */
export interface RcsLimits {
  readonly content: "standalone" | "carousel" | "template";
  readonly cards: number;
  readonly images: readonly ImageSize[];
  readonly maxTotalImageBytes?: number;
  readonly title: number;
  readonly text: number;
  readonly totalText?: number;
  readonly buttons: { readonly max: number; readonly label?: number };
  readonly subInfo: number;
  readonly detail?: { readonly image: ImageSize; readonly text: number };
}

interface RcsRow extends RcsLimits {
  readonly layout: string;
  readonly family: string;
  readonly msgType: string;
}

export interface RcsFormat extends RcsRow {
  readonly id: string;
}

export interface RcsTemplateKind extends RcsRow {
  readonly kind: string;
}

/** tables/rcs-formats.yaml. */
export interface RcsTable {
  readonly formats: readonly RcsFormat[];
  readonly templates: readonly RcsTemplateKind[];
}

/** A row of tables/image-rules.yaml. */
export interface ImageRule extends ImageSizeLimits {
  readonly serviceType: string;
  readonly msgType: string | null;
  readonly subType?: string;
  readonly also?: string;
  readonly name: string;
  readonly formats: readonly string[];
  readonly sizes?: "rcs-formats";
  readonly maxBytes: number;
  readonly answer: "media" | "imgUrl" | null;
}

export interface ImageRules {
  readonly maxFileNameLength: number;
  readonly formats: Readonly<
    Record<string, { readonly mediaTypes: readonly string[]; readonly extensions: readonly string[] }>
  >;
  readonly services: readonly ImageRule[];
}

/** A row of tables/brandmessage-kinds.yaml. */
export interface BrandmessageKind {
  readonly msgType: string;
  readonly name: string;
  readonly text: {
    readonly need: "required" | "optional" | "refused";
    readonly max?: number;
    readonly lineBreaks?: number;
  };
  readonly header: "required" | "optional" | "refused";
  readonly additionalContent: boolean;
  readonly parts: readonly ("image" | "item" | "commerce" | "video")[];
  readonly needs: readonly string[];
  readonly carousel: "none" | "feed" | "commerce";
  readonly buttons: { readonly min: number; readonly max: number; readonly withCoupon: number; readonly name: number };
  readonly coupon: number;
}
