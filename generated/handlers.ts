// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Fields, WithFiles } from "contract-kit-runtime/replies";
import type {
  AcknowledgeReportsResponse401,
  AcknowledgeReportsResponse403,
  AcknowledgeReportsResponse404,
  AcknowledgeReportsResponse429,
  AcknowledgeReportsResponse500,
  AcknowledgeReportsResponse503,
  AddOptOutsResponse400,
  AddOptOutsResponse401,
  AddOptOutsResponse403,
  AddOptOutsResponse413,
  AddOptOutsResponse415,
  AddOptOutsResponse429,
  AddOptOutsResponse500,
  AddOptOutsResponse503,
  AlertTested,
  AlimtalkSend,
  BrandmessageSend,
  CancelMessageResponse401,
  CancelMessageResponse403,
  CancelMessageResponse404,
  CancelMessageResponse409,
  CancelMessageResponse500,
  CancelMessageResponse503,
  CarrierReceipts,
  CarrierReceiptsTaken,
  CreateFormResponse400,
  CreateFormResponse401,
  CreateFormResponse403,
  CreateFormResponse413,
  CreateFormResponse415,
  CreateFormResponse429,
  CreateFormResponse500,
  CreateFormResponse503,
  DeleteFormResponse400,
  DeleteFormResponse401,
  DeleteFormResponse403,
  DeleteFormResponse500,
  DeleteFormResponse503,
  FileServiceType,
  FileUploaded,
  FindOptOutsResponse400,
  FindOptOutsResponse401,
  FindOptOutsResponse403,
  FindOptOutsResponse413,
  FindOptOutsResponse415,
  FindOptOutsResponse429,
  FindOptOutsResponse500,
  FindOptOutsResponse503,
  FormDeleted,
  FormFound,
  FormId,
  FormRequestFilled,
  FormSaved,
  FormUpdateFilled,
  FriendtalkSendFilled,
  GetFormResponse400,
  GetFormResponse401,
  GetFormResponse403,
  GetFormResponse500,
  GetFormResponse503,
  GetImageResponse404,
  GetImageResponse500,
  GetImageResponse503,
  ImageUpload,
  InquireReportResponse401,
  InquireReportResponse403,
  InquireReportResponse404,
  InquireReportResponse500,
  InquireReportResponse503,
  InquiryEvent,
  InternationalSend,
  IssueTokenResponse401,
  IssueTokenResponse403,
  IssueTokenResponse429,
  IssueTokenResponse500,
  IssueTokenResponse503,
  MmsSend,
  OmniAccepted,
  OmniSendFilled,
  OptOutQuestion,
  OptOutRequest,
  OptOutsAdded,
  OptOutsFound,
  OptOutsRemoved,
  PollReportsResponse401,
  PollReportsResponse403,
  PollReportsResponse429,
  PollReportsResponse500,
  PollReportsResponse503,
  RcsSendFilled,
  ReceiveReceiptsResponse400,
  ReceiveReceiptsResponse401,
  ReceiveReceiptsResponse404,
  ReceiveReceiptsResponse413,
  ReceiveReceiptsResponse415,
  ReceiveReceiptsResponse500,
  ReceiveReceiptsResponse503,
  RemoveOptOutsResponse400,
  RemoveOptOutsResponse401,
  RemoveOptOutsResponse403,
  RemoveOptOutsResponse413,
  RemoveOptOutsResponse415,
  RemoveOptOutsResponse429,
  RemoveOptOutsResponse500,
  RemoveOptOutsResponse503,
  ReplaceFormResponse400,
  ReplaceFormResponse401,
  ReplaceFormResponse403,
  ReplaceFormResponse413,
  ReplaceFormResponse415,
  ReplaceFormResponse429,
  ReplaceFormResponse500,
  ReplaceFormResponse503,
  ReportEvent,
  ReportsFound,
  ReportsPolled,
  SendAccepted,
  SendAlimtalkResponse400,
  SendAlimtalkResponse401,
  SendAlimtalkResponse403,
  SendAlimtalkResponse409,
  SendAlimtalkResponse413,
  SendAlimtalkResponse415,
  SendAlimtalkResponse429,
  SendAlimtalkResponse500,
  SendAlimtalkResponse503,
  SendBrandmessageResponse400,
  SendBrandmessageResponse401,
  SendBrandmessageResponse403,
  SendBrandmessageResponse409,
  SendBrandmessageResponse413,
  SendBrandmessageResponse415,
  SendBrandmessageResponse429,
  SendBrandmessageResponse500,
  SendBrandmessageResponse503,
  SendFriendtalkResponse400,
  SendFriendtalkResponse401,
  SendFriendtalkResponse403,
  SendFriendtalkResponse409,
  SendFriendtalkResponse413,
  SendFriendtalkResponse415,
  SendFriendtalkResponse429,
  SendFriendtalkResponse500,
  SendFriendtalkResponse503,
  SendInternationalResponse400,
  SendInternationalResponse401,
  SendInternationalResponse403,
  SendInternationalResponse409,
  SendInternationalResponse413,
  SendInternationalResponse415,
  SendInternationalResponse429,
  SendInternationalResponse500,
  SendInternationalResponse503,
  SendMmsResponse400,
  SendMmsResponse401,
  SendMmsResponse403,
  SendMmsResponse409,
  SendMmsResponse413,
  SendMmsResponse415,
  SendMmsResponse429,
  SendMmsResponse500,
  SendMmsResponse503,
  SendOmniResponse400,
  SendOmniResponse401,
  SendOmniResponse403,
  SendOmniResponse409,
  SendOmniResponse413,
  SendOmniResponse415,
  SendOmniResponse429,
  SendOmniResponse500,
  SendOmniResponse503,
  SendRcsResponse400,
  SendRcsResponse401,
  SendRcsResponse403,
  SendRcsResponse409,
  SendRcsResponse413,
  SendRcsResponse415,
  SendRcsResponse429,
  SendRcsResponse500,
  SendRcsResponse503,
  SendSmsResponse400,
  SendSmsResponse401,
  SendSmsResponse403,
  SendSmsResponse409,
  SendSmsResponse413,
  SendSmsResponse415,
  SendSmsResponse429,
  SendSmsResponse500,
  SendSmsResponse503,
  SmsSend,
  StreamInquiryResponse401,
  StreamInquiryResponse403,
  StreamInquiryResponse404,
  StreamInquiryResponse429,
  StreamInquiryResponse500,
  StreamInquiryResponse503,
  StreamReportsResponse400,
  StreamReportsResponse401,
  StreamReportsResponse403,
  StreamReportsResponse429,
  StreamReportsResponse500,
  StreamReportsResponse503,
  Success,
  TestAlertResponse401,
  TestAlertResponse403,
  TestAlertResponse409,
  TestAlertResponse429,
  TestAlertResponse500,
  TestAlertResponse503,
  TestWebhookResponse401,
  TestWebhookResponse403,
  TestWebhookResponse409,
  TestWebhookResponse429,
  TestWebhookResponse500,
  TestWebhookResponse503,
  TokenIssued,
  UploadFileResponse400,
  UploadFileResponse401,
  UploadFileResponse403,
  UploadFileResponse413,
  UploadFileResponse415,
  UploadFileResponse429,
  UploadFileResponse500,
  UploadFileResponse503,
  UploadSubtypedFileResponse400,
  UploadSubtypedFileResponse401,
  UploadSubtypedFileResponse403,
  UploadSubtypedFileResponse413,
  UploadSubtypedFileResponse415,
  UploadSubtypedFileResponse429,
  UploadSubtypedFileResponse500,
  UploadSubtypedFileResponse503,
  UploadTypedFileResponse400,
  UploadTypedFileResponse401,
  UploadTypedFileResponse403,
  UploadTypedFileResponse413,
  UploadTypedFileResponse415,
  UploadTypedFileResponse429,
  UploadTypedFileResponse500,
  UploadTypedFileResponse503,
  WebhookTested,
} from "./types.ts";

