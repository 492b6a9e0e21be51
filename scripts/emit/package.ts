import type { Emitter } from "./emitter.ts";

/** Marks the folder as ES modules, wherever it is put and whatever stands around it. */
export const emitPackage: Emitter = () => [
  { path: "package.json", text: `${JSON.stringify({ private: true, type: "module" }, null, 2)}\n` },
];
