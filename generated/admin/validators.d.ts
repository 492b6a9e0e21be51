// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components, operations as Operations } from "./types.ts";
import type { Validator } from "./runtime/validator.js";
export type { Fault } from "./runtime/explain.js";
export type { ExplainSettings, Validator } from "./runtime/validator.js";

export declare const schemas: {
  Problem: Validator<components["schemas"]["Problem"]>;
  OperatorName: Validator<components["schemas"]["OperatorName"]>;
  AccountId: Validator<components["schemas"]["AccountId"]>;
  MsgKey: Validator<components["schemas"]["MsgKey"]>;
  Ref: Validator<components["schemas"]["Ref"]>;
  Time: Validator<components["schemas"]["Time"]>;
  Limit: Validator<components["schemas"]["Limit"]>;
  Role: Validator<components["schemas"]["Role"]>;
  MessageState: Validator<components["schemas"]["MessageState"]>;
  SignIn: Validator<components["schemas"]["SignIn"]>;
  Session: Validator<components["schemas"]["Session"]>;
  RecipientSearch: Validator<components["schemas"]["RecipientSearch"]>;
  Message: Validator<components["schemas"]["Message"]>;
  SilentCell: Validator<components["schemas"]["SilentCell"]>;
  MessagePage: Validator<components["schemas"]["MessagePage"]>;
  MessageDetail: Validator<components["schemas"]["MessageDetail"]>;
  AccountSummary: Validator<components["schemas"]["AccountSummary"]>;
  Account: Validator<components["schemas"]["Account"]>;
  Registry: Validator<components["schemas"]["Registry"]>;
  Traffic: Validator<components["schemas"]["Traffic"]>;
  Backlog: Validator<components["schemas"]["Backlog"]>;
  Carrier: Validator<components["schemas"]["Carrier"]>;
  CarrierOrder: Validator<components["schemas"]["CarrierOrder"]>;
  DeadLetter: Validator<components["schemas"]["DeadLetter"]>;
  DeadLetterPage: Validator<components["schemas"]["DeadLetterPage"]>;
  Redelivery: Validator<components["schemas"]["Redelivery"]>;
  AuditEntry: Validator<components["schemas"]["AuditEntry"]>;
  AuditPage: Validator<components["schemas"]["AuditPage"]>;
};

