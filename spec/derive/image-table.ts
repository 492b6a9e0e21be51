import type { ImageSize } from "./rcs-table.ts";

/** The shape of tables/image-rules.yaml. */
export interface ImageBounds {
  readonly min?: number;
  readonly max?: number;
}

export interface ImageRule {
  readonly serviceType: string;
  readonly msgType: string | null;
  readonly name: string;
  readonly formats: readonly string[];
  readonly width?: ImageBounds;
  readonly height?: ImageBounds;
  readonly ratio?: { readonly min: ImageSize; readonly max: ImageSize };
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
