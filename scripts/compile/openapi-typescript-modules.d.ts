// The parts of openapi-typescript that its published types leave out.
declare module "openapi-typescript/dist/lib/ts.mjs" {
  export function astToString(nodes: readonly import("typescript").Node[]): string;
}
declare module "openapi-typescript/dist/lib/utils.mjs" {
  export function resolveRef(document: object, reference: string, options: { silent: boolean }): unknown;
}
declare module "openapi-typescript/dist/transform/index.mjs" {
  export default function transformSchema(document: object, context: object): import("typescript").Node[];
}