export declare const operations: {
  getSession: {
    parameters: {};
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["getSession"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getSession"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getSession"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getSession"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  signIn: {
    parameters: {
      header: {
        "X-Requested-With": Validator<Exclude<NonNullable<Operations["signIn"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["signIn"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {
          "Set-Cookie": Validator<Exclude<Operations["signIn"]["responses"][200]["headers"]["Set-Cookie"], undefined>>;
        };
        body: {
          "application/json": Validator<Operations["signIn"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["signIn"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["signIn"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["signIn"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      "413": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["signIn"]["responses"][413]["content"]["application/problem+json"]>;
        };
      };
      "415": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["signIn"]["responses"][415]["content"]["application/problem+json"]>;
        };
      };
      "429": {
        headers: {
          "Retry-After": Validator<Exclude<Operations["signIn"]["responses"][429]["headers"]["Retry-After"], undefined>>;
        };
        body: {
          "application/problem+json": Validator<Operations["signIn"]["responses"][429]["content"]["application/problem+json"]>;
        };
      };
      "503": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["signIn"]["responses"][503]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["signIn"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  signOut: {
    parameters: {
      header: {
        "X-Requested-With": Validator<Exclude<NonNullable<Operations["signOut"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
      };
    };
    body: {};
    responses: {
      "204": {
        headers: {
          "Set-Cookie": Validator<Exclude<Operations["signOut"]["responses"][204]["headers"]["Set-Cookie"], undefined>>;
        };
        body: {};
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["signOut"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["signOut"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["signOut"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["signOut"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  findMessages: {
    parameters: {
      query: {
        ref: Validator<Exclude<NonNullable<Operations["findMessages"]["parameters"]["query"]>["ref"], undefined>>;
        account: Validator<Exclude<NonNullable<Operations["findMessages"]["parameters"]["query"]>["account"], undefined>>;
        state: Validator<Exclude<NonNullable<Operations["findMessages"]["parameters"]["query"]>["state"], undefined>>;
        since: Validator<Exclude<NonNullable<Operations["findMessages"]["parameters"]["query"]>["since"], undefined>>;
        until: Validator<Exclude<NonNullable<Operations["findMessages"]["parameters"]["query"]>["until"], undefined>>;
        cursor: Validator<Exclude<NonNullable<Operations["findMessages"]["parameters"]["query"]>["cursor"], undefined>>;
        limit: Validator<Exclude<NonNullable<Operations["findMessages"]["parameters"]["query"]>["limit"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["findMessages"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessages"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessages"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessages"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      "404": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessages"]["responses"][404]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessages"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  findMessagesTo: {
    parameters: {
      header: {
        "X-Requested-With": Validator<Exclude<NonNullable<Operations["findMessagesTo"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["findMessagesTo"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["findMessagesTo"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessagesTo"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessagesTo"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessagesTo"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      "404": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessagesTo"]["responses"][404]["content"]["application/problem+json"]>;
        };
      };
      "413": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessagesTo"]["responses"][413]["content"]["application/problem+json"]>;
        };
      };
      "415": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessagesTo"]["responses"][415]["content"]["application/problem+json"]>;
        };
      };
      "503": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessagesTo"]["responses"][503]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["findMessagesTo"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  getMessage: {
    parameters: {
      path: {
        msgKey: Validator<Exclude<NonNullable<Operations["getMessage"]["parameters"]["path"]>["msgKey"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["getMessage"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getMessage"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getMessage"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getMessage"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      "404": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getMessage"]["responses"][404]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getMessage"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  listAccounts: {
    parameters: {};
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["listAccounts"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listAccounts"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listAccounts"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listAccounts"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  getAccount: {
    parameters: {
      path: {
        accountId: Validator<Exclude<NonNullable<Operations["getAccount"]["parameters"]["path"]>["accountId"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["getAccount"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getAccount"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getAccount"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getAccount"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      "404": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getAccount"]["responses"][404]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getAccount"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  getRegistry: {
    parameters: {
      path: {
        accountId: Validator<Exclude<NonNullable<Operations["getRegistry"]["parameters"]["path"]>["accountId"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["getRegistry"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getRegistry"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getRegistry"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getRegistry"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      "404": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getRegistry"]["responses"][404]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getRegistry"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  getTraffic: {
    parameters: {
      query: {
        minutes: Validator<Exclude<NonNullable<Operations["getTraffic"]["parameters"]["query"]>["minutes"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["getTraffic"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getTraffic"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getTraffic"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getTraffic"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getTraffic"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  getBacklog: {
    parameters: {};
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["getBacklog"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getBacklog"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getBacklog"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["getBacklog"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  listCarriers: {
    parameters: {};
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["listCarriers"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listCarriers"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listCarriers"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listCarriers"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  pauseCarrier: {
    parameters: {
      path: {
        carrier: Validator<Exclude<NonNullable<Operations["pauseCarrier"]["parameters"]["path"]>["carrier"], undefined>>;
      };
      header: {
        "X-Requested-With": Validator<Exclude<NonNullable<Operations["pauseCarrier"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["pauseCarrier"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["pauseCarrier"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["pauseCarrier"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["pauseCarrier"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      "404": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["pauseCarrier"]["responses"][404]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["pauseCarrier"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  resumeCarrier: {
    parameters: {
      path: {
        carrier: Validator<Exclude<NonNullable<Operations["resumeCarrier"]["parameters"]["path"]>["carrier"], undefined>>;
      };
      header: {
        "X-Requested-With": Validator<Exclude<NonNullable<Operations["resumeCarrier"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["resumeCarrier"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["resumeCarrier"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["resumeCarrier"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["resumeCarrier"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      "404": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["resumeCarrier"]["responses"][404]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["resumeCarrier"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  drainCarrier: {
    parameters: {
      path: {
        carrier: Validator<Exclude<NonNullable<Operations["drainCarrier"]["parameters"]["path"]>["carrier"], undefined>>;
      };
      header: {
        "X-Requested-With": Validator<Exclude<NonNullable<Operations["drainCarrier"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["drainCarrier"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["drainCarrier"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["drainCarrier"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["drainCarrier"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      "404": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["drainCarrier"]["responses"][404]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["drainCarrier"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  listDeadLetters: {
    parameters: {
      query: {
        account: Validator<Exclude<NonNullable<Operations["listDeadLetters"]["parameters"]["query"]>["account"], undefined>>;
        cursor: Validator<Exclude<NonNullable<Operations["listDeadLetters"]["parameters"]["query"]>["cursor"], undefined>>;
        limit: Validator<Exclude<NonNullable<Operations["listDeadLetters"]["parameters"]["query"]>["limit"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["listDeadLetters"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listDeadLetters"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listDeadLetters"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listDeadLetters"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      "404": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listDeadLetters"]["responses"][404]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listDeadLetters"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  redeliver: {
    parameters: {
      header: {
        "X-Requested-With": Validator<Exclude<NonNullable<Operations["redeliver"]["parameters"]["header"]>["X-Requested-With"], undefined>>;
      };
    };
    body: {
      "application/json": Validator<NonNullable<Operations["redeliver"]["requestBody"]>["content"]["application/json"]>;
    };
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["redeliver"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["redeliver"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["redeliver"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["redeliver"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      "404": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["redeliver"]["responses"][404]["content"]["application/problem+json"]>;
        };
      };
      "409": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["redeliver"]["responses"][409]["content"]["application/problem+json"]>;
        };
      };
      "413": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["redeliver"]["responses"][413]["content"]["application/problem+json"]>;
        };
      };
      "415": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["redeliver"]["responses"][415]["content"]["application/problem+json"]>;
        };
      };
      "503": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["redeliver"]["responses"][503]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["redeliver"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
  listAudit: {
    parameters: {
      query: {
        operator: Validator<Exclude<NonNullable<Operations["listAudit"]["parameters"]["query"]>["operator"], undefined>>;
        before: Validator<Exclude<NonNullable<Operations["listAudit"]["parameters"]["query"]>["before"], undefined>>;
        limit: Validator<Exclude<NonNullable<Operations["listAudit"]["parameters"]["query"]>["limit"], undefined>>;
      };
    };
    body: {};
    responses: {
      "200": {
        headers: {};
        body: {
          "application/json": Validator<Operations["listAudit"]["responses"][200]["content"]["application/json"]>;
        };
      };
      "400": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listAudit"]["responses"][400]["content"]["application/problem+json"]>;
        };
      };
      "401": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listAudit"]["responses"][401]["content"]["application/problem+json"]>;
        };
      };
      "403": {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listAudit"]["responses"][403]["content"]["application/problem+json"]>;
        };
      };
      default: {
        headers: {};
        body: {
          "application/problem+json": Validator<Operations["listAudit"]["responses"]["default"]["content"]["application/problem+json"]>;
        };
      };
    };
  };
};

export declare const webhooks: {};

/** Interprets the schema: slower, but a page that uses only this loads none of the generated code. */
export declare const interpreted: (schemaName: string, readPlan?: string) => Validator;