export type IssueTokenRequest = Record<never, never>;

export type IssueTokenReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TokenIssued;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: IssueTokenResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: IssueTokenResponse403;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: IssueTokenResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: IssueTokenResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: IssueTokenResponse503;
  };

export type PollReportsRequest = Record<never, never>;

export type PollReportsReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReportsPolled;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: PollReportsResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: PollReportsResponse403;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: PollReportsResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: PollReportsResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: PollReportsResponse503;
  };

export type AcknowledgeReportsParams = {
  /** @description Identifier of the batch, as polling answered it. */
  readonly reportId: string;
};

export type AcknowledgeReportsRequest = {
  readonly path: AcknowledgeReportsParams;
};

export type AcknowledgeReportsReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: Success;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AcknowledgeReportsResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AcknowledgeReportsResponse403;
  }
  | {
    readonly status: 404;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AcknowledgeReportsResponse404;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AcknowledgeReportsResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AcknowledgeReportsResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AcknowledgeReportsResponse503;
  };

export type StreamReportsHeaders = {
  /** @description The `id` of the last event that you have. What comes after it is sent. A value that is not of the batch that is to be acknowledged next is ignored. */
  readonly "Last-Event-ID"?: string;
};

export type StreamReportsRequest = {
  readonly header: StreamReportsHeaders;
};

