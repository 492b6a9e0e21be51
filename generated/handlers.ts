// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Present, ReplyHeaders, WithFiles } from "./runtime/replies.js";
import type { components, operations } from "./types.ts";

export type IssueTokenRequest = Record<never, never>;

export type IssueTokenReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["issueToken"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["issueToken"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["issueToken"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["issueToken"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["issueToken"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["issueToken"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][503]["content"]["application/json"];
  };

export type PollReportsRequest = Record<never, never>;

export type PollReportsReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["pollReports"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["pollReports"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["pollReports"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["pollReports"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["pollReports"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["pollReports"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["pollReports"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["pollReports"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["pollReports"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["pollReports"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["pollReports"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["pollReports"]["responses"][503]["content"]["application/json"];
  };

export type AcknowledgeReportsRequest = {
  readonly path: {
    readonly reportId: Present<NonNullable<operations["acknowledgeReports"]["parameters"]["path"]>, "reportId">;
  };
};

export type AcknowledgeReportsReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["acknowledgeReports"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["acknowledgeReports"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["acknowledgeReports"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 404;
    readonly headers?: ReplyHeaders<operations["acknowledgeReports"]["responses"][404]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][404]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["acknowledgeReports"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["acknowledgeReports"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["acknowledgeReports"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][503]["content"]["application/json"];
  };

export type InquireReportRequest = {
  readonly path: {
    readonly msgKey: Present<NonNullable<operations["inquireReport"]["parameters"]["path"]>, "msgKey">;
  };
};

export type InquireReportReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["inquireReport"]["responses"][200]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["inquireReport"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["inquireReport"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["inquireReport"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["inquireReport"]["responses"][403]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["inquireReport"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 404;
    readonly headers?: ReplyHeaders<operations["inquireReport"]["responses"][404]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["inquireReport"]["responses"][404]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["inquireReport"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["inquireReport"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["inquireReport"]["responses"][503]["headers"], never, "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["inquireReport"]["responses"][503]["content"]["application/json"];
  };

export type SendAlimtalkRequest = {
  readonly header: {
    readonly "Idempotency-Key"?: Present<NonNullable<operations["sendAlimtalk"]["parameters"]["header"]>, "Idempotency-Key">;
  };
} & { readonly mediaType: "application/json"; readonly body: NonNullable<operations["sendAlimtalk"]["requestBody"]>["content"]["application/json"] };

export type SendAlimtalkReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["sendAlimtalk"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["sendAlimtalk"]["responses"][400]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["sendAlimtalk"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["sendAlimtalk"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: ReplyHeaders<operations["sendAlimtalk"]["responses"][409]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["sendAlimtalk"]["responses"][413]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["sendAlimtalk"]["responses"][415]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["sendAlimtalk"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["sendAlimtalk"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["sendAlimtalk"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][503]["content"]["application/json"];
  };

export type SendFriendtalkRequest = {
  readonly header: {
    readonly "Idempotency-Key"?: Present<NonNullable<operations["sendFriendtalk"]["parameters"]["header"]>, "Idempotency-Key">;
  };
} & { readonly mediaType: "application/json"; readonly body: components["schemas"]["FriendtalkSendFilled"] };

export type SendFriendtalkReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["sendFriendtalk"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["sendFriendtalk"]["responses"][400]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["sendFriendtalk"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["sendFriendtalk"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: ReplyHeaders<operations["sendFriendtalk"]["responses"][409]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["sendFriendtalk"]["responses"][413]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["sendFriendtalk"]["responses"][415]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["sendFriendtalk"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["sendFriendtalk"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["sendFriendtalk"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][503]["content"]["application/json"];
  };

export type SendInternationalRequest = {
  readonly header: {
    readonly "Idempotency-Key"?: Present<NonNullable<operations["sendInternational"]["parameters"]["header"]>, "Idempotency-Key">;
  };
} & { readonly mediaType: "application/json"; readonly body: NonNullable<operations["sendInternational"]["requestBody"]>["content"]["application/json"] };

export type SendInternationalReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["sendInternational"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["sendInternational"]["responses"][400]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["sendInternational"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["sendInternational"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: ReplyHeaders<operations["sendInternational"]["responses"][409]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["sendInternational"]["responses"][413]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["sendInternational"]["responses"][415]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["sendInternational"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["sendInternational"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["sendInternational"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][503]["content"]["application/json"];
  };

export type SendRcsRequest = {
  readonly header: {
    readonly "Idempotency-Key"?: Present<NonNullable<operations["sendRcs"]["parameters"]["header"]>, "Idempotency-Key">;
  };
} & { readonly mediaType: "application/json"; readonly body: components["schemas"]["RcsSendFilled"] };

export type SendRcsReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["sendRcs"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["sendRcs"]["responses"][400]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["sendRcs"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["sendRcs"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: ReplyHeaders<operations["sendRcs"]["responses"][409]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["sendRcs"]["responses"][413]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["sendRcs"]["responses"][415]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["sendRcs"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["sendRcs"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["sendRcs"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][503]["content"]["application/json"];
  };

export type SendOmniRequest = {
  readonly header: {
    readonly "Idempotency-Key"?: Present<NonNullable<operations["sendOmni"]["parameters"]["header"]>, "Idempotency-Key">;
  };
} & { readonly mediaType: "application/json"; readonly body: components["schemas"]["OmniSendFilled"] };

export type SendOmniReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["sendOmni"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["sendOmni"]["responses"][400]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["sendOmni"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["sendOmni"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: ReplyHeaders<operations["sendOmni"]["responses"][409]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["sendOmni"]["responses"][413]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["sendOmni"]["responses"][415]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["sendOmni"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["sendOmni"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["sendOmni"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][503]["content"]["application/json"];
  };

export type SendSmsRequest = {
  readonly header: {
    readonly "Idempotency-Key"?: Present<NonNullable<operations["sendSms"]["parameters"]["header"]>, "Idempotency-Key">;
  };
} & { readonly mediaType: "application/json"; readonly body: NonNullable<operations["sendSms"]["requestBody"]>["content"]["application/json"] };

export type SendSmsReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["sendSms"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["sendSms"]["responses"][400]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["sendSms"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["sendSms"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: ReplyHeaders<operations["sendSms"]["responses"][409]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["sendSms"]["responses"][413]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["sendSms"]["responses"][415]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["sendSms"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["sendSms"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["sendSms"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][503]["content"]["application/json"];
  };

export type SendMmsRequest = {
  readonly header: {
    readonly "Idempotency-Key"?: Present<NonNullable<operations["sendMms"]["parameters"]["header"]>, "Idempotency-Key">;
  };
} & { readonly mediaType: "application/json"; readonly body: NonNullable<operations["sendMms"]["requestBody"]>["content"]["application/json"] };

export type SendMmsReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["sendMms"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["sendMms"]["responses"][400]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["sendMms"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["sendMms"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: ReplyHeaders<operations["sendMms"]["responses"][409]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["sendMms"]["responses"][413]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["sendMms"]["responses"][415]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["sendMms"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["sendMms"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["sendMms"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][503]["content"]["application/json"];
  };

export type CreateFormRequest = { readonly mediaType: "application/json"; readonly body: components["schemas"]["FormRequestFilled"] };

export type CreateFormReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["createForm"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["createForm"]["responses"][400]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["createForm"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["createForm"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["createForm"]["responses"][413]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["createForm"]["responses"][415]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["createForm"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["createForm"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["createForm"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][503]["content"]["application/json"];
  };

export type GetFormRequest = {
  readonly path: {
    readonly formId: Present<NonNullable<operations["getForm"]["parameters"]["path"]>, "formId">;
  };
};

export type GetFormReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["getForm"]["responses"][200]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["getForm"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["getForm"]["responses"][400]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["getForm"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["getForm"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["getForm"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["getForm"]["responses"][403]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["getForm"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["getForm"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["getForm"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["getForm"]["responses"][503]["headers"], never, "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["getForm"]["responses"][503]["content"]["application/json"];
  };

export type ReplaceFormRequest = {
  readonly path: {
    readonly formId: Present<NonNullable<operations["replaceForm"]["parameters"]["path"]>, "formId">;
  };
} & { readonly mediaType: "application/json"; readonly body: components["schemas"]["FormRequestFilled"] };

export type ReplaceFormReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["replaceForm"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["replaceForm"]["responses"][400]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["replaceForm"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["replaceForm"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["replaceForm"]["responses"][413]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["replaceForm"]["responses"][415]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["replaceForm"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["replaceForm"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["replaceForm"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][503]["content"]["application/json"];
  };

export type DeleteFormRequest = {
  readonly path: {
    readonly formId: Present<NonNullable<operations["deleteForm"]["parameters"]["path"]>, "formId">;
  };
};

export type DeleteFormReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["deleteForm"]["responses"][200]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["deleteForm"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["deleteForm"]["responses"][400]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["deleteForm"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["deleteForm"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["deleteForm"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["deleteForm"]["responses"][403]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["deleteForm"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["deleteForm"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["deleteForm"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["deleteForm"]["responses"][503]["headers"], never, "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["deleteForm"]["responses"][503]["content"]["application/json"];
  };

export type UploadFileRequest = {
  readonly path: {
    readonly serviceType: Present<NonNullable<operations["uploadFile"]["parameters"]["path"]>, "serviceType">;
  };
} & { readonly mediaType: "multipart/form-data"; readonly body: WithFiles<NonNullable<operations["uploadFile"]["requestBody"]>["content"]["multipart/form-data"], "file"> };

export type UploadFileReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["uploadFile"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["uploadFile"]["responses"][400]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["uploadFile"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["uploadFile"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["uploadFile"]["responses"][413]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["uploadFile"]["responses"][415]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["uploadFile"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["uploadFile"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["uploadFile"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][503]["content"]["application/json"];
  };

export type UploadTypedFileRequest = {
  readonly path: {
    readonly serviceType: Present<NonNullable<operations["uploadTypedFile"]["parameters"]["path"]>, "serviceType">;
    readonly msgType: Present<NonNullable<operations["uploadTypedFile"]["parameters"]["path"]>, "msgType">;
  };
} & { readonly mediaType: "multipart/form-data"; readonly body: WithFiles<NonNullable<operations["uploadTypedFile"]["requestBody"]>["content"]["multipart/form-data"], "file"> };

export type UploadTypedFileReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["uploadTypedFile"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["uploadTypedFile"]["responses"][400]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["uploadTypedFile"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: ReplyHeaders<operations["uploadTypedFile"]["responses"][403]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["uploadTypedFile"]["responses"][413]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["uploadTypedFile"]["responses"][415]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: ReplyHeaders<operations["uploadTypedFile"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["uploadTypedFile"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["uploadTypedFile"]["responses"][503]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][503]["content"]["application/json"];
  };

export type GetImageRequest = {
  readonly path: {
    readonly imageKey: Present<NonNullable<operations["getImage"]["parameters"]["path"]>, "imageKey">;
  };
};

export type GetImageReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["getImage"]["responses"][200]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "image/jpeg";
    readonly body: Uint8Array | ReadableStream<Uint8Array>;
  }
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["getImage"]["responses"][200]["headers"], never, "X-Request-Id">;
    readonly mediaType: "image/png";
    readonly body: Uint8Array | ReadableStream<Uint8Array>;
  }
  | {
    readonly status: 404;
    readonly headers?: ReplyHeaders<operations["getImage"]["responses"][404]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["getImage"]["responses"][404]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["getImage"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["getImage"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["getImage"]["responses"][503]["headers"], never, "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["getImage"]["responses"][503]["content"]["application/json"];
  };

export type ReceiveReceiptsRequest = {
  readonly path: {
    readonly carrier: Present<NonNullable<operations["receiveReceipts"]["parameters"]["path"]>, "carrier">;
  };
  readonly header: {
    readonly "webhook-id": Present<NonNullable<operations["receiveReceipts"]["parameters"]["header"]>, "webhook-id">;
    readonly "webhook-timestamp": Present<NonNullable<operations["receiveReceipts"]["parameters"]["header"]>, "webhook-timestamp">;
  };
} & { readonly mediaType: "application/json"; readonly body: NonNullable<operations["receiveReceipts"]["requestBody"]>["content"]["application/json"] };

export type ReceiveReceiptsReply =
  | {
    readonly status: 200;
    readonly headers?: ReplyHeaders<operations["receiveReceipts"]["responses"][200]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["receiveReceipts"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: ReplyHeaders<operations["receiveReceipts"]["responses"][400]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["receiveReceipts"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: ReplyHeaders<operations["receiveReceipts"]["responses"][401]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["receiveReceipts"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 404;
    readonly headers?: ReplyHeaders<operations["receiveReceipts"]["responses"][404]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["receiveReceipts"]["responses"][404]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: ReplyHeaders<operations["receiveReceipts"]["responses"][413]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["receiveReceipts"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: ReplyHeaders<operations["receiveReceipts"]["responses"][415]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["receiveReceipts"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: ReplyHeaders<operations["receiveReceipts"]["responses"][500]["headers"], never, "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["receiveReceipts"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: ReplyHeaders<operations["receiveReceipts"]["responses"][503]["headers"], never, "Retry-After" | "X-Request-Id">;
    readonly mediaType?: "application/json";
    readonly body: operations["receiveReceipts"]["responses"][503]["content"]["application/json"];
  };

/** The operations tagged auth. */
export interface AuthHandlers<Context, OpenContext = Context> {
  /** POST /v1/auth/token — Issue a token */
  issueToken(request: IssueTokenRequest, context: Context): IssueTokenReply | Promise<IssueTokenReply>;
}

/** The operations tagged reports. */
export interface ReportsHandlers<Context, OpenContext = Context> {
  /** GET /v1/report/polling — Receive a batch of reports */
  pollReports(request: PollReportsRequest, context: Context): PollReportsReply | Promise<PollReportsReply>;
  /** DELETE /v1/report/polling/{reportId} — Acknowledge a batch of reports */
  acknowledgeReports(request: AcknowledgeReportsRequest, context: Context): AcknowledgeReportsReply | Promise<AcknowledgeReportsReply>;
  /** GET /v1/report/inquiry/{msgKey} — Look up the reports of one message */
  inquireReport(request: InquireReportRequest, context: Context): InquireReportReply | Promise<InquireReportReply>;
}

/** The operations tagged send. */
export interface SendHandlers<Context, OpenContext = Context> {
  /** POST /v1/send/alimtalk — Send an alimtalk message */
  sendAlimtalk(request: SendAlimtalkRequest, context: Context): SendAlimtalkReply | Promise<SendAlimtalkReply>;
  /** POST /v1/send/friendtalk — Send a friendtalk message */
  sendFriendtalk(request: SendFriendtalkRequest, context: Context): SendFriendtalkReply | Promise<SendFriendtalkReply>;
  /** POST /v1/send/international — Send an international text message */
  sendInternational(request: SendInternationalRequest, context: Context): SendInternationalReply | Promise<SendInternationalReply>;
  /** POST /v1/send/rcs — Send an RCS message */
  sendRcs(request: SendRcsRequest, context: Context): SendRcsReply | Promise<SendRcsReply>;
  /** POST /v1/send/omni — Send a flow of messages with fallback */
  sendOmni(request: SendOmniRequest, context: Context): SendOmniReply | Promise<SendOmniReply>;
  /** POST /v1/send/sms — Send a short text message */
  sendSms(request: SendSmsRequest, context: Context): SendSmsReply | Promise<SendSmsReply>;
  /** POST /v1/send/mms — Send a long text or image message */
  sendMms(request: SendMmsRequest, context: Context): SendMmsReply | Promise<SendMmsReply>;
}

/** The operations tagged forms. */
export interface FormsHandlers<Context, OpenContext = Context> {
  /** POST /v1/form — Register a message form */
  createForm(request: CreateFormRequest, context: Context): CreateFormReply | Promise<CreateFormReply>;
  /** GET /v1/form/{formId} — Read a message form */
  getForm(request: GetFormRequest, context: Context): GetFormReply | Promise<GetFormReply>;
  /** PUT /v1/form/{formId} — Replace a message form */
  replaceForm(request: ReplaceFormRequest, context: Context): ReplaceFormReply | Promise<ReplaceFormReply>;
  /** DELETE /v1/form/{formId} — Delete a message form */
  deleteForm(request: DeleteFormRequest, context: Context): DeleteFormReply | Promise<DeleteFormReply>;
}

/** The operations tagged files. */
export interface FilesHandlers<Context, OpenContext = Context> {
  /** POST /v1/file/{serviceType} — Register an image (MMS, RCS) */
  uploadFile(request: UploadFileRequest, context: Context): UploadFileReply | Promise<UploadFileReply>;
  /** POST /v1/file/{serviceType}/{msgType} — Register an image for a message type (friendtalk) */
  uploadTypedFile(request: UploadTypedFileRequest, context: Context): UploadTypedFileReply | Promise<UploadTypedFileReply>;
  /** GET /v1/image/{imageKey} — Show a registered image */
  getImage(request: GetImageRequest, context: OpenContext): GetImageReply | Promise<GetImageReply>;
}

/** The operations tagged carriers. */
export interface CarriersHandlers<Context, OpenContext = Context> {
  /** POST /v1/carrier/{carrier}/receipts — Report what became of messages */
  receiveReceipts(request: ReceiveReceiptsRequest, context: Context): ReceiveReceiptsReply | Promise<ReceiveReceiptsReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends AuthHandlers<Context, OpenContext>, ReportsHandlers<Context, OpenContext>, SendHandlers<Context, OpenContext>, FormsHandlers<Context, OpenContext>, FilesHandlers<Context, OpenContext>, CarriersHandlers<Context, OpenContext> {}
