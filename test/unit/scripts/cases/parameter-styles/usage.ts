import type { InHeaderRequest, PathMatrixRequest, QueryDeepRequest, QueryFormRequest } from "./want/handlers.ts";

export const matrix = ({ path }: PathMatrixRequest): [number, number[], number | undefined] => [
  path.value,
  path.list,
  path.objectE.x,
];
export const form = ({ query }: QueryFormRequest): [number | undefined, string | undefined, boolean | undefined] => [
  query.json?.x,
  query.objectC?.name,
  query.flag,
];
export const deep = ({ query }: QueryDeepRequest): boolean | undefined => query.filter?.inner?.on;
export const header = ({ header: headers }: InHeaderRequest): number[] | undefined => headers["X-List"];
// @ts-expect-error left to other parts of the document
export const accept = ({ header: headers }: InHeaderRequest): unknown => headers.Accept;