export type StreamReportsReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "text/event-stream";
    readonly body: AsyncIterable<ReportEvent>;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamReportsResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamReportsResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamReportsResponse403;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamReportsResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamReportsResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamReportsResponse503;
  };

export type InquireReportParams = {
  /** @description Message key, as the send answered it. */
  readonly msgKey: string;
};

export type InquireReportRequest = {
  readonly path: InquireReportParams;
};

export type InquireReportReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReportsFound;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: InquireReportResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: InquireReportResponse403;
  }
  | {
    readonly status: 404;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: InquireReportResponse404;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: InquireReportResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: InquireReportResponse503;
  };

export type StreamInquiryParams = {
  /** @description Message key, as the send answered it. */
  readonly msgKey: string;
};

export type StreamInquiryRequest = {
  readonly path: StreamInquiryParams;
};

export type StreamInquiryReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "text/event-stream";
    readonly body: AsyncIterable<InquiryEvent>;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamInquiryResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamInquiryResponse403;
  }
  | {
    readonly status: 404;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamInquiryResponse404;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamInquiryResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamInquiryResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: StreamInquiryResponse503;
  };

export type TestWebhookRequest = Record<never, never>;

export type TestWebhookReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: WebhookTested;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestWebhookResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestWebhookResponse403;
  }
  | {
    readonly status: 409;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestWebhookResponse409;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestWebhookResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestWebhookResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestWebhookResponse503;
  };

export type TestAlertRequest = Record<never, never>;

export type TestAlertReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AlertTested;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestAlertResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestAlertResponse403;
  }
  | {
    readonly status: 409;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestAlertResponse409;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestAlertResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestAlertResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: TestAlertResponse503;
  };

export type SendAlimtalkHeaders = {
  /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
  readonly "Idempotency-Key"?: string;
};

export type SendAlimtalkBody = AlimtalkSend;

export type SendAlimtalkRequest = {
  readonly header: SendAlimtalkHeaders;
  readonly mediaType: "application/json";
  readonly body: SendAlimtalkBody;
};

export type SendAlimtalkReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAccepted;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAlimtalkResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAlimtalkResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAlimtalkResponse403;
  }
  | {
    readonly status: 409;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAlimtalkResponse409;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAlimtalkResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAlimtalkResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAlimtalkResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAlimtalkResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAlimtalkResponse503;
  };

export type SendFriendtalkHeaders = {
  /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
  readonly "Idempotency-Key"?: string;
};

export type SendFriendtalkBody = FriendtalkSendFilled;

export type SendFriendtalkRequest = {
  readonly header: SendFriendtalkHeaders;
  readonly mediaType: "application/json";
  readonly body: SendFriendtalkBody;
};

export type SendFriendtalkReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAccepted;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendFriendtalkResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendFriendtalkResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendFriendtalkResponse403;
  }
  | {
    readonly status: 409;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendFriendtalkResponse409;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendFriendtalkResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendFriendtalkResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendFriendtalkResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendFriendtalkResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendFriendtalkResponse503;
  };

