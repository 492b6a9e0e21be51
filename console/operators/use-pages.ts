import { useEffect, useRef, useState } from "preact/hooks";
import type { Answer, Problem } from "./api.ts";

export interface Pages<Item, Cursor> {
  readonly items: readonly Item[];
  readonly next: Cursor | null;
  readonly isLoading: boolean;
  readonly problem: Problem | undefined;
  /** Whether there was an answer yet. */
  readonly isAnswered: boolean;
  more(): void;
  reload(): void;
}

interface Page<Item, Cursor> {
  readonly items: readonly Item[];
  readonly next: Cursor | null;
}

/** A list that grows page by page, from the beginning whenever one of the inputs has changed. */
export function usePages<Item, Cursor>(
  load: (cursor: Cursor | undefined) => Promise<Answer<Page<Item, Cursor>>>,
  inputs: readonly unknown[],
): Pages<Item, Cursor> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Pages<Item, Cursor>, "more" | "reload">>({
    ...{ items: [], next: null, isLoading: true, problem: undefined, isAnswered: false },
  });
  /** Raised with every change of the inputs: an answer to an earlier question is dropped. */
  const question = useRef(0);
  const read = async (cursor: Cursor | undefined): Promise<void> => {
    const asked = question.current;
    setState((before) => ({ ...before, isLoading: true, problem: undefined }));
    const answer = await load(cursor);
    if (asked !== question.current) return;
    setState(({ items, next, isAnswered }) =>
      answer.ok
        ? {
            items: cursor === undefined ? answer.value.items : [...items, ...answer.value.items],
            ...{ next: answer.value.next, isLoading: false, problem: undefined, isAnswered: true },
          }
        : // What was listed may be of another question, so it does not stay below the new one.
          cursor === undefined
          ? { items: [], next: null, isLoading: false, problem: answer.problem, isAnswered: false }
          : { items, next, isLoading: false, problem: answer.problem, isAnswered },
    );
  };
  useEffect(() => {
    void read(undefined);
    return () => {
      question.current += 1;
    };
  }, [...inputs, attempt]);
  return {
    ...state,
    more: () => void (state.next !== null && read(state.next)),
    reload: () => setAttempt((count) => count + 1),
  };
}
