import { pointerOf } from "../pipeline/json.ts";

/** Where a walk stands. A linked list: it costs one small object a step, and is spelled out only for a fault. */
export interface Path {
  readonly parent: Path | undefined;
  readonly key: string | number;
}

export const step = (parent: Path | undefined, ...keys: (string | number)[]): Path => {
  let path = parent;
  for (const key of keys) path = { parent: path, key };
  return path ?? { parent: undefined, key: "" };
};

export function pointerOfPath(path: Path | undefined): string {
  const segments: (string | number)[] = [];
  for (let at = path; at; at = at.parent) segments.unshift(at.key);
  return pointerOf(segments);
}