export type SendBrandmessageHeaders = {
  /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
  readonly "Idempotency-Key"?: string;
};

export type SendBrandmessageBody = BrandmessageSend;

export type SendBrandmessageRequest = {
  readonly header: SendBrandmessageHeaders;
  readonly mediaType: "application/json";
  readonly body: SendBrandmessageBody;
};

export type SendBrandmessageReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAccepted;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendBrandmessageResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendBrandmessageResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendBrandmessageResponse403;
  }
  | {
    readonly status: 409;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendBrandmessageResponse409;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendBrandmessageResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendBrandmessageResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendBrandmessageResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendBrandmessageResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendBrandmessageResponse503;
  };

export type SendInternationalHeaders = {
  /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
  readonly "Idempotency-Key"?: string;
};

export type SendInternationalBody = InternationalSend;

export type SendInternationalRequest = {
  readonly header: SendInternationalHeaders;
  readonly mediaType: "application/json";
  readonly body: SendInternationalBody;
};

export type SendInternationalReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAccepted;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendInternationalResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendInternationalResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendInternationalResponse403;
  }
  | {
    readonly status: 409;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendInternationalResponse409;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendInternationalResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendInternationalResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendInternationalResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendInternationalResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendInternationalResponse503;
  };

export type SendRcsHeaders = {
  /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
  readonly "Idempotency-Key"?: string;
};

export type SendRcsBody = RcsSendFilled;

export type SendRcsRequest = {
  readonly header: SendRcsHeaders;
  readonly mediaType: "application/json";
  readonly body: SendRcsBody;
};

export type SendRcsReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAccepted;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendRcsResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendRcsResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendRcsResponse403;
  }
  | {
    readonly status: 409;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendRcsResponse409;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendRcsResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendRcsResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendRcsResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendRcsResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendRcsResponse503;
  };

export type SendOmniHeaders = {
  /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
  readonly "Idempotency-Key"?: string;
};

export type SendOmniBody = OmniSendFilled;

export type SendOmniRequest = {
  readonly header: SendOmniHeaders;
  readonly mediaType: "application/json";
  readonly body: SendOmniBody;
};

export type SendOmniReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: OmniAccepted;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendOmniResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendOmniResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendOmniResponse403;
  }
  | {
    readonly status: 409;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendOmniResponse409;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendOmniResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendOmniResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendOmniResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendOmniResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendOmniResponse503;
  };

export type SendSmsHeaders = {
  /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
  readonly "Idempotency-Key"?: string;
};

export type SendSmsBody = SmsSend;

export type SendSmsRequest = {
  readonly header: SendSmsHeaders;
  readonly mediaType: "application/json";
  readonly body: SendSmsBody;
};

export type SendSmsReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAccepted;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendSmsResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendSmsResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendSmsResponse403;
  }
  | {
    readonly status: 409;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendSmsResponse409;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendSmsResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendSmsResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendSmsResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendSmsResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendSmsResponse503;
  };

export type SendMmsHeaders = {
  /** @description A key of your choice that makes a repeated send harmless. An accepted answer is kept for 24 hours under account, operation and key, and answered again for the same key and body, without a second message. Use a fresh value, a UUID for example, for every message. */
  readonly "Idempotency-Key"?: string;
};

export type SendMmsBody = MmsSend;

export type SendMmsRequest = {
  readonly header: SendMmsHeaders;
  readonly mediaType: "application/json";
  readonly body: SendMmsBody;
};

export type SendMmsReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendAccepted;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendMmsResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendMmsResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendMmsResponse403;
  }
  | {
    readonly status: 409;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendMmsResponse409;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendMmsResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendMmsResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendMmsResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendMmsResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: SendMmsResponse503;
  };

export type CancelMessageParams = {
  /** @description Message key, as the send answered it. */
  readonly msgKey: string;
};

export type CancelMessageRequest = {
  readonly path: CancelMessageParams;
};

