// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields } from "contract-kit-runtime/replies";

export type GetPetsByPetIdToysParams = {
  readonly petId: string;
};

export type GetPetsByPetIdToysRequest = {
  readonly path: GetPetsByPetIdToysParams;
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

export type PrototypeRequest = Record<never, never>;

export type PrototypeReply =
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

export type BehindTooQuery = {
  readonly q?: number;
};

export type BehindTooRequest = {
  readonly query: BehindTooQuery;
};

export type BehindTooReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type BesideQuery = {
  readonly q?: number;
};

export type BesideRequest = {
  readonly query: BesideQuery;
};

export type BesideReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

/** The operations tagged Pets & toys. */
export interface PetsToysHandlers<Context, OpenContext = Context> {
  /** GET /pets/{petId}/toys */
  getPetsByPetIdToys(request: Fields<GetPetsByPetIdToysRequest>, context: OpenContext): GetPetsByPetIdToysReply | Promise<GetPetsByPetIdToysReply>;
}

/** The operations tagged default. */
export interface DefaultHandlers<Context, OpenContext = Context> {
  /** GET / */
  get(request: Fields<GetRequest>, context: OpenContext): GetReply | Promise<GetReply>;
  /** POST /dashes */
  constructor(request: Fields<ConstructorRequest>, context: OpenContext): ConstructorReply | Promise<ConstructorReply>;
  /** DELETE /dashes */
  "7days"(request: Fields<_7daysRequest>, context: OpenContext): _7daysReply | Promise<_7daysReply>;
  /** OPTIONS /dashes */
  "\"quoted\"\\"(request: Fields<QuotedRequest>, context: OpenContext): QuotedReply | Promise<QuotedReply>;
  /** PATCH /dashes */
  listAllPetsV2(request: Fields<ListAllPetsV22Request>, context: OpenContext): ListAllPetsV22Reply | Promise<ListAllPetsV22Reply>;
  /** TRACE /dashes */
  prototype(request: Fields<PrototypeRequest>, context: OpenContext): PrototypeReply | Promise<PrototypeReply>;
  /** GET /taken */
  raw(request: Fields<RawRequest>, context: OpenContext): RawReply | Promise<RawReply>;
  /** GET /behind */
  behind(request: Fields<BehindRequest>, context: OpenContext): BehindReply | Promise<BehindReply>;
  /** GET /behind-too */
  behindToo(request: Fields<BehindTooRequest>, context: OpenContext): BehindTooReply | Promise<BehindTooReply>;
  /** PUT /behind-too */
  beside(request: Fields<BesideRequest>, context: OpenContext): BesideReply | Promise<BesideReply>;
}

/** The operations tagged pets & toys. */
export interface PetsToysHandlers_<Context, OpenContext = Context> {
  /** GET /dashes — Ends a comment *\/ early */
  "list-all.pets v2"(request: Fields<ListAllPetsV2Request>, context: OpenContext): ListAllPetsV2Reply | Promise<ListAllPetsV2Reply>;
}

/** The operations tagged class. */
export interface ClassHandlers<Context, OpenContext = Context> {
  /** PUT /dashes */
  delete(request: Fields<DeleteRequest>, context: OpenContext): DeleteReply | Promise<DeleteReply>;
}

/** The operations tagged Größe. */
export interface GrößeHandlers<Context, OpenContext = Context> {
  /** GET /unicode */
  "größeÄndern"(request: Fields<GrößeÄndernRequest>, context: OpenContext): GrößeÄndernReply | Promise<GrößeÄndernReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends PetsToysHandlers<Context, OpenContext>, DefaultHandlers<Context, OpenContext>, PetsToysHandlers_<Context, OpenContext>, ClassHandlers<Context, OpenContext>, GrößeHandlers<Context, OpenContext> {}
