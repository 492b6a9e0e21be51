// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields, Status } from "contract-kit-runtime/replies";
import type {
  AddNotesResponse200,
  FeedEvent,
  Note,
  NoteFilled,
  Problem,
  ReadMixedResponse200,
} from "./types.ts";

export type ReadFeedHeaders = {
  readonly "Last-Event-ID"?: string;
};

export type ReadFeedRequest = {
  readonly header: ReadFeedHeaders;
};

export type ReadFeedReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "text/event-stream";
    readonly body: AsyncIterable<FeedEvent>;
  }
  | {
    readonly status: Exclude<Status, 200>;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Problem;
  };

export type ReadMixedRequest = Record<never, never>;

export type ReadMixedReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "text/event-stream";
    readonly body: AsyncIterable<ReadMixedResponse200>;
  };

export type ListNotesRequest = Record<never, never>;

export type ListNotesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/jsonl";
    readonly body: AsyncIterable<Note>;
  }
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType: "application/json";
    readonly body: Note[];
  };

export type AddNotesBody = AsyncIterable<NoteFilled>;

export type AddNotesRequest = {
  readonly mediaType: "application/x-ndjson";
  readonly body: AddNotesBody;
};

export type AddNotesReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: AddNotesResponse200;
  };

export type ReadRecordsRequest = Record<never, never>;

export type ReadRecordsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json-seq";
    readonly body: AsyncIterable<Note>;
  };

export type ReadPartsRequest = Record<never, never>;

export type ReadPartsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "multipart/mixed";
    readonly body: AsyncIterable<Note>;
  };

/** The operations tagged feed. */
export interface FeedHandlers<Context, OpenContext = Context> {
  /** GET /feed */
  readFeed(request: Fields<ReadFeedRequest>, context: OpenContext): ReadFeedReply | Promise<ReadFeedReply>;
  /** GET /mixed */
  readMixed(request: Fields<ReadMixedRequest>, context: OpenContext): ReadMixedReply | Promise<ReadMixedReply>;
}

/** The operations tagged notes. */
export interface NotesHandlers<Context, OpenContext = Context> {
  /** GET /notes */
  listNotes(request: Fields<ListNotesRequest>, context: OpenContext): ListNotesReply | Promise<ListNotesReply>;
  /** POST /notes */
  addNotes(request: Fields<AddNotesRequest>, context: OpenContext): AddNotesReply | Promise<AddNotesReply>;
  /** GET /records */
  readRecords(request: Fields<ReadRecordsRequest>, context: OpenContext): ReadRecordsReply | Promise<ReadRecordsReply>;
  /** GET /parts */
  readParts(request: Fields<ReadPartsRequest>, context: OpenContext): ReadPartsReply | Promise<ReadPartsReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends FeedHandlers<Context, OpenContext>, NotesHandlers<Context, OpenContext> {}