export type CancelMessageReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: Success;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CancelMessageResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CancelMessageResponse403;
  }
  | {
    readonly status: 404;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CancelMessageResponse404;
  }
  | {
    readonly status: 409;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CancelMessageResponse409;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CancelMessageResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CancelMessageResponse503;
  };

export type AddOptOutsBody = OptOutRequest;

export type AddOptOutsRequest = {
  readonly mediaType: "application/json";
  readonly body: AddOptOutsBody;
};

export type AddOptOutsReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: OptOutsAdded;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AddOptOutsResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AddOptOutsResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AddOptOutsResponse403;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AddOptOutsResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AddOptOutsResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AddOptOutsResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AddOptOutsResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: AddOptOutsResponse503;
  };

export type RemoveOptOutsBody = OptOutRequest;

export type RemoveOptOutsRequest = {
  readonly mediaType: "application/json";
  readonly body: RemoveOptOutsBody;
};

export type RemoveOptOutsReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: OptOutsRemoved;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: RemoveOptOutsResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: RemoveOptOutsResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: RemoveOptOutsResponse403;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: RemoveOptOutsResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: RemoveOptOutsResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: RemoveOptOutsResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: RemoveOptOutsResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: RemoveOptOutsResponse503;
  };

export type FindOptOutsBody = OptOutQuestion;

export type FindOptOutsRequest = {
  readonly mediaType: "application/json";
  readonly body: FindOptOutsBody;
};

export type FindOptOutsReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: OptOutsFound;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FindOptOutsResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FindOptOutsResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FindOptOutsResponse403;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FindOptOutsResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FindOptOutsResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FindOptOutsResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FindOptOutsResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FindOptOutsResponse503;
  };

export type CreateFormBody = FormRequestFilled;

export type CreateFormRequest = {
  readonly mediaType: "application/json";
  readonly body: CreateFormBody;
};

export type CreateFormReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FormSaved;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CreateFormResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CreateFormResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CreateFormResponse403;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CreateFormResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CreateFormResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CreateFormResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CreateFormResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CreateFormResponse503;
  };

export type GetFormParams = {
  /** @description Id of the form, as its registration answered it. */
  readonly formId: FormId;
};

export type GetFormRequest = {
  readonly path: GetFormParams;
};

export type GetFormReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FormFound;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: GetFormResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: GetFormResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: GetFormResponse403;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: GetFormResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: GetFormResponse503;
  };

export type ReplaceFormParams = {
  /** @description Id of the form, as its registration answered it. */
  readonly formId: FormId;
};

export type ReplaceFormBody = FormUpdateFilled;

export type ReplaceFormRequest = {
  readonly path: ReplaceFormParams;
  readonly mediaType: "application/json";
  readonly body: ReplaceFormBody;
};

export type ReplaceFormReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FormSaved;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReplaceFormResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReplaceFormResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReplaceFormResponse403;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReplaceFormResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReplaceFormResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReplaceFormResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReplaceFormResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReplaceFormResponse503;
  };

export type DeleteFormParams = {
  /** @description Id of the form, as its registration answered it. */
  readonly formId: FormId;
};

export type DeleteFormRequest = {
  readonly path: DeleteFormParams;
};

export type DeleteFormReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FormDeleted;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: DeleteFormResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: DeleteFormResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: DeleteFormResponse403;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: DeleteFormResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: DeleteFormResponse503;
  };

export type UploadFileParams = {
  /** @description The service that the image is for, `MMS`, `RCS`, `FRIENDTALK` or `BRANDMESSAGE`, in upper or lower case. The values are an extension. */
  readonly serviceType: FileServiceType;
};

export type UploadFileBody = WithFiles<ImageUpload, "file">;

export type UploadFileRequest = {
  readonly path: UploadFileParams;
  readonly mediaType: "multipart/form-data";
  readonly body: UploadFileBody;
};

export type UploadFileReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FileUploaded;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadFileResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadFileResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadFileResponse403;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadFileResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadFileResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadFileResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadFileResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadFileResponse503;
  };

