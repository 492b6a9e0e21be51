// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Route } from "contract-kit-runtime/route";
import type { SecuritySchemeName } from "./security.ts";
import { operations } from "./validators.js";

export type { BodyKind, MediaRow, Route } from "contract-kit-runtime/route";

/** The path of the document's first server. */
export const basePath = "";

/** The code of a fault for which the document names none. */
export const faultCode = "A011";

export const routes = [
  {
    operationId: "issueToken",
    method: "post",
    path: "/v1/auth/token",
    tag: "auth",
    security: [[{"scheme":"clientId","scopes":[]},{"scheme":"clientPassword","scopes":[]}]],
    parameters: [],
    replies: { "200": ["application/json"], "401": ["application/json"], "403": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.issueToken,
    extensions: {"x-repeatable":true,"x-rate-limit":"token","x-result-codes":["A000","A100","A110","A020","A920","A999"]},
  },
  {
    operationId: "pollReports",
    method: "get",
    path: "/v1/report/polling",
    tag: "reports",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [],
    replies: { "200": ["application/json"], "401": ["application/json"], "403": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.pollReports,
    extensions: {"x-right":"reports","x-rate-limit":"polling","x-result-codes":["A000","A001","A002","A110","A802","A020","A920","A999"]},
  },
  {
    operationId: "acknowledgeReports",
    method: "delete",
    path: "/v1/report/polling/{reportId}",
    tag: "reports",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"reportId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["application/json"], "401": ["application/json"], "403": ["application/json"], "404": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.acknowledgeReports,
    extensions: {"x-right":"reports","x-rate-limit":"polling","x-result-codes":["A000","A001","A002","A110","A802","A805","A020","A920","A999"]},
  },
  {
    operationId: "streamReports",
    method: "get",
    path: "/v1/report/stream",
    tag: "reports",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"Last-Event-ID","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["text/event-stream"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    replyStreams: {"200":{"text/event-stream":{"format":"events","json":true}}},
    validators: operations.streamReports,
    extensions: {"x-origin":"extension","x-right":"reports","x-rate-limit":"polling","x-result-codes":["A000","A001","A002","A011","A110","A802","A020","A920","A999"]},
  },
  {
    operationId: "inquireReport",
    method: "get",
    path: "/v1/report/inquiry/{msgKey}",
    tag: "reports",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"msgKey","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["application/json"], "401": ["application/json"], "403": ["application/json"], "404": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.inquireReport,
    extensions: {"x-right":"reports","x-result-codes":["A000","A001","A002","A110","A802","A820","A920","A999"]},
  },
  {
    operationId: "getUsage",
    method: "get",
    path: "/v1/usage",
    tag: "reports",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"month","in":"query","style":"form","explode":true,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"closed","in":"query","style":"form","explode":true,"required":false,"shape":{"kind":"scalar","types":["boolean"]},"default":false},
    ],
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.getUsage,
    extensions: {"x-origin":"extension","x-rate-limit":"polling","x-right":"usage","x-result-codes":["A000","A001","A002","A011","A110","A802","A020","A920","A999"]},
  },
  {
    operationId: "streamInquiry",
    method: "get",
    path: "/v1/report/inquiry/{msgKey}/stream",
    tag: "reports",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"msgKey","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["text/event-stream"], "401": ["application/json"], "403": ["application/json"], "404": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    replyStreams: {"200":{"text/event-stream":{"format":"events","json":true}}},
    validators: operations.streamInquiry,
    extensions: {"x-origin":"extension","x-right":"reports","x-result-codes":["A000","A001","A002","A110","A802","A820","A020","A920","A999"]},
  },
  {
    operationId: "testWebhook",
    method: "post",
    path: "/v1/webhook/test",
    tag: "reports",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [],
    replies: { "200": ["application/json"], "401": ["application/json"], "403": ["application/json"], "409": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.testWebhook,
    extensions: {"x-origin":"extension","x-right":"reports","x-rate-limit":"upload","x-result-codes":["A000","A001","A002","A110","A802","A020","A332","A920","A999"]},
  },
  {
    operationId: "testAlert",
    method: "post",
    path: "/v1/webhook/test-alert",
    tag: "reports",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [],
    replies: { "200": ["application/json"], "401": ["application/json"], "403": ["application/json"], "409": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.testAlert,
    extensions: {"x-origin":"extension","x-right":"reports","x-rate-limit":"upload","x-result-codes":["A000","A001","A002","A110","A802","A020","A332","A920","A999"]},
  },
  {
    operationId: "sendAlimtalk",
    method: "post",
    path: "/v1/send/alimtalk",
    tag: "send",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "409": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.sendAlimtalk,
    extensions: {"x-right":"send","x-rate-limit":"send","x-body-limit":262144,"x-result-codes":["A000","A001","A002","A110","A020","A015","A016","A010","A011","A308","A302","A303","A305","A330","A306","A312","A314","A317","A328","A329","A502","A503","A505","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A325","A326","A327","A217","A301","A309","A920","A999"]},
  },
  {
    operationId: "sendFriendtalk",
    method: "post",
    path: "/v1/send/friendtalk",
    tag: "send",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "409": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.sendFriendtalk,
    extensions: {"x-right":"send","x-rate-limit":"send","x-body-limit":262144,"x-result-codes":["A000","A001","A002","A110","A020","A015","A016","A010","A011","A308","A302","A303","A305","A330","A306","A312","A314","A317","A328","A329","A502","A503","A506","A513","A521","A523","A524","A525","A559","A561","A565","A325","A326","A327","A217","A301","A309","A920","A999"]},
  },
  {
    operationId: "sendBrandmessage",
    method: "post",
    path: "/v1/send/brandmessage",
    tag: "send",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "409": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.sendBrandmessage,
    extensions: {"x-origin":"extension","x-right":"send","x-rate-limit":"send","x-body-limit":262144,"x-result-codes":["A000","A001","A002","A110","A020","A015","A016","A010","A011","A308","A300","A302","A303","A305","A330","A306","A312","A314","A317","A328","A329","A502","A503","A505","A513","A523","A524","A525","A567","A569","A570","A571","A572","A573","A325","A326","A327","A203","A217","A301","A309","A920","A999"]},
  },
  {
    operationId: "sendInternational",
    method: "post",
    path: "/v1/send/international",
    tag: "send",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "409": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.sendInternational,
    extensions: {"x-right":"send","x-rate-limit":"send","x-body-limit":65536,"x-result-codes":["A000","A001","A002","A110","A020","A015","A016","A010","A011","A308","A302","A306","A303","A328","A305","A330","A325","A327","A301","A309","A920","A999"]},
  },
  {
    operationId: "sendRcs",
    method: "post",
    path: "/v1/send/rcs",
    tag: "send",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "409": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.sendRcs,
    extensions: {"x-right":"send","x-rate-limit":"send","x-body-limit":131072,"x-result-codes":["A000","A001","A002","A110","A020","A015","A016","A010","A011","A308","A300","A415","A404","A406","A417","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A302","A306","A420","A419","A408","A411","A412","A305","A330","A312","A314","A329","A317","A407","A409","A303","A328","A325","A326","A327","A200","A203","A217","A301","A309","A920","A999"]},
  },
  {
    operationId: "sendOmni",
    method: "post",
    path: "/v1/send/omni",
    tag: "send",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "409": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.sendOmni,
    extensions: {"x-right":"send","x-rate-limit":"send","x-body-limit":1048576,"x-refusal-schema":"OmniRefusal","x-result-codes":["A000","A001","A002","A110","A020","A015","A016","A010","A011","A308","A250","A300","A302","A303","A304","A305","A330","A306","A310","A318","A319","A328","A404","A406","A407","A408","A409","A411","A412","A415","A417","A419","A420","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A502","A503","A505","A506","A513","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A567","A568","A569","A570","A571","A572","A573","A325","A326","A327","A200","A203","A217","A301","A309","A920","A999"]},
  },
  {
    operationId: "sendSms",
    method: "post",
    path: "/v1/send/sms",
    tag: "send",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "409": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.sendSms,
    extensions: {"x-origin":"extension","x-right":"send","x-rate-limit":"send","x-body-limit":65536,"x-result-codes":["A000","A001","A002","A110","A020","A015","A016","A010","A011","A308","A302","A306","A303","A328","A305","A330","A325","A327","A301","A309","A920","A999"]},
  },
  {
    operationId: "sendMms",
    method: "post",
    path: "/v1/send/mms",
    tag: "send",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"Idempotency-Key","in":"header","style":"simple","explode":false,"required":false,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "409": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.sendMms,
    extensions: {"x-origin":"extension","x-right":"send","x-rate-limit":"send","x-body-limit":65536,"x-result-codes":["A000","A001","A002","A110","A020","A015","A016","A010","A011","A308","A302","A306","A303","A328","A319","A217","A305","A330","A325","A327","A301","A309","A920","A999"]},
  },
  {
    operationId: "cancelMessage",
    method: "delete",
    path: "/v1/send/scheduled/{msgKey}",
    tag: "send",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"msgKey","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["application/json"], "401": ["application/json"], "403": ["application/json"], "404": ["application/json"], "409": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.cancelMessage,
    extensions: {"x-origin":"extension","x-right":"send","x-result-codes":["A000","A001","A002","A110","A325","A331","A820","A920","A999"]},
  },
  {
    operationId: "addOptOuts",
    method: "post",
    path: "/v1/optout",
    tag: "optout",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.addOptOuts,
    extensions: {"x-origin":"extension","x-right":"send","x-repeatable":true,"x-rate-limit":"upload","x-body-limit":65536,"x-result-codes":["A000","A001","A002","A110","A020","A015","A016","A010","A011","A325","A302","A306","A327","A502","A920","A999"]},
  },
  {
    operationId: "removeOptOuts",
    method: "post",
    path: "/v1/optout/remove",
    tag: "optout",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.removeOptOuts,
    extensions: {"x-origin":"extension","x-right":"send","x-repeatable":true,"x-rate-limit":"upload","x-body-limit":65536,"x-result-codes":["A000","A001","A002","A110","A020","A015","A016","A010","A011","A325","A302","A306","A920","A999"]},
  },
  {
    operationId: "findOptOuts",
    method: "post",
    path: "/v1/optout/find",
    tag: "optout",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.findOptOuts,
    extensions: {"x-origin":"extension","x-right":"send","x-repeatable":true,"x-rate-limit":"upload","x-body-limit":65536,"x-result-codes":["A000","A001","A002","A110","A020","A015","A016","A010","A011","A325","A306","A920","A999"]},
  },
  {
    operationId: "createForm",
    method: "post",
    path: "/v1/form",
    tag: "forms",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.createForm,
    extensions: {"x-origin":"extension","x-right":"send","x-rate-limit":"upload","x-body-limit":1048576,"x-result-codes":["A000","A001","A002","A110","A325","A020","A015","A016","A010","A011","A300","A302","A303","A304","A319","A328","A404","A406","A407","A408","A409","A411","A412","A415","A417","A419","A420","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A502","A503","A505","A506","A513","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A567","A568","A569","A570","A571","A572","A573","A217","A920","A999"]},
  },
  {
    operationId: "getForm",
    method: "get",
    path: "/v1/form/{formId}",
    tag: "forms",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"formId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.getForm,
    extensions: {"x-origin":"extension","x-right":"send","x-result-codes":["A000","A001","A002","A110","A325","A250","A920","A999"]},
  },
  {
    operationId: "replaceForm",
    method: "put",
    path: "/v1/form/{formId}",
    tag: "forms",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"formId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.replaceForm,
    extensions: {"x-origin":"extension","x-right":"send","x-rate-limit":"upload","x-body-limit":1048576,"x-result-codes":["A000","A001","A002","A110","A325","A020","A015","A016","A010","A011","A250","A300","A302","A303","A304","A319","A328","A404","A406","A407","A408","A409","A411","A412","A415","A417","A419","A420","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A502","A503","A505","A506","A513","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A567","A568","A569","A570","A571","A572","A573","A217","A920","A999"]},
  },
  {
    operationId: "deleteForm",
    method: "delete",
    path: "/v1/form/{formId}",
    tag: "forms",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"formId","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.deleteForm,
    extensions: {"x-origin":"extension","x-right":"send","x-result-codes":["A000","A001","A002","A110","A325","A250","A920","A999"]},
  },
  {
    operationId: "uploadFile",
    method: "post",
    path: "/v1/file/{serviceType}",
    tag: "files",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"serviceType","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "multipart/form-data": { kind: "multipart", fields: [
          {"name":"file","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]},"file":{"codes":{"default":"A204"}}},
        ] },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.uploadFile,
    extensions: {"x-right":"files","x-repeatable":true,"x-rate-limit":"upload","x-body-limit":16777216,"x-result-codes":["A000","A001","A002","A110","A325","A020","A015","A016","A011","A219","A220","A204","A208","A201","A200","A202","A206","A205","A203","A920","A999"]},
  },
  {
    operationId: "uploadTypedFile",
    method: "post",
    path: "/v1/file/{serviceType}/{msgType}",
    tag: "files",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"serviceType","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"msgType","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "multipart/form-data": { kind: "multipart", fields: [
          {"name":"file","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]},"file":{"codes":{"default":"A204"}}},
        ] },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.uploadTypedFile,
    extensions: {"x-right":"files","x-repeatable":true,"x-rate-limit":"upload","x-body-limit":16777216,"x-result-codes":["A000","A001","A002","A110","A325","A020","A015","A016","A011","A219","A220","A204","A208","A201","A200","A202","A206","A205","A203","A920","A999"]},
  },
  {
    operationId: "uploadSubtypedFile",
    method: "post",
    path: "/v1/file/{serviceType}/{msgType}/{subType}",
    tag: "files",
    security: [[{"scheme":"bearerToken","scopes":[]}]],
    parameters: [
      {"name":"serviceType","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"msgType","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"subType","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "multipart/form-data": { kind: "multipart", fields: [
          {"name":"file","in":"query","style":"form","explode":true,"required":false,"allowEmptyValue":true,"shape":{"kind":"scalar","types":["string"]},"file":{"codes":{"default":"A204"}}},
        ] },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "403": ["application/json"], "413": ["application/json"], "415": ["application/json"], "429": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.uploadSubtypedFile,
    extensions: {"x-origin":"extension","x-right":"files","x-repeatable":true,"x-rate-limit":"upload","x-body-limit":16777216,"x-result-codes":["A000","A001","A002","A110","A325","A020","A015","A016","A011","A219","A220","A204","A208","A201","A200","A202","A206","A205","A203","A920","A999"]},
  },
  {
    operationId: "getImage",
    method: "get",
    path: "/v1/image/{imageKey}",
    tag: "files",
    security: [],
    parameters: [
      {"name":"imageKey","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    replies: { "200": ["image/jpeg","image/png"], "404": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    replyHeaders: {"200":{"ETag":{"required":true}}},
    validators: operations.getImage,
    extensions: {"x-origin":"extension","x-result-codes":["A000","A820","A920","A999"]},
  },
  {
    operationId: "receiveReceipts",
    method: "post",
    path: "/v1/carrier/{carrier}/receipts",
    tag: "carriers",
    security: [[{"scheme":"carrierSignature","scopes":[]}]],
    parameters: [
      {"name":"webhook-id","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"webhook-timestamp","in":"header","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
      {"name":"carrier","in":"path","style":"simple","explode":false,"required":true,"shape":{"kind":"scalar","types":["string"]}},
    ],
    body: {
      required: true,
      media: {
        "application/json": { kind: "json" },
      },
    },
    replies: { "200": ["application/json"], "400": ["application/json"], "401": ["application/json"], "404": ["application/json"], "413": ["application/json"], "415": ["application/json"], "500": ["application/json"], "503": ["application/json"] },
    validators: operations.receiveReceipts,
    extensions: {"x-origin":"extension","x-body-limit":524288,"x-result-codes":["A000","A002","A015","A016","A010","A011","A820","A920","A999"]},
  },
] as const satisfies readonly Route<SecuritySchemeName>[];
