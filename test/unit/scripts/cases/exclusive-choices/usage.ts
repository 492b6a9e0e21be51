import type { Drawing, DrawingWithFile, Frame, Mark, Note, Shape } from "./want/types.ts";

const circle: Shape = { circle: 1 };
const shapes: Shape[] = [circle, { square: 1 }];
// @ts-expect-error one shape, not two
const both: Shape = { circle: 1, square: 1 };
// @ts-expect-error one shape, not none
const none: Shape = {};

const frame: Frame = { width: 1 };
// @ts-expect-error one of them
const wide: Frame = { width: 1, margin: 1 };
const note: Note = { text: "a", title: "b" };
const mark: Mark = { kind: "dot", at: 1 };
// @ts-expect-error a dot has no end
const line: Mark = { kind: "dot", to: 1 };

export const drawn: Drawing = { name: "a", shapes, scale: 2, frame, note, mark };
export const filed: DrawingWithFile = { name: "a", file: "a.svg" };
// @ts-expect-error shapes or a file
export const empty: Drawing = { name: "a" };
// @ts-expect-error shapes or a file, not both
export const double: Drawing = { name: "a", shapes, file: "a.svg" };
// @ts-expect-error a scale is for shapes
export const scaled: Drawing = { name: "a", file: "a.svg", scale: 2 };

export const wrong = [both, none, wide, line];