export type UploadTypedFileParams = {
  /** @description The service that the image is for, `FRIENDTALK` or `BRANDMESSAGE`, in upper or lower case; `MMS` and `RCS` are taken as well. The values are an extension. */
  readonly serviceType: FileServiceType;
  /** @description The message type that the image is for. With `FRIENDTALK` it is `FI` (image, also for `FM`), `FW` (wide image), `FL` (wide item list), `FC` or `FA` (carousel); with `BRANDMESSAGE` it is `default` (FI and FM), `wide` (FW), `wideItemList` (FL), `carouselFeed` (FC) or `carouselCommerce` (FA), in upper or lower case; with the other service types any word stands here and is ignored. The values are an extension. */
  readonly msgType: string;
};

export type UploadTypedFileBody = WithFiles<ImageUpload, "file">;

export type UploadTypedFileRequest = {
  readonly path: UploadTypedFileParams;
  readonly mediaType: "multipart/form-data";
  readonly body: UploadTypedFileBody;
};

export type UploadTypedFileReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FileUploaded;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadTypedFileResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadTypedFileResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadTypedFileResponse403;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadTypedFileResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadTypedFileResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadTypedFileResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadTypedFileResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadTypedFileResponse503;
  };

export type UploadSubtypedFileParams = {
  /** @description The service that the image is for, `BRANDMESSAGE`, in upper or lower case. */
  readonly serviceType: string;
  /** @description The message type that the image is for, `wideItemList`, in upper or lower case. */
  readonly msgType: string;
  /** @description What the image is for within its message type. With `BRANDMESSAGE` and `wideItemList` it is `first`, the first row; no other message type has one. */
  readonly subType: string;
};

export type UploadSubtypedFileBody = WithFiles<ImageUpload, "file">;

export type UploadSubtypedFileRequest = {
  readonly path: UploadSubtypedFileParams;
  readonly mediaType: "multipart/form-data";
  readonly body: UploadSubtypedFileBody;
};

export type UploadSubtypedFileReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: FileUploaded;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadSubtypedFileResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadSubtypedFileResponse401;
  }
  | {
    readonly status: 403;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadSubtypedFileResponse403;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadSubtypedFileResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadSubtypedFileResponse415;
  }
  | {
    readonly status: 429;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadSubtypedFileResponse429;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadSubtypedFileResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "RateLimit-Limit"?: number;
      readonly "RateLimit-Remaining"?: number;
      readonly "RateLimit-Reset"?: number;
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: UploadSubtypedFileResponse503;
  };

export type GetImageParams = {
  /** @description Key of the image, the last part of the `imgUrl` that the upload answered. */
  readonly imageKey: string;
};

export type GetImageRequest = {
  readonly path: GetImageParams;
};

