import type { MessageHistory } from "../../domain/message-history.ts";
import type { CancelDecision } from "../../domain/operator-actions.ts";
import type { MessageFilter } from "../../store/find-messages.ts";
import type { FoundMessage } from "../../store/found-messages.ts";
import type { RequeueResult } from "../../store/requeue-message.ts";
import type { CellAnswers } from "./admin-cells.ts";

export interface MessageSearch extends Omit<CellAnswers<never>, "values"> {
  /** Of all cells, the newest first. */
  readonly messages: readonly FoundMessage[];
  /** Everything before this time was left out, because the time for the search was over. */
  readonly searchedSinceMs: number | undefined;
}

export interface CellAnswer<Value> extends Omit<CellAnswers<never>, "values"> {
  /** Undefined: no cell that answered has the message. */
  readonly value: Value | undefined;
}

/** What the commands about messages work on. All cells are asked; those that do not answer are named. */
export interface MessageStore {
  find(filter: Omit<MessageFilter, "untilMs"> & { readonly untilMs?: number | undefined }): Promise<MessageSearch>;
  show(msgKey: string): Promise<CellAnswer<MessageHistory>>;
  cancel(msgKey: string): Promise<CellAnswer<CancelDecision>>;
  /** Without a confirmation it does nothing that could send the message twice, and says what it would do. */
  requeue(msgKey: string, isConfirmed: boolean): Promise<CellAnswer<RequeueResult>>;
}
