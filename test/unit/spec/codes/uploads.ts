import type { CodeCase } from "./case.ts";

export const uploadFile: readonly CodeCase[] = [
  ["no part", {}, ["/file A204"]],
  ["an unknown part", { file: "bytes", note: "x" }, ["/note A011"]],
];

export const uploadTypedFile = uploadFile;
export const uploadSubtypedFile = uploadFile;