export type GetImageReply =
  | {
    readonly status: 200;
    readonly headers: {
      readonly ETag: string;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "image/jpeg";
    readonly body: Uint8Array | ReadableStream<Uint8Array>;
  }
  | {
    readonly status: 200;
    readonly headers: {
      readonly ETag: string;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType: "image/png";
    readonly body: Uint8Array | ReadableStream<Uint8Array>;
  }
  | {
    readonly status: 404;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: GetImageResponse404;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: GetImageResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: GetImageResponse503;
  };

export type ReceiveReceiptsParams = {
  /** @description The name under which the operator has set you up. */
  readonly carrier: string;
};

export type ReceiveReceiptsHeaders = {
  /** @description Identifier of this request, part of what is signed. Every request has one of its own. Without one, or with one that is malformed, there is no valid signature. */
  readonly "webhook-id": string;
  /** @description When the request was made, in seconds since 1970, part of what is signed. One that is more than five minutes off is refused. */
  readonly "webhook-timestamp": string;
};

export type ReceiveReceiptsBody = CarrierReceipts;

export type ReceiveReceiptsRequest = {
  readonly path: ReceiveReceiptsParams;
  readonly header: ReceiveReceiptsHeaders;
  readonly mediaType: "application/json";
  readonly body: ReceiveReceiptsBody;
};

export type ReceiveReceiptsReply =
  | {
    readonly status: 200;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: CarrierReceiptsTaken;
  }
  | {
    readonly status: 400;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReceiveReceiptsResponse400;
  }
  | {
    readonly status: 401;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReceiveReceiptsResponse401;
  }
  | {
    readonly status: 404;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReceiveReceiptsResponse404;
  }
  | {
    readonly status: 413;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReceiveReceiptsResponse413;
  }
  | {
    readonly status: 415;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReceiveReceiptsResponse415;
  }
  | {
    readonly status: 500;
    readonly headers?: {
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReceiveReceiptsResponse500;
  }
  | {
    readonly status: 503;
    readonly headers?: {
      readonly "Retry-After"?: number;
      readonly "X-Request-Id"?: string;
    };
    readonly mediaType?: "application/json";
    readonly body: ReceiveReceiptsResponse503;
  };

/** The operations tagged auth. */
export interface AuthHandlers<Context, OpenContext = Context> {
  /** POST /v1/auth/token — Issue a token */
  issueToken(request: Fields<IssueTokenRequest>, context: Context): IssueTokenReply | Promise<IssueTokenReply>;
}

/** The operations tagged reports. */
export interface ReportsHandlers<Context, OpenContext = Context> {
  /** GET /v1/report/polling — Receive a batch of reports */
  pollReports(request: Fields<PollReportsRequest>, context: Context): PollReportsReply | Promise<PollReportsReply>;
  /** DELETE /v1/report/polling/{reportId} — Acknowledge a batch of reports */
  acknowledgeReports(request: Fields<AcknowledgeReportsRequest>, context: Context): AcknowledgeReportsReply | Promise<AcknowledgeReportsReply>;
  /** GET /v1/report/stream — Receive reports as they are created */
  streamReports(request: Fields<StreamReportsRequest>, context: Context): StreamReportsReply | Promise<StreamReportsReply>;
  /** GET /v1/report/inquiry/{msgKey} — Look up the reports of one message */
  inquireReport(request: Fields<InquireReportRequest>, context: Context): InquireReportReply | Promise<InquireReportReply>;
  /** GET /v1/report/inquiry/{msgKey}/stream — Follow the reports of one message */
  streamInquiry(request: Fields<StreamInquiryRequest>, context: Context): StreamInquiryReply | Promise<StreamInquiryReply>;
  /** POST /v1/webhook/test — Send a test report to your receiver */
  testWebhook(request: Fields<TestWebhookRequest>, context: Context): TestWebhookReply | Promise<TestWebhookReply>;
  /** POST /v1/webhook/test-alert — Send a test alert to your receiver */
  testAlert(request: Fields<TestAlertRequest>, context: Context): TestAlertReply | Promise<TestAlertReply>;
}

/** The operations tagged send. */
export interface SendHandlers<Context, OpenContext = Context> {
  /** POST /v1/send/alimtalk — Send an alimtalk message */
  sendAlimtalk(request: Fields<SendAlimtalkRequest>, context: Context): SendAlimtalkReply | Promise<SendAlimtalkReply>;
  /** POST /v1/send/friendtalk — Send a friendtalk message */
  sendFriendtalk(request: Fields<SendFriendtalkRequest>, context: Context): SendFriendtalkReply | Promise<SendFriendtalkReply>;
  /** POST /v1/send/brandmessage — Send a brand message */
  sendBrandmessage(request: Fields<SendBrandmessageRequest>, context: Context): SendBrandmessageReply | Promise<SendBrandmessageReply>;
  /** POST /v1/send/international — Send an international text message */
  sendInternational(request: Fields<SendInternationalRequest>, context: Context): SendInternationalReply | Promise<SendInternationalReply>;
  /** POST /v1/send/rcs — Send an RCS message */
  sendRcs(request: Fields<SendRcsRequest>, context: Context): SendRcsReply | Promise<SendRcsReply>;
  /** POST /v1/send/omni — Send a flow of messages with fallback */
  sendOmni(request: Fields<SendOmniRequest>, context: Context): SendOmniReply | Promise<SendOmniReply>;
  /** POST /v1/send/sms — Send a short text message */
  sendSms(request: Fields<SendSmsRequest>, context: Context): SendSmsReply | Promise<SendSmsReply>;
  /** POST /v1/send/mms — Send a long text or image message */
  sendMms(request: Fields<SendMmsRequest>, context: Context): SendMmsReply | Promise<SendMmsReply>;
  /** DELETE /v1/send/scheduled/{msgKey} — Cancel a scheduled message */
  cancelMessage(request: Fields<CancelMessageRequest>, context: Context): CancelMessageReply | Promise<CancelMessageReply>;
}

/** The operations tagged optout. */
export interface OptoutHandlers<Context, OpenContext = Context> {
  /** POST /v1/optout — Register numbers that opted out */
  addOptOuts(request: Fields<AddOptOutsRequest>, context: Context): AddOptOutsReply | Promise<AddOptOutsReply>;
  /** POST /v1/optout/remove — Remove numbers that opted out */
  removeOptOuts(request: Fields<RemoveOptOutsRequest>, context: Context): RemoveOptOutsReply | Promise<RemoveOptOutsReply>;
  /** POST /v1/optout/find — Look numbers up */
  findOptOuts(request: Fields<FindOptOutsRequest>, context: Context): FindOptOutsReply | Promise<FindOptOutsReply>;
}

/** The operations tagged forms. */
export interface FormsHandlers<Context, OpenContext = Context> {
  /** POST /v1/form — Register a message form */
  createForm(request: Fields<CreateFormRequest>, context: Context): CreateFormReply | Promise<CreateFormReply>;
  /** GET /v1/form/{formId} — Read a message form */
  getForm(request: Fields<GetFormRequest>, context: Context): GetFormReply | Promise<GetFormReply>;
  /** PUT /v1/form/{formId} — Replace a message form */
  replaceForm(request: Fields<ReplaceFormRequest>, context: Context): ReplaceFormReply | Promise<ReplaceFormReply>;
  /** DELETE /v1/form/{formId} — Delete a message form */
  deleteForm(request: Fields<DeleteFormRequest>, context: Context): DeleteFormReply | Promise<DeleteFormReply>;
}

/** The operations tagged files. */
export interface FilesHandlers<Context, OpenContext = Context> {
  /** POST /v1/file/{serviceType} — Register an image (MMS, RCS) */
  uploadFile(request: Fields<UploadFileRequest>, context: Context): UploadFileReply | Promise<UploadFileReply>;
  /** POST /v1/file/{serviceType}/{msgType} — Register an image for a message type (friendtalk, brand message) */
  uploadTypedFile(request: Fields<UploadTypedFileRequest>, context: Context): UploadTypedFileReply | Promise<UploadTypedFileReply>;
  /** POST /v1/file/{serviceType}/{msgType}/{subType} — Register an image for a part of a message type (brand message) */
  uploadSubtypedFile(request: Fields<UploadSubtypedFileRequest>, context: Context): UploadSubtypedFileReply | Promise<UploadSubtypedFileReply>;
  /** GET /v1/image/{imageKey} — Show a registered image */
  getImage(request: Fields<GetImageRequest>, context: OpenContext): GetImageReply | Promise<GetImageReply>;
}

/** The operations tagged carriers. */
export interface CarriersHandlers<Context, OpenContext = Context> {
  /** POST /v1/carrier/{carrier}/receipts — Report what became of messages */
  receiveReceipts(request: Fields<ReceiveReceiptsRequest>, context: Context): ReceiveReceiptsReply | Promise<ReceiveReceiptsReply>;
}

/**
 * Every operation of the document must be implemented. Operations that may be called without credentials
 * get an `OpenContext`.
 */
export interface Handlers<Context, OpenContext = Context> extends AuthHandlers<Context, OpenContext>, ReportsHandlers<Context, OpenContext>, SendHandlers<Context, OpenContext>, OptoutHandlers<Context, OpenContext>, FormsHandlers<Context, OpenContext>, FilesHandlers<Context, OpenContext>, CarriersHandlers<Context, OpenContext> {}
