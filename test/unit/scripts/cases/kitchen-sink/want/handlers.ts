// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields, WithFiles, Status4XX, Status } from "contract-kit-runtime/replies";
import type {
  AddPetRequestBodyMultipartFormData,
  ListPetsResponse200,
  Pet,
  PetFilled,
  Problem,
  ReadNewsResponse200,
  Tag,
} from "./types.ts";

export type ListPetsQuery = {
  /** @description Where the page begins. */
  readonly after?: string;
  /**
   * @deprecated
   * @description Deprecated, ends on 2027-06-01; use after.
   */
  readonly page: number;
  readonly tags?: Tag[];
  readonly filter?: {
      from?: string;
  };
};

export type ListPetsHeaders = {
  readonly "X-Trace"?: string;
};

export type ListPetsRequest = {
  readonly query: ListPetsQuery;
  readonly header: ListPetsHeaders;
};

export type ListPetsReply =
  | {
    readonly status: 200;
    readonly headers: {
      readonly "X-Total": number;
    };
    readonly mediaType?: "application/json";
    readonly body: ListPetsResponse200;
  }
  | {
    readonly status: Status4XX;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type AddPetBody = PetFilled | WithFiles<AddPetRequestBodyMultipartFormData, "picture" | "more">;

export type AddPetRequest =
  | {
    readonly mediaType: "application/json";
    readonly body: PetFilled;
  }
  | {
    readonly mediaType: "multipart/form-data";
    readonly body: WithFiles<AddPetRequestBodyMultipartFormData, "picture" | "more">;
  };

export type AddPetReply =
  | {
    readonly status: 201;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: Pet;
  }
  | {
    readonly status: Exclude<Status, 201>;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type GetPetParams = {
  readonly petId: string;
};

export type GetPetRequest = {
  readonly path: GetPetParams;
};

export type GetPetReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly ETag?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: Pet;
  }
  | {
    readonly status: 304;
    readonly headers?: undefined;
    readonly body?: undefined;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/problem+json";
    readonly body: Problem;
  };

export type RemovePetParams = {
  readonly petId: string;
};

export type RemovePetRequest = {
  readonly path: RemovePetParams;
};

export type RemovePetReply =
  | {
    readonly status: 204;
    readonly headers?: undefined;
    readonly body?: undefined;
  };

export type ReadNewsRequest = Record<never, never>;

export type ReadNewsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "text/event-stream";
    readonly body: AsyncIterable<ReadNewsResponse200>;
  };

export type ExportPetsRequest = Record<never, never>;

export type ExportPetsReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/octet-stream";
    readonly body: Uint8Array | ReadableStream<Uint8Array>;
  }
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType: "application/jsonl";
    readonly body: AsyncIterable<Pet>;
  };

/** The operations tagged pets. */
export interface PetsHandlers<Context, OpenContext = Context> {
  /** GET /pets — The pets, a page at a time. */
  listPets(request: Fields<ListPetsRequest>, context: Context): ListPetsReply | Promise<ListPetsReply>;
  /** POST /pets */
  addPet(request: Fields<AddPetRequest>, context: Context): AddPetReply | Promise<AddPetReply>;
  /** GET /pets/{petId} */
  getPet(request: Fields<GetPetRequest>, context: Context): GetPetReply | Promise<GetPetReply>;
  /** DELETE /pets/{petId} */
  removePet(request: Fields<RemovePetRequest>, context: OpenContext): RemovePetReply | Promise<RemovePetReply>;
  /** GET /export */
  exportPets(request: Fields<ExportPetsRequest>, context: Context): ExportPetsReply | Promise<ExportPetsReply>;
}

/** The operations tagged news. */
export interface NewsHandlers<Context, OpenContext = Context> {
  /** GET /news */
  readNews(request: Fields<ReadNewsRequest>, context: Context): ReadNewsReply | Promise<ReadNewsReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends PetsHandlers<Context, OpenContext>, NewsHandlers<Context, OpenContext> {}
