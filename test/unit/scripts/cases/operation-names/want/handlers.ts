// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Present } from "./runtime/replies.js";
import type { operations } from "./types.ts";

export type GetPetsByPetIdToysRequest = {
  readonly path: {
    readonly petId: Present<NonNullable<operations["getPetsByPetIdToys"]["parameters"]["path"]>, "petId">;
  };
};

export type GetPetsByPetIdToysReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type GetRequest = Record<never, never>;

export type GetReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type ListAllPetsV2Request = Record<never, never>;

export type ListAllPetsV2Reply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type DeleteRequest = Record<never, never>;

export type DeleteReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type ConstructorRequest = Record<never, never>;

export type ConstructorReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type _7daysRequest = Record<never, never>;

export type _7daysReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type QuotedRequest = Record<never, never>;

export type QuotedReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type ListAllPetsV22Request = Record<never, never>;

export type ListAllPetsV22Reply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type ProtoRequest = Record<never, never>;

export type ProtoReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type RawRequest = Record<never, never>;

export type RawReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type GrößeÄndernRequest = Record<never, never>;

export type GrößeÄndernReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type BehindRequest = Record<never, never>;

export type BehindReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type BehindTooRequest = {
  readonly query: {
    readonly q?: Present<NonNullable<operations["behindToo"]["parameters"]["query"]>, "q">;
  };
};

export type BehindTooReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type BesideRequest = {
  readonly query: {
    readonly q?: Present<NonNullable<operations["beside"]["parameters"]["query"]>, "q">;
  };
};

export type BesideReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** The operations tagged Pets & toys. */
export interface PetsToysHandlers<Context> {
  /** GET /pets/{petId}/toys */
  getPetsByPetIdToys(request: GetPetsByPetIdToysRequest, context: Context): GetPetsByPetIdToysReply | Promise<GetPetsByPetIdToysReply>;
}

/** The operations tagged default. */
export interface DefaultHandlers<Context> {
  /** GET / */
  get(request: GetRequest, context: Context): GetReply | Promise<GetReply>;
  /** POST /dashes */
  constructor(request: ConstructorRequest, context: Context): ConstructorReply | Promise<ConstructorReply>;
  /** DELETE /dashes */
  "7days"(request: _7daysRequest, context: Context): _7daysReply | Promise<_7daysReply>;
  /** OPTIONS /dashes */
  "\"quoted\"\\"(request: QuotedRequest, context: Context): QuotedReply | Promise<QuotedReply>;
  /** PATCH /dashes */
  listAllPetsV2(request: ListAllPetsV22Request, context: Context): ListAllPetsV22Reply | Promise<ListAllPetsV22Reply>;
  /** TRACE /dashes */
  ["__proto__"](request: ProtoRequest, context: Context): ProtoReply | Promise<ProtoReply>;
  /** GET /taken */
  raw(request: RawRequest, context: Context): RawReply | Promise<RawReply>;
  /** GET /behind */
  behind(request: BehindRequest, context: Context): BehindReply | Promise<BehindReply>;
  /** GET /behind-too */
  behindToo(request: BehindTooRequest, context: Context): BehindTooReply | Promise<BehindTooReply>;
  /** PUT /behind-too */
  beside(request: BesideRequest, context: Context): BesideReply | Promise<BesideReply>;
}

/** The operations tagged pets & toys. */
export interface PetsToysHandlers_<Context> {
  /** GET /dashes — Ends a comment *\/ early */
  "list-all.pets v2"(request: ListAllPetsV2Request, context: Context): ListAllPetsV2Reply | Promise<ListAllPetsV2Reply>;
}

/** The operations tagged class. */
export interface ClassHandlers<Context> {
  /** PUT /dashes */
  delete(request: DeleteRequest, context: Context): DeleteReply | Promise<DeleteReply>;
}

/** The operations tagged Größe. */
export interface GrößeHandlers<Context> {
  /** GET /unicode */
  "größeÄndern"(request: GrößeÄndernRequest, context: Context): GrößeÄndernReply | Promise<GrößeÄndernReply>;
}

/** Every operation of the document: an object of this type leaves none out. */
export interface Handlers<Context> extends PetsToysHandlers<Context>, DefaultHandlers<Context>, PetsToysHandlers_<Context>, ClassHandlers<Context>, GrößeHandlers<Context> {}
