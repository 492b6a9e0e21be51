// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { FORMATS } from "./runtime/formats.js";
import { countCharacters, deepEqual, findDuplicate, isMultipleOf } from "./runtime/json-values.js";
import { validatorFactory } from "./runtime/validator.js";
import * as keywordModule0 from "../spec/keywords/x-cp949.ts";
import * as keywordModule1 from "../spec/keywords/x-max-bytes.ts";
import * as keywordModule2 from "../spec/keywords/x-max-items-total-length.ts";
import * as keywordModule3 from "../spec/keywords/x-max-total-length.ts";

const { validator, interpretedCheck } = /* @__PURE__ */ validatorFactory({
  schemas: "{\"issueToken.200.header.RateLimit-Limit\":{\"type\":\"integer\",\"minimum\":1},\"issueToken.200.header.RateLimit-Remaining\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.200.header.RateLimit-Reset\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.200.header.X-Request-Id\":{\"type\":\"string\",\"pattern\":\"^[0-9a-z-]+$\",\"maxLength\":40},\"TokenIssued\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/Token\"}}},\"SuccessCode\":{\"type\":\"string\",\"const\":\"A000\"},\"SuccessText\":{\"type\":\"string\",\"const\":\"Success\"},\"Token\":{\"type\":\"object\",\"required\":[\"schema\",\"expired\",\"token\"],\"properties\":{\"schema\":{\"type\":\"string\",\"const\":\"Bearer\"},\"expired\":{\"$ref\":\"#/$defs/Timestamp\"},\"token\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000}}},\"Timestamp\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$\",\"maxLength\":25},\"Refusal\":{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/ResultCode\"},\"result\":{\"$ref\":\"#/$defs/ResultText\"},\"errors\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Fault\"}}}},\"ResultCode\":{\"type\":\"string\",\"pattern\":\"^A[0-9]{3}$\",\"maxLength\":4},\"ResultText\":{\"type\":\"string\",\"maxLength\":200},\"Fault\":{\"type\":\"object\",\"required\":[\"pointer\",\"code\",\"message\"],\"properties\":{\"pointer\":{\"type\":\"string\",\"maxLength\":1000},\"code\":{\"$ref\":\"#/$defs/ResultCode\"},\"message\":{\"type\":\"string\",\"maxLength\":1000}}},\"issueToken.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A100\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Invalid authentication information\"]}}}]},\"issueToken.403.header.RateLimit-Limit\":{\"type\":\"integer\",\"minimum\":1},\"issueToken.403.header.RateLimit-Remaining\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.403.header.RateLimit-Reset\":{\"type\":\"integer\",\"minimum\":0},\"issueToken.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\"]}}}]},\"issueToken.429.header.Retry-After\":{\"type\":\"integer\",\"minimum\":1},\"issueToken.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"issueToken.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"issueToken.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"ReportsPolled\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/ReportBatch\"}}},\"ReportBatch\":{\"type\":\"object\",\"required\":[\"reportId\",\"report\"],\"properties\":{\"reportId\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]*$\",\"maxLength\":64},\"report\":{\"type\":\"array\",\"maxItems\":1000,\"items\":{\"$ref\":\"#/$defs/ReportRecord\"}}}},\"ReportRecord\":{\"type\":\"object\",\"required\":[\"msgKey\",\"serviceType\",\"reportTime\",\"reportType\",\"reportCode\"],\"properties\":{\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"sendTime\":{\"$ref\":\"#/$defs/Timestamp\"},\"reportTime\":{\"$ref\":\"#/$defs/Timestamp\"},\"reportType\":{\"$ref\":\"#/$defs/ReportType\"},\"reportCode\":{\"$ref\":\"#/$defs/ReportCode\"},\"reportText\":{\"type\":\"string\",\"maxLength\":200},\"carrier\":{\"$ref\":\"#/$defs/Carrier\"},\"resCnt\":{\"type\":\"string\",\"pattern\":\"^[1-5]$\",\"maxLength\":1},\"ref\":{\"type\":\"string\",\"maxLength\":200}}},\"MessageKey\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"x-message\":\"must be a message key\",\"maxLength\":64},\"ServiceType\":{\"type\":\"string\",\"enum\":[\"SMS\",\"MMS\",\"RCS\",\"INTERNATIONAL\",\"ALIMTALK\",\"FRIENDTALK\"]},\"MessageType\":{\"type\":\"string\",\"enum\":[\"SM\",\"LM\",\"MM\",\"IM\",\"RS\",\"RL\",\"RM\",\"RF\",\"RD\",\"RC\",\"RI\",\"AT\",\"AI\",\"FT\",\"FI\",\"FW\",\"FL\",\"FC\"]},\"ReportType\":{\"type\":\"string\",\"enum\":[\"0\",\"1\"]},\"ReportCode\":{\"type\":\"string\",\"pattern\":\"^[0-9]{5}$\",\"maxLength\":5},\"Carrier\":{\"type\":\"string\",\"enum\":[\"10001\",\"10002\",\"10003\",\"10008\",\"10000\"]},\"pollReports.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"pollReports.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A802\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"No permission to Pull API\"]}}}]},\"pollReports.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"pollReports.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"pollReports.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"acknowledgeReports.path.reportId\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"maxLength\":64,\"x-code\":\"A805\"},\"Success\":{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"}}},\"acknowledgeReports.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"acknowledgeReports.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A802\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"No permission to Pull API\"]}}}]},\"acknowledgeReports.404.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A805\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Invalid Report ID(Pull API)\"]}}}]},\"acknowledgeReports.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"acknowledgeReports.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"acknowledgeReports.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"inquireReport.path.msgKey\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"maxLength\":64,\"x-code\":\"A820\"},\"ReportsFound\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"type\":\"object\",\"required\":[\"report\"],\"properties\":{\"report\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/InquiryRecord\"}},\"sendAt\":{\"$ref\":\"#/$defs/Timestamp\"}}}}},\"InquiryRecord\":{\"allOf\":[{\"$ref\":\"#/$defs/ReportRecord\"},{\"type\":\"object\",\"properties\":{\"userType\":{\"type\":\"string\",\"enum\":[\"F\",\"N\"]}}}]},\"inquireReport.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"inquireReport.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\"]}}}]},\"inquireReport.404.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A820\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Requested data not found\"]}}}]},\"inquireReport.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"inquireReport.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"sendAlimtalk.header.Idempotency-Key\":{\"type\":\"string\",\"maxLength\":200,\"pattern\":\"^[ -~]+$\",\"x-message\":\"must be 1 to 200 printable characters\",\"x-code\":\"A308\"},\"AlimtalkSend\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\",\"to\",\"templateCode\",\"text\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"$ref\":\"#/$defs/AlimtalkMsgType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A306\"},\"templateCode\":{\"$ref\":\"#/$defs/AlimtalkTemplateCode\"},\"text\":{\"$ref\":\"#/$defs/AlimtalkText\"},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"},\"title\":{\"$ref\":\"#/$defs/AlimtalkTitle\"},\"header\":{\"$ref\":\"#/$defs/AlimtalkHeader\"},\"attachment\":{\"$ref\":\"#/$defs/AlimtalkAttachment\"},\"supplement\":{\"$ref\":\"#/$defs/AlimtalkSupplement\"},\"price\":{\"$ref\":\"#/$defs/AlimtalkPrice\"},\"currencyType\":{\"$ref\":\"#/$defs/AlimtalkCurrencyType\"},\"link\":{\"$ref\":\"#/$defs/AlimtalkLink\"},\"button\":{\"$ref\":\"#/$defs/MessengerButtons\"},\"fallback\":{\"$ref\":\"#/$defs/FallbackWithFrom\"}},\"allOf\":[{\"$ref\":\"#/$defs/AlimtalkRules\"},{\"$ref\":\"#/$defs/MessengerButtonsOnce\"}]},\"MessengerSenderKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A502\"},\"AlimtalkMsgType\":{\"type\":\"string\",\"enum\":[\"AT\",\"AI\"],\"maxLength\":2,\"x-code\":\"A523\"},\"DomesticNumber\":{\"type\":\"string\",\"pattern\":\"^[0-9]{8,15}$\",\"x-message\":\"must be 8 to 15 digits\",\"maxLength\":15},\"AlimtalkTemplateCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A505\"},\"AlimtalkText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"Ref\":{\"type\":\"string\",\"maxLength\":200,\"x-code\":\"A305\"},\"SendAt\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$\",\"maxLength\":29,\"x-message\":\"must be a time with its offset from UTC, such as 2026-01-31T09:00:00+09:00\",\"x-code\":\"A330\"},\"AlimtalkTitle\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50},\"AlimtalkHeader\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":16,\"x-code\":\"A565\"},\"AlimtalkAttachment\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"button\":{\"$ref\":\"#/$defs/MessengerButtons\"},\"item\":{\"$ref\":\"#/$defs/AlimtalkItem\"},\"itemHighlight\":{\"$ref\":\"#/$defs/AlimtalkItemHighlight\"}}},\"MessengerButtons\":{\"type\":\"array\",\"maxItems\":5,\"items\":{\"$ref\":\"#/$defs/MessengerButton\"},\"x-code\":\"A503\"},\"MessengerButton\":{\"x-code\":{\"default\":\"A503\",\"oneOf\":\"A524\"},\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"WL\",\"AL\",\"DS\",\"BK\",\"MD\",\"BC\",\"BT\",\"AC\",\"BF\"],\"maxLength\":2,\"x-code\":\"A524\"}},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"WL\",\"AL\",\"DS\",\"BK\",\"MD\",\"BC\",\"BT\",\"AC\",\"BF\"],\"x-code\":\"A524\"}},\"required\":[\"type\"]},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"WL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonWl\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"AL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonAl\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"DS\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonDs\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BK\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBk\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"MD\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonMd\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BC\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBc\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BT\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBt\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"AC\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonAc\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BF\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBf\"}}]},\"MessengerButtonWl\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"WL\",\"maxLength\":2,\"x-code\":\"A524\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A503\"}}},\"MessengerButtonName\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":14},\"MessengerLink\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000},\"MessengerButtonAl\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"AL\",\"maxLength\":2,\"x-code\":\"A524\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A503\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A503\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"schemeIos\",\"schemeAndroid\"]},{\"required\":[\"schemeIos\",\"urlMobile\"]},{\"required\":[\"schemeAndroid\",\"urlMobile\"]}],\"x-code\":\"A503\",\"x-message\":{\"anyOf\":\"at least two of schemeIos, schemeAndroid and urlMobile are required\"}}]},\"MessengerButtonDs\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"DS\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonBk\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BK\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonMd\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"MD\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonBc\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BC\",\"maxLength\":2,\"x-code\":\"A524\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"}}},\"MessengerButtonBt\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BT\",\"maxLength\":2,\"x-code\":\"A524\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"},\"chatEvent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"}}},\"MessengerButtonAc\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"AC\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonBf\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BF\",\"maxLength\":2,\"x-code\":\"A524\"},\"bizFormKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A503\"},\"bizFormId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A503\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"bizFormKey\"]},{\"required\":[\"bizFormId\"]}],\"x-code\":\"A503\"}]},\"AlimtalkItem\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":10,\"x-code\":\"A521\",\"items\":{\"$ref\":\"#/$defs/AlimtalkItemRow\"}},\"summary\":{\"$ref\":\"#/$defs/MessengerItemSummary\"}}},\"AlimtalkItemRow\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"title\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":6,\"x-code\":\"A521\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":23,\"x-code\":\"A521\"}}},\"MessengerItemSummary\":{\"x-code\":\"A561\",\"type\":\"object\",\"required\":[\"title\",\"description\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":6,\"x-code\":\"A561\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":14,\"pattern\":\"^ *((원|[A-Z]{3}|[$\\\\u00A2-\\\\u00A5\\\\u20A0-\\\\u20CF\\\\uFFE0\\\\uFFE1\\\\uFFE5\\\\uFFE6]) *)?[0-9](?: *[0-9,])*(\\\\.[0-9]{1,2})?( *(원|[A-Z]{3}|[$\\\\u00A2-\\\\u00A5\\\\u20A0-\\\\u20CF\\\\uFFE0\\\\uFFE1\\\\uFFE5\\\\uFFE6]))? *$\",\"x-message\":{\"pattern\":\"must be an amount such as 39,000원 or USD 29.90\"},\"x-code\":\"A561\"}}},\"AlimtalkItemHighlight\":{\"x-code\":\"A560\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A560\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":19,\"x-code\":\"A560\"}}},\"AlimtalkSupplement\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"quickReply\":{\"type\":\"array\",\"maxItems\":10,\"x-code\":\"A562\",\"items\":{\"$ref\":\"#/$defs/MessengerQuickReply\"}}}},\"MessengerQuickReply\":{\"x-code\":{\"default\":\"A562\",\"oneOf\":\"A563\"},\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"WL\",\"AL\",\"BK\",\"BC\",\"BT\",\"BF\",\"MD\"],\"maxLength\":2,\"x-code\":\"A563\"}},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"WL\",\"AL\",\"BK\",\"BC\",\"BT\",\"BF\",\"MD\"],\"x-code\":\"A563\"}},\"required\":[\"type\"]},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"WL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyWl\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"AL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyAl\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BK\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBk\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BC\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBc\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BT\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBt\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BF\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBf\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"MD\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyMd\"}}]},\"MessengerQuickReplyWl\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"WL\",\"maxLength\":2,\"x-code\":\"A563\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A562\"}}},\"MessengerQuickReplyAl\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"AL\",\"maxLength\":2,\"x-code\":\"A563\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A562\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A562\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"schemeIos\",\"schemeAndroid\"]},{\"required\":[\"schemeIos\",\"urlMobile\"]},{\"required\":[\"schemeAndroid\",\"urlMobile\"]}],\"x-code\":\"A562\",\"x-message\":{\"anyOf\":\"at least two of schemeIos, schemeAndroid and urlMobile are required\"}}]},\"MessengerQuickReplyBk\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BK\",\"maxLength\":2,\"x-code\":\"A563\"}}},\"MessengerQuickReplyBc\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BC\",\"maxLength\":2,\"x-code\":\"A563\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"}}},\"MessengerQuickReplyBt\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BT\",\"maxLength\":2,\"x-code\":\"A563\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"},\"chatEvent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"}}},\"MessengerQuickReplyBf\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BF\",\"maxLength\":2,\"x-code\":\"A563\"},\"bizFormKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A562\"},\"bizFormId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A562\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"bizFormKey\"]},{\"required\":[\"bizFormId\"]}],\"x-code\":\"A562\"}]},\"MessengerQuickReplyMd\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonName\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"MD\",\"maxLength\":2,\"x-code\":\"A563\"}}},\"AlimtalkPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":999999999999.99,\"x-code\":\"A559\"},\"AlimtalkCurrencyType\":{\"type\":\"string\",\"enum\":[\"KRW\",\"USD\",\"EUR\"],\"maxLength\":3,\"x-code\":\"A559\"},\"AlimtalkLink\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"properties\":{\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\"}}},\"FallbackWithFrom\":{\"type\":\"object\",\"required\":[\"type\",\"text\",\"from\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"$ref\":\"#/$defs/FallbackType\"},\"text\":{\"$ref\":\"#/$defs/FallbackText\"},\"title\":{\"$ref\":\"#/$defs/MmsTitle\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKeys\",\"x-code\":{\"default\":\"A217\",\"maxItems\":\"A317\"}},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"}}},\"FallbackType\":{\"type\":\"string\",\"enum\":[\"SMS\",\"MMS\"],\"maxLength\":3,\"x-code\":\"A312\"},\"FallbackText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000,\"x-max-bytes\":2000,\"x-cp949\":true,\"x-code\":{\"default\":\"A314\",\"maxLength\":\"A329\",\"x-max-bytes\":\"A329\"}},\"MmsTitle\":{\"type\":\"string\",\"maxLength\":40,\"x-max-bytes\":40,\"x-cp949\":true,\"x-code\":{\"x-cp949\":\"A303\"}},\"FileKeys\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"$ref\":\"#/$defs/FileKey\"}},\"FileKey\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"x-message\":\"must be a file key\",\"maxLength\":100,\"x-code\":\"A217\"},\"OriginCid\":{\"type\":\"string\",\"pattern\":\"^[0-9]{9}$\",\"x-message\":\"must be 9 digits\",\"maxLength\":9},\"AlimtalkRules\":{\"allOf\":[{\"if\":{\"required\":[\"supplement\"],\"properties\":{\"supplement\":{\"type\":\"object\",\"required\":[\"quickReply\"],\"properties\":{\"quickReply\":{\"type\":\"array\",\"minItems\":1}}}}},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"x-code\":\"A503\"}}},\"button\":{\"maxItems\":2,\"x-code\":\"A503\"}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"AI\"}}},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"itemHighlight\":{\"properties\":{\"title\":{\"maxLength\":21,\"x-code\":\"A560\"},\"description\":{\"maxLength\":13,\"x-code\":\"A560\"}}}}}}}}]},\"MessengerButtonsOnce\":{\"if\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"button\"]}}},\"then\":{\"properties\":{\"button\":{\"not\":{},\"x-code\":\"A503\",\"x-message\":\"must be left out: the buttons stand in attachment.button\"}}}},\"SendAccepted\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"msgKey\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"ref\":{\"type\":\"string\",\"maxLength\":200},\"warnings\":{\"$ref\":\"#/$defs/Warnings\"}}},\"Warnings\":{\"type\":\"array\",\"maxItems\":100,\"items\":{\"$ref\":\"#/$defs/Warning\"}},\"Warning\":{\"type\":\"object\",\"required\":[\"pointer\",\"message\"],\"properties\":{\"pointer\":{\"type\":\"string\",\"maxLength\":1000},\"message\":{\"type\":\"string\",\"maxLength\":1000}}},\"sendAlimtalk.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A302\",\"A303\",\"A305\",\"A330\",\"A306\",\"A312\",\"A314\",\"A317\",\"A328\",\"A329\",\"A502\",\"A503\",\"A505\",\"A521\",\"A523\",\"A524\",\"A525\",\"A559\",\"A560\",\"A561\",\"A562\",\"A563\",\"A564\",\"A565\",\"A327\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Invalid or empty from\",\"Invalid or empty text\",\"Invalid ref\",\"Invalid sendAt\",\"Invalid or empty to\",\"Invalid fallback.type\",\"Invalid fallback.text\",\"More than 3 fallback.fileKey\",\"text too long\",\"fallback.text too long\",\"Invalid or empty senderKey\",\"Invalid messenger button\",\"Invalid or empty templateCode\",\"Invalid item title or description\",\"Invalid or empty msgType\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid price\",\"Invalid itemHighlight\",\"Invalid item.summary\",\"Invalid quickReply\",\"Invalid quickReply type\",\"Invalid quickReply name\",\"Invalid header\",\"from is not a registered sender number of the account\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"sendAlimtalk.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendAlimtalk.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\",\"A326\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\",\"No right to fallback\"]}}}]},\"sendAlimtalk.409.header.Retry-After\":{\"type\":\"integer\",\"minimum\":1},\"sendAlimtalk.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendAlimtalk.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendAlimtalk.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendAlimtalk.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendAlimtalk.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendAlimtalk.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"FriendtalkSend\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\",\"to\",\"text\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"type\":\"string\",\"enum\":[\"FT\",\"FI\",\"FW\"],\"maxLength\":2,\"x-code\":\"A523\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A306\"},\"text\":{\"$ref\":\"#/$defs/FriendtalkText\"},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"},\"adFlag\":{\"$ref\":\"#/$defs/FriendtalkAdFlag\"},\"adult\":{\"$ref\":\"#/$defs/FriendtalkAdult\"},\"pushAlarm\":{\"$ref\":\"#/$defs/FriendtalkPushAlarm\"},\"header\":{\"$ref\":\"#/$defs/FriendtalkHeader\"},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContent\"},\"groupTagKey\":{\"$ref\":\"#/$defs/FriendtalkGroupTagKey\"},\"attachment\":{\"$ref\":\"#/$defs/FriendtalkAttachment\"},\"button\":{\"$ref\":\"#/$defs/MessengerButtons\"},\"fallback\":{\"$ref\":\"#/$defs/FallbackWithFrom\"},\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"}},\"allOf\":[{\"$ref\":\"#/$defs/FriendtalkRules\"},{\"$ref\":\"#/$defs/MessengerButtonsOnce\"},{\"if\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"type\":\"object\",\"required\":[\"image\"]}}},\"then\":{\"properties\":{\"imgUrl\":{\"not\":{},\"x-code\":\"A513\",\"x-message\":\"must be left out: the image stands in attachment.image\"}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"enum\":[\"FI\",\"FW\"]}}},\"then\":{\"anyOf\":[{\"required\":[\"imgUrl\"]},{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"image\"]}}}],\"x-code\":\"A513\",\"x-message\":{\"anyOf\":\"imgUrl or attachment.image is required\"}}}]},\"FriendtalkText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"FriendtalkAdFlag\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1,\"x-code\":\"A506\"},\"FriendtalkAdult\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1},\"FriendtalkPushAlarm\":{\"type\":\"string\",\"enum\":[\"Y\",\"N\"],\"maxLength\":1},\"FriendtalkHeader\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20,\"x-code\":\"A565\"},\"FriendtalkAdditionalContent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":34},\"FriendtalkGroupTagKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40},\"FriendtalkAttachment\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"button\":{\"$ref\":\"#/$defs/MessengerButtons\"},\"image\":{\"$ref\":\"#/$defs/FriendtalkImage\"},\"item\":{\"$ref\":\"#/$defs/FriendtalkItem\"},\"coupon\":{\"$ref\":\"#/$defs/FriendtalkCoupon\"},\"commerce\":{\"$ref\":\"#/$defs/FriendtalkCommerce\"},\"video\":{\"$ref\":\"#/$defs/FriendtalkVideo\"}}},\"FriendtalkImage\":{\"x-code\":\"A513\",\"type\":\"object\",\"required\":[\"imgUrl\"],\"additionalProperties\":false,\"properties\":{\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"imgLink\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A513\"}}},\"MessengerImageUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000},\"FriendtalkItem\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":3,\"maxItems\":4,\"x-code\":\"A521\",\"items\":{\"$ref\":\"#/$defs/FriendtalkItemRow\"}},\"summary\":{\"$ref\":\"#/$defs/MessengerItemSummary\"}}},\"FriendtalkItemRow\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"title\",\"imgUrl\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A521\"},\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\",\"x-code\":\"A521\"}}},\"FriendtalkCoupon\":{\"type\":\"object\",\"required\":[\"title\",\"description\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":18},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\"}}},\"FriendtalkCommerce\":{\"type\":\"object\",\"required\":[\"title\",\"regularPrice\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30},\"regularPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"},\"discountPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"},\"discountRate\":{\"type\":\"number\",\"minimum\":0,\"maximum\":100,\"x-code\":\"A559\"},\"discountFixed\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"}}},\"FriendtalkVideo\":{\"type\":\"object\",\"required\":[\"videoUrl\"],\"additionalProperties\":false,\"properties\":{\"videoUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000},\"thumbnailUrl\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000}}},\"FriendtalkRules\":{\"allOf\":[{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FI\"}}},\"then\":{\"properties\":{\"text\":{\"maxLength\":400,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FW\"}}},\"then\":{\"properties\":{\"text\":{\"maxLength\":76,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":1,\"x-code\":\"A503\"}}},\"button\":{\"maxItems\":1,\"x-code\":\"A503\"}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"not\":{\"const\":\"FL\"}}}},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"item\":{\"not\":{},\"x-code\":\"A521\",\"x-message\":\"must be left out: only a message of the type FL has an item list\"}}}}}}]},\"sendFriendtalk.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A302\",\"A303\",\"A305\",\"A330\",\"A306\",\"A312\",\"A314\",\"A317\",\"A328\",\"A329\",\"A502\",\"A503\",\"A506\",\"A513\",\"A521\",\"A523\",\"A524\",\"A525\",\"A559\",\"A561\",\"A565\",\"A327\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Invalid or empty from\",\"Invalid or empty text\",\"Invalid ref\",\"Invalid sendAt\",\"Invalid or empty to\",\"Invalid fallback.type\",\"Invalid fallback.text\",\"More than 3 fallback.fileKey\",\"text too long\",\"fallback.text too long\",\"Invalid or empty senderKey\",\"Invalid messenger button\",\"Invalid adFlag\",\"Invalid or empty image\",\"Invalid item title or description\",\"Invalid or empty msgType\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid price\",\"Invalid item.summary\",\"Invalid header\",\"from is not a registered sender number of the account\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"sendFriendtalk.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendFriendtalk.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\",\"A326\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\",\"No right to fallback\"]}}}]},\"sendFriendtalk.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendFriendtalk.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendFriendtalk.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendFriendtalk.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendFriendtalk.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendFriendtalk.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"InternationalSend\":{\"type\":\"object\",\"required\":[\"from\",\"to\",\"text\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"to\":{\"$ref\":\"#/$defs/InternationalNumber\",\"x-code\":\"A306\"},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"}}},\"InternationalNumber\":{\"type\":\"string\",\"pattern\":\"^\\\\+[1-9][0-9]{6,14}$\",\"x-message\":\"must begin with + and the country code, and have 7 to 15 digits after the plus sign\",\"maxLength\":16},\"sendInternational.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A302\",\"A306\",\"A303\",\"A328\",\"A305\",\"A330\",\"A327\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Invalid or empty from\",\"Invalid or empty to\",\"Invalid or empty text\",\"text too long\",\"Invalid ref\",\"Invalid sendAt\",\"from is not a registered sender number of the account\"]}}}]},\"sendInternational.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendInternational.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\"]}}}]},\"sendInternational.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendInternational.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendInternational.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendInternational.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendInternational.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendInternational.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"RcsSend\":{\"type\":\"object\",\"required\":[\"from\",\"to\",\"formatId\",\"brandKey\"],\"additionalProperties\":false,\"properties\":{\"content\":{\"$ref\":\"#/$defs/RcsContent\"},\"body\":{\"$ref\":\"#/$defs/RcsBody\"},\"buttons\":{\"$ref\":\"#/$defs/RcsButtons\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A306\"},\"formatId\":{\"$ref\":\"#/$defs/RcsFormatId\"},\"brandKey\":{\"$ref\":\"#/$defs/RcsBrandKey\"},\"brandId\":{\"$ref\":\"#/$defs/RcsBrandId\"},\"expiryOption\":{\"$ref\":\"#/$defs/RcsExpiryOption\"},\"header\":{\"$ref\":\"#/$defs/RcsHeader\"},\"footer\":{\"$ref\":\"#/$defs/RcsFooter\"},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"},\"fallback\":{\"$ref\":\"#/$defs/Fallback\"},\"copyAllowed\":{\"$ref\":\"#/$defs/RcsCopyAllowed\"},\"groupId\":{\"$ref\":\"#/$defs/RcsGroupId\"},\"agencyId\":{\"$ref\":\"#/$defs/RcsAgencyId\"},\"agencyKey\":{\"$ref\":\"#/$defs/RcsAgencyKey\"}},\"allOf\":[{\"$ref\":\"#/$defs/RcsRules\"}]},\"RcsContent\":{\"minProperties\":1,\"maxProperties\":1,\"oneOf\":[{\"$ref\":\"#/$defs/RcsStandaloneContent\"},{\"$ref\":\"#/$defs/RcsCarouselContent\"},{\"$ref\":\"#/$defs/RcsTemplateContent\"}],\"x-code\":\"A415\",\"x-message\":{\"maxProperties\":\"must hold exactly one of standalone, carousel and template\",\"minProperties\":\"must hold exactly one of standalone, carousel and template\"}},\"RcsStandaloneContent\":{\"type\":\"object\",\"required\":[\"standalone\"],\"additionalProperties\":false,\"properties\":{\"standalone\":{\"$ref\":\"#/$defs/RcsStandalone\"}}},\"RcsStandalone\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"text\":{\"$ref\":\"#/$defs/RcsText\"},\"title\":{\"$ref\":\"#/$defs/RcsTitle\"},\"media\":{\"$ref\":\"#/$defs/RcsMedia\"},\"mediaUrl\":{\"$ref\":\"#/$defs/RcsMediaUrl\"},\"button\":{\"$ref\":\"#/$defs/RcsCardButtons\"},\"subContent\":{\"$ref\":\"#/$defs/RcsSubContents\"}}},\"RcsText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"RcsTitle\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":30,\"x-code\":\"A415\"},\"RcsMedia\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"x-message\":\"must be a media reference (maapfile://…)\",\"maxLength\":200,\"x-code\":\"A217\"},\"RcsMediaUrl\":{\"type\":\"string\",\"pattern\":\"^(\\\\\\\\|[A-Za-z][A-Za-z0-9+.-]*:\\\\S+)$\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":1000,\"x-code\":\"A415\"},\"RcsCardButtons\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsButton\"}},\"RcsButton\":{\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"URL\",\"MAP_LOC\",\"MAP_QRY\",\"MAP_SEND\",\"CALENDAR\",\"COPY\",\"COM_T\",\"COM_V\",\"DIAL\"],\"maxLength\":8,\"x-code\":\"A426\"}},\"x-code\":{\"default\":\"A406\",\"oneOf\":\"A426\"},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"URL\",\"MAP_LOC\",\"MAP_QRY\",\"MAP_SEND\",\"CALENDAR\",\"COPY\",\"COM_T\",\"COM_V\",\"DIAL\"],\"x-code\":\"A426\"}},\"required\":[\"type\"]},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"URL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonUrl\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"MAP_LOC\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapLoc\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"MAP_QRY\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapQry\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"MAP_SEND\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapSend\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"CALENDAR\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonCalendar\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"COPY\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonCopy\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"COM_T\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonComT\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"COM_V\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonComV\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"DIAL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonDial\"}}]},\"RcsButtonUrl\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"url\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"URL\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"url\":{\"$ref\":\"#/$defs/RcsButtonLink\",\"x-code\":\"A406\"}}},\"RcsButtonName\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40,\"x-code\":{\"default\":\"A427\",\"maxLength\":\"A406\"}},\"RcsButtonLink\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z][A-Za-z0-9+.-]*:\\\\S+$\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":1000},\"RcsButtonMapLoc\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"latitude\",\"longitude\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_LOC\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"label\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A428\"},\"latitude\":{\"type\":\"string\",\"pattern\":\"^-?([0-8]?[0-9](\\\\.[0-9]{1,15})?|90(\\\\.0{1,15})?)$\",\"x-message\":\"must be a latitude in decimal degrees\",\"maxLength\":20,\"x-code\":\"A428\"},\"longitude\":{\"type\":\"string\",\"pattern\":\"^-?((1[0-7][0-9]|[0-9]?[0-9])(\\\\.[0-9]{1,15})?|180(\\\\.0{1,15})?)$\",\"x-message\":\"must be a longitude in decimal degrees\",\"maxLength\":20,\"x-code\":\"A428\"},\"fallbackUrl\":{\"$ref\":\"#/$defs/RcsButtonLink\",\"x-code\":\"A428\"}}},\"RcsButtonMapQry\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"query\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_QRY\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"query\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A429\"},\"fallbackUrl\":{\"$ref\":\"#/$defs/RcsButtonLink\",\"x-code\":\"A429\"}}},\"RcsButtonMapSend\":{\"type\":\"object\",\"required\":[\"type\",\"name\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_SEND\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"}}},\"RcsButtonCalendar\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"startTime\",\"endTime\",\"title\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"CALENDAR\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"startTime\":{\"$ref\":\"#/$defs/RcsButtonTime\",\"x-code\":\"A430\"},\"endTime\":{\"$ref\":\"#/$defs/RcsButtonTime\",\"x-code\":\"A430\"},\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A430\"},\"description\":{\"type\":\"string\",\"maxLength\":500,\"x-code\":\"A430\"}}},\"RcsButtonTime\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$\",\"x-message\":\"must be a time to the second with its offset\",\"maxLength\":25},\"RcsButtonCopy\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"text\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COPY\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000,\"x-code\":\"A431\"}}},\"RcsButtonComT\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\",\"text\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COM_T\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A432\"},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":1000,\"x-code\":\"A432\"}}},\"RcsButtonPhoneNumber\":{\"type\":\"string\",\"pattern\":\"^\\\\+?[0-9][0-9-]{1,17}[0-9]$\",\"x-message\":\"must be a phone number\",\"maxLength\":20},\"RcsButtonComV\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COM_V\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A433\"}}},\"RcsButtonDial\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"DIAL\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonName\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A434\"}}},\"RcsSubContents\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A424\"},\"items\":{\"$ref\":\"#/$defs/RcsSubContent\"}},\"RcsSubContent\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"subTitle\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A415\"},\"subDesc\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":150,\"x-code\":\"A415\"},\"subMedia\":{\"$ref\":\"#/$defs/RcsMedia\"},\"subMediaUrl\":{\"$ref\":\"#/$defs/RcsSubMediaUrl\"}}},\"RcsSubMediaUrl\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z][A-Za-z0-9+.-]*:\\\\S+$\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":1000,\"x-code\":\"A415\"},\"RcsCarouselContent\":{\"type\":\"object\",\"required\":[\"carousel\"],\"additionalProperties\":false,\"properties\":{\"carousel\":{\"$ref\":\"#/$defs/RcsCarousel\"}}},\"RcsCarousel\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":6,\"x-code\":{\"default\":\"A415\",\"minItems\":\"A417\",\"maxItems\":\"A417\"},\"items\":{\"$ref\":\"#/$defs/RcsCarouselCard\"}},\"RcsCarouselCard\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"text\":{\"$ref\":\"#/$defs/RcsText\"},\"title\":{\"$ref\":\"#/$defs/RcsTitle\"},\"media\":{\"$ref\":\"#/$defs/RcsMedia\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKey\",\"x-code\":\"A217\"},\"mediaUrl\":{\"$ref\":\"#/$defs/RcsMediaUrl\"},\"button\":{\"$ref\":\"#/$defs/RcsCardButtons\"}}},\"RcsTemplateContent\":{\"type\":\"object\",\"required\":[\"template\"],\"additionalProperties\":false,\"properties\":{\"template\":{\"$ref\":\"#/$defs/RcsTemplate\"}}},\"RcsTemplate\":{\"type\":\"object\",\"minProperties\":1,\"maxProperties\":60,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"x-code\":\"A415\",\"properties\":{\"title\":{\"$ref\":\"#/$defs/RcsTitle\"},\"description\":{\"$ref\":\"#/$defs/RcsText\"},\"subContent\":{\"$ref\":\"#/$defs/RcsSubContents\"}},\"additionalProperties\":true,\"if\":{\"type\":\"object\"},\"then\":{\"properties\":{\"title\":true,\"description\":true,\"subContent\":true},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsTemplateValue\"}}},\"RcsTemplateValue\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":\"A415\"},\"RcsBody\":{\"type\":\"object\",\"minProperties\":1,\"maxProperties\":80,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsBodyValue\"},\"x-code\":\"A415\"},\"RcsBodyValue\":{\"oneOf\":[{\"$ref\":\"#/$defs/RcsBodyText\"},{\"$ref\":\"#/$defs/RcsBodyObject\"}],\"x-code\":\"A415\"},\"RcsBodyText\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"RcsBodyObject\":{\"type\":\"object\",\"maxProperties\":20,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsBodyText\"},\"x-code\":\"A415\"},\"RcsButtons\":{\"type\":\"array\",\"maxItems\":6,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsButtonGroup\"}},\"RcsButtonGroup\":{\"type\":\"object\",\"required\":[\"suggestions\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsSuggestion\"}}}},\"RcsSuggestion\":{\"type\":\"object\",\"required\":[\"action\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"action\":{\"$ref\":\"#/$defs/RcsSuggestedAction\"}}},\"RcsSuggestedAction\":{\"type\":\"object\",\"required\":[\"urlAction\",\"displayText\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"urlAction\":{\"$ref\":\"#/$defs/RcsUrlAction\"},\"displayText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":40,\"x-code\":{\"default\":\"A427\",\"maxLength\":\"A406\"}},\"postback\":{\"$ref\":\"#/$defs/RcsPostback\"}}},\"RcsUrlAction\":{\"type\":\"object\",\"required\":[\"openUrl\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"openUrl\":{\"type\":\"object\",\"required\":[\"url\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"url\":{\"$ref\":\"#/$defs/RcsButtonLink\",\"x-code\":\"A406\"}}}}},\"RcsPostback\":{\"type\":\"object\",\"required\":[\"data\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"data\":{\"type\":\"string\",\"maxLength\":1000,\"x-code\":\"A406\"}}},\"RcsFormatId\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._-]+$\",\"x-message\":\"must be a format or template ID\",\"maxLength\":64,\"x-code\":\"A404\"},\"RcsBrandKey\":{\"type\":\"string\",\"pattern\":\"^\\\\S+$\",\"x-message\":\"must be a brand key\",\"maxLength\":100,\"x-code\":\"A420\"},\"RcsBrandId\":{\"type\":\"string\",\"pattern\":\"^\\\\S+$\",\"x-message\":\"must be a brand ID\",\"maxLength\":100,\"x-code\":\"A419\"},\"RcsExpiryOption\":{\"type\":\"string\",\"enum\":[\"1\",\"2\",\"3\",\"4\"],\"maxLength\":1,\"x-code\":\"A408\"},\"RcsHeader\":{\"type\":\"string\",\"enum\":[\"0\",\"1\"],\"maxLength\":1,\"x-code\":\"A411\"},\"RcsFooter\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A412\"},\"Fallback\":{\"type\":\"object\",\"required\":[\"type\",\"text\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"$ref\":\"#/$defs/FallbackType\"},\"text\":{\"$ref\":\"#/$defs/FallbackText\"},\"title\":{\"$ref\":\"#/$defs/MmsTitle\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKeys\",\"x-code\":{\"default\":\"A217\",\"maxItems\":\"A317\"}},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"}}},\"RcsCopyAllowed\":{\"type\":\"string\",\"enum\":[\"0\",\"1\"],\"maxLength\":1,\"x-code\":\"A407\"},\"RcsGroupId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20,\"x-code\":\"A409\"},\"RcsAgencyId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20},\"RcsAgencyKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"RcsRules\":{\"anyOf\":[{\"required\":[\"content\"]},{\"required\":[\"body\"]}],\"not\":{\"required\":[\"content\",\"body\"]},\"dependentRequired\":{\"buttons\":[\"body\"]},\"if\":{\"required\":[\"header\"],\"properties\":{\"header\":{\"const\":\"1\"}}},\"then\":{\"required\":[\"footer\"],\"properties\":{\"footer\":{\"x-code\":\"A412\"}}},\"x-code\":{\"anyOf\":\"A415\",\"not\":\"A300\",\"dependentRequired\":\"A425\"},\"allOf\":[{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SS000000\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatSS000000\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SL000000\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatSL000000\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SMwThT00\",\"SMwThM00\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatSMwThT00\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0200\",\"CMwMhM0300\",\"CMwMhM0400\",\"CMwMhM0500\",\"CMwMhM0600\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatCMwMhM0200\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwShS0200\",\"CMwShS0300\",\"CMwShS0400\",\"CMwShS0500\",\"CMwShS0600\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatCMwShS0200\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMHITV0001\",\"OMHITS0001\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMHITV0001\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMHIMV0001\",\"OMHIMS0001\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMHIMV0001\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMTBNV0001\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMTBNV0001\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMTBNH0001\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMTBNH0001\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMSNSS0001\",\"OMSNSH0001\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMSNSS0001\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0200\",\"CMwShS0200\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsCards2\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0300\",\"CMwShS0300\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsCards3\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0400\",\"CMwShS0400\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsCards4\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0500\",\"CMwShS0500\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsCards5\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0600\",\"CMwShS0600\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsCards6\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"type\":\"string\",\"not\":{\"enum\":[\"SS000000\",\"SL000000\",\"SMwThT00\",\"SMwThM00\",\"CMwMhM0200\",\"CMwMhM0300\",\"CMwMhM0400\",\"CMwMhM0500\",\"CMwMhM0600\",\"CMwShS0200\",\"CMwShS0300\",\"CMwShS0400\",\"CMwShS0500\",\"CMwShS0600\",\"OMHITV0001\",\"OMHITS0001\",\"OMHIMV0001\",\"OMHIMS0001\",\"OMTBNV0001\",\"OMTBNH0001\",\"OMSNSS0001\",\"OMSNSH0001\"]}}}},\"then\":{\"$ref\":\"#/$defs/RcsTemplateAny\"}}]},\"RcsFormatSS000000\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"required\":[\"text\"],\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":100,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"media\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"},\"button\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"required\":[\"description\"],\"properties\":{\"title\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"description\":{\"type\":\"string\",\"maxLength\":100,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"},\"minLength\":1},\"media\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatSL000000\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":17,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":17,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatSMwThT00\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":17,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":17,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatCMwMhM0200\":{\"properties\":{\"content\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"type\":\"array\",\"maxItems\":6,\"x-max-items-total-length\":{\"limit\":1300,\"of\":\"text\"},\"items\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":13,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A417\",\"x-max-items-total-length\":\"A328\"}}}},\"body\":{\"patternProperties\":{\"^title[0-9]+$\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"^description[0-9]+$\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^media[0-9]+$\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"},\"^(?:title|description|media|mediaUrl)$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: in a carousel the keys have the number of their card\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-max-total-length\":{\"limit\":1300,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]},\"x-code\":{\"default\":\"A415\",\"x-max-total-length\":\"A328\"}},\"buttons\":{\"type\":\"array\",\"maxItems\":6,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":13,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatCMwShS0200\":{\"properties\":{\"content\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"type\":\"array\",\"maxItems\":6,\"x-max-items-total-length\":{\"limit\":1300,\"of\":\"text\"},\"items\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":5,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A417\",\"x-max-items-total-length\":\"A328\"}}}},\"body\":{\"patternProperties\":{\"^title[0-9]+$\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"^description[0-9]+$\":{\"type\":\"string\",\"maxLength\":1300,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^media[0-9]+$\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"},\"^(?:title|description|media|mediaUrl)$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: in a carousel the keys have the number of their card\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-max-total-length\":{\"limit\":1300,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]},\"x-code\":{\"default\":\"A415\",\"x-max-total-length\":\"A328\"}},\"buttons\":{\"type\":\"array\",\"maxItems\":6,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":5,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMHITV0001\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-1]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 1 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMHIMV0001\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMTBNV0001\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-2]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 2 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMTBNH0001\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 3 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMSNSS0001\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":16,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsCards2\":{\"properties\":{\"content\":{\"properties\":{\"carousel\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":2,\"x-code\":\"A417\"}}},\"body\":{\"patternProperties\":{\"^(?:title|description|media|mediaUrl)(?![1-2]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A417\",\"x-message\":\"must be left out: this format has 2 cards\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"title1\"]},{\"required\":[\"description1\"]},{\"required\":[\"media1\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title2\"]},{\"required\":[\"description2\"]},{\"required\":[\"media2\"]}],\"x-code\":\"A417\"}]},\"buttons\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A406\"}}},\"RcsCards3\":{\"properties\":{\"content\":{\"properties\":{\"carousel\":{\"type\":\"array\",\"minItems\":3,\"maxItems\":3,\"x-code\":\"A417\"}}},\"body\":{\"patternProperties\":{\"^(?:title|description|media|mediaUrl)(?![1-3]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A417\",\"x-message\":\"must be left out: this format has 3 cards\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"title1\"]},{\"required\":[\"description1\"]},{\"required\":[\"media1\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title2\"]},{\"required\":[\"description2\"]},{\"required\":[\"media2\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title3\"]},{\"required\":[\"description3\"]},{\"required\":[\"media3\"]}],\"x-code\":\"A417\"}]},\"buttons\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A406\"}}},\"RcsCards4\":{\"properties\":{\"content\":{\"properties\":{\"carousel\":{\"type\":\"array\",\"minItems\":4,\"maxItems\":4,\"x-code\":\"A417\"}}},\"body\":{\"patternProperties\":{\"^(?:title|description|media|mediaUrl)(?![1-4]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A417\",\"x-message\":\"must be left out: this format has 4 cards\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"title1\"]},{\"required\":[\"description1\"]},{\"required\":[\"media1\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title2\"]},{\"required\":[\"description2\"]},{\"required\":[\"media2\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title3\"]},{\"required\":[\"description3\"]},{\"required\":[\"media3\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title4\"]},{\"required\":[\"description4\"]},{\"required\":[\"media4\"]}],\"x-code\":\"A417\"}]},\"buttons\":{\"type\":\"array\",\"maxItems\":4,\"x-code\":\"A406\"}}},\"RcsCards5\":{\"properties\":{\"content\":{\"properties\":{\"carousel\":{\"type\":\"array\",\"minItems\":5,\"maxItems\":5,\"x-code\":\"A417\"}}},\"body\":{\"patternProperties\":{\"^(?:title|description|media|mediaUrl)(?![1-5]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A417\",\"x-message\":\"must be left out: this format has 5 cards\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"title1\"]},{\"required\":[\"description1\"]},{\"required\":[\"media1\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title2\"]},{\"required\":[\"description2\"]},{\"required\":[\"media2\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title3\"]},{\"required\":[\"description3\"]},{\"required\":[\"media3\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title4\"]},{\"required\":[\"description4\"]},{\"required\":[\"media4\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title5\"]},{\"required\":[\"description5\"]},{\"required\":[\"media5\"]}],\"x-code\":\"A417\"}]},\"buttons\":{\"type\":\"array\",\"maxItems\":5,\"x-code\":\"A406\"}}},\"RcsCards6\":{\"properties\":{\"content\":{\"properties\":{\"carousel\":{\"type\":\"array\",\"minItems\":6,\"maxItems\":6,\"x-code\":\"A417\"}}},\"body\":{\"patternProperties\":{\"^(?:title|description|media|mediaUrl)(?![1-6]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A417\",\"x-message\":\"must be left out: this format has 6 cards\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"title1\"]},{\"required\":[\"description1\"]},{\"required\":[\"media1\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title2\"]},{\"required\":[\"description2\"]},{\"required\":[\"media2\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title3\"]},{\"required\":[\"description3\"]},{\"required\":[\"media3\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title4\"]},{\"required\":[\"description4\"]},{\"required\":[\"media4\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title5\"]},{\"required\":[\"description5\"]},{\"required\":[\"media5\"]}],\"x-code\":\"A417\"},{\"anyOf\":[{\"required\":[\"title6\"]},{\"required\":[\"description6\"]},{\"required\":[\"media6\"]}],\"x-code\":\"A417\"}]},\"buttons\":{\"type\":\"array\",\"maxItems\":6,\"x-code\":\"A406\"}}},\"RcsTemplateAny\":{\"properties\":{\"content\":{\"required\":[\"template\"],\"properties\":{\"template\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"subContent\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"subDesc\":{\"type\":\"string\",\"maxLength\":33,\"x-code\":\"A415\"}}},\"x-code\":\"A424\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^mTitle$\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"mTitle\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 3 pieces of sub-information\"},\"^subDesc[1-3]$\":{\"type\":\"string\",\"maxLength\":33,\"x-code\":\"A415\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"sendRcs.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A300\",\"A415\",\"A404\",\"A406\",\"A417\",\"A424\",\"A425\",\"A426\",\"A427\",\"A428\",\"A429\",\"A430\",\"A431\",\"A432\",\"A433\",\"A434\",\"A302\",\"A306\",\"A420\",\"A419\",\"A408\",\"A411\",\"A412\",\"A305\",\"A330\",\"A312\",\"A314\",\"A329\",\"A317\",\"A407\",\"A409\",\"A303\",\"A328\",\"A327\",\"A200\",\"A203\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Wrong send request\",\"Invalid or empty RCS content\",\"Invalid formatId\",\"Invalid RCS button, too many, or too long a label\",\"Wrong number of carousel cards\",\"Too many subContent\",\"buttons without body\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid MAP_LOC button\",\"Invalid MAP_QRY button\",\"Invalid CALENDAR button\",\"Invalid COPY button\",\"Invalid COM_T button\",\"Invalid COM_V button\",\"Invalid DIAL button\",\"Invalid or empty from\",\"Invalid or empty to\",\"Invalid or empty brandKey\",\"Invalid brandId\",\"Invalid expiryOption\",\"Invalid header\",\"Invalid or missing footer\",\"Invalid ref\",\"Invalid sendAt\",\"Invalid fallback.type\",\"Invalid fallback.text\",\"fallback.text too long\",\"More than 3 fallback.fileKey\",\"Invalid copyAllowed\",\"Invalid groupId\",\"Invalid or empty text\",\"text too long\",\"from is not a registered sender number of the account\",\"File too large\",\"Invalid image resolution or ratio\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"sendRcs.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendRcs.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\",\"A326\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\",\"No right to fallback\"]}}}]},\"sendRcs.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendRcs.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendRcs.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendRcs.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendRcs.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendRcs.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"OmniSend\":{\"type\":\"object\",\"required\":[\"destinations\"],\"additionalProperties\":false,\"properties\":{\"messageFlow\":{\"$ref\":\"#/$defs/OmniFlow\"},\"destinations\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":10,\"x-code\":{\"default\":\"A300\",\"maxItems\":\"A318\"},\"items\":{\"$ref\":\"#/$defs/Destination\"}},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"},\"messageForm\":{\"$ref\":\"#/$defs/FormId\"},\"paymentCode\":{\"$ref\":\"#/$defs/OmniPaymentCode\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"messageFlow\"]},{\"required\":[\"messageForm\"]}],\"not\":{\"required\":[\"messageFlow\",\"messageForm\"]},\"x-code\":{\"anyOf\":\"A300\",\"not\":\"A300\"}}]},\"OmniFlow\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":5,\"x-code\":\"A300\",\"items\":{\"$ref\":\"#/$defs/OmniEntry\"}},\"OmniEntry\":{\"x-code\":\"A300\",\"maxProperties\":1,\"x-message\":{\"maxProperties\":\"must hold exactly one of sms, mms, rcs, alimtalk and friendtalk\"},\"oneOf\":[{\"$ref\":\"#/$defs/OmniEntrySms\"},{\"$ref\":\"#/$defs/OmniEntryMms\"},{\"$ref\":\"#/$defs/OmniEntryRcs\"},{\"$ref\":\"#/$defs/OmniEntryAlimtalk\"},{\"$ref\":\"#/$defs/OmniEntryFriendtalk\"}]},\"OmniEntrySms\":{\"type\":\"object\",\"required\":[\"sms\"],\"additionalProperties\":false,\"properties\":{\"sms\":{\"$ref\":\"#/$defs/OmniSms\"}}},\"OmniSms\":{\"type\":\"object\",\"required\":[\"from\",\"text\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"text\":{\"$ref\":\"#/$defs/SmsTextRaw\"},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"}}},\"SmsTextRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":360,\"x-max-bytes\":360,\"x-cp949\":\"outside-placeholders\",\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"x-max-bytes\":\"A328\"}},\"TtlSeconds\":{\"type\":\"string\",\"pattern\":\"^[1-9][0-9]{0,5}$\",\"x-message\":\"must be a whole number of seconds from 1 to 999999\",\"maxLength\":6,\"x-code\":\"A304\"},\"OmniEntryMms\":{\"type\":\"object\",\"required\":[\"mms\"],\"additionalProperties\":false,\"properties\":{\"mms\":{\"$ref\":\"#/$defs/OmniMms\"}}},\"OmniMms\":{\"type\":\"object\",\"required\":[\"from\",\"text\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"text\":{\"$ref\":\"#/$defs/MmsTextRaw\"},\"title\":{\"$ref\":\"#/$defs/MmsTitleRaw\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKeys\",\"x-code\":{\"default\":\"A217\",\"maxItems\":\"A319\"}},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"}}},\"MmsTextRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":8000,\"x-max-bytes\":8000,\"x-cp949\":\"outside-placeholders\",\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"x-max-bytes\":\"A328\"}},\"MmsTitleRaw\":{\"type\":\"string\",\"maxLength\":160,\"x-max-bytes\":160,\"x-cp949\":\"outside-placeholders\",\"x-code\":{\"x-cp949\":\"A303\"}},\"OmniEntryRcs\":{\"type\":\"object\",\"required\":[\"rcs\"],\"additionalProperties\":false,\"properties\":{\"rcs\":{\"$ref\":\"#/$defs/OmniRcs\"}}},\"OmniRcs\":{\"type\":\"object\",\"required\":[\"from\",\"formatId\",\"brandKey\"],\"additionalProperties\":false,\"properties\":{\"content\":{\"$ref\":\"#/$defs/RcsContentRaw\"},\"body\":{\"$ref\":\"#/$defs/RcsBodyRaw\"},\"buttons\":{\"$ref\":\"#/$defs/RcsButtonsRaw\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"formatId\":{\"$ref\":\"#/$defs/RcsFormatId\"},\"brandKey\":{\"$ref\":\"#/$defs/RcsBrandKey\"},\"brandId\":{\"$ref\":\"#/$defs/RcsBrandId\"},\"expiryOption\":{\"$ref\":\"#/$defs/RcsExpiryOption\"},\"header\":{\"$ref\":\"#/$defs/RcsHeader\"},\"footer\":{\"$ref\":\"#/$defs/RcsFooterRaw\"},\"groupId\":{\"$ref\":\"#/$defs/RcsGroupId\"},\"copyAllowed\":{\"$ref\":\"#/$defs/RcsCopyAllowed\"},\"agencyId\":{\"$ref\":\"#/$defs/RcsAgencyId\"},\"agencyKey\":{\"$ref\":\"#/$defs/RcsAgencyKey\"},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"}},\"allOf\":[{\"$ref\":\"#/$defs/RcsRulesRaw\"}]},\"RcsContentRaw\":{\"minProperties\":1,\"maxProperties\":1,\"oneOf\":[{\"$ref\":\"#/$defs/RcsStandaloneContentRaw\"},{\"$ref\":\"#/$defs/RcsCarouselContentRaw\"},{\"$ref\":\"#/$defs/RcsTemplateContentRaw\"}],\"x-code\":\"A415\",\"x-message\":{\"maxProperties\":\"must hold exactly one of standalone, carousel and template\",\"minProperties\":\"must hold exactly one of standalone, carousel and template\"}},\"RcsStandaloneContentRaw\":{\"type\":\"object\",\"required\":[\"standalone\"],\"additionalProperties\":false,\"properties\":{\"standalone\":{\"$ref\":\"#/$defs/RcsStandaloneRaw\"}}},\"RcsStandaloneRaw\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"text\":{\"$ref\":\"#/$defs/RcsTextRaw\"},\"title\":{\"$ref\":\"#/$defs/RcsTitleRaw\"},\"media\":{\"$ref\":\"#/$defs/RcsMedia\"},\"mediaUrl\":{\"$ref\":\"#/$defs/RcsMediaUrlRaw\"},\"button\":{\"$ref\":\"#/$defs/RcsCardButtonsRaw\"},\"subContent\":{\"$ref\":\"#/$defs/RcsSubContentsRaw\"}}},\"RcsTextRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"RcsTitleRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120,\"x-code\":\"A415\"},\"RcsMediaUrlRaw\":{\"type\":\"string\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":4000,\"x-code\":\"A415\"},\"RcsCardButtonsRaw\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsButtonRaw\"}},\"RcsButtonRaw\":{\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"URL\",\"MAP_LOC\",\"MAP_QRY\",\"MAP_SEND\",\"CALENDAR\",\"COPY\",\"COM_T\",\"COM_V\",\"DIAL\"],\"maxLength\":8,\"x-code\":\"A426\"}},\"x-code\":{\"default\":\"A406\",\"oneOf\":\"A426\"},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"URL\",\"MAP_LOC\",\"MAP_QRY\",\"MAP_SEND\",\"CALENDAR\",\"COPY\",\"COM_T\",\"COM_V\",\"DIAL\"],\"x-code\":\"A426\"}},\"required\":[\"type\"]},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"URL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonUrlRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"MAP_LOC\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapLocRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"MAP_QRY\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapQryRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"MAP_SEND\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonMapSendRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"CALENDAR\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonCalendarRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"COPY\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonCopyRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"COM_T\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonComTRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"COM_V\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonComVRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"DIAL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/RcsButtonDialRaw\"}}]},\"RcsButtonUrlRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"url\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"URL\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"url\":{\"$ref\":\"#/$defs/RcsButtonLinkRaw\",\"x-code\":\"A406\"}}},\"RcsButtonNameRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":160,\"x-code\":{\"default\":\"A427\",\"maxLength\":\"A406\"}},\"RcsButtonLinkRaw\":{\"type\":\"string\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":4000},\"RcsButtonMapLocRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"latitude\",\"longitude\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_LOC\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"label\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"x-code\":\"A428\"},\"latitude\":{\"type\":\"string\",\"pattern\":\"^-?([0-8]?[0-9](\\\\.[0-9]{1,15})?|90(\\\\.0{1,15})?)$\",\"x-message\":\"must be a latitude in decimal degrees\",\"maxLength\":20,\"x-code\":\"A428\"},\"longitude\":{\"type\":\"string\",\"pattern\":\"^-?((1[0-7][0-9]|[0-9]?[0-9])(\\\\.[0-9]{1,15})?|180(\\\\.0{1,15})?)$\",\"x-message\":\"must be a longitude in decimal degrees\",\"maxLength\":20,\"x-code\":\"A428\"},\"fallbackUrl\":{\"$ref\":\"#/$defs/RcsButtonLinkRaw\",\"x-code\":\"A428\"}}},\"RcsButtonMapQryRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"query\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_QRY\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"query\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"x-code\":\"A429\"},\"fallbackUrl\":{\"$ref\":\"#/$defs/RcsButtonLinkRaw\",\"x-code\":\"A429\"}}},\"RcsButtonMapSendRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"MAP_SEND\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"}}},\"RcsButtonCalendarRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"startTime\",\"endTime\",\"title\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"CALENDAR\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"startTime\":{\"$ref\":\"#/$defs/RcsButtonTime\",\"x-code\":\"A430\"},\"endTime\":{\"$ref\":\"#/$defs/RcsButtonTime\",\"x-code\":\"A430\"},\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"x-code\":\"A430\"},\"description\":{\"type\":\"string\",\"maxLength\":2000,\"x-code\":\"A430\"}}},\"RcsButtonCopyRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"text\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COPY\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4000,\"x-code\":\"A431\"}}},\"RcsButtonComTRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\",\"text\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COM_T\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A432\"},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4000,\"x-code\":\"A432\"}}},\"RcsButtonComVRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"COM_V\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A433\"}}},\"RcsButtonDialRaw\":{\"type\":\"object\",\"required\":[\"type\",\"name\",\"phoneNumber\"],\"additionalProperties\":false,\"properties\":{\"type\":{\"const\":\"DIAL\",\"x-code\":\"A426\"},\"name\":{\"$ref\":\"#/$defs/RcsButtonNameRaw\"},\"phoneNumber\":{\"$ref\":\"#/$defs/RcsButtonPhoneNumber\",\"x-code\":\"A434\"}}},\"RcsSubContentsRaw\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A424\"},\"items\":{\"$ref\":\"#/$defs/RcsSubContentRaw\"}},\"RcsSubContentRaw\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"subTitle\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"x-code\":\"A415\"},\"subDesc\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":600,\"x-code\":\"A415\"},\"subMedia\":{\"$ref\":\"#/$defs/RcsMedia\"},\"subMediaUrl\":{\"$ref\":\"#/$defs/RcsSubMediaUrlRaw\"}}},\"RcsSubMediaUrlRaw\":{\"type\":\"string\",\"x-message\":\"must be an address with its scheme\",\"maxLength\":4000,\"x-code\":\"A415\"},\"RcsCarouselContentRaw\":{\"type\":\"object\",\"required\":[\"carousel\"],\"additionalProperties\":false,\"properties\":{\"carousel\":{\"$ref\":\"#/$defs/RcsCarouselRaw\"}}},\"RcsCarouselRaw\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":6,\"x-code\":{\"default\":\"A415\",\"minItems\":\"A417\",\"maxItems\":\"A417\"},\"items\":{\"$ref\":\"#/$defs/RcsCarouselCardRaw\"}},\"RcsCarouselCardRaw\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"x-code\":\"A415\",\"properties\":{\"text\":{\"$ref\":\"#/$defs/RcsTextRaw\"},\"title\":{\"$ref\":\"#/$defs/RcsTitleRaw\"},\"media\":{\"$ref\":\"#/$defs/RcsMedia\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKey\",\"x-code\":\"A217\"},\"mediaUrl\":{\"$ref\":\"#/$defs/RcsMediaUrlRaw\"},\"button\":{\"$ref\":\"#/$defs/RcsCardButtonsRaw\"}}},\"RcsTemplateContentRaw\":{\"type\":\"object\",\"required\":[\"template\"],\"additionalProperties\":false,\"properties\":{\"template\":{\"$ref\":\"#/$defs/RcsTemplateRaw\"}}},\"RcsTemplateRaw\":{\"type\":\"object\",\"minProperties\":1,\"maxProperties\":60,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"x-code\":\"A415\",\"properties\":{\"title\":{\"$ref\":\"#/$defs/RcsTitleRaw\"},\"description\":{\"$ref\":\"#/$defs/RcsTextRaw\"},\"subContent\":{\"$ref\":\"#/$defs/RcsSubContentsRaw\"}},\"additionalProperties\":true,\"if\":{\"type\":\"object\"},\"then\":{\"properties\":{\"title\":true,\"description\":true,\"subContent\":true},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsTemplateValueRaw\"}}},\"RcsTemplateValueRaw\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":\"A415\"},\"RcsBodyRaw\":{\"type\":\"object\",\"minProperties\":1,\"maxProperties\":80,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsBodyValueRaw\"},\"x-code\":\"A415\"},\"RcsBodyValueRaw\":{\"oneOf\":[{\"$ref\":\"#/$defs/RcsBodyTextRaw\"},{\"$ref\":\"#/$defs/RcsBodyObjectRaw\"}],\"x-code\":\"A415\"},\"RcsBodyTextRaw\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"RcsBodyObjectRaw\":{\"type\":\"object\",\"maxProperties\":20,\"propertyNames\":{\"pattern\":\"^[\\\\p{L}\\\\p{N}][\\\\p{L}\\\\p{N} ._-]*$\",\"x-message\":\"must begin with a letter or digit and hold letters, digits, spaces, points, hyphens and underscores\",\"maxLength\":40},\"additionalProperties\":{\"$ref\":\"#/$defs/RcsBodyTextRaw\"},\"x-code\":\"A415\"},\"RcsButtonsRaw\":{\"type\":\"array\",\"maxItems\":6,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsButtonGroupRaw\"}},\"RcsButtonGroupRaw\":{\"type\":\"object\",\"required\":[\"suggestions\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A406\",\"items\":{\"$ref\":\"#/$defs/RcsSuggestionRaw\"}}}},\"RcsSuggestionRaw\":{\"type\":\"object\",\"required\":[\"action\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"action\":{\"$ref\":\"#/$defs/RcsSuggestedActionRaw\"}}},\"RcsSuggestedActionRaw\":{\"type\":\"object\",\"required\":[\"urlAction\",\"displayText\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"urlAction\":{\"$ref\":\"#/$defs/RcsUrlActionRaw\"},\"displayText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":160,\"x-code\":{\"default\":\"A427\",\"maxLength\":\"A406\"}},\"postback\":{\"$ref\":\"#/$defs/RcsPostback\"}}},\"RcsUrlActionRaw\":{\"type\":\"object\",\"required\":[\"openUrl\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"openUrl\":{\"type\":\"object\",\"required\":[\"url\"],\"additionalProperties\":false,\"x-code\":\"A406\",\"properties\":{\"url\":{\"$ref\":\"#/$defs/RcsButtonLinkRaw\",\"x-code\":\"A406\"}}}}},\"RcsFooterRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":400,\"x-code\":\"A412\"},\"RcsRulesRaw\":{\"anyOf\":[{\"required\":[\"content\"]},{\"required\":[\"body\"]}],\"not\":{\"required\":[\"content\",\"body\"]},\"dependentRequired\":{\"buttons\":[\"body\"]},\"if\":{\"required\":[\"header\"],\"properties\":{\"header\":{\"const\":\"1\"}}},\"then\":{\"required\":[\"footer\"],\"properties\":{\"footer\":{\"x-code\":\"A412\"}}},\"x-code\":{\"anyOf\":\"A415\",\"not\":\"A300\",\"dependentRequired\":\"A425\"},\"allOf\":[{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SS000000\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatSS000000Raw\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SL000000\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatSL000000Raw\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"SMwThT00\",\"SMwThM00\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatSMwThT00Raw\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0200\",\"CMwMhM0300\",\"CMwMhM0400\",\"CMwMhM0500\",\"CMwMhM0600\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatCMwMhM0200Raw\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwShS0200\",\"CMwShS0300\",\"CMwShS0400\",\"CMwShS0500\",\"CMwShS0600\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatCMwShS0200Raw\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMHITV0001\",\"OMHITS0001\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMHITV0001Raw\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMHIMV0001\",\"OMHIMS0001\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMHIMV0001Raw\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMTBNV0001\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMTBNV0001Raw\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMTBNH0001\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMTBNH0001Raw\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"OMSNSS0001\",\"OMSNSH0001\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsFormatOMSNSS0001Raw\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0200\",\"CMwShS0200\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsCards2\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0300\",\"CMwShS0300\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsCards3\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0400\",\"CMwShS0400\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsCards4\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0500\",\"CMwShS0500\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsCards5\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"enum\":[\"CMwMhM0600\",\"CMwShS0600\"]}}},\"then\":{\"$ref\":\"#/$defs/RcsCards6\"}},{\"if\":{\"required\":[\"formatId\"],\"properties\":{\"formatId\":{\"type\":\"string\",\"not\":{\"enum\":[\"SS000000\",\"SL000000\",\"SMwThT00\",\"SMwThM00\",\"CMwMhM0200\",\"CMwMhM0300\",\"CMwMhM0400\",\"CMwMhM0500\",\"CMwMhM0600\",\"CMwShS0200\",\"CMwShS0300\",\"CMwShS0400\",\"CMwShS0500\",\"CMwShS0600\",\"OMHITV0001\",\"OMHITS0001\",\"OMHIMV0001\",\"OMHIMS0001\",\"OMTBNV0001\",\"OMTBNH0001\",\"OMSNSS0001\",\"OMSNSH0001\"]}}}},\"then\":{\"$ref\":\"#/$defs/RcsTemplateAnyRaw\"}}]},\"RcsFormatSS000000Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"required\":[\"text\"],\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":400,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"media\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"},\"button\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"required\":[\"description\"],\"properties\":{\"title\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"description\":{\"type\":\"string\",\"maxLength\":400,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"},\"minLength\":1},\"media\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatSL000000Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":68,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":68,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatSMwThT00Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":68,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":68,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatCMwMhM0200Raw\":{\"properties\":{\"content\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"type\":\"array\",\"maxItems\":6,\"x-max-items-total-length\":{\"limit\":5200,\"of\":\"text\"},\"items\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":52,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A417\",\"x-max-items-total-length\":\"A328\"}}}},\"body\":{\"patternProperties\":{\"^title[0-9]+$\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"^description[0-9]+$\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^media[0-9]+$\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"},\"^(?:title|description|media|mediaUrl)$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: in a carousel the keys have the number of their card\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-max-total-length\":{\"limit\":5200,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]},\"x-code\":{\"default\":\"A415\",\"x-max-total-length\":\"A328\"}},\"buttons\":{\"type\":\"array\",\"maxItems\":6,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":52,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatCMwShS0200Raw\":{\"properties\":{\"content\":{\"required\":[\"carousel\"],\"properties\":{\"carousel\":{\"type\":\"array\",\"maxItems\":6,\"x-max-items-total-length\":{\"limit\":5200,\"of\":\"text\"},\"items\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":20,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"x-code\":{\"default\":\"A415\",\"maxItems\":\"A417\",\"x-max-items-total-length\":\"A328\"}}}},\"body\":{\"patternProperties\":{\"^title[0-9]+$\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"^description[0-9]+$\":{\"type\":\"string\",\"maxLength\":5200,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^media[0-9]+$\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"},\"^(?:title|description|media|mediaUrl)$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: in a carousel the keys have the number of their card\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-max-total-length\":{\"limit\":5200,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]},\"x-code\":{\"default\":\"A415\",\"x-max-total-length\":\"A328\"}},\"buttons\":{\"type\":\"array\",\"maxItems\":6,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":20,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMHITV0001Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-1]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 1 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMHIMV0001Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no text\"},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMTBNV0001Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-2]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 2 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMTBNH0001Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":3,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 3 pieces of sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsFormatOMSNSS0001Raw\":{\"properties\":{\"content\":{\"required\":[\"standalone\"],\"properties\":{\"standalone\":{\"properties\":{\"text\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"button\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"name\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^(?:title|description|media|mediaUrl)[0-9]+$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has one card, and its keys have no number\"},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"items\":{\"properties\":{\"action\":{\"properties\":{\"displayText\":{\"type\":\"string\",\"maxLength\":64,\"x-code\":\"A406\"}}}}},\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsTemplateAnyRaw\":{\"properties\":{\"content\":{\"required\":[\"template\"],\"properties\":{\"template\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"subContent\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"subDesc\":{\"type\":\"string\",\"maxLength\":132,\"x-code\":\"A415\"}}},\"x-code\":\"A424\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^mTitle$\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"mTitle\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"title\":{\"type\":\"string\",\"maxLength\":120,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"maxLength\":800,\"x-code\":\"A217\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":600,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 3 pieces of sub-information\"},\"^subDesc[1-3]$\":{\"type\":\"string\",\"maxLength\":132,\"x-code\":\"A415\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"OmniEntryAlimtalk\":{\"type\":\"object\",\"required\":[\"alimtalk\"],\"additionalProperties\":false,\"properties\":{\"alimtalk\":{\"$ref\":\"#/$defs/OmniAlimtalk\"}}},\"OmniAlimtalk\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\",\"templateCode\",\"text\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"$ref\":\"#/$defs/AlimtalkMsgType\"},\"templateCode\":{\"$ref\":\"#/$defs/AlimtalkTemplateCode\"},\"text\":{\"$ref\":\"#/$defs/AlimtalkTextRaw\"},\"title\":{\"$ref\":\"#/$defs/AlimtalkTitleRaw\"},\"header\":{\"$ref\":\"#/$defs/AlimtalkHeaderRaw\"},\"attachment\":{\"$ref\":\"#/$defs/AlimtalkAttachmentRaw\"},\"supplement\":{\"$ref\":\"#/$defs/AlimtalkSupplementRaw\"},\"price\":{\"$ref\":\"#/$defs/AlimtalkPrice\"},\"currencyType\":{\"$ref\":\"#/$defs/AlimtalkCurrencyType\"},\"link\":{\"$ref\":\"#/$defs/AlimtalkLinkRaw\"}},\"allOf\":[{\"$ref\":\"#/$defs/AlimtalkRulesRaw\"}]},\"AlimtalkTextRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4000,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"AlimtalkTitleRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200},\"AlimtalkHeaderRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":64,\"x-code\":\"A565\"},\"AlimtalkAttachmentRaw\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"button\":{\"$ref\":\"#/$defs/MessengerButtonsRaw\"},\"item\":{\"$ref\":\"#/$defs/AlimtalkItemRaw\"},\"itemHighlight\":{\"$ref\":\"#/$defs/AlimtalkItemHighlightRaw\"}}},\"MessengerButtonsRaw\":{\"type\":\"array\",\"maxItems\":5,\"items\":{\"$ref\":\"#/$defs/MessengerButtonRaw\"},\"x-code\":\"A503\"},\"MessengerButtonRaw\":{\"x-code\":{\"default\":\"A503\",\"oneOf\":\"A524\"},\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"WL\",\"AL\",\"DS\",\"BK\",\"MD\",\"BC\",\"BT\",\"AC\",\"BF\"],\"maxLength\":2,\"x-code\":\"A524\"}},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"WL\",\"AL\",\"DS\",\"BK\",\"MD\",\"BC\",\"BT\",\"AC\",\"BF\"],\"x-code\":\"A524\"}},\"required\":[\"type\"]},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"WL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonWlRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"AL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonAlRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"DS\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonDsRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BK\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBkRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"MD\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonMdRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BC\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBcRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BT\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBtRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"AC\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonAcRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BF\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerButtonBfRaw\"}}]},\"MessengerButtonWlRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"WL\",\"maxLength\":2,\"x-code\":\"A524\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A503\"}}},\"MessengerButtonNameRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":56},\"MessengerLinkRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4000},\"MessengerButtonAlRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"AL\",\"maxLength\":2,\"x-code\":\"A524\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A503\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A503\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"schemeIos\",\"schemeAndroid\"]},{\"required\":[\"schemeIos\",\"urlMobile\"]},{\"required\":[\"schemeAndroid\",\"urlMobile\"]}],\"x-code\":\"A503\",\"x-message\":{\"anyOf\":\"at least two of schemeIos, schemeAndroid and urlMobile are required\"}}]},\"MessengerButtonDsRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"DS\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonBkRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BK\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonMdRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"MD\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonBcRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BC\",\"maxLength\":2,\"x-code\":\"A524\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"}}},\"MessengerButtonBtRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BT\",\"maxLength\":2,\"x-code\":\"A524\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"},\"chatEvent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A503\"}}},\"MessengerButtonAcRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"AC\",\"maxLength\":2,\"x-code\":\"A524\"}}},\"MessengerButtonBfRaw\":{\"x-code\":\"A503\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A525\"},\"type\":{\"type\":\"string\",\"const\":\"BF\",\"maxLength\":2,\"x-code\":\"A524\"},\"bizFormKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A503\"},\"bizFormId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A503\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"bizFormKey\"]},{\"required\":[\"bizFormId\"]}],\"x-code\":\"A503\"}]},\"AlimtalkItemRaw\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":10,\"x-code\":\"A521\",\"items\":{\"$ref\":\"#/$defs/AlimtalkItemRowRaw\"}},\"summary\":{\"$ref\":\"#/$defs/MessengerItemSummaryRaw\"}}},\"AlimtalkItemRowRaw\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"title\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":24,\"x-code\":\"A521\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":92,\"x-code\":\"A521\"}}},\"MessengerItemSummaryRaw\":{\"x-code\":\"A561\",\"type\":\"object\",\"required\":[\"title\",\"description\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":24,\"x-code\":\"A561\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":56,\"x-message\":{\"pattern\":\"must be an amount such as 39,000원 or USD 29.90\"},\"x-code\":\"A561\"}}},\"AlimtalkItemHighlightRaw\":{\"x-code\":\"A560\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120,\"x-code\":\"A560\"},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":76,\"x-code\":\"A560\"}}},\"AlimtalkSupplementRaw\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"quickReply\":{\"type\":\"array\",\"maxItems\":10,\"x-code\":\"A562\",\"items\":{\"$ref\":\"#/$defs/MessengerQuickReplyRaw\"}}}},\"MessengerQuickReplyRaw\":{\"x-code\":{\"default\":\"A562\",\"oneOf\":\"A563\"},\"type\":\"object\",\"required\":[\"type\"],\"properties\":{\"type\":{\"type\":\"string\",\"enum\":[\"WL\",\"AL\",\"BK\",\"BC\",\"BT\",\"BF\",\"MD\"],\"maxLength\":2,\"x-code\":\"A563\"}},\"allOf\":[{\"type\":\"object\",\"properties\":{\"type\":{\"enum\":[\"WL\",\"AL\",\"BK\",\"BC\",\"BT\",\"BF\",\"MD\"],\"x-code\":\"A563\"}},\"required\":[\"type\"]},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"WL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyWlRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"AL\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyAlRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BK\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBkRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BC\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBcRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BT\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBtRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"BF\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyBfRaw\"}},{\"if\":{\"properties\":{\"type\":{\"enum\":[\"MD\"]}},\"required\":[\"type\"]},\"then\":{\"$ref\":\"#/$defs/MessengerQuickReplyMdRaw\"}}]},\"MessengerQuickReplyWlRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"WL\",\"maxLength\":2,\"x-code\":\"A563\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A562\"}}},\"MessengerQuickReplyAlRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"AL\",\"maxLength\":2,\"x-code\":\"A563\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A562\"},\"target\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":10,\"x-code\":\"A562\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"schemeIos\",\"schemeAndroid\"]},{\"required\":[\"schemeIos\",\"urlMobile\"]},{\"required\":[\"schemeAndroid\",\"urlMobile\"]}],\"x-code\":\"A562\",\"x-message\":{\"anyOf\":\"at least two of schemeIos, schemeAndroid and urlMobile are required\"}}]},\"MessengerQuickReplyBkRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BK\",\"maxLength\":2,\"x-code\":\"A563\"}}},\"MessengerQuickReplyBcRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BC\",\"maxLength\":2,\"x-code\":\"A563\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"}}},\"MessengerQuickReplyBtRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BT\",\"maxLength\":2,\"x-code\":\"A563\"},\"chatExtra\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"},\"chatEvent\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":\"A562\"}}},\"MessengerQuickReplyBfRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"BF\",\"maxLength\":2,\"x-code\":\"A563\"},\"bizFormKey\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A562\"},\"bizFormId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"x-code\":\"A562\"}},\"allOf\":[{\"anyOf\":[{\"required\":[\"bizFormKey\"]},{\"required\":[\"bizFormId\"]}],\"x-code\":\"A562\"}]},\"MessengerQuickReplyMdRaw\":{\"x-code\":\"A562\",\"type\":\"object\",\"required\":[\"name\",\"type\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"$ref\":\"#/$defs/MessengerButtonNameRaw\",\"x-code\":\"A564\"},\"type\":{\"type\":\"string\",\"const\":\"MD\",\"maxLength\":2,\"x-code\":\"A563\"}}},\"AlimtalkLinkRaw\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"properties\":{\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"}}},\"AlimtalkRulesRaw\":{\"allOf\":[{\"if\":{\"required\":[\"supplement\"],\"properties\":{\"supplement\":{\"type\":\"object\",\"required\":[\"quickReply\"],\"properties\":{\"quickReply\":{\"type\":\"array\",\"minItems\":1}}}}},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"button\":{\"maxItems\":2,\"x-code\":\"A503\"}}},\"button\":{\"maxItems\":2,\"x-code\":\"A503\"}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"AI\"}}},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"itemHighlight\":{\"properties\":{\"title\":{\"maxLength\":84,\"x-code\":\"A560\"},\"description\":{\"maxLength\":52,\"x-code\":\"A560\"}}}}}}}}]},\"OmniEntryFriendtalk\":{\"type\":\"object\",\"required\":[\"friendtalk\"],\"additionalProperties\":false,\"properties\":{\"friendtalk\":{\"$ref\":\"#/$defs/OmniFriendtalk\"}}},\"OmniFriendtalk\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\",\"text\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"$ref\":\"#/$defs/FriendtalkMsgType\"},\"text\":{\"$ref\":\"#/$defs/FriendtalkTextRaw\"},\"adFlag\":{\"$ref\":\"#/$defs/FriendtalkAdFlag\"},\"adult\":{\"$ref\":\"#/$defs/FriendtalkAdult\"},\"pushAlarm\":{\"$ref\":\"#/$defs/FriendtalkPushAlarm\"},\"header\":{\"$ref\":\"#/$defs/FriendtalkHeaderRaw\"},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContentRaw\"},\"groupTagKey\":{\"$ref\":\"#/$defs/FriendtalkGroupTagKey\"},\"attachment\":{\"$ref\":\"#/$defs/FriendtalkAttachmentRaw\"},\"carousel\":{\"$ref\":\"#/$defs/FriendtalkCarouselRaw\"}},\"allOf\":[{\"$ref\":\"#/$defs/FriendtalkRulesRaw\"},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"enum\":[\"FI\",\"FW\"]}}},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"image\"],\"properties\":{\"image\":{\"x-code\":\"A513\"}},\"x-code\":\"A513\"}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FL\"}}},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"item\"],\"properties\":{\"item\":{\"x-code\":\"A521\"}},\"x-code\":\"A521\"}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FC\"}}},\"then\":{\"required\":[\"carousel\"]},\"else\":{\"properties\":{\"carousel\":{\"not\":{},\"x-message\":\"must be left out: only a message of the type FC has a carousel\"}}}}]},\"FriendtalkMsgType\":{\"type\":\"string\",\"enum\":[\"FT\",\"FI\",\"FW\",\"FL\",\"FC\"],\"maxLength\":2,\"x-code\":\"A523\"},\"FriendtalkTextRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4000,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"FriendtalkHeaderRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":80,\"x-code\":\"A565\"},\"FriendtalkAdditionalContentRaw\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":136},\"FriendtalkAttachmentRaw\":{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"button\":{\"$ref\":\"#/$defs/MessengerButtonsRaw\"},\"image\":{\"$ref\":\"#/$defs/FriendtalkImageRaw\"},\"item\":{\"$ref\":\"#/$defs/FriendtalkItemRaw\"},\"coupon\":{\"$ref\":\"#/$defs/FriendtalkCouponRaw\"},\"commerce\":{\"$ref\":\"#/$defs/FriendtalkCommerceRaw\"},\"video\":{\"$ref\":\"#/$defs/FriendtalkVideo\"}}},\"FriendtalkImageRaw\":{\"x-code\":\"A513\",\"type\":\"object\",\"required\":[\"imgUrl\"],\"additionalProperties\":false,\"properties\":{\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"imgLink\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A513\"}}},\"FriendtalkItemRaw\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":3,\"maxItems\":4,\"x-code\":\"A521\",\"items\":{\"$ref\":\"#/$defs/FriendtalkItemRowRaw\"}},\"summary\":{\"$ref\":\"#/$defs/MessengerItemSummaryRaw\"}}},\"FriendtalkItemRowRaw\":{\"x-code\":\"A521\",\"type\":\"object\",\"required\":[\"title\",\"imgUrl\",\"urlMobile\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120,\"x-code\":\"A521\"},\"imgUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A521\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A521\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A521\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\",\"x-code\":\"A521\"}}},\"FriendtalkCouponRaw\":{\"type\":\"object\",\"required\":[\"title\",\"description\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120},\"description\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":72},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"}}},\"FriendtalkCommerceRaw\":{\"type\":\"object\",\"required\":[\"title\",\"regularPrice\"],\"additionalProperties\":false,\"properties\":{\"title\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":120},\"regularPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"},\"discountPrice\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"},\"discountRate\":{\"type\":\"number\",\"minimum\":0,\"maximum\":100,\"x-code\":\"A559\"},\"discountFixed\":{\"type\":\"number\",\"minimum\":0,\"maximum\":99999999,\"x-code\":\"A559\"}}},\"FriendtalkCarouselRaw\":{\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":10,\"x-code\":{\"default\":\"A011\",\"minItems\":\"A417\",\"maxItems\":\"A417\"},\"items\":{\"$ref\":\"#/$defs/FriendtalkCarouselCardRaw\"}},\"head\":{\"$ref\":\"#/$defs/FriendtalkCarouselHeadRaw\"},\"tail\":{\"$ref\":\"#/$defs/FriendtalkCarouselTailRaw\"}}},\"FriendtalkCarouselCardRaw\":{\"type\":\"object\",\"required\":[\"attachment\"],\"additionalProperties\":false,\"properties\":{\"header\":{\"$ref\":\"#/$defs/FriendtalkHeaderRaw\"},\"message\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":720,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContentRaw\"},\"attachment\":{\"$ref\":\"#/$defs/FriendtalkCarouselAttachmentRaw\"}}},\"FriendtalkCarouselAttachmentRaw\":{\"x-code\":\"A513\",\"type\":\"object\",\"required\":[\"image\"],\"additionalProperties\":false,\"properties\":{\"button\":{\"maxItems\":2,\"allOf\":[{\"$ref\":\"#/$defs/MessengerButtonsRaw\"}]},\"image\":{\"$ref\":\"#/$defs/FriendtalkImageRaw\"},\"coupon\":{\"$ref\":\"#/$defs/FriendtalkCouponRaw\"},\"commerce\":{\"$ref\":\"#/$defs/FriendtalkCommerceRaw\"}}},\"FriendtalkCarouselHeadRaw\":{\"type\":\"object\",\"required\":[\"header\",\"content\",\"imageUrl\"],\"additionalProperties\":false,\"properties\":{\"header\":{\"$ref\":\"#/$defs/FriendtalkHeaderRaw\"},\"content\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"imageUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"}}},\"FriendtalkCarouselTailRaw\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"properties\":{\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLinkRaw\"}}},\"FriendtalkRulesRaw\":{\"allOf\":[{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FI\"}}},\"then\":{\"properties\":{\"text\":{\"maxLength\":1600,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FW\"}}},\"then\":{\"properties\":{\"text\":{\"maxLength\":304,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"attachment\":{\"properties\":{\"button\":{\"maxItems\":1,\"x-code\":\"A503\"}}},\"button\":{\"maxItems\":1,\"x-code\":\"A503\"}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"not\":{\"const\":\"FL\"}}}},\"then\":{\"properties\":{\"attachment\":{\"properties\":{\"item\":{\"not\":{},\"x-code\":\"A521\",\"x-message\":\"must be left out: only a message of the type FL has an item list\"}}}}}}]},\"Destination\":{\"type\":\"object\",\"required\":[\"to\"],\"additionalProperties\":false,\"properties\":{\"to\":{\"type\":\"string\",\"maxLength\":100,\"x-code\":\"A306\"},\"replaceWords\":{\"$ref\":\"#/$defs/DestinationReplaceWords\"}}},\"DestinationReplaceWords\":{\"type\":\"object\",\"maxProperties\":100,\"propertyNames\":{\"minLength\":1,\"maxLength\":100},\"additionalProperties\":{\"type\":\"string\",\"maxLength\":2000}},\"FormId\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"x-message\":\"must be the id of a form\",\"maxLength\":64,\"x-code\":\"A250\"},\"OmniPaymentCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":20,\"x-code\":\"A310\"},\"OmniAccepted\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/OmniDestinations\"},\"ref\":{\"type\":\"string\",\"maxLength\":200},\"warnings\":{\"$ref\":\"#/$defs/Warnings\"}}},\"OmniDestinations\":{\"type\":\"object\",\"required\":[\"destinations\"],\"properties\":{\"destinations\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":10,\"items\":{\"$ref\":\"#/$defs/DestinationResult\"}}}},\"DestinationResult\":{\"type\":\"object\",\"required\":[\"to\",\"code\",\"result\"],\"properties\":{\"to\":{\"type\":\"string\",\"maxLength\":100},\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"code\":{\"$ref\":\"#/$defs/ResultCode\"},\"result\":{\"$ref\":\"#/$defs/ResultText\"}}},\"OmniRefusal\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"}],\"type\":\"object\",\"properties\":{\"data\":{\"$ref\":\"#/$defs/OmniDestinations\"},\"ref\":{\"type\":\"string\",\"maxLength\":200}}},\"sendOmni.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A250\",\"A300\",\"A302\",\"A303\",\"A304\",\"A305\",\"A330\",\"A306\",\"A310\",\"A318\",\"A319\",\"A328\",\"A404\",\"A406\",\"A407\",\"A408\",\"A409\",\"A411\",\"A412\",\"A415\",\"A417\",\"A419\",\"A420\",\"A424\",\"A425\",\"A426\",\"A427\",\"A428\",\"A429\",\"A430\",\"A431\",\"A432\",\"A433\",\"A434\",\"A502\",\"A503\",\"A505\",\"A506\",\"A513\",\"A521\",\"A523\",\"A524\",\"A525\",\"A559\",\"A560\",\"A561\",\"A562\",\"A563\",\"A564\",\"A565\",\"A327\",\"A200\",\"A203\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Invalid formId\",\"Wrong send request\",\"Invalid or empty from\",\"Invalid or empty text\",\"Invalid ttl\",\"Invalid ref\",\"Invalid sendAt\",\"Invalid or empty to\",\"paymentCode too long\",\"Too many destinations\",\"More than 3 fileKey\",\"text too long\",\"Invalid formatId\",\"Invalid RCS button, too many, or too long a label\",\"Invalid copyAllowed\",\"Invalid expiryOption\",\"Invalid groupId\",\"Invalid header\",\"Invalid or missing footer\",\"Invalid or empty RCS content\",\"Wrong number of carousel cards\",\"Invalid brandId\",\"Invalid or empty brandKey\",\"Too many subContent\",\"buttons without body\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid MAP_LOC button\",\"Invalid MAP_QRY button\",\"Invalid CALENDAR button\",\"Invalid COPY button\",\"Invalid COM_T button\",\"Invalid COM_V button\",\"Invalid DIAL button\",\"Invalid or empty senderKey\",\"Invalid messenger button\",\"Invalid or empty templateCode\",\"Invalid adFlag\",\"Invalid or empty image\",\"Invalid item title or description\",\"Invalid or empty msgType\",\"Invalid price\",\"Invalid itemHighlight\",\"Invalid item.summary\",\"Invalid quickReply\",\"Invalid quickReply type\",\"Invalid quickReply name\",\"from is not a registered sender number of the account\",\"File too large\",\"Invalid image resolution or ratio\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"sendOmni.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendOmni.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\",\"A326\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\",\"No right to fallback\"]}}}]},\"sendOmni.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendOmni.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendOmni.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendOmni.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendOmni.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendOmni.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/OmniRefusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"SmsSend\":{\"type\":\"object\",\"required\":[\"from\",\"to\",\"text\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A306\"},\"text\":{\"$ref\":\"#/$defs/SmsText\"},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"}}},\"SmsText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":90,\"x-max-bytes\":90,\"x-cp949\":true,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"x-max-bytes\":\"A328\"}},\"sendSms.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A302\",\"A306\",\"A303\",\"A328\",\"A305\",\"A330\",\"A327\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Invalid or empty from\",\"Invalid or empty to\",\"Invalid or empty text\",\"text too long\",\"Invalid ref\",\"Invalid sendAt\",\"from is not a registered sender number of the account\"]}}}]},\"sendSms.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendSms.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\"]}}}]},\"sendSms.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendSms.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendSms.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendSms.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendSms.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendSms.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"MmsSend\":{\"type\":\"object\",\"required\":[\"from\",\"to\",\"text\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A306\"},\"text\":{\"$ref\":\"#/$defs/MmsText\"},\"title\":{\"$ref\":\"#/$defs/MmsTitle\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKeys\",\"x-code\":{\"default\":\"A217\",\"maxItems\":\"A319\"}},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"sendAt\":{\"$ref\":\"#/$defs/SendAt\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"}}},\"MmsText\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000,\"x-max-bytes\":2000,\"x-cp949\":true,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\",\"x-max-bytes\":\"A328\"}},\"sendMms.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A308\",\"A302\",\"A306\",\"A303\",\"A328\",\"A319\",\"A217\",\"A305\",\"A330\",\"A327\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid idempotency key\",\"Invalid or empty from\",\"Invalid or empty to\",\"Invalid or empty text\",\"text too long\",\"More than 3 fileKey\",\"Invalid, foreign or expired fileKey / media / image URL\",\"Invalid ref\",\"Invalid sendAt\",\"from is not a registered sender number of the account\"]}}}]},\"sendMms.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"sendMms.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\",\"A325\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\",\"Account has no right to this channel\"]}}}]},\"sendMms.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A301\",\"A309\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Idempotency key used with another body\",\"Idempotency key in use\"]}}}]},\"sendMms.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"sendMms.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"sendMms.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"sendMms.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"sendMms.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"cancelMessage.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"cancelMessage.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\"]}}}]},\"cancelMessage.404.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A820\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Requested data not found\"]}}}]},\"cancelMessage.409.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A331\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Too late to cancel\"]}}}]},\"cancelMessage.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"cancelMessage.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"FormRequest\":{\"type\":\"object\",\"required\":[\"messageForm\"],\"additionalProperties\":false,\"properties\":{\"messageForm\":{\"$ref\":\"#/$defs/OmniFlow\",\"x-code\":{\"default\":\"A300\",\"required\":\"A011\",\"type\":\"A011\"}}}},\"FormSaved\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/FormReceipt\"},\"warnings\":{\"type\":\"array\",\"maxItems\":100,\"items\":{\"$ref\":\"#/$defs/Warning\"}}}},\"FormReceipt\":{\"type\":\"object\",\"required\":[\"formId\",\"expired\"],\"properties\":{\"formId\":{\"$ref\":\"#/$defs/FormId\"},\"expired\":{\"$ref\":\"#/$defs/FormExpiry\"}}},\"FormExpiry\":{\"$ref\":\"#/$defs/Timestamp\"},\"createForm.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A300\",\"A302\",\"A303\",\"A304\",\"A319\",\"A328\",\"A404\",\"A406\",\"A407\",\"A408\",\"A409\",\"A411\",\"A412\",\"A415\",\"A417\",\"A419\",\"A420\",\"A424\",\"A425\",\"A426\",\"A427\",\"A428\",\"A429\",\"A430\",\"A431\",\"A432\",\"A433\",\"A434\",\"A502\",\"A503\",\"A505\",\"A506\",\"A513\",\"A521\",\"A523\",\"A524\",\"A525\",\"A559\",\"A560\",\"A561\",\"A562\",\"A563\",\"A564\",\"A565\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Wrong send request\",\"Invalid or empty from\",\"Invalid or empty text\",\"Invalid ttl\",\"More than 3 fileKey\",\"text too long\",\"Invalid formatId\",\"Invalid RCS button, too many, or too long a label\",\"Invalid copyAllowed\",\"Invalid expiryOption\",\"Invalid groupId\",\"Invalid header\",\"Invalid or missing footer\",\"Invalid or empty RCS content\",\"Wrong number of carousel cards\",\"Invalid brandId\",\"Invalid or empty brandKey\",\"Too many subContent\",\"buttons without body\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid MAP_LOC button\",\"Invalid MAP_QRY button\",\"Invalid CALENDAR button\",\"Invalid COPY button\",\"Invalid COM_T button\",\"Invalid COM_V button\",\"Invalid DIAL button\",\"Invalid or empty senderKey\",\"Invalid messenger button\",\"Invalid or empty templateCode\",\"Invalid adFlag\",\"Invalid or empty image\",\"Invalid item title or description\",\"Invalid or empty msgType\",\"Invalid price\",\"Invalid itemHighlight\",\"Invalid item.summary\",\"Invalid quickReply\",\"Invalid quickReply type\",\"Invalid quickReply name\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"createForm.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"createForm.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\"]}}}]},\"createForm.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"createForm.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"createForm.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"createForm.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"createForm.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"FormFound\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/FormContent\"}}},\"FormContent\":{\"type\":\"object\",\"required\":[\"formId\",\"messageForm\",\"expired\"],\"properties\":{\"formId\":{\"$ref\":\"#/$defs/FormId\"},\"messageForm\":{\"$ref\":\"#/$defs/OmniFlow\"},\"expired\":{\"$ref\":\"#/$defs/FormExpiry\"}}},\"getForm.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A250\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Invalid formId\"]}}}]},\"getForm.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"getForm.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\"]}}}]},\"getForm.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"getForm.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"FormUpdate\":{\"type\":\"object\",\"required\":[\"messageForm\"],\"additionalProperties\":false,\"properties\":{\"messageForm\":{\"$ref\":\"#/$defs/OmniFlow\",\"x-code\":{\"default\":\"A300\",\"required\":\"A011\",\"type\":\"A011\"}},\"formId\":{\"$ref\":\"#/$defs/FormId\"}}},\"replaceForm.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\",\"A250\",\"A300\",\"A302\",\"A303\",\"A304\",\"A319\",\"A328\",\"A404\",\"A406\",\"A407\",\"A408\",\"A409\",\"A411\",\"A412\",\"A415\",\"A417\",\"A419\",\"A420\",\"A424\",\"A425\",\"A426\",\"A427\",\"A428\",\"A429\",\"A430\",\"A431\",\"A432\",\"A433\",\"A434\",\"A502\",\"A503\",\"A505\",\"A506\",\"A513\",\"A521\",\"A523\",\"A524\",\"A525\",\"A559\",\"A560\",\"A561\",\"A562\",\"A563\",\"A564\",\"A565\",\"A217\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\",\"Invalid formId\",\"Wrong send request\",\"Invalid or empty from\",\"Invalid or empty text\",\"Invalid ttl\",\"More than 3 fileKey\",\"text too long\",\"Invalid formatId\",\"Invalid RCS button, too many, or too long a label\",\"Invalid copyAllowed\",\"Invalid expiryOption\",\"Invalid groupId\",\"Invalid header\",\"Invalid or missing footer\",\"Invalid or empty RCS content\",\"Wrong number of carousel cards\",\"Invalid brandId\",\"Invalid or empty brandKey\",\"Too many subContent\",\"buttons without body\",\"Invalid button.type\",\"Invalid button.name\",\"Invalid MAP_LOC button\",\"Invalid MAP_QRY button\",\"Invalid CALENDAR button\",\"Invalid COPY button\",\"Invalid COM_T button\",\"Invalid COM_V button\",\"Invalid DIAL button\",\"Invalid or empty senderKey\",\"Invalid messenger button\",\"Invalid or empty templateCode\",\"Invalid adFlag\",\"Invalid or empty image\",\"Invalid item title or description\",\"Invalid or empty msgType\",\"Invalid price\",\"Invalid itemHighlight\",\"Invalid item.summary\",\"Invalid quickReply\",\"Invalid quickReply type\",\"Invalid quickReply name\",\"Invalid, foreign or expired fileKey / media / image URL\"]}}}]},\"replaceForm.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"replaceForm.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\"]}}}]},\"replaceForm.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"replaceForm.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"replaceForm.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"replaceForm.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"replaceForm.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"FormDeleted\":{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"}}},\"deleteForm.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A250\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Invalid formId\"]}}}]},\"deleteForm.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"deleteForm.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\"]}}}]},\"deleteForm.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"deleteForm.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"uploadFile.path.serviceType\":{\"type\":\"string\",\"pattern\":\"^([Mm][Mm][Ss]|[Rr][Cc][Ss]|[Ff][Rr][Ii][Ee][Nn][Dd][Tt][Aa][Ll][Kk])$\",\"x-message\":\"must be MMS, RCS or FRIENDTALK\",\"maxLength\":10,\"x-code\":\"A219\"},\"uploadFile.body.multipart$2fform-data\":{\"type\":\"object\",\"required\":[\"file\"],\"additionalProperties\":false,\"x-code\":{\"required\":\"A204\"},\"properties\":{\"file\":{\"x-code\":{\"default\":\"A204\",\"maxLength\":\"A200\"}}}},\"FileUploaded\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"$ref\":\"#/$defs/UploadedFile\"}}},\"UploadedFile\":{\"type\":\"object\",\"required\":[\"fileKey\",\"expired\"],\"properties\":{\"fileKey\":{\"type\":\"string\",\"maxLength\":100},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://\",\"maxLength\":200},\"imgUrl\":{\"type\":\"string\",\"format\":\"uri\",\"maxLength\":1000},\"expired\":{\"$ref\":\"#/$defs/FileExpiry\"}}},\"FileExpiry\":{\"type\":\"string\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$\",\"maxLength\":19},\"uploadFile.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A011\",\"A219\",\"A220\",\"A204\",\"A208\",\"A201\",\"A200\",\"A202\",\"A206\",\"A205\",\"A203\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot map JSON\",\"Invalid serviceType in the path\",\"Invalid msgType in the path\",\"File part missing\",\"Invalid or empty file name\",\"File name too long\",\"File too large\",\"Invalid file\",\"Unsupported file format\",\"Declared content type is not the real one\",\"Invalid image resolution or ratio\"]}}}]},\"uploadFile.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"uploadFile.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\"]}}}]},\"uploadFile.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"uploadFile.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"uploadFile.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"uploadFile.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"uploadFile.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"uploadTypedFile.path.msgType\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9_-]+$\",\"x-message\":\"must be a message type\",\"maxLength\":20,\"x-code\":\"A220\"},\"uploadTypedFile.body.multipart$2fform-data\":{\"type\":\"object\",\"required\":[\"file\"],\"additionalProperties\":false,\"x-code\":{\"required\":\"A204\"},\"properties\":{\"file\":{\"x-code\":{\"default\":\"A204\",\"maxLength\":\"A200\"}}}},\"uploadTypedFile.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A011\",\"A219\",\"A220\",\"A204\",\"A208\",\"A201\",\"A200\",\"A202\",\"A206\",\"A205\",\"A203\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot map JSON\",\"Invalid serviceType in the path\",\"Invalid msgType in the path\",\"File part missing\",\"Invalid or empty file name\",\"File name too long\",\"File too large\",\"Invalid file\",\"Unsupported file format\",\"Declared content type is not the real one\",\"Invalid image resolution or ratio\"]}}}]},\"uploadTypedFile.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A001\",\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Expired token\",\"Invalid token\"]}}}]},\"uploadTypedFile.403.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A110\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Blocked account\"]}}}]},\"uploadTypedFile.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"uploadTypedFile.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"uploadTypedFile.429.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A020\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Rate limit exceeded\"]}}}]},\"uploadTypedFile.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"uploadTypedFile.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"getImage.path.imageKey\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"maxLength\":100,\"x-code\":\"A820\"},\"getImage.404.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A820\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Requested data not found\"]}}}]},\"getImage.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"getImage.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"receiveReceipts.header.webhook-id\":{\"type\":\"string\",\"pattern\":\"^[!-~]+$\",\"maxLength\":100,\"x-code\":\"A002\"},\"receiveReceipts.header.webhook-timestamp\":{\"type\":\"string\",\"pattern\":\"^[0-9]{10}$\",\"maxLength\":10,\"x-code\":\"A002\"},\"receiveReceipts.path.carrier\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9._~-]+$\",\"maxLength\":64,\"x-code\":\"A820\"},\"CarrierReceipts\":{\"type\":\"object\",\"required\":[\"receipts\"],\"additionalProperties\":false,\"properties\":{\"receipts\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":1000,\"items\":{\"$ref\":\"#/$defs/CarrierReceipt\"}}}},\"CarrierReceipt\":{\"type\":\"object\",\"required\":[\"reference\",\"reportCode\"],\"additionalProperties\":false,\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"reportCode\":{\"$ref\":\"#/$defs/CarrierCode\"},\"carrier\":{\"$ref\":\"#/$defs/Carrier\"},\"userType\":{\"$ref\":\"#/$defs/CarrierUserType\"},\"reportedAt\":{\"type\":\"string\",\"format\":\"date-time\",\"maxLength\":35}}},\"CarrierReference\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":240},\"CarrierCode\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50},\"CarrierUserType\":{\"type\":\"string\",\"enum\":[\"F\",\"N\"]},\"CarrierReceiptsTaken\":{\"type\":\"object\",\"required\":[\"code\",\"result\",\"data\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/SuccessCode\"},\"result\":{\"$ref\":\"#/$defs/SuccessText\"},\"data\":{\"type\":\"object\",\"required\":[\"received\",\"unknown\"],\"properties\":{\"received\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":1000},\"unknown\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":1000}}}}},\"receiveReceipts.400.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A010\",\"A011\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Cannot parse JSON\",\"Cannot map JSON\"]}}}]},\"receiveReceipts.401.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A002\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Invalid token\"]}}}]},\"receiveReceipts.404.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A820\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Requested data not found\"]}}}]},\"receiveReceipts.413.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A016\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Body too large\"]}}}]},\"receiveReceipts.415.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A015\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unsupported media type\"]}}}]},\"receiveReceipts.500.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A999\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Unknown error\"]}}}]},\"receiveReceipts.503.application$2fjson\":{\"allOf\":[{\"$ref\":\"#/$defs/Refusal\"},{\"type\":\"object\",\"required\":[\"code\",\"result\"],\"properties\":{\"code\":{\"type\":\"string\",\"enum\":[\"A920\"]},\"result\":{\"type\":\"string\",\"enum\":[\"Server busy, try again\"]}}}]},\"receiveReport.header.webhook-id\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"receiveReport.header.webhook-timestamp\":{\"type\":\"string\",\"pattern\":\"^[0-9]{10}$\",\"maxLength\":10},\"receiveReport.header.webhook-signature\":{\"type\":\"string\",\"pattern\":\"^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$\",\"maxLength\":500},\"WebhookReport\":{\"type\":\"object\",\"required\":[\"msgKey\",\"serviceType\",\"reportType\",\"reportCode\",\"reportTime\"],\"properties\":{\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"sendTime\":{\"$ref\":\"#/$defs/TimestampMillis\"},\"reportTime\":{\"$ref\":\"#/$defs/TimestampMillis\"},\"reportType\":{\"$ref\":\"#/$defs/ReportType\"},\"reportCode\":{\"$ref\":\"#/$defs/ReportCode\"},\"reportText\":{\"type\":\"string\",\"maxLength\":200},\"carrier\":{\"$ref\":\"#/$defs/Carrier\"},\"resCnt\":{\"type\":\"string\",\"pattern\":\"^[1-5]$\",\"maxLength\":1},\"ref\":{\"type\":\"string\",\"maxLength\":200}}},\"TimestampMillis\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\\\.[0-9]{3}(Z|[+-][0-9]{2}:[0-9]{2})$\",\"maxLength\":29},\"WebhookReceipt\":{\"type\":\"object\",\"required\":[\"msgKey\"],\"properties\":{\"msgKey\":{\"$ref\":\"#/$defs/MessageKey\"}}},\"CarrierSubmission\":{\"type\":\"object\",\"required\":[\"messages\"],\"properties\":{\"messages\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":1000,\"items\":{\"$ref\":\"#/$defs/CarrierMessage\"}}}},\"CarrierMessage\":{\"type\":\"object\",\"required\":[\"channel\"],\"allOf\":[{\"type\":\"object\",\"properties\":{\"channel\":{\"enum\":[\"sms\",\"mms\",\"rcs\",\"international\",\"alimtalk\",\"friendtalk\"]}},\"required\":[\"channel\"]},{\"if\":{\"properties\":{\"channel\":{\"enum\":[\"sms\"]}},\"required\":[\"channel\"]},\"then\":{\"$ref\":\"#/$defs/CarrierMessageSms\"}},{\"if\":{\"properties\":{\"channel\":{\"enum\":[\"mms\"]}},\"required\":[\"channel\"]},\"then\":{\"$ref\":\"#/$defs/CarrierMessageMms\"}},{\"if\":{\"properties\":{\"channel\":{\"enum\":[\"rcs\"]}},\"required\":[\"channel\"]},\"then\":{\"$ref\":\"#/$defs/CarrierMessageRcs\"}},{\"if\":{\"properties\":{\"channel\":{\"enum\":[\"international\"]}},\"required\":[\"channel\"]},\"then\":{\"$ref\":\"#/$defs/CarrierMessageInternational\"}},{\"if\":{\"properties\":{\"channel\":{\"enum\":[\"alimtalk\"]}},\"required\":[\"channel\"]},\"then\":{\"$ref\":\"#/$defs/CarrierMessageAlimtalk\"}},{\"if\":{\"properties\":{\"channel\":{\"enum\":[\"friendtalk\"]}},\"required\":[\"channel\"]},\"then\":{\"$ref\":\"#/$defs/CarrierMessageFriendtalk\"}}]},\"CarrierMessageSms\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"sms\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\"},\"payload\":{\"$ref\":\"#/$defs/SmsStep\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"}}},\"SmsStep\":{\"type\":\"object\",\"required\":[\"from\",\"text\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"text\":{\"$ref\":\"#/$defs/SmsText\"},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"}}},\"CarrierValidUntil\":{\"type\":\"string\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\\\.[0-9]{3}Z$\",\"maxLength\":24},\"CarrierMessageMms\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"mms\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\"},\"payload\":{\"$ref\":\"#/$defs/MmsStep\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"},\"files\":{\"$ref\":\"#/$defs/CarrierFiles\"}}},\"MmsStep\":{\"type\":\"object\",\"required\":[\"from\",\"text\"],\"additionalProperties\":false,\"properties\":{\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"text\":{\"$ref\":\"#/$defs/MmsText\"},\"title\":{\"$ref\":\"#/$defs/MmsTitle\"},\"fileKey\":{\"$ref\":\"#/$defs/FileKeys\",\"x-code\":{\"default\":\"A217\",\"maxItems\":\"A319\"}},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"},\"originCID\":{\"$ref\":\"#/$defs/OriginCid\"}}},\"CarrierFiles\":{\"type\":\"array\",\"maxItems\":20,\"items\":{\"$ref\":\"#/$defs/CarrierFile\"}},\"CarrierFile\":{\"type\":\"object\",\"required\":[\"fileKey\",\"mediaType\",\"content\"],\"properties\":{\"fileKey\":{\"$ref\":\"#/$defs/FileKey\"},\"mediaType\":{\"type\":\"string\",\"maxLength\":50},\"content\":{\"type\":\"string\",\"maxLength\":2800000}}},\"CarrierMessageRcs\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"rcs\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\"},\"payload\":{\"$ref\":\"#/$defs/RcsStep\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"},\"files\":{\"$ref\":\"#/$defs/CarrierFiles\"}}},\"RcsStep\":{\"type\":\"object\",\"required\":[\"from\",\"formatId\",\"brandKey\"],\"additionalProperties\":false,\"properties\":{\"content\":{\"$ref\":\"#/$defs/RcsContent\"},\"body\":{\"$ref\":\"#/$defs/RcsBody\"},\"buttons\":{\"$ref\":\"#/$defs/RcsButtons\"},\"from\":{\"$ref\":\"#/$defs/DomesticNumber\",\"x-code\":\"A302\"},\"formatId\":{\"$ref\":\"#/$defs/RcsFormatId\"},\"brandKey\":{\"$ref\":\"#/$defs/RcsBrandKey\"},\"brandId\":{\"$ref\":\"#/$defs/RcsBrandId\"},\"expiryOption\":{\"$ref\":\"#/$defs/RcsExpiryOption\"},\"header\":{\"$ref\":\"#/$defs/RcsHeader\"},\"footer\":{\"$ref\":\"#/$defs/RcsFooter\"},\"groupId\":{\"$ref\":\"#/$defs/RcsGroupId\"},\"copyAllowed\":{\"$ref\":\"#/$defs/RcsCopyAllowed\"},\"agencyId\":{\"$ref\":\"#/$defs/RcsAgencyId\"},\"agencyKey\":{\"$ref\":\"#/$defs/RcsAgencyKey\"},\"ttl\":{\"$ref\":\"#/$defs/TtlSeconds\"}},\"allOf\":[{\"$ref\":\"#/$defs/RcsRules\"}]},\"CarrierMessageInternational\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"international\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/InternationalNumber\"},\"payload\":{\"$ref\":\"#/$defs/CarrierInternational\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"}}},\"CarrierInternational\":{\"type\":\"object\",\"required\":[\"from\",\"text\"],\"properties\":{\"from\":{\"type\":\"string\",\"maxLength\":20},\"text\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000}}},\"CarrierMessageAlimtalk\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"alimtalk\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\"},\"payload\":{\"$ref\":\"#/$defs/AlimtalkStep\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"}}},\"AlimtalkStep\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\",\"templateCode\",\"text\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"$ref\":\"#/$defs/AlimtalkMsgType\"},\"templateCode\":{\"$ref\":\"#/$defs/AlimtalkTemplateCode\"},\"text\":{\"$ref\":\"#/$defs/AlimtalkText\"},\"title\":{\"$ref\":\"#/$defs/AlimtalkTitle\"},\"header\":{\"$ref\":\"#/$defs/AlimtalkHeader\"},\"attachment\":{\"$ref\":\"#/$defs/AlimtalkAttachment\"},\"supplement\":{\"$ref\":\"#/$defs/AlimtalkSupplement\"},\"price\":{\"$ref\":\"#/$defs/AlimtalkPrice\"},\"currencyType\":{\"$ref\":\"#/$defs/AlimtalkCurrencyType\"},\"link\":{\"$ref\":\"#/$defs/AlimtalkLink\"}},\"allOf\":[{\"$ref\":\"#/$defs/AlimtalkRules\"}]},\"CarrierMessageFriendtalk\":{\"type\":\"object\",\"required\":[\"reference\",\"channel\",\"serviceType\",\"msgType\",\"to\",\"payload\",\"validUntil\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"channel\":{\"type\":\"string\",\"const\":\"friendtalk\"},\"serviceType\":{\"$ref\":\"#/$defs/ServiceType\"},\"msgType\":{\"$ref\":\"#/$defs/MessageType\"},\"to\":{\"$ref\":\"#/$defs/DomesticNumber\"},\"payload\":{\"$ref\":\"#/$defs/FriendtalkStep\"},\"validUntil\":{\"$ref\":\"#/$defs/CarrierValidUntil\"}}},\"FriendtalkStep\":{\"type\":\"object\",\"required\":[\"senderKey\",\"msgType\",\"text\"],\"additionalProperties\":false,\"properties\":{\"senderKey\":{\"$ref\":\"#/$defs/MessengerSenderKey\"},\"msgType\":{\"$ref\":\"#/$defs/FriendtalkMsgType\"},\"text\":{\"$ref\":\"#/$defs/FriendtalkText\"},\"adFlag\":{\"$ref\":\"#/$defs/FriendtalkAdFlag\"},\"adult\":{\"$ref\":\"#/$defs/FriendtalkAdult\"},\"pushAlarm\":{\"$ref\":\"#/$defs/FriendtalkPushAlarm\"},\"header\":{\"$ref\":\"#/$defs/FriendtalkHeader\"},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContent\"},\"groupTagKey\":{\"$ref\":\"#/$defs/FriendtalkGroupTagKey\"},\"attachment\":{\"$ref\":\"#/$defs/FriendtalkAttachment\"},\"carousel\":{\"$ref\":\"#/$defs/FriendtalkCarousel\"}},\"allOf\":[{\"$ref\":\"#/$defs/FriendtalkRules\"},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"enum\":[\"FI\",\"FW\"]}}},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"image\"],\"properties\":{\"image\":{\"x-code\":\"A513\"}},\"x-code\":\"A513\"}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FL\"}}},\"then\":{\"required\":[\"attachment\"],\"properties\":{\"attachment\":{\"required\":[\"item\"],\"properties\":{\"item\":{\"x-code\":\"A521\"}},\"x-code\":\"A521\"}}}},{\"if\":{\"required\":[\"msgType\"],\"properties\":{\"msgType\":{\"const\":\"FC\"}}},\"then\":{\"required\":[\"carousel\"]},\"else\":{\"properties\":{\"carousel\":{\"not\":{},\"x-message\":\"must be left out: only a message of the type FC has a carousel\"}}}}]},\"FriendtalkCarousel\":{\"type\":\"object\",\"required\":[\"list\"],\"additionalProperties\":false,\"properties\":{\"list\":{\"type\":\"array\",\"minItems\":2,\"maxItems\":10,\"x-code\":{\"default\":\"A011\",\"minItems\":\"A417\",\"maxItems\":\"A417\"},\"items\":{\"$ref\":\"#/$defs/FriendtalkCarouselCard\"}},\"head\":{\"$ref\":\"#/$defs/FriendtalkCarouselHead\"},\"tail\":{\"$ref\":\"#/$defs/FriendtalkCarouselTail\"}}},\"FriendtalkCarouselCard\":{\"type\":\"object\",\"required\":[\"attachment\"],\"additionalProperties\":false,\"properties\":{\"header\":{\"$ref\":\"#/$defs/FriendtalkHeader\"},\"message\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":180,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"additionalContent\":{\"$ref\":\"#/$defs/FriendtalkAdditionalContent\"},\"attachment\":{\"$ref\":\"#/$defs/FriendtalkCarouselAttachment\"}}},\"FriendtalkCarouselAttachment\":{\"x-code\":\"A513\",\"type\":\"object\",\"required\":[\"image\"],\"additionalProperties\":false,\"properties\":{\"button\":{\"maxItems\":2,\"allOf\":[{\"$ref\":\"#/$defs/MessengerButtons\"}]},\"image\":{\"$ref\":\"#/$defs/FriendtalkImage\"},\"coupon\":{\"$ref\":\"#/$defs/FriendtalkCoupon\"},\"commerce\":{\"$ref\":\"#/$defs/FriendtalkCommerce\"}}},\"FriendtalkCarouselHead\":{\"type\":\"object\",\"required\":[\"header\",\"content\",\"imageUrl\"],\"additionalProperties\":false,\"properties\":{\"header\":{\"$ref\":\"#/$defs/FriendtalkHeader\"},\"content\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":50,\"x-code\":{\"default\":\"A303\",\"maxLength\":\"A328\"}},\"imageUrl\":{\"$ref\":\"#/$defs/MessengerImageUrl\",\"x-code\":\"A513\"},\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\"}}},\"FriendtalkCarouselTail\":{\"type\":\"object\",\"minProperties\":1,\"additionalProperties\":false,\"properties\":{\"urlMobile\":{\"$ref\":\"#/$defs/MessengerLink\"},\"urlPc\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeIos\":{\"$ref\":\"#/$defs/MessengerLink\"},\"schemeAndroid\":{\"$ref\":\"#/$defs/MessengerLink\"}}},\"CarrierVerdicts\":{\"type\":\"object\",\"required\":[\"results\"],\"properties\":{\"results\":{\"type\":\"array\",\"maxItems\":1000,\"items\":{\"$ref\":\"#/$defs/CarrierVerdict\"}}}},\"CarrierVerdict\":{\"type\":\"object\",\"required\":[\"reference\",\"status\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"status\":{\"type\":\"string\",\"enum\":[\"accepted\",\"refused\",\"throttled\"]},\"code\":{\"$ref\":\"#/$defs/CarrierCode\"},\"retryAfter\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":86400}}},\"submitMessages.429.header.Retry-After\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":86400},\"CarrierQuestion\":{\"type\":\"object\",\"required\":[\"references\"],\"properties\":{\"references\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":1000,\"items\":{\"$ref\":\"#/$defs/CarrierReference\"}}}},\"CarrierAnswers\":{\"type\":\"object\",\"required\":[\"results\"],\"properties\":{\"results\":{\"type\":\"array\",\"maxItems\":1000,\"items\":{\"$ref\":\"#/$defs/CarrierAnswer\"}}}},\"CarrierAnswer\":{\"type\":\"object\",\"required\":[\"reference\",\"status\"],\"properties\":{\"reference\":{\"$ref\":\"#/$defs/CarrierReference\"},\"status\":{\"type\":\"string\",\"enum\":[\"ended\",\"pending\",\"never-heard\"]},\"code\":{\"$ref\":\"#/$defs/CarrierCode\"},\"carrier\":{\"$ref\":\"#/$defs/Carrier\"},\"userType\":{\"$ref\":\"#/$defs/CarrierUserType\"}},\"if\":{\"required\":[\"status\"],\"properties\":{\"status\":{\"const\":\"ended\"}}},\"then\":{\"required\":[\"code\"]}},\"ImageUpload\":{\"type\":\"object\",\"required\":[\"file\"],\"additionalProperties\":false,\"x-code\":{\"required\":\"A204\"},\"properties\":{\"file\":{\"type\":\"string\",\"maxLength\":2097152,\"x-code\":{\"default\":\"A204\",\"maxLength\":\"A200\"}}}},\"RcsTemplateFree\":{\"properties\":{\"content\":{\"required\":[\"template\"],\"properties\":{\"template\":{\"properties\":{\"title\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^mTitle$\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"mTitle\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"title\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no title\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":1,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsTemplateDescription\":{\"properties\":{\"content\":{\"required\":[\"template\"],\"properties\":{\"template\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^mTitle$\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"mTitle\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"title\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsTemplateCell\":{\"properties\":{\"content\":{\"required\":[\"template\"],\"properties\":{\"template\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"subContent\":{\"type\":\"array\",\"maxItems\":0,\"x-code\":\"A424\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^mTitle$\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"mTitle\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"title\":{\"type\":\"string\",\"maxLength\":8,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"not\":{},\"x-code\":\"A415\",\"x-message\":\"must be left out: this format has no image\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":90,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has no sub-information\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}},\"RcsTemplateImage\":{\"properties\":{\"content\":{\"required\":[\"template\"],\"properties\":{\"template\":{\"properties\":{\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"subContent\":{\"type\":\"array\",\"maxItems\":3,\"items\":{\"properties\":{\"subDesc\":{\"type\":\"string\",\"maxLength\":33,\"x-code\":\"A415\"}}},\"x-code\":\"A424\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^mTitle$\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"}},\"x-code\":\"A415\"}}},\"body\":{\"properties\":{\"mTitle\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"title\":{\"type\":\"string\",\"maxLength\":30,\"x-code\":\"A415\"},\"description\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"media\":{\"type\":\"string\",\"pattern\":\"^maapfile://[A-Za-z0-9._~/-]+$\",\"maxLength\":200,\"x-code\":\"A217\"}},\"patternProperties\":{\"^cell(?:Title|Left|Right)[0-9]+$\":{\"type\":\"string\",\"maxLength\":150,\"x-code\":{\"default\":\"A415\",\"maxLength\":\"A328\"}},\"^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$\":{\"not\":{},\"x-code\":\"A424\",\"x-message\":\"must be left out: this format has at most 3 pieces of sub-information\"},\"^subDesc[1-3]$\":{\"type\":\"string\",\"maxLength\":33,\"x-code\":\"A415\"}},\"x-code\":\"A415\"},\"buttons\":{\"type\":\"array\",\"maxItems\":1,\"items\":{\"properties\":{\"suggestions\":{\"type\":\"array\",\"maxItems\":2,\"x-code\":\"A406\"}}},\"x-code\":\"A406\"}}}}",
  plans: {"FriendtalkSend":{"defaults":[["adFlag","Y"]]},"RcsSend":{"defaults":[["expiryOption","1"],["header","0"],["copyAllowed","0"]]},"OmniEntry":{},"OmniFlow":{"items":"OmniEntry"},"OmniSend":{"members":[["messageFlow","OmniFlow"]]},"FormRequest":{"members":[["messageForm","OmniFlow"]]},"FormUpdate":{"members":[["messageForm","OmniFlow"]]}},
  readPlans: "{\"AlimtalkSend\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"to\":{\"empty\":\"null\"},\"templateCode\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"AlimtalkAttachment?\"},\"supplement\":{\"empty\":\"any\",\"plan\":\"AlimtalkSupplement?\"},\"price\":{\"empty\":\"any\",\"plan\":\"AlimtalkPrice?\"},\"currencyType\":{\"empty\":\"any\"},\"link\":{\"empty\":\"any\",\"plan\":\"AlimtalkLink?\"},\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtons?\"},\"fallback\":{\"empty\":\"any\",\"plan\":\"FallbackWithFrom?\"}}},\"AlimtalkAttachment?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtons?\"},\"item\":{\"empty\":\"any\",\"plan\":\"AlimtalkItem?\"},\"itemHighlight\":{\"empty\":\"any\",\"plan\":\"AlimtalkItemHighlight?\"}}},\"MessengerButtons?\":{\"items\":\"MessengerButton?\"},\"MessengerButton?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~2\"],[[\"AL\"],\"~5\"],[[\"DS\"],\"~11\"],[[\"BK\"],\"~13\"],[[\"MD\"],\"~15\"],[[\"BC\"],\"~17\"],[[\"BT\"],\"~20\"],[[\"AC\"],\"~24\"],[[\"BF\"],\"~26\"]]}},\"~2\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~5\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~11\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~13\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~15\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~17\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~20\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~24\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~26\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"AlimtalkItem?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~32\"},\"summary\":{\"empty\":\"any\",\"plan\":\"MessengerItemSummary?\"}}},\"~32\":{\"items\":\"AlimtalkItemRow?\"},\"AlimtalkItemRow?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"any\"}}},\"MessengerItemSummary?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"}}},\"AlimtalkItemHighlight?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"any\"},\"description\":{\"empty\":\"any\"}}},\"AlimtalkSupplement?\":{\"members\":{\"quickReply\":{\"empty\":\"any\",\"plan\":\"~39\"}}},\"~39\":{\"items\":\"MessengerQuickReply?\"},\"MessengerQuickReply?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~41\"],[[\"AL\"],\"~44\"],[[\"BK\"],\"~50\"],[[\"BC\"],\"~52\"],[[\"BT\"],\"~55\"],[[\"BF\"],\"~59\"],[[\"MD\"],\"~65\"]]}},\"~41\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~44\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~50\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~52\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~55\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~59\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"~65\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"AlimtalkPrice?\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,12}(\\\\.[0-9]{1,2})?$\"}},\"AlimtalkLink?\":{\"members\":{\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FallbackWithFrom?\":{\"members\":{\"type\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"},\"from\":{\"empty\":\"null\"}}},\"FriendtalkSend\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"to\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"},\"adFlag\":{\"empty\":\"any\"},\"adult\":{\"empty\":\"any\"},\"pushAlarm\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"additionalContent\":{\"empty\":\"any\"},\"groupTagKey\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"FriendtalkAttachment?\"},\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtons?\"},\"fallback\":{\"empty\":\"any\",\"plan\":\"FallbackWithFrom?\"},\"imgUrl\":{\"empty\":\"any\"}}},\"FriendtalkAttachment?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtons?\"},\"image\":{\"empty\":\"any\",\"plan\":\"FriendtalkImage?\"},\"item\":{\"empty\":\"any\",\"plan\":\"FriendtalkItem?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"FriendtalkCoupon?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"FriendtalkCommerce?\"},\"video\":{\"empty\":\"any\",\"plan\":\"FriendtalkVideo?\"}}},\"FriendtalkImage?\":{\"members\":{\"imgUrl\":{\"empty\":\"null\"},\"imgLink\":{\"empty\":\"any\"}}},\"FriendtalkItem?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~68\"},\"summary\":{\"empty\":\"any\",\"plan\":\"MessengerItemSummary?\"}}},\"~68\":{\"items\":\"FriendtalkItemRow?\"},\"FriendtalkItemRow?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"imgUrl\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCoupon?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCommerce?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"regularPrice\":{\"empty\":\"null\",\"plan\":\"~73\"},\"discountPrice\":{\"empty\":\"any\",\"absent\":{\"values\":[0],\"unless\":{\"required\":[\"discountRate\"],\"properties\":{\"discountRate\":{\"const\":100}}},\"unlessEqual\":[\"discountFixed\",\"regularPrice\"]},\"plan\":\"~74\"},\"discountRate\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~75\"},\"discountFixed\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~76\"}}},\"~73\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~74\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~75\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~76\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"FriendtalkVideo?\":{\"members\":{\"videoUrl\":{\"empty\":\"null\"},\"thumbnailUrl\":{\"empty\":\"any\"}}},\"InternationalSend\":{\"members\":{\"from\":{\"empty\":\"null\"},\"to\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"}}},\"RcsSend\":{\"members\":{\"content\":{\"empty\":\"any\",\"plan\":\"RcsContent?\"},\"body\":{\"empty\":\"any\"},\"buttons\":{\"empty\":\"any\",\"plan\":\"RcsButtons?\"},\"from\":{\"empty\":\"null\"},\"to\":{\"empty\":\"null\"},\"formatId\":{\"empty\":\"null\"},\"brandKey\":{\"empty\":\"null\"},\"brandId\":{\"empty\":\"any\"},\"expiryOption\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"footer\":{\"empty\":\"any\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"},\"fallback\":{\"empty\":\"any\",\"plan\":\"Fallback?\"},\"copyAllowed\":{\"empty\":\"any\"},\"groupId\":{\"empty\":\"any\"},\"agencyId\":{\"empty\":\"any\"},\"agencyKey\":{\"empty\":\"any\"}}},\"RcsContent?\":{\"also\":[\"RcsStandaloneContent?\",\"RcsCarouselContent?\",\"RcsTemplateContent?\"]},\"RcsStandaloneContent?\":{\"members\":{\"standalone\":{\"empty\":\"null\",\"plan\":\"RcsStandalone?\"}}},\"RcsStandalone?\":{\"members\":{\"text\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"media\":{\"empty\":\"any\"},\"mediaUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"RcsCardButtons?\"},\"subContent\":{\"empty\":\"any\",\"plan\":\"RcsSubContents?\"}}},\"RcsCardButtons?\":{\"items\":\"RcsButton?\"},\"RcsButton?\":{\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"URL\"],\"~81\"],[[\"MAP_LOC\"],\"~83\"],[[\"MAP_QRY\"],\"~88\"],[[\"MAP_SEND\"],\"~91\"],[[\"CALENDAR\"],\"~93\"],[[\"COPY\"],\"~97\"],[[\"COM_T\"],\"~100\"],[[\"COM_V\"],\"~103\"],[[\"DIAL\"],\"~105\"]]}},\"~81\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"url\":{\"empty\":\"null\"}}},\"~83\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"label\":{\"also\":[\"Label\"],\"empty\":\"any\"},\"latitude\":{\"also\":[\"Latitude\"],\"empty\":\"null\"},\"longitude\":{\"also\":[\"Longitude\"],\"empty\":\"null\"},\"fallbackUrl\":{\"also\":[\"FallbackUrl\"],\"empty\":\"any\"}}},\"~88\":{\"ignored\":{\"label\":true,\"Label\":true},\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"query\":{\"also\":[\"Query\"],\"empty\":\"null\"},\"fallbackUrl\":{\"also\":[\"FallbackUrl\"],\"empty\":\"any\"}}},\"~91\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"}}},\"~93\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"startTime\":{\"empty\":\"null\"},\"endTime\":{\"empty\":\"null\"},\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"any\"}}},\"~97\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"text\":{\"also\":[\"Text\"],\"empty\":\"null\"}}},\"~100\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"},\"text\":{\"also\":[\"Text\"],\"empty\":\"null\"}}},\"~103\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"}}},\"~105\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"}}},\"RcsSubContents?\":{\"items\":\"RcsSubContent?\"},\"RcsSubContent?\":{\"members\":{\"subTitle\":{\"also\":[\"SubTitle\"],\"empty\":\"any\"},\"subDesc\":{\"also\":[\"SubDesc\"],\"empty\":\"any\"},\"subMedia\":{\"also\":[\"SubMedia\"],\"empty\":\"any\"},\"subMediaUrl\":{\"also\":[\"SubMediaUrl\",\"subUrl\"],\"empty\":\"any\"}}},\"RcsCarouselContent?\":{\"members\":{\"carousel\":{\"empty\":\"null\",\"plan\":\"RcsCarousel?\"}}},\"RcsCarousel?\":{\"items\":\"RcsCarouselCard?\"},\"RcsCarouselCard?\":{\"members\":{\"text\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"media\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"mediaUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"RcsCardButtons?\"}}},\"RcsTemplateContent?\":{\"members\":{\"template\":{\"empty\":\"null\",\"plan\":\"RcsTemplate?\"}}},\"RcsTemplate?\":{\"members\":{\"title\":{},\"description\":{},\"subContent\":{\"plan\":\"RcsSubContents\"}}},\"RcsSubContents\":{\"items\":\"RcsSubContent\"},\"RcsSubContent\":{\"members\":{\"subTitle\":{\"also\":[\"SubTitle\"],\"empty\":\"any\"},\"subDesc\":{\"also\":[\"SubDesc\"],\"empty\":\"any\"},\"subMedia\":{\"also\":[\"SubMedia\"],\"empty\":\"any\"},\"subMediaUrl\":{\"also\":[\"SubMediaUrl\",\"subUrl\"],\"empty\":\"any\"}}},\"RcsButtons?\":{\"items\":\"RcsButtonGroup?\"},\"RcsButtonGroup?\":{\"members\":{\"suggestions\":{\"empty\":\"null\",\"plan\":\"~111\"}}},\"~111\":{\"items\":\"RcsSuggestion?\"},\"RcsSuggestion?\":{\"members\":{\"action\":{\"empty\":\"null\",\"plan\":\"RcsSuggestedAction?\"}}},\"RcsSuggestedAction?\":{\"members\":{\"urlAction\":{\"empty\":\"null\",\"plan\":\"RcsUrlAction?\"},\"displayText\":{\"empty\":\"null\"},\"postback\":{\"empty\":\"any\",\"plan\":\"RcsPostback?\"}}},\"RcsUrlAction?\":{\"members\":{\"openUrl\":{\"empty\":\"null\",\"plan\":\"~112\"}}},\"~112\":{\"members\":{\"url\":{\"empty\":\"null\"}}},\"RcsPostback?\":{\"members\":{\"data\":{\"empty\":\"null\"}}},\"Fallback?\":{\"members\":{\"type\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"},\"from\":{\"empty\":\"any\"}}},\"OmniSend\":{\"members\":{\"messageFlow\":{\"empty\":\"any\",\"plan\":\"OmniFlow?\"},\"destinations\":{\"empty\":\"null\",\"plan\":\"~232\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"},\"messageForm\":{\"empty\":\"any\"},\"paymentCode\":{\"empty\":\"any\"}}},\"OmniFlow?\":{\"items\":\"OmniEntry?\"},\"OmniEntry?\":{\"also\":[\"OmniEntrySms?\",\"OmniEntryMms?\",\"OmniEntryRcs?\",\"OmniEntryAlimtalk?\",\"OmniEntryFriendtalk?\"]},\"OmniEntrySms?\":{\"members\":{\"sms\":{\"empty\":\"null\",\"plan\":\"OmniSms?\"}}},\"OmniSms?\":{\"members\":{\"from\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"ttl\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"}}},\"OmniEntryMms?\":{\"members\":{\"mms\":{\"empty\":\"null\",\"plan\":\"OmniMms?\"}}},\"OmniMms?\":{\"members\":{\"from\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"ttl\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"}}},\"OmniEntryRcs?\":{\"members\":{\"rcs\":{\"empty\":\"null\",\"plan\":\"OmniRcs?\"}}},\"OmniRcs?\":{\"members\":{\"content\":{\"empty\":\"any\",\"plan\":\"RcsContentRaw?\"},\"body\":{\"empty\":\"any\"},\"buttons\":{\"empty\":\"any\",\"plan\":\"RcsButtonsRaw?\"},\"from\":{\"empty\":\"null\"},\"formatId\":{\"empty\":\"null\"},\"brandKey\":{\"empty\":\"null\"},\"brandId\":{\"empty\":\"any\"},\"expiryOption\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"footer\":{\"empty\":\"any\"},\"groupId\":{\"empty\":\"any\"},\"copyAllowed\":{\"also\":[\"copyAllow\"],\"empty\":\"any\"},\"agencyId\":{\"empty\":\"any\"},\"agencyKey\":{\"empty\":\"any\"},\"ttl\":{\"empty\":\"any\"}}},\"RcsContentRaw?\":{\"also\":[\"RcsStandaloneContentRaw?\",\"RcsCarouselContentRaw?\",\"RcsTemplateContentRaw?\"]},\"RcsStandaloneContentRaw?\":{\"members\":{\"standalone\":{\"empty\":\"null\",\"plan\":\"RcsStandaloneRaw?\"}}},\"RcsStandaloneRaw?\":{\"members\":{\"text\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"media\":{\"empty\":\"any\"},\"mediaUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"RcsCardButtonsRaw?\"},\"subContent\":{\"empty\":\"any\",\"plan\":\"RcsSubContentsRaw?\"}}},\"RcsCardButtonsRaw?\":{\"items\":\"RcsButtonRaw?\"},\"RcsButtonRaw?\":{\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"URL\"],\"~118\"],[[\"MAP_LOC\"],\"~120\"],[[\"MAP_QRY\"],\"~125\"],[[\"MAP_SEND\"],\"~128\"],[[\"CALENDAR\"],\"~130\"],[[\"COPY\"],\"~134\"],[[\"COM_T\"],\"~137\"],[[\"COM_V\"],\"~140\"],[[\"DIAL\"],\"~142\"]]}},\"~118\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"url\":{\"empty\":\"null\"}}},\"~120\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"label\":{\"also\":[\"Label\"],\"empty\":\"any\"},\"latitude\":{\"also\":[\"Latitude\"],\"empty\":\"null\"},\"longitude\":{\"also\":[\"Longitude\"],\"empty\":\"null\"},\"fallbackUrl\":{\"also\":[\"FallbackUrl\"],\"empty\":\"any\"}}},\"~125\":{\"ignored\":{\"label\":true,\"Label\":true},\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"query\":{\"also\":[\"Query\"],\"empty\":\"null\"},\"fallbackUrl\":{\"also\":[\"FallbackUrl\"],\"empty\":\"any\"}}},\"~128\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"}}},\"~130\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"startTime\":{\"empty\":\"null\"},\"endTime\":{\"empty\":\"null\"},\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"any\"}}},\"~134\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"text\":{\"also\":[\"Text\"],\"empty\":\"null\"}}},\"~137\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"},\"text\":{\"also\":[\"Text\"],\"empty\":\"null\"}}},\"~140\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"}}},\"~142\":{\"members\":{\"type\":{\"empty\":\"null\"},\"name\":{\"empty\":\"null\"},\"phoneNumber\":{\"also\":[\"PhoneNumber\"],\"empty\":\"null\"}}},\"RcsSubContentsRaw?\":{\"items\":\"RcsSubContentRaw?\"},\"RcsSubContentRaw?\":{\"members\":{\"subTitle\":{\"also\":[\"SubTitle\"],\"empty\":\"any\"},\"subDesc\":{\"also\":[\"SubDesc\"],\"empty\":\"any\"},\"subMedia\":{\"also\":[\"SubMedia\"],\"empty\":\"any\"},\"subMediaUrl\":{\"also\":[\"SubMediaUrl\",\"subUrl\"],\"empty\":\"any\"}}},\"RcsCarouselContentRaw?\":{\"members\":{\"carousel\":{\"empty\":\"null\",\"plan\":\"RcsCarouselRaw?\"}}},\"RcsCarouselRaw?\":{\"items\":\"RcsCarouselCardRaw?\"},\"RcsCarouselCardRaw?\":{\"members\":{\"text\":{\"empty\":\"any\"},\"title\":{\"empty\":\"any\"},\"media\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"mediaUrl\":{\"empty\":\"any\"},\"button\":{\"empty\":\"any\",\"plan\":\"RcsCardButtonsRaw?\"}}},\"RcsTemplateContentRaw?\":{\"members\":{\"template\":{\"empty\":\"null\",\"plan\":\"RcsTemplateRaw?\"}}},\"RcsTemplateRaw?\":{\"members\":{\"title\":{},\"description\":{},\"subContent\":{\"plan\":\"RcsSubContentsRaw\"}}},\"RcsSubContentsRaw\":{\"items\":\"RcsSubContentRaw\"},\"RcsSubContentRaw\":{\"members\":{\"subTitle\":{\"also\":[\"SubTitle\"],\"empty\":\"any\"},\"subDesc\":{\"also\":[\"SubDesc\"],\"empty\":\"any\"},\"subMedia\":{\"also\":[\"SubMedia\"],\"empty\":\"any\"},\"subMediaUrl\":{\"also\":[\"SubMediaUrl\",\"subUrl\"],\"empty\":\"any\"}}},\"RcsButtonsRaw?\":{\"items\":\"RcsButtonGroupRaw?\"},\"RcsButtonGroupRaw?\":{\"members\":{\"suggestions\":{\"empty\":\"null\",\"plan\":\"~148\"}}},\"~148\":{\"items\":\"RcsSuggestionRaw?\"},\"RcsSuggestionRaw?\":{\"members\":{\"action\":{\"empty\":\"null\",\"plan\":\"RcsSuggestedActionRaw?\"}}},\"RcsSuggestedActionRaw?\":{\"members\":{\"urlAction\":{\"empty\":\"null\",\"plan\":\"RcsUrlActionRaw?\"},\"displayText\":{\"empty\":\"null\"},\"postback\":{\"empty\":\"any\",\"plan\":\"RcsPostback?\"}}},\"RcsUrlActionRaw?\":{\"members\":{\"openUrl\":{\"empty\":\"null\",\"plan\":\"~149\"}}},\"~149\":{\"members\":{\"url\":{\"empty\":\"null\"}}},\"OmniEntryAlimtalk?\":{\"members\":{\"alimtalk\":{\"empty\":\"null\",\"plan\":\"OmniAlimtalk?\"}}},\"OmniAlimtalk?\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"templateCode\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"AlimtalkAttachmentRaw?\"},\"supplement\":{\"empty\":\"any\",\"plan\":\"AlimtalkSupplementRaw?\"},\"price\":{\"empty\":\"any\",\"plan\":\"AlimtalkPrice?\"},\"currencyType\":{\"empty\":\"any\"},\"link\":{\"empty\":\"any\",\"plan\":\"AlimtalkLinkRaw?\"}}},\"AlimtalkAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtonsRaw?\"},\"item\":{\"empty\":\"any\",\"plan\":\"AlimtalkItemRaw?\"},\"itemHighlight\":{\"empty\":\"any\",\"plan\":\"AlimtalkItemHighlightRaw?\"}}},\"MessengerButtonsRaw?\":{\"items\":\"MessengerButtonRaw?\"},\"MessengerButtonRaw?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~154\"],[[\"AL\"],\"~157\"],[[\"DS\"],\"~163\"],[[\"BK\"],\"~165\"],[[\"MD\"],\"~167\"],[[\"BC\"],\"~169\"],[[\"BT\"],\"~172\"],[[\"AC\"],\"~176\"],[[\"BF\"],\"~178\"]]}},\"~154\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~157\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~163\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~165\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~167\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~169\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~172\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~176\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~178\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"AlimtalkItemRaw?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~184\"},\"summary\":{\"empty\":\"any\",\"plan\":\"MessengerItemSummaryRaw?\"}}},\"~184\":{\"items\":\"AlimtalkItemRowRaw?\"},\"AlimtalkItemRowRaw?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"any\"}}},\"MessengerItemSummaryRaw?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"}}},\"AlimtalkItemHighlightRaw?\":{\"emptyNames\":[\"urlMobile\"],\"members\":{\"title\":{\"empty\":\"any\"},\"description\":{\"empty\":\"any\"}}},\"AlimtalkSupplementRaw?\":{\"members\":{\"quickReply\":{\"empty\":\"any\",\"plan\":\"~191\"}}},\"~191\":{\"items\":\"MessengerQuickReplyRaw?\"},\"MessengerQuickReplyRaw?\":{\"ignored\":{\"urlMobile\":true,\"urlPc\":true,\"urlPC\":true,\"schemeIos\":true,\"schemeIOS\":true,\"schemeAndroid\":true,\"target\":true,\"chatExtra\":true,\"chatEvent\":true,\"bizFormKey\":true,\"bizFormId\":true},\"members\":{\"type\":{\"empty\":\"null\"}},\"union\":{\"property\":\"type\",\"branches\":[[[\"WL\"],\"~193\"],[[\"AL\"],\"~196\"],[[\"BK\"],\"~202\"],[[\"BC\"],\"~204\"],[[\"BT\"],\"~207\"],[[\"BF\"],\"~211\"],[[\"MD\"],\"~217\"]]}},\"~193\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~196\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"},\"target\":{\"empty\":\"any\"}}},\"~202\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"~204\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"}}},\"~207\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"chatExtra\":{\"empty\":\"any\"},\"chatEvent\":{\"empty\":\"any\"}}},\"~211\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"},\"bizFormKey\":{\"empty\":\"any\"},\"bizFormId\":{\"empty\":\"any\"}}},\"~217\":{\"members\":{\"name\":{\"empty\":\"null\"},\"type\":{\"empty\":\"null\"}}},\"AlimtalkLinkRaw?\":{\"members\":{\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"OmniEntryFriendtalk?\":{\"members\":{\"friendtalk\":{\"empty\":\"null\",\"plan\":\"OmniFriendtalk?\"}}},\"OmniFriendtalk?\":{\"members\":{\"senderKey\":{\"empty\":\"null\"},\"msgType\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"adFlag\":{\"empty\":\"any\"},\"adult\":{\"empty\":\"any\"},\"pushAlarm\":{\"empty\":\"any\"},\"header\":{\"empty\":\"any\"},\"additionalContent\":{\"also\":[\"addtionalContent\",\"addtioaddtionalContent\"],\"empty\":\"any\"},\"groupTagKey\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"any\",\"plan\":\"FriendtalkAttachmentRaw?\"},\"carousel\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselRaw?\"}}},\"FriendtalkAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"MessengerButtonsRaw?\"},\"image\":{\"empty\":\"any\",\"plan\":\"FriendtalkImageRaw?\"},\"item\":{\"empty\":\"any\",\"plan\":\"FriendtalkItemRaw?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"FriendtalkCouponRaw?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"FriendtalkCommerceRaw?\"},\"video\":{\"empty\":\"any\",\"plan\":\"FriendtalkVideo?\"}}},\"FriendtalkImageRaw?\":{\"members\":{\"imgUrl\":{\"empty\":\"null\"},\"imgLink\":{\"empty\":\"any\"}}},\"FriendtalkItemRaw?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~219\"},\"summary\":{\"empty\":\"any\",\"plan\":\"MessengerItemSummaryRaw?\"}}},\"~219\":{\"items\":\"FriendtalkItemRowRaw?\"},\"FriendtalkItemRowRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"imgUrl\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"null\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCouponRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"description\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCommerceRaw?\":{\"members\":{\"title\":{\"empty\":\"null\"},\"regularPrice\":{\"empty\":\"null\",\"plan\":\"~224\"},\"discountPrice\":{\"empty\":\"any\",\"absent\":{\"values\":[0],\"unless\":{\"required\":[\"discountRate\"],\"properties\":{\"discountRate\":{\"const\":100}}},\"unlessEqual\":[\"discountFixed\",\"regularPrice\"]},\"plan\":\"~225\"},\"discountRate\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~226\"},\"discountFixed\":{\"empty\":\"any\",\"absent\":{\"values\":[0]},\"plan\":\"~227\"}}},\"~224\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~225\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~226\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"~227\":{\"coerce\":{\"to\":\"number\",\"pattern\":\"^[0-9]{1,8}$\"}},\"FriendtalkCarouselRaw?\":{\"members\":{\"list\":{\"empty\":\"null\",\"plan\":\"~228\"},\"head\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselHeadRaw?\"},\"tail\":{\"empty\":\"any\",\"plan\":\"FriendtalkCarouselTailRaw?\"}}},\"~228\":{\"items\":\"FriendtalkCarouselCardRaw?\"},\"FriendtalkCarouselCardRaw?\":{\"members\":{\"header\":{\"empty\":\"any\"},\"message\":{\"empty\":\"any\"},\"additionalContent\":{\"empty\":\"any\"},\"attachment\":{\"empty\":\"null\",\"plan\":\"FriendtalkCarouselAttachmentRaw?\"}}},\"FriendtalkCarouselAttachmentRaw?\":{\"members\":{\"button\":{\"empty\":\"any\",\"plan\":\"~230\"},\"image\":{\"empty\":\"null\",\"plan\":\"FriendtalkImageRaw?\"},\"coupon\":{\"empty\":\"any\",\"plan\":\"FriendtalkCouponRaw?\"},\"commerce\":{\"empty\":\"any\",\"plan\":\"FriendtalkCommerceRaw?\"}}},\"~230\":{\"items\":\"MessengerButtonRaw?\"},\"FriendtalkCarouselHeadRaw?\":{\"members\":{\"header\":{\"empty\":\"null\"},\"content\":{\"empty\":\"null\"},\"imageUrl\":{\"empty\":\"null\"},\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"FriendtalkCarouselTailRaw?\":{\"members\":{\"urlMobile\":{\"empty\":\"any\"},\"urlPc\":{\"also\":[\"urlPC\",\"title\"],\"empty\":\"any\"},\"schemeIos\":{\"also\":[\"schemeIOS\"],\"empty\":\"any\"},\"schemeAndroid\":{\"empty\":\"any\"}}},\"~232\":{\"items\":\"Destination?\"},\"Destination?\":{\"ignored\":{\"clientKey\":{\"type\":\"string\",\"maxLength\":100}},\"members\":{\"to\":{\"empty\":\"null\"},\"replaceWords\":{\"also\":[\"replaceWord\"],\"empty\":\"any\",\"plan\":\"DestinationReplaceWords?\"}}},\"DestinationReplaceWords?\":{\"values\":\"~234\"},\"~234\":{\"coerce\":{\"to\":\"string\",\"from\":[\"number\",\"boolean\"]}},\"SmsSend\":{\"members\":{\"from\":{\"empty\":\"null\"},\"to\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"}}},\"MmsSend\":{\"members\":{\"from\":{\"empty\":\"null\"},\"to\":{\"empty\":\"null\"},\"text\":{\"empty\":\"null\"},\"title\":{\"empty\":\"any\"},\"fileKey\":{\"empty\":\"any\"},\"ref\":{\"empty\":\"any\"},\"sendAt\":{\"empty\":\"any\"},\"originCID\":{\"empty\":\"any\"}}},\"FormRequest\":{\"members\":{\"messageForm\":{\"empty\":\"null\",\"plan\":\"OmniFlow?\"}}},\"FormUpdate\":{\"members\":{\"messageForm\":{\"empty\":\"null\",\"plan\":\"OmniFlow?\"},\"formId\":{\"empty\":\"any\"}}}}",
  keywords: [keywordModule0, keywordModule1, keywordModule2, keywordModule3],
  formats: FORMATS,
  faultCode: "A011",
});

function isIssueToken_200_header_RateLimit_Limit(value) {
  if (!(Number.isInteger(value))) return false;
  if (!(value >= 1)) return false;
  return true;
}
function isIssueToken_200_header_RateLimit_Remaining(value) {
  if (!(Number.isInteger(value))) return false;
  if (!(value >= 0)) return false;
  return true;
}
function isIssueToken_200_header_RateLimit_Reset(value) {
  if (!(Number.isInteger(value))) return false;
  if (!(value >= 0)) return false;
  return true;
}
const isIssueToken_200_header_X_Request_Id_pattern1 = /* @__PURE__ */ new RegExp("^[0-9a-z-]+$", "u");
function isIssueToken_200_header_X_Request_Id(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 40 && countCharacters(value) > 40) return false;
  if (!isIssueToken_200_header_X_Request_Id_pattern1.test(value)) return false;
  return true;
}
function isTokenIssued(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isSuccessCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isSuccessText(v4)) return false;
  const v7 = value.data;
  if (v7 === undefined) return false;
  if (!isToken(v7)) return false;
  return true;
}
function isSuccessCode(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "A000") return false;
  return true;
}
function isSuccessText(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "Success") return false;
  return true;
}
function isToken(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.schema;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1 !== "Bearer") return false;
  const v4 = value.expired;
  if (v4 === undefined) return false;
  if (!isTimestamp(v4)) return false;
  const v7 = value.token;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "string")) return false;
  if (v7.length > 2000 && countCharacters(v7) > 2000) return false;
  if (v7 === "") return false;
  return true;
}
const isTimestamp_pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$", "u");
function isTimestamp(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 25 && countCharacters(value) > 25) return false;
  if (!isTimestamp_pattern1.test(value)) return false;
  if (!FORMATS["date-time"](value)) return false;
  return true;
}
function isRefusal(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isResultCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isResultText(v4)) return false;
  const v7 = value.errors;
  if (v7 !== undefined) {
    if (!(Array.isArray(v7))) return false;
    for (let i10 = 0; i10 < v7.length; i10++) {
      const v11 = v7[i10];
      if (!isFault(v11)) return false;
    }
  }
  return true;
}
const isResultCode_pattern1 = /* @__PURE__ */ new RegExp("^A[0-9]{3}$", "u");
function isResultCode(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 4 && countCharacters(value) > 4) return false;
  if (!isResultCode_pattern1.test(value)) return false;
  return true;
}
function isResultText(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 200 && countCharacters(value) > 200) return false;
  return true;
}
function isFault(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.pointer;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 1000 && countCharacters(v1) > 1000) return false;
  const v4 = value.code;
  if (v4 === undefined) return false;
  if (!isResultCode(v4)) return false;
  const v7 = value.message;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "string")) return false;
  if (v7.length > 1000 && countCharacters(v7) > 1000) return false;
  return true;
}
function isIssueToken_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A100") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Invalid authentication information") return false;
  return true;
}
function isIssueToken_403_header_RateLimit_Limit(value) {
  if (!(Number.isInteger(value))) return false;
  if (!(value >= 1)) return false;
  return true;
}
function isIssueToken_403_header_RateLimit_Remaining(value) {
  if (!(Number.isInteger(value))) return false;
  if (!(value >= 0)) return false;
  return true;
}
function isIssueToken_403_header_RateLimit_Reset(value) {
  if (!(Number.isInteger(value))) return false;
  if (!(value >= 0)) return false;
  return true;
}
function isIssueToken_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account") return false;
  return true;
}
function isIssueToken_429_header_Retry_After(value) {
  if (!(Number.isInteger(value))) return false;
  if (!(value >= 1)) return false;
  return true;
}
function isIssueToken_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isIssueToken_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isIssueToken_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
function isReportsPolled(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isSuccessCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isSuccessText(v4)) return false;
  const v7 = value.data;
  if (v7 === undefined) return false;
  if (!isReportBatch(v7)) return false;
  return true;
}
const isReportBatch_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]*$", "u");
function isReportBatch(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.reportId;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 64 && countCharacters(v1) > 64) return false;
  if (!isReportBatch_pattern1.test(v1)) return false;
  const v4 = value.report;
  if (v4 === undefined) return false;
  if (!(Array.isArray(v4))) return false;
  if (v4.length > 1000) return false;
  for (let i7 = 0; i7 < v4.length; i7++) {
    const v8 = v4[i7];
    if (!isReportRecord(v8)) return false;
  }
  return true;
}
const isReportRecord_pattern1 = /* @__PURE__ */ new RegExp("^[1-5]$", "u");
const isReportRecord_values2 = /* @__PURE__ */ new Set(["msgKey","serviceType","msgType","sendTime","reportTime","reportType","reportCode","reportText","carrier","resCnt","ref"]);
function isReportRecord(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.msgKey;
  if (v1 === undefined) return false;
  if (!isMessageKey(v1)) return false;
  const v4 = value.serviceType;
  if (v4 === undefined) return false;
  if (!isServiceType(v4)) return false;
  const v7 = value.msgType;
  if (v7 !== undefined) {
    if (!isMessageType(v7)) return false;
  }
  const v10 = value.sendTime;
  if (v10 !== undefined) {
    if (!isTimestamp(v10)) return false;
  }
  const v13 = value.reportTime;
  if (v13 === undefined) return false;
  if (!isTimestamp(v13)) return false;
  const v16 = value.reportType;
  if (v16 === undefined) return false;
  if (!isReportType(v16)) return false;
  const v19 = value.reportCode;
  if (v19 === undefined) return false;
  if (!isReportCode(v19)) return false;
  const v22 = value.reportText;
  if (v22 !== undefined) {
    if (!(typeof v22 === "string")) return false;
    if (v22.length > 200 && countCharacters(v22) > 200) return false;
  }
  const v25 = value.carrier;
  if (v25 !== undefined) {
    if (!isCarrier(v25)) return false;
  }
  const v28 = value.resCnt;
  if (v28 !== undefined) {
    if (!(typeof v28 === "string")) return false;
    if (v28.length > 1 && countCharacters(v28) > 1) return false;
    if (!isReportRecord_pattern1.test(v28)) return false;
  }
  const v31 = value.ref;
  if (v31 !== undefined) {
    if (!(typeof v31 === "string")) return false;
    if (v31.length > 200 && countCharacters(v31) > 200) return false;
  }
  return true;
}
const isMessageKey_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]+$", "u");
function isMessageKey(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 64 && countCharacters(value) > 64) return false;
  if (!isMessageKey_pattern1.test(value)) return false;
  return true;
}
function isServiceType(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "SMS" && value !== "MMS" && value !== "RCS" && value !== "INTERNATIONAL" && value !== "ALIMTALK" && value !== "FRIENDTALK") return false;
  return true;
}
const isMessageType_values1 = /* @__PURE__ */ new Set(["SM","LM","MM","IM","RS","RL","RM","RF","RD","RC","RI","AT","AI","FT","FI","FW","FL","FC"]);
function isMessageType(value) {
  if (!(typeof value === "string")) return false;
  if (!isMessageType_values1.has(value)) return false;
  return true;
}
function isReportType(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "0" && value !== "1") return false;
  return true;
}
const isReportCode_pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");
function isReportCode(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 5 && countCharacters(value) > 5) return false;
  if (!isReportCode_pattern1.test(value)) return false;
  return true;
}
function isCarrier(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "10001" && value !== "10002" && value !== "10003" && value !== "10008" && value !== "10000") return false;
  return true;
}
function isPollReports_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isPollReports_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110" && v5 !== "A802") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account" && v8 !== "No permission to Pull API") return false;
  return true;
}
function isPollReports_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isPollReports_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isPollReports_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
const isAcknowledgeReports_path_reportId_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]+$", "u");
function isAcknowledgeReports_path_reportId(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 64 && countCharacters(value) > 64) return false;
  if (!isAcknowledgeReports_path_reportId_pattern1.test(value)) return false;
  return true;
}
function isSuccess(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isSuccessCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isSuccessText(v4)) return false;
  return true;
}
function isAcknowledgeReports_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isAcknowledgeReports_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110" && v5 !== "A802") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account" && v8 !== "No permission to Pull API") return false;
  return true;
}
function isAcknowledgeReports_404_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A805") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Invalid Report ID(Pull API)") return false;
  return true;
}
function isAcknowledgeReports_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isAcknowledgeReports_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isAcknowledgeReports_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
const isInquireReport_path_msgKey_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]+$", "u");
function isInquireReport_path_msgKey(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 64 && countCharacters(value) > 64) return false;
  if (!isInquireReport_path_msgKey_pattern1.test(value)) return false;
  return true;
}
function isReportsFound(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isSuccessCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isSuccessText(v4)) return false;
  const v7 = value.data;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "object" && v7 !== null && !Array.isArray(v7))) return false;
  const v8 = v7.report;
  if (v8 === undefined) return false;
  if (!(Array.isArray(v8))) return false;
  for (let i11 = 0; i11 < v8.length; i11++) {
    const v12 = v8[i11];
    if (!isInquiryRecord(v12)) return false;
  }
  const v15 = v7.sendAt;
  if (v15 !== undefined) {
    if (!isTimestamp(v15)) return false;
  }
  return true;
}
function isInquiryRecord(value) {
  if (!isReportRecord(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.userType;
  if (v5 !== undefined) {
    if (!(typeof v5 === "string")) return false;
    if (v5 !== "F" && v5 !== "N") return false;
  }
  return true;
}
function isInquireReport_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isInquireReport_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account") return false;
  return true;
}
function isInquireReport_404_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A820") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Requested data not found") return false;
  return true;
}
function isInquireReport_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isInquireReport_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
const isSendAlimtalk_header_Idempotency_Key_pattern1 = /* @__PURE__ */ new RegExp("^[ -~]+$", "u");
function isSendAlimtalk_header_Idempotency_Key(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 200 && countCharacters(value) > 200) return false;
  if (!isSendAlimtalk_header_Idempotency_Key_pattern1.test(value)) return false;
  return true;
}
const isAlimtalkSend_values1 = /* @__PURE__ */ new Set(["senderKey","msgType","to","templateCode","text","ref","sendAt","title","header","attachment","supplement","price","currencyType","link","button","fallback"]);
function isAlimtalkSend(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.senderKey;
  if (v1 === undefined) return false;
  if (!isMessengerSenderKey(v1)) return false;
  const v4 = value.msgType;
  if (v4 === undefined) return false;
  if (!isAlimtalkMsgType(v4)) return false;
  const v7 = value.to;
  if (v7 === undefined) return false;
  if (!isDomesticNumber(v7)) return false;
  const v10 = value.templateCode;
  if (v10 === undefined) return false;
  if (!isAlimtalkTemplateCode(v10)) return false;
  const v13 = value.text;
  if (v13 === undefined) return false;
  if (!isAlimtalkText(v13)) return false;
  const v16 = value.ref;
  if (v16 !== undefined) {
    if (!isRef(v16)) return false;
  }
  const v19 = value.sendAt;
  if (v19 !== undefined) {
    if (!isSendAt(v19)) return false;
  }
  const v22 = value.title;
  if (v22 !== undefined) {
    if (!isAlimtalkTitle(v22)) return false;
  }
  const v25 = value.header;
  if (v25 !== undefined) {
    if (!isAlimtalkHeader(v25)) return false;
  }
  const v28 = value.attachment;
  if (v28 !== undefined) {
    if (!isAlimtalkAttachment(v28)) return false;
  }
  const v31 = value.supplement;
  if (v31 !== undefined) {
    if (!isAlimtalkSupplement(v31)) return false;
  }
  const v34 = value.price;
  if (v34 !== undefined) {
    if (!isAlimtalkPrice(v34)) return false;
  }
  const v37 = value.currencyType;
  if (v37 !== undefined) {
    if (!isAlimtalkCurrencyType(v37)) return false;
  }
  const v40 = value.link;
  if (v40 !== undefined) {
    if (!isAlimtalkLink(v40)) return false;
  }
  const v43 = value.button;
  if (v43 !== undefined) {
    if (!isMessengerButtons(v43)) return false;
  }
  const v46 = value.fallback;
  if (v46 !== undefined) {
    if (!isFallbackWithFrom(v46)) return false;
  }
  for (const key49 in value) {
    if (!isAlimtalkSend_values1.has(key49)) {
      return false;
    }
  }
  if (!isAlimtalkRules(value)) return false;
  if (!isMessengerButtonsOnce(value)) return false;
  return true;
}
function isMessengerSenderKey(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 100 && countCharacters(value) > 100) return false;
  if (value === "") return false;
  return true;
}
function isAlimtalkMsgType(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "AT" && value !== "AI") return false;
  if (value.length > 2 && countCharacters(value) > 2) return false;
  return true;
}
const isDomesticNumber_pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{8,15}$", "u");
function isDomesticNumber(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 15 && countCharacters(value) > 15) return false;
  if (!isDomesticNumber_pattern1.test(value)) return false;
  return true;
}
function isAlimtalkTemplateCode(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 30 && countCharacters(value) > 30) return false;
  if (value === "") return false;
  return true;
}
function isAlimtalkText(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 1000 && countCharacters(value) > 1000) return false;
  if (value === "") return false;
  return true;
}
function isRef(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 200 && countCharacters(value) > 200) return false;
  return true;
}
const isSendAt_pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,3})?(Z|[+-][0-9]{2}:[0-9]{2})$", "u");
function isSendAt(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 29 && countCharacters(value) > 29) return false;
  if (!isSendAt_pattern1.test(value)) return false;
  if (!FORMATS["date-time"](value)) return false;
  return true;
}
function isAlimtalkTitle(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 50 && countCharacters(value) > 50) return false;
  if (value === "") return false;
  return true;
}
function isAlimtalkHeader(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 16 && countCharacters(value) > 16) return false;
  if (value === "") return false;
  return true;
}
function isAlimtalkAttachment(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.button;
  if (v1 !== undefined) {
    if (!isMessengerButtons(v1)) return false;
  }
  const v4 = value.item;
  if (v4 !== undefined) {
    if (!isAlimtalkItem(v4)) return false;
  }
  const v7 = value.itemHighlight;
  if (v7 !== undefined) {
    if (!isAlimtalkItemHighlight(v7)) return false;
  }
  for (const key10 in value) {
    if (key10 !== "button" && key10 !== "item" && key10 !== "itemHighlight") {
      return false;
    }
  }
  return true;
}
function isMessengerButtons(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length > 5) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isMessengerButton(v4)) return false;
  }
  return true;
}
const isMessengerButton_values1 = /* @__PURE__ */ new Set(["WL","AL","DS","BK","MD","BC","BT","AC","BF"]);
function isMessengerButton(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (!isMessengerButton_values1.has(v1)) return false;
  if (v1.length > 2 && countCharacters(v1) > 2) return false;
  const v6 = value.type;
  if (v6 === undefined) return false;
  if (!isMessengerButton_values1.has(v6)) return false;
  let holds13 = false;
  attempt16: {
    const v17 = value.type;
    if (v17 === undefined) break attempt16;
    if (v17 !== "WL") break attempt16;
    holds13 = true;
  }
  if (holds13) {
    if (!isMessengerButtonWl(value)) return false;
  }
  let holds24 = false;
  attempt27: {
    const v28 = value.type;
    if (v28 === undefined) break attempt27;
    if (v28 !== "AL") break attempt27;
    holds24 = true;
  }
  if (holds24) {
    if (!isMessengerButtonAl(value)) return false;
  }
  let holds35 = false;
  attempt38: {
    const v39 = value.type;
    if (v39 === undefined) break attempt38;
    if (v39 !== "DS") break attempt38;
    holds35 = true;
  }
  if (holds35) {
    if (!isMessengerButtonDs(value)) return false;
  }
  let holds46 = false;
  attempt49: {
    const v50 = value.type;
    if (v50 === undefined) break attempt49;
    if (v50 !== "BK") break attempt49;
    holds46 = true;
  }
  if (holds46) {
    if (!isMessengerButtonBk(value)) return false;
  }
  let holds57 = false;
  attempt60: {
    const v61 = value.type;
    if (v61 === undefined) break attempt60;
    if (v61 !== "MD") break attempt60;
    holds57 = true;
  }
  if (holds57) {
    if (!isMessengerButtonMd(value)) return false;
  }
  let holds68 = false;
  attempt71: {
    const v72 = value.type;
    if (v72 === undefined) break attempt71;
    if (v72 !== "BC") break attempt71;
    holds68 = true;
  }
  if (holds68) {
    if (!isMessengerButtonBc(value)) return false;
  }
  let holds79 = false;
  attempt82: {
    const v83 = value.type;
    if (v83 === undefined) break attempt82;
    if (v83 !== "BT") break attempt82;
    holds79 = true;
  }
  if (holds79) {
    if (!isMessengerButtonBt(value)) return false;
  }
  let holds90 = false;
  attempt93: {
    const v94 = value.type;
    if (v94 === undefined) break attempt93;
    if (v94 !== "AC") break attempt93;
    holds90 = true;
  }
  if (holds90) {
    if (!isMessengerButtonAc(value)) return false;
  }
  let holds101 = false;
  attempt104: {
    const v105 = value.type;
    if (v105 === undefined) break attempt104;
    if (v105 !== "BF") break attempt104;
    holds101 = true;
  }
  if (holds101) {
    if (!isMessengerButtonBf(value)) return false;
  }
  return true;
}
function isMessengerButtonWl(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "WL") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.urlMobile;
  if (v7 === undefined) return false;
  if (!isMessengerLink(v7)) return false;
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLink(v10)) return false;
  }
  const v13 = value.target;
  if (v13 !== undefined) {
    if (!(typeof v13 === "string")) return false;
    if (v13.length > 10 && countCharacters(v13) > 10) return false;
    if (v13 === "") return false;
  }
  for (const key16 in value) {
    if (key16 !== "name" && key16 !== "type" && key16 !== "urlMobile" && key16 !== "urlPc" && key16 !== "target") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonName(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 14 && countCharacters(value) > 14) return false;
  if (value === "") return false;
  return true;
}
function isMessengerLink(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 1000 && countCharacters(value) > 1000) return false;
  if (value === "") return false;
  return true;
}
function isMessengerButtonAl(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "AL") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.urlMobile;
  if (v7 !== undefined) {
    if (!isMessengerLink(v7)) return false;
  }
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLink(v10)) return false;
  }
  const v13 = value.schemeIos;
  if (v13 !== undefined) {
    if (!isMessengerLink(v13)) return false;
  }
  const v16 = value.schemeAndroid;
  if (v16 !== undefined) {
    if (!isMessengerLink(v16)) return false;
  }
  const v19 = value.target;
  if (v19 !== undefined) {
    if (!(typeof v19 === "string")) return false;
    if (v19.length > 10 && countCharacters(v19) > 10) return false;
    if (v19 === "") return false;
  }
  for (const key22 in value) {
    if (key22 !== "name" && key22 !== "type" && key22 !== "urlMobile" && key22 !== "urlPc" && key22 !== "schemeIos" && key22 !== "schemeAndroid" && key22 !== "target") {
      return false;
    }
  }
  let holds26 = false;
  if (!holds26) {
    attempt27: {
      if (value.schemeIos === undefined) break attempt27;
      if (value.schemeAndroid === undefined) break attempt27;
      holds26 = true;
    }
  }
  if (!holds26) {
    attempt30: {
      if (value.schemeIos === undefined) break attempt30;
      if (value.urlMobile === undefined) break attempt30;
      holds26 = true;
    }
  }
  if (!holds26) {
    attempt33: {
      if (value.schemeAndroid === undefined) break attempt33;
      if (value.urlMobile === undefined) break attempt33;
      holds26 = true;
    }
  }
  if (!holds26) return false;
  return true;
}
function isMessengerButtonDs(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "DS") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonBk(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BK") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonMd(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "MD") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonBc(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BC") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.chatExtra;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 50 && countCharacters(v7) > 50) return false;
    if (v7 === "") return false;
  }
  for (const key10 in value) {
    if (key10 !== "name" && key10 !== "type" && key10 !== "chatExtra") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonBt(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BT") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.chatExtra;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 50 && countCharacters(v7) > 50) return false;
    if (v7 === "") return false;
  }
  const v10 = value.chatEvent;
  if (v10 !== undefined) {
    if (!(typeof v10 === "string")) return false;
    if (v10.length > 50 && countCharacters(v10) > 50) return false;
    if (v10 === "") return false;
  }
  for (const key13 in value) {
    if (key13 !== "name" && key13 !== "type" && key13 !== "chatExtra" && key13 !== "chatEvent") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonAc(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "AC") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonBf(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BF") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.bizFormKey;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 100 && countCharacters(v7) > 100) return false;
    if (v7 === "") return false;
  }
  const v10 = value.bizFormId;
  if (v10 !== undefined) {
    if (!(typeof v10 === "string")) return false;
    if (v10.length > 100 && countCharacters(v10) > 100) return false;
    if (v10 === "") return false;
  }
  for (const key13 in value) {
    if (key13 !== "name" && key13 !== "type" && key13 !== "bizFormKey" && key13 !== "bizFormId") {
      return false;
    }
  }
  let holds17 = false;
  if (!holds17) {
    attempt18: {
      if (value.bizFormKey === undefined) break attempt18;
      holds17 = true;
    }
  }
  if (!holds17) {
    attempt21: {
      if (value.bizFormId === undefined) break attempt21;
      holds17 = true;
    }
  }
  if (!holds17) return false;
  return true;
}
function isAlimtalkItem(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.list;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length < 2) return false;
  if (v1.length > 10) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isAlimtalkItemRow(v5)) return false;
  }
  const v8 = value.summary;
  if (v8 !== undefined) {
    if (!isMessengerItemSummary(v8)) return false;
  }
  for (const key11 in value) {
    if (key11 !== "list" && key11 !== "summary") {
      return false;
    }
  }
  return true;
}
function isAlimtalkItemRow(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 6 && countCharacters(v1) > 6) return false;
  if (v1 === "") return false;
  const v4 = value.description;
  if (v4 !== undefined) {
    if (!(typeof v4 === "string")) return false;
    if (v4.length > 23 && countCharacters(v4) > 23) return false;
    if (v4 === "") return false;
  }
  for (const key7 in value) {
    if (key7 !== "title" && key7 !== "description") {
      return false;
    }
  }
  return true;
}
const isMessengerItemSummary_pattern1 = /* @__PURE__ */ new RegExp("^ *((원|[A-Z]{3}|[$\\u00A2-\\u00A5\\u20A0-\\u20CF\\uFFE0\\uFFE1\\uFFE5\\uFFE6]) *)?[0-9](?: *[0-9,])*(\\.[0-9]{1,2})?( *(원|[A-Z]{3}|[$\\u00A2-\\u00A5\\u20A0-\\u20CF\\uFFE0\\uFFE1\\uFFE5\\uFFE6]))? *$", "u");
function isMessengerItemSummary(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 6 && countCharacters(v1) > 6) return false;
  if (v1 === "") return false;
  const v4 = value.description;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 14 && countCharacters(v4) > 14) return false;
  if (v4 === "") return false;
  if (!isMessengerItemSummary_pattern1.test(v4)) return false;
  for (const key7 in value) {
    if (key7 !== "title" && key7 !== "description") {
      return false;
    }
  }
  return true;
}
function isAlimtalkItemHighlight(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 !== undefined) {
    if (!(typeof v1 === "string")) return false;
    if (v1.length > 30 && countCharacters(v1) > 30) return false;
    if (v1 === "") return false;
  }
  const v4 = value.description;
  if (v4 !== undefined) {
    if (!(typeof v4 === "string")) return false;
    if (v4.length > 19 && countCharacters(v4) > 19) return false;
    if (v4 === "") return false;
  }
  for (const key7 in value) {
    if (key7 !== "title" && key7 !== "description") {
      return false;
    }
  }
  return true;
}
function isAlimtalkSupplement(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.quickReply;
  if (v1 !== undefined) {
    if (!(Array.isArray(v1))) return false;
    if (v1.length > 10) return false;
    for (let i4 = 0; i4 < v1.length; i4++) {
      const v5 = v1[i4];
      if (!isMessengerQuickReply(v5)) return false;
    }
  }
  for (const key8 in value) {
    if (key8 !== "quickReply") {
      return false;
    }
  }
  return true;
}
function isMessengerQuickReply(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1 !== "WL" && v1 !== "AL" && v1 !== "BK" && v1 !== "BC" && v1 !== "BT" && v1 !== "BF" && v1 !== "MD") return false;
  if (v1.length > 2 && countCharacters(v1) > 2) return false;
  const v6 = value.type;
  if (v6 === undefined) return false;
  if (v6 !== "WL" && v6 !== "AL" && v6 !== "BK" && v6 !== "BC" && v6 !== "BT" && v6 !== "BF" && v6 !== "MD") return false;
  let holds13 = false;
  attempt16: {
    const v17 = value.type;
    if (v17 === undefined) break attempt16;
    if (v17 !== "WL") break attempt16;
    holds13 = true;
  }
  if (holds13) {
    if (!isMessengerQuickReplyWl(value)) return false;
  }
  let holds24 = false;
  attempt27: {
    const v28 = value.type;
    if (v28 === undefined) break attempt27;
    if (v28 !== "AL") break attempt27;
    holds24 = true;
  }
  if (holds24) {
    if (!isMessengerQuickReplyAl(value)) return false;
  }
  let holds35 = false;
  attempt38: {
    const v39 = value.type;
    if (v39 === undefined) break attempt38;
    if (v39 !== "BK") break attempt38;
    holds35 = true;
  }
  if (holds35) {
    if (!isMessengerQuickReplyBk(value)) return false;
  }
  let holds46 = false;
  attempt49: {
    const v50 = value.type;
    if (v50 === undefined) break attempt49;
    if (v50 !== "BC") break attempt49;
    holds46 = true;
  }
  if (holds46) {
    if (!isMessengerQuickReplyBc(value)) return false;
  }
  let holds57 = false;
  attempt60: {
    const v61 = value.type;
    if (v61 === undefined) break attempt60;
    if (v61 !== "BT") break attempt60;
    holds57 = true;
  }
  if (holds57) {
    if (!isMessengerQuickReplyBt(value)) return false;
  }
  let holds68 = false;
  attempt71: {
    const v72 = value.type;
    if (v72 === undefined) break attempt71;
    if (v72 !== "BF") break attempt71;
    holds68 = true;
  }
  if (holds68) {
    if (!isMessengerQuickReplyBf(value)) return false;
  }
  let holds79 = false;
  attempt82: {
    const v83 = value.type;
    if (v83 === undefined) break attempt82;
    if (v83 !== "MD") break attempt82;
    holds79 = true;
  }
  if (holds79) {
    if (!isMessengerQuickReplyMd(value)) return false;
  }
  return true;
}
function isMessengerQuickReplyWl(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "WL") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.urlMobile;
  if (v7 === undefined) return false;
  if (!isMessengerLink(v7)) return false;
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLink(v10)) return false;
  }
  const v13 = value.target;
  if (v13 !== undefined) {
    if (!(typeof v13 === "string")) return false;
    if (v13.length > 10 && countCharacters(v13) > 10) return false;
    if (v13 === "") return false;
  }
  for (const key16 in value) {
    if (key16 !== "name" && key16 !== "type" && key16 !== "urlMobile" && key16 !== "urlPc" && key16 !== "target") {
      return false;
    }
  }
  return true;
}
function isMessengerQuickReplyAl(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "AL") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.urlMobile;
  if (v7 !== undefined) {
    if (!isMessengerLink(v7)) return false;
  }
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLink(v10)) return false;
  }
  const v13 = value.schemeIos;
  if (v13 !== undefined) {
    if (!isMessengerLink(v13)) return false;
  }
  const v16 = value.schemeAndroid;
  if (v16 !== undefined) {
    if (!isMessengerLink(v16)) return false;
  }
  const v19 = value.target;
  if (v19 !== undefined) {
    if (!(typeof v19 === "string")) return false;
    if (v19.length > 10 && countCharacters(v19) > 10) return false;
    if (v19 === "") return false;
  }
  for (const key22 in value) {
    if (key22 !== "name" && key22 !== "type" && key22 !== "urlMobile" && key22 !== "urlPc" && key22 !== "schemeIos" && key22 !== "schemeAndroid" && key22 !== "target") {
      return false;
    }
  }
  let holds26 = false;
  if (!holds26) {
    attempt27: {
      if (value.schemeIos === undefined) break attempt27;
      if (value.schemeAndroid === undefined) break attempt27;
      holds26 = true;
    }
  }
  if (!holds26) {
    attempt30: {
      if (value.schemeIos === undefined) break attempt30;
      if (value.urlMobile === undefined) break attempt30;
      holds26 = true;
    }
  }
  if (!holds26) {
    attempt33: {
      if (value.schemeAndroid === undefined) break attempt33;
      if (value.urlMobile === undefined) break attempt33;
      holds26 = true;
    }
  }
  if (!holds26) return false;
  return true;
}
function isMessengerQuickReplyBk(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BK") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isMessengerQuickReplyBc(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BC") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.chatExtra;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 50 && countCharacters(v7) > 50) return false;
    if (v7 === "") return false;
  }
  for (const key10 in value) {
    if (key10 !== "name" && key10 !== "type" && key10 !== "chatExtra") {
      return false;
    }
  }
  return true;
}
function isMessengerQuickReplyBt(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BT") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.chatExtra;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 50 && countCharacters(v7) > 50) return false;
    if (v7 === "") return false;
  }
  const v10 = value.chatEvent;
  if (v10 !== undefined) {
    if (!(typeof v10 === "string")) return false;
    if (v10.length > 50 && countCharacters(v10) > 50) return false;
    if (v10 === "") return false;
  }
  for (const key13 in value) {
    if (key13 !== "name" && key13 !== "type" && key13 !== "chatExtra" && key13 !== "chatEvent") {
      return false;
    }
  }
  return true;
}
function isMessengerQuickReplyBf(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BF") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.bizFormKey;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 100 && countCharacters(v7) > 100) return false;
    if (v7 === "") return false;
  }
  const v10 = value.bizFormId;
  if (v10 !== undefined) {
    if (!(typeof v10 === "string")) return false;
    if (v10.length > 100 && countCharacters(v10) > 100) return false;
    if (v10 === "") return false;
  }
  for (const key13 in value) {
    if (key13 !== "name" && key13 !== "type" && key13 !== "bizFormKey" && key13 !== "bizFormId") {
      return false;
    }
  }
  let holds17 = false;
  if (!holds17) {
    attempt18: {
      if (value.bizFormKey === undefined) break attempt18;
      holds17 = true;
    }
  }
  if (!holds17) {
    attempt21: {
      if (value.bizFormId === undefined) break attempt21;
      holds17 = true;
    }
  }
  if (!holds17) return false;
  return true;
}
function isMessengerQuickReplyMd(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonName(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "MD") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isAlimtalkPrice(value) {
  if (!(Number.isFinite(value))) return false;
  if (!(value >= 0)) return false;
  if (!(value <= 999999999999.99)) return false;
  return true;
}
function isAlimtalkCurrencyType(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "KRW" && value !== "USD" && value !== "EUR") return false;
  if (value.length > 3 && countCharacters(value) > 3) return false;
  return true;
}
function isAlimtalkLink(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  const v1 = value.urlMobile;
  if (v1 !== undefined) {
    if (!isMessengerLink(v1)) return false;
  }
  const v4 = value.urlPc;
  if (v4 !== undefined) {
    if (!isMessengerLink(v4)) return false;
  }
  const v7 = value.schemeIos;
  if (v7 !== undefined) {
    if (!isMessengerLink(v7)) return false;
  }
  const v10 = value.schemeAndroid;
  if (v10 !== undefined) {
    if (!isMessengerLink(v10)) return false;
  }
  for (const key13 in value) {
    if (key13 !== "urlMobile" && key13 !== "urlPc" && key13 !== "schemeIos" && key13 !== "schemeAndroid") {
      return false;
    }
  }
  return true;
}
function isFallbackWithFrom(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (!isFallbackType(v1)) return false;
  const v4 = value.text;
  if (v4 === undefined) return false;
  if (!isFallbackText(v4)) return false;
  const v7 = value.title;
  if (v7 !== undefined) {
    if (!isMmsTitle(v7)) return false;
  }
  const v10 = value.fileKey;
  if (v10 !== undefined) {
    if (!isFileKeys(v10)) return false;
  }
  const v13 = value.originCID;
  if (v13 !== undefined) {
    if (!isOriginCid(v13)) return false;
  }
  const v16 = value.from;
  if (v16 === undefined) return false;
  if (!isDomesticNumber(v16)) return false;
  for (const key19 in value) {
    if (key19 !== "type" && key19 !== "text" && key19 !== "title" && key19 !== "fileKey" && key19 !== "originCID" && key19 !== "from") {
      return false;
    }
  }
  return true;
}
function isFallbackType(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "SMS" && value !== "MMS") return false;
  if (value.length > 3 && countCharacters(value) > 3) return false;
  return true;
}
function isFallbackText(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 2000 && countCharacters(value) > 2000) return false;
  if (value === "") return false;
  if (!keywordModule0.holds(value, true)) return false;
  if (!keywordModule1.holds(value, 2000)) return false;
  return true;
}
function isMmsTitle(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 40 && countCharacters(value) > 40) return false;
  if (!keywordModule0.holds(value, true)) return false;
  if (!keywordModule1.holds(value, 40)) return false;
  return true;
}
function isFileKeys(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length > 3) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isFileKey(v4)) return false;
  }
  return true;
}
const isFileKey_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]+$", "u");
function isFileKey(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 100 && countCharacters(value) > 100) return false;
  if (!isFileKey_pattern1.test(value)) return false;
  return true;
}
const isOriginCid_pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{9}$", "u");
function isOriginCid(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 9 && countCharacters(value) > 9) return false;
  if (!isOriginCid_pattern1.test(value)) return false;
  return true;
}
function isAlimtalkRules(value) {
  let holds5 = false;
  attempt17: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v18 = value.supplement;
      if (v18 === undefined) break attempt17;
      if (!(typeof v18 === "object" && v18 !== null && !Array.isArray(v18))) break attempt17;
      const v19 = v18.quickReply;
      if (v19 === undefined) break attempt17;
      if (!(Array.isArray(v19))) break attempt17;
      if (v19.length < 1) break attempt17;
    }
    holds5 = true;
  }
  if (holds5) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v6 = value.attachment;
      if (v6 !== undefined) {
        if (typeof v6 === "object" && v6 !== null && !Array.isArray(v6)) {
          const v7 = v6.button;
          if (v7 !== undefined) {
            if (Array.isArray(v7)) {
              if (v7.length > 2) return false;
            }
          }
        }
      }
      const v12 = value.button;
      if (v12 !== undefined) {
        if (Array.isArray(v12)) {
          if (v12.length > 2) return false;
        }
      }
    }
  }
  let holds28 = false;
  attempt43: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v44 = value.msgType;
      if (v44 === undefined) break attempt43;
      if (v44 !== "AI") break attempt43;
    }
    holds28 = true;
  }
  if (holds28) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v29 = value.attachment;
      if (v29 !== undefined) {
        if (typeof v29 === "object" && v29 !== null && !Array.isArray(v29)) {
          const v30 = v29.itemHighlight;
          if (v30 !== undefined) {
            if (typeof v30 === "object" && v30 !== null && !Array.isArray(v30)) {
              const v31 = v30.title;
              if (v31 !== undefined) {
                if (typeof v31 === "string") {
                  if (v31.length > 21 && countCharacters(v31) > 21) return false;
                }
              }
              const v34 = v30.description;
              if (v34 !== undefined) {
                if (typeof v34 === "string") {
                  if (v34.length > 13 && countCharacters(v34) > 13) return false;
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
function isMessengerButtonsOnce(value) {
  let holds3 = false;
  attempt12: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v13 = value.attachment;
      if (v13 === undefined) break attempt12;
      if (!(typeof v13 === "object" && v13 !== null && !Array.isArray(v13))) break attempt12;
      if (v13.button === undefined) break attempt12;
    }
    holds3 = true;
  }
  if (holds3) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v4 = value.button;
      if (v4 !== undefined) {
        attempt7: {
          return false;
        }
      }
    }
  }
  return true;
}
function isSendAccepted(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isSuccessCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isSuccessText(v4)) return false;
  const v7 = value.msgKey;
  if (v7 === undefined) return false;
  if (!isMessageKey(v7)) return false;
  const v10 = value.ref;
  if (v10 !== undefined) {
    if (!(typeof v10 === "string")) return false;
    if (v10.length > 200 && countCharacters(v10) > 200) return false;
  }
  const v13 = value.warnings;
  if (v13 !== undefined) {
    if (!isWarnings(v13)) return false;
  }
  return true;
}
function isWarnings(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length > 100) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isWarning(v4)) return false;
  }
  return true;
}
function isWarning(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.pointer;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 1000 && countCharacters(v1) > 1000) return false;
  const v4 = value.message;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 1000 && countCharacters(v4) > 1000) return false;
  return true;
}
const isSendAlimtalk_400_application_2fjson_values1 = /* @__PURE__ */ new Set(["A010","A011","A308","A302","A303","A305","A330","A306","A312","A314","A317","A328","A329","A502","A503","A505","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A327","A217"]);
const isSendAlimtalk_400_application_2fjson_values2 = /* @__PURE__ */ new Set(["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Invalid or empty from","Invalid or empty text","Invalid ref","Invalid sendAt","Invalid or empty to","Invalid fallback.type","Invalid fallback.text","More than 3 fallback.fileKey","text too long","fallback.text too long","Invalid or empty senderKey","Invalid messenger button","Invalid or empty templateCode","Invalid item title or description","Invalid or empty msgType","Invalid button.type","Invalid button.name","Invalid price","Invalid itemHighlight","Invalid item.summary","Invalid quickReply","Invalid quickReply type","Invalid quickReply name","Invalid header","from is not a registered sender number of the account","Invalid, foreign or expired fileKey / media / image URL"]);
function isSendAlimtalk_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (!isSendAlimtalk_400_application_2fjson_values1.has(v5)) return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (!isSendAlimtalk_400_application_2fjson_values2.has(v8)) return false;
  return true;
}
function isSendAlimtalk_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isSendAlimtalk_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110" && v5 !== "A325" && v5 !== "A326") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account" && v8 !== "Account has no right to this channel" && v8 !== "No right to fallback") return false;
  return true;
}
function isSendAlimtalk_409_header_Retry_After(value) {
  if (!(Number.isInteger(value))) return false;
  if (!(value >= 1)) return false;
  return true;
}
function isSendAlimtalk_409_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A301" && v5 !== "A309") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Idempotency key used with another body" && v8 !== "Idempotency key in use") return false;
  return true;
}
function isSendAlimtalk_413_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isSendAlimtalk_415_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isSendAlimtalk_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isSendAlimtalk_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isSendAlimtalk_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
const isFriendtalkSend_values1 = /* @__PURE__ */ new Set(["senderKey","msgType","to","text","ref","sendAt","adFlag","adult","pushAlarm","header","additionalContent","groupTagKey","attachment","button","fallback","imgUrl"]);
function isFriendtalkSend(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.senderKey;
  if (v1 === undefined) return false;
  if (!isMessengerSenderKey(v1)) return false;
  const v4 = value.msgType;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "FT" && v4 !== "FI" && v4 !== "FW") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.to;
  if (v7 === undefined) return false;
  if (!isDomesticNumber(v7)) return false;
  const v10 = value.text;
  if (v10 === undefined) return false;
  if (!isFriendtalkText(v10)) return false;
  const v13 = value.ref;
  if (v13 !== undefined) {
    if (!isRef(v13)) return false;
  }
  const v16 = value.sendAt;
  if (v16 !== undefined) {
    if (!isSendAt(v16)) return false;
  }
  const v19 = value.adFlag;
  if (v19 !== undefined) {
    if (!isFriendtalkAdFlag(v19)) return false;
  }
  const v22 = value.adult;
  if (v22 !== undefined) {
    if (!isFriendtalkAdult(v22)) return false;
  }
  const v25 = value.pushAlarm;
  if (v25 !== undefined) {
    if (!isFriendtalkPushAlarm(v25)) return false;
  }
  const v28 = value.header;
  if (v28 !== undefined) {
    if (!isFriendtalkHeader(v28)) return false;
  }
  const v31 = value.additionalContent;
  if (v31 !== undefined) {
    if (!isFriendtalkAdditionalContent(v31)) return false;
  }
  const v34 = value.groupTagKey;
  if (v34 !== undefined) {
    if (!isFriendtalkGroupTagKey(v34)) return false;
  }
  const v37 = value.attachment;
  if (v37 !== undefined) {
    if (!isFriendtalkAttachment(v37)) return false;
  }
  const v40 = value.button;
  if (v40 !== undefined) {
    if (!isMessengerButtons(v40)) return false;
  }
  const v43 = value.fallback;
  if (v43 !== undefined) {
    if (!isFallbackWithFrom(v43)) return false;
  }
  const v46 = value.imgUrl;
  if (v46 !== undefined) {
    if (!isMessengerImageUrl(v46)) return false;
  }
  for (const key49 in value) {
    if (!isFriendtalkSend_values1.has(key49)) {
      return false;
    }
  }
  if (!isFriendtalkRules(value)) return false;
  if (!isMessengerButtonsOnce(value)) return false;
  let holds57 = false;
  attempt66: {
    const v67 = value.attachment;
    if (v67 === undefined) break attempt66;
    if (!(typeof v67 === "object" && v67 !== null && !Array.isArray(v67))) break attempt66;
    if (v67.image === undefined) break attempt66;
    holds57 = true;
  }
  if (holds57) {
    const v58 = value.imgUrl;
    if (v58 !== undefined) {
      attempt61: {
        return false;
      }
    }
  }
  let holds74 = false;
  attempt87: {
    const v88 = value.msgType;
    if (v88 === undefined) break attempt87;
    if (v88 !== "FI" && v88 !== "FW") break attempt87;
    holds74 = true;
  }
  if (holds74) {
    let holds77 = false;
    if (!holds77) {
      attempt78: {
        if (value.imgUrl === undefined) break attempt78;
        holds77 = true;
      }
    }
    if (!holds77) {
      attempt81: {
        const v82 = value.attachment;
        if (v82 === undefined) break attempt81;
        if (typeof v82 === "object" && v82 !== null && !Array.isArray(v82)) {
          if (v82.image === undefined) break attempt81;
        }
        holds77 = true;
      }
    }
    if (!holds77) return false;
  }
  return true;
}
function isFriendtalkText(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 1000 && countCharacters(value) > 1000) return false;
  if (value === "") return false;
  return true;
}
function isFriendtalkAdFlag(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "Y" && value !== "N") return false;
  if (value.length > 1 && countCharacters(value) > 1) return false;
  return true;
}
function isFriendtalkAdult(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "Y" && value !== "N") return false;
  if (value.length > 1 && countCharacters(value) > 1) return false;
  return true;
}
function isFriendtalkPushAlarm(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "Y" && value !== "N") return false;
  if (value.length > 1 && countCharacters(value) > 1) return false;
  return true;
}
function isFriendtalkHeader(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 20 && countCharacters(value) > 20) return false;
  if (value === "") return false;
  return true;
}
function isFriendtalkAdditionalContent(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 34 && countCharacters(value) > 34) return false;
  if (value === "") return false;
  return true;
}
function isFriendtalkGroupTagKey(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 40 && countCharacters(value) > 40) return false;
  if (value === "") return false;
  return true;
}
function isFriendtalkAttachment(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.button;
  if (v1 !== undefined) {
    if (!isMessengerButtons(v1)) return false;
  }
  const v4 = value.image;
  if (v4 !== undefined) {
    if (!isFriendtalkImage(v4)) return false;
  }
  const v7 = value.item;
  if (v7 !== undefined) {
    if (!isFriendtalkItem(v7)) return false;
  }
  const v10 = value.coupon;
  if (v10 !== undefined) {
    if (!isFriendtalkCoupon(v10)) return false;
  }
  const v13 = value.commerce;
  if (v13 !== undefined) {
    if (!isFriendtalkCommerce(v13)) return false;
  }
  const v16 = value.video;
  if (v16 !== undefined) {
    if (!isFriendtalkVideo(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "button" && key19 !== "image" && key19 !== "item" && key19 !== "coupon" && key19 !== "commerce" && key19 !== "video") {
      return false;
    }
  }
  return true;
}
function isFriendtalkImage(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.imgUrl;
  if (v1 === undefined) return false;
  if (!isMessengerImageUrl(v1)) return false;
  const v4 = value.imgLink;
  if (v4 !== undefined) {
    if (!isMessengerLink(v4)) return false;
  }
  for (const key7 in value) {
    if (key7 !== "imgUrl" && key7 !== "imgLink") {
      return false;
    }
  }
  return true;
}
function isMessengerImageUrl(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 1000 && countCharacters(value) > 1000) return false;
  if (value === "") return false;
  return true;
}
function isFriendtalkItem(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.list;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length < 3) return false;
  if (v1.length > 4) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isFriendtalkItemRow(v5)) return false;
  }
  const v8 = value.summary;
  if (v8 !== undefined) {
    if (!isMessengerItemSummary(v8)) return false;
  }
  for (const key11 in value) {
    if (key11 !== "list" && key11 !== "summary") {
      return false;
    }
  }
  return true;
}
function isFriendtalkItemRow(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 30 && countCharacters(v1) > 30) return false;
  if (v1 === "") return false;
  const v4 = value.imgUrl;
  if (v4 === undefined) return false;
  if (!isMessengerImageUrl(v4)) return false;
  const v7 = value.urlMobile;
  if (v7 === undefined) return false;
  if (!isMessengerLink(v7)) return false;
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLink(v10)) return false;
  }
  const v13 = value.schemeIos;
  if (v13 !== undefined) {
    if (!isMessengerLink(v13)) return false;
  }
  const v16 = value.schemeAndroid;
  if (v16 !== undefined) {
    if (!isMessengerLink(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "title" && key19 !== "imgUrl" && key19 !== "urlMobile" && key19 !== "urlPc" && key19 !== "schemeIos" && key19 !== "schemeAndroid") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCoupon(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 30 && countCharacters(v1) > 30) return false;
  if (v1 === "") return false;
  const v4 = value.description;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 18 && countCharacters(v4) > 18) return false;
  if (v4 === "") return false;
  const v7 = value.urlMobile;
  if (v7 !== undefined) {
    if (!isMessengerLink(v7)) return false;
  }
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLink(v10)) return false;
  }
  const v13 = value.schemeIos;
  if (v13 !== undefined) {
    if (!isMessengerLink(v13)) return false;
  }
  const v16 = value.schemeAndroid;
  if (v16 !== undefined) {
    if (!isMessengerLink(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "title" && key19 !== "description" && key19 !== "urlMobile" && key19 !== "urlPc" && key19 !== "schemeIos" && key19 !== "schemeAndroid") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCommerce(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 30 && countCharacters(v1) > 30) return false;
  if (v1 === "") return false;
  const v4 = value.regularPrice;
  if (v4 === undefined) return false;
  if (!(Number.isFinite(v4))) return false;
  if (!(v4 >= 0)) return false;
  if (!(v4 <= 99999999)) return false;
  const v7 = value.discountPrice;
  if (v7 !== undefined) {
    if (!(Number.isFinite(v7))) return false;
    if (!(v7 >= 0)) return false;
    if (!(v7 <= 99999999)) return false;
  }
  const v10 = value.discountRate;
  if (v10 !== undefined) {
    if (!(Number.isFinite(v10))) return false;
    if (!(v10 >= 0)) return false;
    if (!(v10 <= 100)) return false;
  }
  const v13 = value.discountFixed;
  if (v13 !== undefined) {
    if (!(Number.isFinite(v13))) return false;
    if (!(v13 >= 0)) return false;
    if (!(v13 <= 99999999)) return false;
  }
  for (const key16 in value) {
    if (key16 !== "title" && key16 !== "regularPrice" && key16 !== "discountPrice" && key16 !== "discountRate" && key16 !== "discountFixed") {
      return false;
    }
  }
  return true;
}
function isFriendtalkVideo(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.videoUrl;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 1000 && countCharacters(v1) > 1000) return false;
  if (v1 === "") return false;
  const v4 = value.thumbnailUrl;
  if (v4 !== undefined) {
    if (!(typeof v4 === "string")) return false;
    if (v4.length > 1000 && countCharacters(v4) > 1000) return false;
    if (v4 === "") return false;
  }
  for (const key7 in value) {
    if (key7 !== "videoUrl" && key7 !== "thumbnailUrl") {
      return false;
    }
  }
  return true;
}
function isFriendtalkRules(value) {
  let holds5 = false;
  attempt11: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v12 = value.msgType;
      if (v12 === undefined) break attempt11;
      if (v12 !== "FI") break attempt11;
    }
    holds5 = true;
  }
  if (holds5) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v6 = value.text;
      if (v6 !== undefined) {
        if (typeof v6 === "string") {
          if (v6.length > 400 && countCharacters(v6) > 400) return false;
        }
      }
    }
  }
  let holds19 = false;
  attempt34: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v35 = value.msgType;
      if (v35 === undefined) break attempt34;
      if (v35 !== "FW") break attempt34;
    }
    holds19 = true;
  }
  if (holds19) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v20 = value.text;
      if (v20 !== undefined) {
        if (typeof v20 === "string") {
          if (v20.length > 76 && countCharacters(v20) > 76) return false;
        }
      }
      const v23 = value.attachment;
      if (v23 !== undefined) {
        if (typeof v23 === "object" && v23 !== null && !Array.isArray(v23)) {
          const v24 = v23.button;
          if (v24 !== undefined) {
            if (Array.isArray(v24)) {
              if (v24.length > 1) return false;
            }
          }
        }
      }
      const v29 = value.button;
      if (v29 !== undefined) {
        if (Array.isArray(v29)) {
          if (v29.length > 1) return false;
        }
      }
    }
  }
  let holds42 = false;
  attempt54: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v55 = value.msgType;
      if (v55 === undefined) break attempt54;
      attempt58: {
        if (v55 !== "FL") break attempt58;
        break attempt54;
      }
    }
    holds42 = true;
  }
  if (holds42) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v43 = value.attachment;
      if (v43 !== undefined) {
        if (typeof v43 === "object" && v43 !== null && !Array.isArray(v43)) {
          const v44 = v43.item;
          if (v44 !== undefined) {
            attempt47: {
              return false;
            }
          }
        }
      }
    }
  }
  return true;
}
const isSendFriendtalk_400_application_2fjson_values1 = /* @__PURE__ */ new Set(["A010","A011","A308","A302","A303","A305","A330","A306","A312","A314","A317","A328","A329","A502","A503","A506","A513","A521","A523","A524","A525","A559","A561","A565","A327","A217"]);
const isSendFriendtalk_400_application_2fjson_values2 = /* @__PURE__ */ new Set(["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Invalid or empty from","Invalid or empty text","Invalid ref","Invalid sendAt","Invalid or empty to","Invalid fallback.type","Invalid fallback.text","More than 3 fallback.fileKey","text too long","fallback.text too long","Invalid or empty senderKey","Invalid messenger button","Invalid adFlag","Invalid or empty image","Invalid item title or description","Invalid or empty msgType","Invalid button.type","Invalid button.name","Invalid price","Invalid item.summary","Invalid header","from is not a registered sender number of the account","Invalid, foreign or expired fileKey / media / image URL"]);
function isSendFriendtalk_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (!isSendFriendtalk_400_application_2fjson_values1.has(v5)) return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (!isSendFriendtalk_400_application_2fjson_values2.has(v8)) return false;
  return true;
}
function isSendFriendtalk_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isSendFriendtalk_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110" && v5 !== "A325" && v5 !== "A326") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account" && v8 !== "Account has no right to this channel" && v8 !== "No right to fallback") return false;
  return true;
}
function isSendFriendtalk_409_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A301" && v5 !== "A309") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Idempotency key used with another body" && v8 !== "Idempotency key in use") return false;
  return true;
}
function isSendFriendtalk_413_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isSendFriendtalk_415_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isSendFriendtalk_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isSendFriendtalk_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isSendFriendtalk_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
function isInternationalSend(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.from;
  if (v1 === undefined) return false;
  if (!isDomesticNumber(v1)) return false;
  const v4 = value.to;
  if (v4 === undefined) return false;
  if (!isInternationalNumber(v4)) return false;
  const v7 = value.text;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "string")) return false;
  if (v7.length > 2000 && countCharacters(v7) > 2000) return false;
  if (v7 === "") return false;
  const v10 = value.ref;
  if (v10 !== undefined) {
    if (!isRef(v10)) return false;
  }
  const v13 = value.sendAt;
  if (v13 !== undefined) {
    if (!isSendAt(v13)) return false;
  }
  for (const key16 in value) {
    if (key16 !== "from" && key16 !== "to" && key16 !== "text" && key16 !== "ref" && key16 !== "sendAt") {
      return false;
    }
  }
  return true;
}
const isInternationalNumber_pattern1 = /* @__PURE__ */ new RegExp("^\\+[1-9][0-9]{6,14}$", "u");
function isInternationalNumber(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 16 && countCharacters(value) > 16) return false;
  if (!isInternationalNumber_pattern1.test(value)) return false;
  return true;
}
const isSendInternational_400_application_2fjson_values1 = /* @__PURE__ */ new Set(["A010","A011","A308","A302","A306","A303","A328","A305","A330","A327"]);
const isSendInternational_400_application_2fjson_values2 = /* @__PURE__ */ new Set(["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Invalid or empty from","Invalid or empty to","Invalid or empty text","text too long","Invalid ref","Invalid sendAt","from is not a registered sender number of the account"]);
function isSendInternational_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (!isSendInternational_400_application_2fjson_values1.has(v5)) return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (!isSendInternational_400_application_2fjson_values2.has(v8)) return false;
  return true;
}
function isSendInternational_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isSendInternational_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110" && v5 !== "A325") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account" && v8 !== "Account has no right to this channel") return false;
  return true;
}
function isSendInternational_409_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A301" && v5 !== "A309") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Idempotency key used with another body" && v8 !== "Idempotency key in use") return false;
  return true;
}
function isSendInternational_413_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isSendInternational_415_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isSendInternational_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isSendInternational_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isSendInternational_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
const isRcsSend_values1 = /* @__PURE__ */ new Set(["content","body","buttons","from","to","formatId","brandKey","brandId","expiryOption","header","footer","ref","sendAt","fallback","copyAllowed","groupId","agencyId","agencyKey"]);
function isRcsSend(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.content;
  if (v1 !== undefined) {
    if (!isRcsContent(v1)) return false;
  }
  const v4 = value.body;
  if (v4 !== undefined) {
    if (!isRcsBody(v4)) return false;
  }
  const v7 = value.buttons;
  if (v7 !== undefined) {
    if (!isRcsButtons(v7)) return false;
  }
  const v10 = value.from;
  if (v10 === undefined) return false;
  if (!isDomesticNumber(v10)) return false;
  const v13 = value.to;
  if (v13 === undefined) return false;
  if (!isDomesticNumber(v13)) return false;
  const v16 = value.formatId;
  if (v16 === undefined) return false;
  if (!isRcsFormatId(v16)) return false;
  const v19 = value.brandKey;
  if (v19 === undefined) return false;
  if (!isRcsBrandKey(v19)) return false;
  const v22 = value.brandId;
  if (v22 !== undefined) {
    if (!isRcsBrandId(v22)) return false;
  }
  const v25 = value.expiryOption;
  if (v25 !== undefined) {
    if (!isRcsExpiryOption(v25)) return false;
  }
  const v28 = value.header;
  if (v28 !== undefined) {
    if (!isRcsHeader(v28)) return false;
  }
  const v31 = value.footer;
  if (v31 !== undefined) {
    if (!isRcsFooter(v31)) return false;
  }
  const v34 = value.ref;
  if (v34 !== undefined) {
    if (!isRef(v34)) return false;
  }
  const v37 = value.sendAt;
  if (v37 !== undefined) {
    if (!isSendAt(v37)) return false;
  }
  const v40 = value.fallback;
  if (v40 !== undefined) {
    if (!isFallback(v40)) return false;
  }
  const v43 = value.copyAllowed;
  if (v43 !== undefined) {
    if (!isRcsCopyAllowed(v43)) return false;
  }
  const v46 = value.groupId;
  if (v46 !== undefined) {
    if (!isRcsGroupId(v46)) return false;
  }
  const v49 = value.agencyId;
  if (v49 !== undefined) {
    if (!isRcsAgencyId(v49)) return false;
  }
  const v52 = value.agencyKey;
  if (v52 !== undefined) {
    if (!isRcsAgencyKey(v52)) return false;
  }
  for (const key55 in value) {
    if (!isRcsSend_values1.has(key55)) {
      return false;
    }
  }
  if (!isRcsRules(value)) return false;
  return true;
}
function isRcsContent(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    if (Object.keys(value).length < 1) return false;
    if (Object.keys(value).length > 1) return false;
  }
  let count3 = 0;
  if (count3 < 2) {
    attempt4: {
      if (!isRcsStandaloneContent(value)) break attempt4;
      count3++;
    }
  }
  if (count3 < 2) {
    attempt7: {
      if (!isRcsCarouselContent(value)) break attempt7;
      count3++;
    }
  }
  if (count3 < 2) {
    attempt10: {
      if (!isRcsTemplateContent(value)) break attempt10;
      count3++;
    }
  }
  if (count3 !== 1) return false;
  return true;
}
function isRcsStandaloneContent(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.standalone;
  if (v1 === undefined) return false;
  if (!isRcsStandalone(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "standalone") {
      return false;
    }
  }
  return true;
}
function isRcsStandalone(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  const v1 = value.text;
  if (v1 !== undefined) {
    if (!isRcsText(v1)) return false;
  }
  const v4 = value.title;
  if (v4 !== undefined) {
    if (!isRcsTitle(v4)) return false;
  }
  const v7 = value.media;
  if (v7 !== undefined) {
    if (!isRcsMedia(v7)) return false;
  }
  const v10 = value.mediaUrl;
  if (v10 !== undefined) {
    if (!isRcsMediaUrl(v10)) return false;
  }
  const v13 = value.button;
  if (v13 !== undefined) {
    if (!isRcsCardButtons(v13)) return false;
  }
  const v16 = value.subContent;
  if (v16 !== undefined) {
    if (!isRcsSubContents(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "text" && key19 !== "title" && key19 !== "media" && key19 !== "mediaUrl" && key19 !== "button" && key19 !== "subContent") {
      return false;
    }
  }
  return true;
}
function isRcsText(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 1300 && countCharacters(value) > 1300) return false;
  if (value === "") return false;
  return true;
}
function isRcsTitle(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 30 && countCharacters(value) > 30) return false;
  if (value === "") return false;
  return true;
}
const isRcsMedia_pattern1 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
function isRcsMedia(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 200 && countCharacters(value) > 200) return false;
  if (!isRcsMedia_pattern1.test(value)) return false;
  return true;
}
const isRcsMediaUrl_pattern1 = /* @__PURE__ */ new RegExp("^(\\\\|[A-Za-z][A-Za-z0-9+.-]*:\\S+)$", "u");
function isRcsMediaUrl(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 1000 && countCharacters(value) > 1000) return false;
  if (!isRcsMediaUrl_pattern1.test(value)) return false;
  return true;
}
function isRcsCardButtons(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length > 3) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isRcsButton(v4)) return false;
  }
  return true;
}
const isRcsButton_values1 = /* @__PURE__ */ new Set(["URL","MAP_LOC","MAP_QRY","MAP_SEND","CALENDAR","COPY","COM_T","COM_V","DIAL"]);
function isRcsButton(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (!isRcsButton_values1.has(v1)) return false;
  if (v1.length > 8 && countCharacters(v1) > 8) return false;
  const v6 = value.type;
  if (v6 === undefined) return false;
  if (!isRcsButton_values1.has(v6)) return false;
  let holds13 = false;
  attempt16: {
    const v17 = value.type;
    if (v17 === undefined) break attempt16;
    if (v17 !== "URL") break attempt16;
    holds13 = true;
  }
  if (holds13) {
    if (!isRcsButtonUrl(value)) return false;
  }
  let holds24 = false;
  attempt27: {
    const v28 = value.type;
    if (v28 === undefined) break attempt27;
    if (v28 !== "MAP_LOC") break attempt27;
    holds24 = true;
  }
  if (holds24) {
    if (!isRcsButtonMapLoc(value)) return false;
  }
  let holds35 = false;
  attempt38: {
    const v39 = value.type;
    if (v39 === undefined) break attempt38;
    if (v39 !== "MAP_QRY") break attempt38;
    holds35 = true;
  }
  if (holds35) {
    if (!isRcsButtonMapQry(value)) return false;
  }
  let holds46 = false;
  attempt49: {
    const v50 = value.type;
    if (v50 === undefined) break attempt49;
    if (v50 !== "MAP_SEND") break attempt49;
    holds46 = true;
  }
  if (holds46) {
    if (!isRcsButtonMapSend(value)) return false;
  }
  let holds57 = false;
  attempt60: {
    const v61 = value.type;
    if (v61 === undefined) break attempt60;
    if (v61 !== "CALENDAR") break attempt60;
    holds57 = true;
  }
  if (holds57) {
    if (!isRcsButtonCalendar(value)) return false;
  }
  let holds68 = false;
  attempt71: {
    const v72 = value.type;
    if (v72 === undefined) break attempt71;
    if (v72 !== "COPY") break attempt71;
    holds68 = true;
  }
  if (holds68) {
    if (!isRcsButtonCopy(value)) return false;
  }
  let holds79 = false;
  attempt82: {
    const v83 = value.type;
    if (v83 === undefined) break attempt82;
    if (v83 !== "COM_T") break attempt82;
    holds79 = true;
  }
  if (holds79) {
    if (!isRcsButtonComT(value)) return false;
  }
  let holds90 = false;
  attempt93: {
    const v94 = value.type;
    if (v94 === undefined) break attempt93;
    if (v94 !== "COM_V") break attempt93;
    holds90 = true;
  }
  if (holds90) {
    if (!isRcsButtonComV(value)) return false;
  }
  let holds101 = false;
  attempt104: {
    const v105 = value.type;
    if (v105 === undefined) break attempt104;
    if (v105 !== "DIAL") break attempt104;
    holds101 = true;
  }
  if (holds101) {
    if (!isRcsButtonDial(value)) return false;
  }
  return true;
}
function isRcsButtonUrl(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "URL") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonName(v4)) return false;
  const v7 = value.url;
  if (v7 === undefined) return false;
  if (!isRcsButtonLink(v7)) return false;
  for (const key10 in value) {
    if (key10 !== "type" && key10 !== "name" && key10 !== "url") {
      return false;
    }
  }
  return true;
}
function isRcsButtonName(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 40 && countCharacters(value) > 40) return false;
  if (value === "") return false;
  return true;
}
const isRcsButtonLink_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9+.-]*:\\S+$", "u");
function isRcsButtonLink(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 1000 && countCharacters(value) > 1000) return false;
  if (!isRcsButtonLink_pattern1.test(value)) return false;
  return true;
}
const isRcsButtonMapLoc_pattern1 = /* @__PURE__ */ new RegExp("^-?([0-8]?[0-9](\\.[0-9]{1,15})?|90(\\.0{1,15})?)$", "u");
const isRcsButtonMapLoc_pattern2 = /* @__PURE__ */ new RegExp("^-?((1[0-7][0-9]|[0-9]?[0-9])(\\.[0-9]{1,15})?|180(\\.0{1,15})?)$", "u");
function isRcsButtonMapLoc(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "MAP_LOC") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonName(v4)) return false;
  const v7 = value.label;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 100 && countCharacters(v7) > 100) return false;
    if (v7 === "") return false;
  }
  const v10 = value.latitude;
  if (v10 === undefined) return false;
  if (!(typeof v10 === "string")) return false;
  if (v10.length > 20 && countCharacters(v10) > 20) return false;
  if (!isRcsButtonMapLoc_pattern1.test(v10)) return false;
  const v13 = value.longitude;
  if (v13 === undefined) return false;
  if (!(typeof v13 === "string")) return false;
  if (v13.length > 20 && countCharacters(v13) > 20) return false;
  if (!isRcsButtonMapLoc_pattern2.test(v13)) return false;
  const v16 = value.fallbackUrl;
  if (v16 !== undefined) {
    if (!isRcsButtonLink(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "type" && key19 !== "name" && key19 !== "label" && key19 !== "latitude" && key19 !== "longitude" && key19 !== "fallbackUrl") {
      return false;
    }
  }
  return true;
}
function isRcsButtonMapQry(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "MAP_QRY") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonName(v4)) return false;
  const v7 = value.query;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "string")) return false;
  if (v7.length > 100 && countCharacters(v7) > 100) return false;
  if (v7 === "") return false;
  const v10 = value.fallbackUrl;
  if (v10 !== undefined) {
    if (!isRcsButtonLink(v10)) return false;
  }
  for (const key13 in value) {
    if (key13 !== "type" && key13 !== "name" && key13 !== "query" && key13 !== "fallbackUrl") {
      return false;
    }
  }
  return true;
}
function isRcsButtonMapSend(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "MAP_SEND") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonName(v4)) return false;
  for (const key7 in value) {
    if (key7 !== "type" && key7 !== "name") {
      return false;
    }
  }
  return true;
}
function isRcsButtonCalendar(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "CALENDAR") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonName(v4)) return false;
  const v7 = value.startTime;
  if (v7 === undefined) return false;
  if (!isRcsButtonTime(v7)) return false;
  const v10 = value.endTime;
  if (v10 === undefined) return false;
  if (!isRcsButtonTime(v10)) return false;
  const v13 = value.title;
  if (v13 === undefined) return false;
  if (!(typeof v13 === "string")) return false;
  if (v13.length > 100 && countCharacters(v13) > 100) return false;
  if (v13 === "") return false;
  const v16 = value.description;
  if (v16 !== undefined) {
    if (!(typeof v16 === "string")) return false;
    if (v16.length > 500 && countCharacters(v16) > 500) return false;
  }
  for (const key19 in value) {
    if (key19 !== "type" && key19 !== "name" && key19 !== "startTime" && key19 !== "endTime" && key19 !== "title" && key19 !== "description") {
      return false;
    }
  }
  return true;
}
const isRcsButtonTime_pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+-][0-9]{2}:[0-9]{2})$", "u");
function isRcsButtonTime(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 25 && countCharacters(value) > 25) return false;
  if (!isRcsButtonTime_pattern1.test(value)) return false;
  if (!FORMATS["date-time"](value)) return false;
  return true;
}
function isRcsButtonCopy(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "COPY") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonName(v4)) return false;
  const v7 = value.text;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "string")) return false;
  if (v7.length > 1000 && countCharacters(v7) > 1000) return false;
  if (v7 === "") return false;
  for (const key10 in value) {
    if (key10 !== "type" && key10 !== "name" && key10 !== "text") {
      return false;
    }
  }
  return true;
}
function isRcsButtonComT(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "COM_T") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonName(v4)) return false;
  const v7 = value.phoneNumber;
  if (v7 === undefined) return false;
  if (!isRcsButtonPhoneNumber(v7)) return false;
  const v10 = value.text;
  if (v10 === undefined) return false;
  if (!(typeof v10 === "string")) return false;
  if (v10.length > 1000 && countCharacters(v10) > 1000) return false;
  if (v10 === "") return false;
  for (const key13 in value) {
    if (key13 !== "type" && key13 !== "name" && key13 !== "phoneNumber" && key13 !== "text") {
      return false;
    }
  }
  return true;
}
const isRcsButtonPhoneNumber_pattern1 = /* @__PURE__ */ new RegExp("^\\+?[0-9][0-9-]{1,17}[0-9]$", "u");
function isRcsButtonPhoneNumber(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 20 && countCharacters(value) > 20) return false;
  if (!isRcsButtonPhoneNumber_pattern1.test(value)) return false;
  return true;
}
function isRcsButtonComV(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "COM_V") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonName(v4)) return false;
  const v7 = value.phoneNumber;
  if (v7 === undefined) return false;
  if (!isRcsButtonPhoneNumber(v7)) return false;
  for (const key10 in value) {
    if (key10 !== "type" && key10 !== "name" && key10 !== "phoneNumber") {
      return false;
    }
  }
  return true;
}
function isRcsButtonDial(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "DIAL") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonName(v4)) return false;
  const v7 = value.phoneNumber;
  if (v7 === undefined) return false;
  if (!isRcsButtonPhoneNumber(v7)) return false;
  for (const key10 in value) {
    if (key10 !== "type" && key10 !== "name" && key10 !== "phoneNumber") {
      return false;
    }
  }
  return true;
}
function isRcsSubContents(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length > 3) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isRcsSubContent(v4)) return false;
  }
  return true;
}
function isRcsSubContent(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  const v1 = value.subTitle;
  if (v1 !== undefined) {
    if (!(typeof v1 === "string")) return false;
    if (v1.length > 100 && countCharacters(v1) > 100) return false;
    if (v1 === "") return false;
  }
  const v4 = value.subDesc;
  if (v4 !== undefined) {
    if (!(typeof v4 === "string")) return false;
    if (v4.length > 150 && countCharacters(v4) > 150) return false;
    if (v4 === "") return false;
  }
  const v7 = value.subMedia;
  if (v7 !== undefined) {
    if (!isRcsMedia(v7)) return false;
  }
  const v10 = value.subMediaUrl;
  if (v10 !== undefined) {
    if (!isRcsSubMediaUrl(v10)) return false;
  }
  for (const key13 in value) {
    if (key13 !== "subTitle" && key13 !== "subDesc" && key13 !== "subMedia" && key13 !== "subMediaUrl") {
      return false;
    }
  }
  return true;
}
const isRcsSubMediaUrl_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9+.-]*:\\S+$", "u");
function isRcsSubMediaUrl(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 1000 && countCharacters(value) > 1000) return false;
  if (!isRcsSubMediaUrl_pattern1.test(value)) return false;
  return true;
}
function isRcsCarouselContent(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.carousel;
  if (v1 === undefined) return false;
  if (!isRcsCarousel(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "carousel") {
      return false;
    }
  }
  return true;
}
function isRcsCarousel(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length < 2) return false;
  if (value.length > 6) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isRcsCarouselCard(v4)) return false;
  }
  return true;
}
function isRcsCarouselCard(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  const v1 = value.text;
  if (v1 !== undefined) {
    if (!isRcsText(v1)) return false;
  }
  const v4 = value.title;
  if (v4 !== undefined) {
    if (!isRcsTitle(v4)) return false;
  }
  const v7 = value.media;
  if (v7 !== undefined) {
    if (!isRcsMedia(v7)) return false;
  }
  const v10 = value.fileKey;
  if (v10 !== undefined) {
    if (!isFileKey(v10)) return false;
  }
  const v13 = value.mediaUrl;
  if (v13 !== undefined) {
    if (!isRcsMediaUrl(v13)) return false;
  }
  const v16 = value.button;
  if (v16 !== undefined) {
    if (!isRcsCardButtons(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "text" && key19 !== "title" && key19 !== "media" && key19 !== "fileKey" && key19 !== "mediaUrl" && key19 !== "button") {
      return false;
    }
  }
  return true;
}
function isRcsTemplateContent(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.template;
  if (v1 === undefined) return false;
  if (!isRcsTemplate(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "template") {
      return false;
    }
  }
  return true;
}
const isRcsTemplate_pattern1 = /* @__PURE__ */ new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$", "u");
function isRcsTemplate(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  if (Object.keys(value).length > 60) return false;
  const v1 = value.title;
  if (v1 !== undefined) {
    if (!isRcsTitle(v1)) return false;
  }
  const v4 = value.description;
  if (v4 !== undefined) {
    if (!isRcsText(v4)) return false;
  }
  const v7 = value.subContent;
  if (v7 !== undefined) {
    if (!isRcsSubContents(v7)) return false;
  }
  for (const key10 in value) {
    if (key10.length > 40 && countCharacters(key10) > 40) return false;
    if (!isRcsTemplate_pattern1.test(key10)) return false;
  }
  let holds14 = false;
  attempt22: {
    holds14 = true;
  }
  if (holds14) {
    for (const key18 in value) {
      const v19 = value[key18];
      if (key18 !== "title" && key18 !== "description" && key18 !== "subContent") {
        if (!isRcsTemplateValue(v19)) return false;
      }
    }
  }
  return true;
}
function isRcsTemplateValue(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 1300 && countCharacters(value) > 1300) return false;
  return true;
}
const isRcsBody_pattern1 = /* @__PURE__ */ new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$", "u");
function isRcsBody(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  if (Object.keys(value).length > 80) return false;
  for (const key1 in value) {
    const v2 = value[key1];
    if (key1.length > 40 && countCharacters(key1) > 40) return false;
    if (!isRcsBody_pattern1.test(key1)) return false;
    if (!isRcsBodyValue(v2)) return false;
  }
  return true;
}
function isRcsBodyValue(value) {
  let count3 = 0;
  if (count3 < 2) {
    attempt4: {
      if (!isRcsBodyText(value)) break attempt4;
      count3++;
    }
  }
  if (count3 < 2) {
    attempt7: {
      if (!isRcsBodyObject(value)) break attempt7;
      count3++;
    }
  }
  if (count3 !== 1) return false;
  return true;
}
function isRcsBodyText(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 1300 && countCharacters(value) > 1300) return false;
  return true;
}
const isRcsBodyObject_pattern1 = /* @__PURE__ */ new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$", "u");
function isRcsBodyObject(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length > 20) return false;
  for (const key1 in value) {
    const v2 = value[key1];
    if (key1.length > 40 && countCharacters(key1) > 40) return false;
    if (!isRcsBodyObject_pattern1.test(key1)) return false;
    if (!isRcsBodyText(v2)) return false;
  }
  return true;
}
function isRcsButtons(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length > 6) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isRcsButtonGroup(v4)) return false;
  }
  return true;
}
function isRcsButtonGroup(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.suggestions;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length > 3) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isRcsSuggestion(v5)) return false;
  }
  for (const key8 in value) {
    if (key8 !== "suggestions") {
      return false;
    }
  }
  return true;
}
function isRcsSuggestion(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.action;
  if (v1 === undefined) return false;
  if (!isRcsSuggestedAction(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "action") {
      return false;
    }
  }
  return true;
}
function isRcsSuggestedAction(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.urlAction;
  if (v1 === undefined) return false;
  if (!isRcsUrlAction(v1)) return false;
  const v4 = value.displayText;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 40 && countCharacters(v4) > 40) return false;
  if (v4 === "") return false;
  const v7 = value.postback;
  if (v7 !== undefined) {
    if (!isRcsPostback(v7)) return false;
  }
  for (const key10 in value) {
    if (key10 !== "urlAction" && key10 !== "displayText" && key10 !== "postback") {
      return false;
    }
  }
  return true;
}
function isRcsUrlAction(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.openUrl;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "object" && v1 !== null && !Array.isArray(v1))) return false;
  const v2 = v1.url;
  if (v2 === undefined) return false;
  if (!isRcsButtonLink(v2)) return false;
  for (const key5 in v1) {
    if (key5 !== "url") {
      return false;
    }
  }
  for (const key7 in value) {
    if (key7 !== "openUrl") {
      return false;
    }
  }
  return true;
}
function isRcsPostback(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.data;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 1000 && countCharacters(v1) > 1000) return false;
  for (const key4 in value) {
    if (key4 !== "data") {
      return false;
    }
  }
  return true;
}
const isRcsFormatId_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._-]+$", "u");
function isRcsFormatId(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 64 && countCharacters(value) > 64) return false;
  if (!isRcsFormatId_pattern1.test(value)) return false;
  return true;
}
const isRcsBrandKey_pattern1 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
function isRcsBrandKey(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 100 && countCharacters(value) > 100) return false;
  if (!isRcsBrandKey_pattern1.test(value)) return false;
  return true;
}
const isRcsBrandId_pattern1 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
function isRcsBrandId(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 100 && countCharacters(value) > 100) return false;
  if (!isRcsBrandId_pattern1.test(value)) return false;
  return true;
}
function isRcsExpiryOption(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "1" && value !== "2" && value !== "3" && value !== "4") return false;
  if (value.length > 1 && countCharacters(value) > 1) return false;
  return true;
}
function isRcsHeader(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "0" && value !== "1") return false;
  if (value.length > 1 && countCharacters(value) > 1) return false;
  return true;
}
function isRcsFooter(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 100 && countCharacters(value) > 100) return false;
  if (value === "") return false;
  return true;
}
function isFallback(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (!isFallbackType(v1)) return false;
  const v4 = value.text;
  if (v4 === undefined) return false;
  if (!isFallbackText(v4)) return false;
  const v7 = value.title;
  if (v7 !== undefined) {
    if (!isMmsTitle(v7)) return false;
  }
  const v10 = value.fileKey;
  if (v10 !== undefined) {
    if (!isFileKeys(v10)) return false;
  }
  const v13 = value.originCID;
  if (v13 !== undefined) {
    if (!isOriginCid(v13)) return false;
  }
  const v16 = value.from;
  if (v16 !== undefined) {
    if (!isDomesticNumber(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "type" && key19 !== "text" && key19 !== "title" && key19 !== "fileKey" && key19 !== "originCID" && key19 !== "from") {
      return false;
    }
  }
  return true;
}
function isRcsCopyAllowed(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "0" && value !== "1") return false;
  if (value.length > 1 && countCharacters(value) > 1) return false;
  return true;
}
function isRcsGroupId(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 20 && countCharacters(value) > 20) return false;
  if (value === "") return false;
  return true;
}
function isRcsAgencyId(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 20 && countCharacters(value) > 20) return false;
  if (value === "") return false;
  return true;
}
function isRcsAgencyKey(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 100 && countCharacters(value) > 100) return false;
  if (value === "") return false;
  return true;
}
const isRcsRules_values1 = /* @__PURE__ */ new Set(["SS000000","SL000000","SMwThT00","SMwThM00","CMwMhM0200","CMwMhM0300","CMwMhM0400","CMwMhM0500","CMwMhM0600","CMwShS0200","CMwShS0300","CMwShS0400","CMwShS0500","CMwShS0600","OMHITV0001","OMHITS0001","OMHIMV0001","OMHIMS0001","OMTBNV0001","OMTBNH0001","OMSNSS0001","OMSNSH0001"]);
function isRcsRules(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    if (value.buttons !== undefined) {
      if (value.body === undefined) return false;
    }
  }
  let holds5 = false;
  attempt8: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v9 = value.formatId;
      if (v9 === undefined) break attempt8;
      if (v9 !== "SS000000") break attempt8;
    }
    holds5 = true;
  }
  if (holds5) {
    if (!isRcsFormatSS000000(value)) return false;
  }
  let holds16 = false;
  attempt19: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v20 = value.formatId;
      if (v20 === undefined) break attempt19;
      if (v20 !== "SL000000") break attempt19;
    }
    holds16 = true;
  }
  if (holds16) {
    if (!isRcsFormatSL000000(value)) return false;
  }
  let holds27 = false;
  attempt30: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v31 = value.formatId;
      if (v31 === undefined) break attempt30;
      if (v31 !== "SMwThT00" && v31 !== "SMwThM00") break attempt30;
    }
    holds27 = true;
  }
  if (holds27) {
    if (!isRcsFormatSMwThT00(value)) return false;
  }
  let holds38 = false;
  attempt41: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v42 = value.formatId;
      if (v42 === undefined) break attempt41;
      if (v42 !== "CMwMhM0200" && v42 !== "CMwMhM0300" && v42 !== "CMwMhM0400" && v42 !== "CMwMhM0500" && v42 !== "CMwMhM0600") break attempt41;
    }
    holds38 = true;
  }
  if (holds38) {
    if (!isRcsFormatCMwMhM0200(value)) return false;
  }
  let holds49 = false;
  attempt52: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v53 = value.formatId;
      if (v53 === undefined) break attempt52;
      if (v53 !== "CMwShS0200" && v53 !== "CMwShS0300" && v53 !== "CMwShS0400" && v53 !== "CMwShS0500" && v53 !== "CMwShS0600") break attempt52;
    }
    holds49 = true;
  }
  if (holds49) {
    if (!isRcsFormatCMwShS0200(value)) return false;
  }
  let holds60 = false;
  attempt63: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v64 = value.formatId;
      if (v64 === undefined) break attempt63;
      if (v64 !== "OMHITV0001" && v64 !== "OMHITS0001") break attempt63;
    }
    holds60 = true;
  }
  if (holds60) {
    if (!isRcsFormatOMHITV0001(value)) return false;
  }
  let holds71 = false;
  attempt74: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v75 = value.formatId;
      if (v75 === undefined) break attempt74;
      if (v75 !== "OMHIMV0001" && v75 !== "OMHIMS0001") break attempt74;
    }
    holds71 = true;
  }
  if (holds71) {
    if (!isRcsFormatOMHIMV0001(value)) return false;
  }
  let holds82 = false;
  attempt85: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v86 = value.formatId;
      if (v86 === undefined) break attempt85;
      if (v86 !== "OMTBNV0001") break attempt85;
    }
    holds82 = true;
  }
  if (holds82) {
    if (!isRcsFormatOMTBNV0001(value)) return false;
  }
  let holds93 = false;
  attempt96: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v97 = value.formatId;
      if (v97 === undefined) break attempt96;
      if (v97 !== "OMTBNH0001") break attempt96;
    }
    holds93 = true;
  }
  if (holds93) {
    if (!isRcsFormatOMTBNH0001(value)) return false;
  }
  let holds104 = false;
  attempt107: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v108 = value.formatId;
      if (v108 === undefined) break attempt107;
      if (v108 !== "OMSNSS0001" && v108 !== "OMSNSH0001") break attempt107;
    }
    holds104 = true;
  }
  if (holds104) {
    if (!isRcsFormatOMSNSS0001(value)) return false;
  }
  let holds115 = false;
  attempt118: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v119 = value.formatId;
      if (v119 === undefined) break attempt118;
      if (v119 !== "CMwMhM0200" && v119 !== "CMwShS0200") break attempt118;
    }
    holds115 = true;
  }
  if (holds115) {
    if (!isRcsCards2(value)) return false;
  }
  let holds126 = false;
  attempt129: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v130 = value.formatId;
      if (v130 === undefined) break attempt129;
      if (v130 !== "CMwMhM0300" && v130 !== "CMwShS0300") break attempt129;
    }
    holds126 = true;
  }
  if (holds126) {
    if (!isRcsCards3(value)) return false;
  }
  let holds137 = false;
  attempt140: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v141 = value.formatId;
      if (v141 === undefined) break attempt140;
      if (v141 !== "CMwMhM0400" && v141 !== "CMwShS0400") break attempt140;
    }
    holds137 = true;
  }
  if (holds137) {
    if (!isRcsCards4(value)) return false;
  }
  let holds148 = false;
  attempt151: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v152 = value.formatId;
      if (v152 === undefined) break attempt151;
      if (v152 !== "CMwMhM0500" && v152 !== "CMwShS0500") break attempt151;
    }
    holds148 = true;
  }
  if (holds148) {
    if (!isRcsCards5(value)) return false;
  }
  let holds159 = false;
  attempt162: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v163 = value.formatId;
      if (v163 === undefined) break attempt162;
      if (v163 !== "CMwMhM0600" && v163 !== "CMwShS0600") break attempt162;
    }
    holds159 = true;
  }
  if (holds159) {
    if (!isRcsCards6(value)) return false;
  }
  let holds170 = false;
  attempt173: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v174 = value.formatId;
      if (v174 === undefined) break attempt173;
      if (!(typeof v174 === "string")) break attempt173;
      attempt177: {
        if (!isRcsRules_values1.has(v174)) break attempt177;
        break attempt173;
      }
    }
    holds170 = true;
  }
  if (holds170) {
    if (!isRcsTemplateAny(value)) return false;
  }
  let holds182 = false;
  if (!holds182) {
    attempt183: {
      if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        if (value.content === undefined) break attempt183;
      }
      holds182 = true;
    }
  }
  if (!holds182) {
    attempt186: {
      if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        if (value.body === undefined) break attempt186;
      }
      holds182 = true;
    }
  }
  if (!holds182) return false;
  attempt189: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      if (value.content === undefined) break attempt189;
      if (value.body === undefined) break attempt189;
    }
    return false;
  }
  let holds192 = false;
  attempt198: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v199 = value.header;
      if (v199 === undefined) break attempt198;
      if (v199 !== "1") break attempt198;
    }
    holds192 = true;
  }
  if (holds192) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v193 = value.footer;
      if (v193 === undefined) return false;
    }
  }
  return true;
}
const isRcsFormatSS000000_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatSS000000_pattern2 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsFormatSS000000(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 === undefined) return false;
          if (!(typeof v3 === "string")) return false;
          if (v3.length > 100 && countCharacters(v3) > 100) return false;
          const v6 = v2.title;
          if (v6 !== undefined) {
            attempt9: {
              return false;
            }
          }
          const v12 = v2.media;
          if (v12 !== undefined) {
            attempt15: {
              return false;
            }
          }
          const v18 = v2.button;
          if (v18 !== undefined) {
            if (!(Array.isArray(v18))) return false;
            if (v18.length > 1) return false;
          }
          const v21 = v2.subContent;
          if (v21 !== undefined) {
            if (!(Array.isArray(v21))) return false;
            if (v21.length > 0) return false;
          }
        }
      }
    }
    const v28 = value.body;
    if (v28 !== undefined) {
      if (typeof v28 === "object" && v28 !== null && !Array.isArray(v28)) {
        const v29 = v28.title;
        if (v29 !== undefined) {
          attempt32: {
            return false;
          }
        }
        const v35 = v28.description;
        if (v35 === undefined) return false;
        if (!(typeof v35 === "string")) return false;
        if (v35.length > 100 && countCharacters(v35) > 100) return false;
        if (v35 === "") return false;
        const v38 = v28.media;
        if (v38 !== undefined) {
          attempt41: {
            return false;
          }
        }
        for (const key44 in v28) {
          if (isRcsFormatSS000000_pattern1.test(key44)) {
            attempt48: {
              return false;
            }
          }
          if (isRcsFormatSS000000_pattern2.test(key44)) {
            attempt53: {
              return false;
            }
          }
        }
      }
    }
    const v56 = value.buttons;
    if (v56 !== undefined) {
      if (!(Array.isArray(v56))) return false;
      if (v56.length > 1) return false;
      for (let i59 = 0; i59 < v56.length; i59++) {
        const v60 = v56[i59];
        if (typeof v60 === "object" && v60 !== null && !Array.isArray(v60)) {
          const v61 = v60.suggestions;
          if (v61 !== undefined) {
            if (!(Array.isArray(v61))) return false;
            if (v61.length > 1) return false;
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatSL000000_pattern1 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const isRcsFormatSL000000_pattern2 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatSL000000_pattern3 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsFormatSL000000(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 1300 && countCharacters(v3) > 1300) return false;
          }
          const v6 = v2.title;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 30 && countCharacters(v6) > 30) return false;
          }
          const v9 = v2.button;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 3) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.name;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 17 && countCharacters(v14) > 17) return false;
                }
              }
            }
          }
          const v19 = v2.subContent;
          if (v19 !== undefined) {
            if (!(Array.isArray(v19))) return false;
            if (v19.length > 0) return false;
          }
        }
      }
    }
    const v26 = value.body;
    if (v26 !== undefined) {
      if (typeof v26 === "object" && v26 !== null && !Array.isArray(v26)) {
        const v27 = v26.title;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 30 && countCharacters(v27) > 30) return false;
        }
        const v30 = v26.description;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 1300 && countCharacters(v30) > 1300) return false;
        }
        const v33 = v26.media;
        if (v33 !== undefined) {
          if (!(typeof v33 === "string")) return false;
          if (v33.length > 200 && countCharacters(v33) > 200) return false;
          if (!isRcsFormatSL000000_pattern1.test(v33)) return false;
        }
        for (const key36 in v26) {
          if (isRcsFormatSL000000_pattern2.test(key36)) {
            attempt40: {
              return false;
            }
          }
          if (isRcsFormatSL000000_pattern3.test(key36)) {
            attempt45: {
              return false;
            }
          }
        }
      }
    }
    const v48 = value.buttons;
    if (v48 !== undefined) {
      if (!(Array.isArray(v48))) return false;
      if (v48.length > 1) return false;
      for (let i51 = 0; i51 < v48.length; i51++) {
        const v52 = v48[i51];
        if (typeof v52 === "object" && v52 !== null && !Array.isArray(v52)) {
          const v53 = v52.suggestions;
          if (v53 !== undefined) {
            if (!(Array.isArray(v53))) return false;
            if (v53.length > 3) return false;
            for (let i56 = 0; i56 < v53.length; i56++) {
              const v57 = v53[i56];
              if (typeof v57 === "object" && v57 !== null && !Array.isArray(v57)) {
                const v58 = v57.action;
                if (v58 !== undefined) {
                  if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
                    const v59 = v58.displayText;
                    if (v59 !== undefined) {
                      if (!(typeof v59 === "string")) return false;
                      if (v59.length > 17 && countCharacters(v59) > 17) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatSMwThT00_pattern1 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const isRcsFormatSMwThT00_pattern2 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatSMwThT00_pattern3 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsFormatSMwThT00(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 1300 && countCharacters(v3) > 1300) return false;
          }
          const v6 = v2.title;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 30 && countCharacters(v6) > 30) return false;
          }
          const v9 = v2.button;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 2) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.name;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 17 && countCharacters(v14) > 17) return false;
                }
              }
            }
          }
          const v19 = v2.subContent;
          if (v19 !== undefined) {
            if (!(Array.isArray(v19))) return false;
            if (v19.length > 0) return false;
          }
        }
      }
    }
    const v26 = value.body;
    if (v26 !== undefined) {
      if (typeof v26 === "object" && v26 !== null && !Array.isArray(v26)) {
        const v27 = v26.title;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 30 && countCharacters(v27) > 30) return false;
        }
        const v30 = v26.description;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 1300 && countCharacters(v30) > 1300) return false;
        }
        const v33 = v26.media;
        if (v33 !== undefined) {
          if (!(typeof v33 === "string")) return false;
          if (v33.length > 200 && countCharacters(v33) > 200) return false;
          if (!isRcsFormatSMwThT00_pattern1.test(v33)) return false;
        }
        for (const key36 in v26) {
          if (isRcsFormatSMwThT00_pattern2.test(key36)) {
            attempt40: {
              return false;
            }
          }
          if (isRcsFormatSMwThT00_pattern3.test(key36)) {
            attempt45: {
              return false;
            }
          }
        }
      }
    }
    const v48 = value.buttons;
    if (v48 !== undefined) {
      if (!(Array.isArray(v48))) return false;
      if (v48.length > 1) return false;
      for (let i51 = 0; i51 < v48.length; i51++) {
        const v52 = v48[i51];
        if (typeof v52 === "object" && v52 !== null && !Array.isArray(v52)) {
          const v53 = v52.suggestions;
          if (v53 !== undefined) {
            if (!(Array.isArray(v53))) return false;
            if (v53.length > 2) return false;
            for (let i56 = 0; i56 < v53.length; i56++) {
              const v57 = v53[i56];
              if (typeof v57 === "object" && v57 !== null && !Array.isArray(v57)) {
                const v58 = v57.action;
                if (v58 !== undefined) {
                  if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
                    const v59 = v58.displayText;
                    if (v59 !== undefined) {
                      if (!(typeof v59 === "string")) return false;
                      if (v59.length > 17 && countCharacters(v59) > 17) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatCMwMhM0200_parameter1 = /* @__PURE__ */ JSON.parse("{\"limit\":1300,\"of\":\"text\"}");
const isRcsFormatCMwMhM0200_pattern2 = /* @__PURE__ */ new RegExp("^title[0-9]+$", "u");
const isRcsFormatCMwMhM0200_pattern3 = /* @__PURE__ */ new RegExp("^description[0-9]+$", "u");
const isRcsFormatCMwMhM0200_pattern4 = /* @__PURE__ */ new RegExp("^media[0-9]+$", "u");
const isRcsFormatCMwMhM0200_pattern5 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const isRcsFormatCMwMhM0200_pattern6 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)$", "u");
const isRcsFormatCMwMhM0200_pattern7 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
const isRcsFormatCMwMhM0200_parameter8 = /* @__PURE__ */ JSON.parse("{\"limit\":1300,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]}");
function isRcsFormatCMwMhM0200(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.carousel;
        if (v2 === undefined) return false;
        if (!(Array.isArray(v2))) return false;
        if (v2.length > 6) return false;
        for (let i5 = 0; i5 < v2.length; i5++) {
          const v6 = v2[i5];
          if (typeof v6 === "object" && v6 !== null && !Array.isArray(v6)) {
            const v7 = v6.text;
            if (v7 !== undefined) {
              if (!(typeof v7 === "string")) return false;
              if (v7.length > 1300 && countCharacters(v7) > 1300) return false;
            }
            const v10 = v6.title;
            if (v10 !== undefined) {
              if (!(typeof v10 === "string")) return false;
              if (v10.length > 30 && countCharacters(v10) > 30) return false;
            }
            const v13 = v6.button;
            if (v13 !== undefined) {
              if (!(Array.isArray(v13))) return false;
              if (v13.length > 2) return false;
              for (let i16 = 0; i16 < v13.length; i16++) {
                const v17 = v13[i16];
                if (typeof v17 === "object" && v17 !== null && !Array.isArray(v17)) {
                  const v18 = v17.name;
                  if (v18 !== undefined) {
                    if (!(typeof v18 === "string")) return false;
                    if (v18.length > 13 && countCharacters(v18) > 13) return false;
                  }
                }
              }
            }
          }
        }
        if (!keywordModule2.holds(v2, isRcsFormatCMwMhM0200_parameter1)) return false;
      }
    }
    const v27 = value.body;
    if (v27 !== undefined) {
      if (typeof v27 === "object" && v27 !== null && !Array.isArray(v27)) {
        for (const key28 in v27) {
          const v29 = v27[key28];
          if (isRcsFormatCMwMhM0200_pattern2.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 30 && countCharacters(v29) > 30) return false;
          }
          if (isRcsFormatCMwMhM0200_pattern3.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 1300 && countCharacters(v29) > 1300) return false;
          }
          if (isRcsFormatCMwMhM0200_pattern4.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 200 && countCharacters(v29) > 200) return false;
            if (!isRcsFormatCMwMhM0200_pattern5.test(v29)) return false;
          }
          if (isRcsFormatCMwMhM0200_pattern6.test(key28)) {
            attempt38: {
              return false;
            }
          }
          if (isRcsFormatCMwMhM0200_pattern7.test(key28)) {
            attempt43: {
              return false;
            }
          }
        }
        if (!keywordModule3.holds(v27, isRcsFormatCMwMhM0200_parameter8)) return false;
      }
    }
    const v46 = value.buttons;
    if (v46 !== undefined) {
      if (!(Array.isArray(v46))) return false;
      if (v46.length > 6) return false;
      for (let i49 = 0; i49 < v46.length; i49++) {
        const v50 = v46[i49];
        if (typeof v50 === "object" && v50 !== null && !Array.isArray(v50)) {
          const v51 = v50.suggestions;
          if (v51 !== undefined) {
            if (!(Array.isArray(v51))) return false;
            if (v51.length > 2) return false;
            for (let i54 = 0; i54 < v51.length; i54++) {
              const v55 = v51[i54];
              if (typeof v55 === "object" && v55 !== null && !Array.isArray(v55)) {
                const v56 = v55.action;
                if (v56 !== undefined) {
                  if (typeof v56 === "object" && v56 !== null && !Array.isArray(v56)) {
                    const v57 = v56.displayText;
                    if (v57 !== undefined) {
                      if (!(typeof v57 === "string")) return false;
                      if (v57.length > 13 && countCharacters(v57) > 13) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatCMwShS0200_parameter1 = /* @__PURE__ */ JSON.parse("{\"limit\":1300,\"of\":\"text\"}");
const isRcsFormatCMwShS0200_pattern2 = /* @__PURE__ */ new RegExp("^title[0-9]+$", "u");
const isRcsFormatCMwShS0200_pattern3 = /* @__PURE__ */ new RegExp("^description[0-9]+$", "u");
const isRcsFormatCMwShS0200_pattern4 = /* @__PURE__ */ new RegExp("^media[0-9]+$", "u");
const isRcsFormatCMwShS0200_pattern5 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const isRcsFormatCMwShS0200_pattern6 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)$", "u");
const isRcsFormatCMwShS0200_pattern7 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
const isRcsFormatCMwShS0200_parameter8 = /* @__PURE__ */ JSON.parse("{\"limit\":1300,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]}");
function isRcsFormatCMwShS0200(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.carousel;
        if (v2 === undefined) return false;
        if (!(Array.isArray(v2))) return false;
        if (v2.length > 6) return false;
        for (let i5 = 0; i5 < v2.length; i5++) {
          const v6 = v2[i5];
          if (typeof v6 === "object" && v6 !== null && !Array.isArray(v6)) {
            const v7 = v6.text;
            if (v7 !== undefined) {
              if (!(typeof v7 === "string")) return false;
              if (v7.length > 1300 && countCharacters(v7) > 1300) return false;
            }
            const v10 = v6.title;
            if (v10 !== undefined) {
              if (!(typeof v10 === "string")) return false;
              if (v10.length > 30 && countCharacters(v10) > 30) return false;
            }
            const v13 = v6.button;
            if (v13 !== undefined) {
              if (!(Array.isArray(v13))) return false;
              if (v13.length > 2) return false;
              for (let i16 = 0; i16 < v13.length; i16++) {
                const v17 = v13[i16];
                if (typeof v17 === "object" && v17 !== null && !Array.isArray(v17)) {
                  const v18 = v17.name;
                  if (v18 !== undefined) {
                    if (!(typeof v18 === "string")) return false;
                    if (v18.length > 5 && countCharacters(v18) > 5) return false;
                  }
                }
              }
            }
          }
        }
        if (!keywordModule2.holds(v2, isRcsFormatCMwShS0200_parameter1)) return false;
      }
    }
    const v27 = value.body;
    if (v27 !== undefined) {
      if (typeof v27 === "object" && v27 !== null && !Array.isArray(v27)) {
        for (const key28 in v27) {
          const v29 = v27[key28];
          if (isRcsFormatCMwShS0200_pattern2.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 30 && countCharacters(v29) > 30) return false;
          }
          if (isRcsFormatCMwShS0200_pattern3.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 1300 && countCharacters(v29) > 1300) return false;
          }
          if (isRcsFormatCMwShS0200_pattern4.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 200 && countCharacters(v29) > 200) return false;
            if (!isRcsFormatCMwShS0200_pattern5.test(v29)) return false;
          }
          if (isRcsFormatCMwShS0200_pattern6.test(key28)) {
            attempt38: {
              return false;
            }
          }
          if (isRcsFormatCMwShS0200_pattern7.test(key28)) {
            attempt43: {
              return false;
            }
          }
        }
        if (!keywordModule3.holds(v27, isRcsFormatCMwShS0200_parameter8)) return false;
      }
    }
    const v46 = value.buttons;
    if (v46 !== undefined) {
      if (!(Array.isArray(v46))) return false;
      if (v46.length > 6) return false;
      for (let i49 = 0; i49 < v46.length; i49++) {
        const v50 = v46[i49];
        if (typeof v50 === "object" && v50 !== null && !Array.isArray(v50)) {
          const v51 = v50.suggestions;
          if (v51 !== undefined) {
            if (!(Array.isArray(v51))) return false;
            if (v51.length > 2) return false;
            for (let i54 = 0; i54 < v51.length; i54++) {
              const v55 = v51[i54];
              if (typeof v55 === "object" && v55 !== null && !Array.isArray(v55)) {
                const v56 = v55.action;
                if (v56 !== undefined) {
                  if (typeof v56 === "object" && v56 !== null && !Array.isArray(v56)) {
                    const v57 = v56.displayText;
                    if (v57 !== undefined) {
                      if (!(typeof v57 === "string")) return false;
                      if (v57.length > 5 && countCharacters(v57) > 5) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatOMHITV0001_pattern1 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const isRcsFormatOMHITV0001_pattern2 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatOMHITV0001_pattern3 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-1]$)[0-9]+$", "u");
function isRcsFormatOMHITV0001(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            attempt6: {
              return false;
            }
          }
          const v9 = v2.title;
          if (v9 !== undefined) {
            if (!(typeof v9 === "string")) return false;
            if (v9.length > 30 && countCharacters(v9) > 30) return false;
          }
          const v12 = v2.button;
          if (v12 !== undefined) {
            if (!(Array.isArray(v12))) return false;
            if (v12.length > 2) return false;
            for (let i15 = 0; i15 < v12.length; i15++) {
              const v16 = v12[i15];
              if (typeof v16 === "object" && v16 !== null && !Array.isArray(v16)) {
                const v17 = v16.name;
                if (v17 !== undefined) {
                  if (!(typeof v17 === "string")) return false;
                  if (v17.length > 16 && countCharacters(v17) > 16) return false;
                }
              }
            }
          }
          const v22 = v2.subContent;
          if (v22 !== undefined) {
            if (!(Array.isArray(v22))) return false;
            if (v22.length > 1) return false;
          }
        }
      }
    }
    const v29 = value.body;
    if (v29 !== undefined) {
      if (typeof v29 === "object" && v29 !== null && !Array.isArray(v29)) {
        const v30 = v29.title;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 30 && countCharacters(v30) > 30) return false;
        }
        const v33 = v29.description;
        if (v33 !== undefined) {
          attempt36: {
            return false;
          }
        }
        const v39 = v29.media;
        if (v39 !== undefined) {
          if (!(typeof v39 === "string")) return false;
          if (v39.length > 200 && countCharacters(v39) > 200) return false;
          if (!isRcsFormatOMHITV0001_pattern1.test(v39)) return false;
        }
        for (const key42 in v29) {
          if (isRcsFormatOMHITV0001_pattern2.test(key42)) {
            attempt46: {
              return false;
            }
          }
          if (isRcsFormatOMHITV0001_pattern3.test(key42)) {
            attempt51: {
              return false;
            }
          }
        }
      }
    }
    const v54 = value.buttons;
    if (v54 !== undefined) {
      if (!(Array.isArray(v54))) return false;
      if (v54.length > 1) return false;
      for (let i57 = 0; i57 < v54.length; i57++) {
        const v58 = v54[i57];
        if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
          const v59 = v58.suggestions;
          if (v59 !== undefined) {
            if (!(Array.isArray(v59))) return false;
            if (v59.length > 2) return false;
            for (let i62 = 0; i62 < v59.length; i62++) {
              const v63 = v59[i62];
              if (typeof v63 === "object" && v63 !== null && !Array.isArray(v63)) {
                const v64 = v63.action;
                if (v64 !== undefined) {
                  if (typeof v64 === "object" && v64 !== null && !Array.isArray(v64)) {
                    const v65 = v64.displayText;
                    if (v65 !== undefined) {
                      if (!(typeof v65 === "string")) return false;
                      if (v65.length > 16 && countCharacters(v65) > 16) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatOMHIMV0001_pattern1 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const isRcsFormatOMHIMV0001_pattern2 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatOMHIMV0001_pattern3 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsFormatOMHIMV0001(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            attempt6: {
              return false;
            }
          }
          const v9 = v2.title;
          if (v9 !== undefined) {
            if (!(typeof v9 === "string")) return false;
            if (v9.length > 30 && countCharacters(v9) > 30) return false;
          }
          const v12 = v2.button;
          if (v12 !== undefined) {
            if (!(Array.isArray(v12))) return false;
            if (v12.length > 2) return false;
            for (let i15 = 0; i15 < v12.length; i15++) {
              const v16 = v12[i15];
              if (typeof v16 === "object" && v16 !== null && !Array.isArray(v16)) {
                const v17 = v16.name;
                if (v17 !== undefined) {
                  if (!(typeof v17 === "string")) return false;
                  if (v17.length > 16 && countCharacters(v17) > 16) return false;
                }
              }
            }
          }
          const v22 = v2.subContent;
          if (v22 !== undefined) {
            if (!(Array.isArray(v22))) return false;
            if (v22.length > 0) return false;
          }
        }
      }
    }
    const v29 = value.body;
    if (v29 !== undefined) {
      if (typeof v29 === "object" && v29 !== null && !Array.isArray(v29)) {
        const v30 = v29.title;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 30 && countCharacters(v30) > 30) return false;
        }
        const v33 = v29.description;
        if (v33 !== undefined) {
          attempt36: {
            return false;
          }
        }
        const v39 = v29.media;
        if (v39 !== undefined) {
          if (!(typeof v39 === "string")) return false;
          if (v39.length > 200 && countCharacters(v39) > 200) return false;
          if (!isRcsFormatOMHIMV0001_pattern1.test(v39)) return false;
        }
        for (const key42 in v29) {
          if (isRcsFormatOMHIMV0001_pattern2.test(key42)) {
            attempt46: {
              return false;
            }
          }
          if (isRcsFormatOMHIMV0001_pattern3.test(key42)) {
            attempt51: {
              return false;
            }
          }
        }
      }
    }
    const v54 = value.buttons;
    if (v54 !== undefined) {
      if (!(Array.isArray(v54))) return false;
      if (v54.length > 1) return false;
      for (let i57 = 0; i57 < v54.length; i57++) {
        const v58 = v54[i57];
        if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
          const v59 = v58.suggestions;
          if (v59 !== undefined) {
            if (!(Array.isArray(v59))) return false;
            if (v59.length > 2) return false;
            for (let i62 = 0; i62 < v59.length; i62++) {
              const v63 = v59[i62];
              if (typeof v63 === "object" && v63 !== null && !Array.isArray(v63)) {
                const v64 = v63.action;
                if (v64 !== undefined) {
                  if (typeof v64 === "object" && v64 !== null && !Array.isArray(v64)) {
                    const v65 = v64.displayText;
                    if (v65 !== undefined) {
                      if (!(typeof v65 === "string")) return false;
                      if (v65.length > 16 && countCharacters(v65) > 16) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatOMTBNV0001_pattern1 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const isRcsFormatOMTBNV0001_pattern2 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatOMTBNV0001_pattern3 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-2]$)[0-9]+$", "u");
function isRcsFormatOMTBNV0001(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 150 && countCharacters(v3) > 150) return false;
          }
          const v6 = v2.title;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 30 && countCharacters(v6) > 30) return false;
          }
          const v9 = v2.button;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 2) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.name;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 16 && countCharacters(v14) > 16) return false;
                }
              }
            }
          }
          const v19 = v2.subContent;
          if (v19 !== undefined) {
            if (!(Array.isArray(v19))) return false;
            if (v19.length > 2) return false;
          }
        }
      }
    }
    const v26 = value.body;
    if (v26 !== undefined) {
      if (typeof v26 === "object" && v26 !== null && !Array.isArray(v26)) {
        const v27 = v26.title;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 30 && countCharacters(v27) > 30) return false;
        }
        const v30 = v26.description;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 150 && countCharacters(v30) > 150) return false;
        }
        const v33 = v26.media;
        if (v33 !== undefined) {
          if (!(typeof v33 === "string")) return false;
          if (v33.length > 200 && countCharacters(v33) > 200) return false;
          if (!isRcsFormatOMTBNV0001_pattern1.test(v33)) return false;
        }
        for (const key36 in v26) {
          if (isRcsFormatOMTBNV0001_pattern2.test(key36)) {
            attempt40: {
              return false;
            }
          }
          if (isRcsFormatOMTBNV0001_pattern3.test(key36)) {
            attempt45: {
              return false;
            }
          }
        }
      }
    }
    const v48 = value.buttons;
    if (v48 !== undefined) {
      if (!(Array.isArray(v48))) return false;
      if (v48.length > 1) return false;
      for (let i51 = 0; i51 < v48.length; i51++) {
        const v52 = v48[i51];
        if (typeof v52 === "object" && v52 !== null && !Array.isArray(v52)) {
          const v53 = v52.suggestions;
          if (v53 !== undefined) {
            if (!(Array.isArray(v53))) return false;
            if (v53.length > 2) return false;
            for (let i56 = 0; i56 < v53.length; i56++) {
              const v57 = v53[i56];
              if (typeof v57 === "object" && v57 !== null && !Array.isArray(v57)) {
                const v58 = v57.action;
                if (v58 !== undefined) {
                  if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
                    const v59 = v58.displayText;
                    if (v59 !== undefined) {
                      if (!(typeof v59 === "string")) return false;
                      if (v59.length > 16 && countCharacters(v59) > 16) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatOMTBNH0001_pattern1 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const isRcsFormatOMTBNH0001_pattern2 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatOMTBNH0001_pattern3 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$", "u");
function isRcsFormatOMTBNH0001(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 150 && countCharacters(v3) > 150) return false;
          }
          const v6 = v2.title;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 30 && countCharacters(v6) > 30) return false;
          }
          const v9 = v2.button;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 2) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.name;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 16 && countCharacters(v14) > 16) return false;
                }
              }
            }
          }
          const v19 = v2.subContent;
          if (v19 !== undefined) {
            if (!(Array.isArray(v19))) return false;
            if (v19.length > 3) return false;
          }
        }
      }
    }
    const v26 = value.body;
    if (v26 !== undefined) {
      if (typeof v26 === "object" && v26 !== null && !Array.isArray(v26)) {
        const v27 = v26.title;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 30 && countCharacters(v27) > 30) return false;
        }
        const v30 = v26.description;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 150 && countCharacters(v30) > 150) return false;
        }
        const v33 = v26.media;
        if (v33 !== undefined) {
          if (!(typeof v33 === "string")) return false;
          if (v33.length > 200 && countCharacters(v33) > 200) return false;
          if (!isRcsFormatOMTBNH0001_pattern1.test(v33)) return false;
        }
        for (const key36 in v26) {
          if (isRcsFormatOMTBNH0001_pattern2.test(key36)) {
            attempt40: {
              return false;
            }
          }
          if (isRcsFormatOMTBNH0001_pattern3.test(key36)) {
            attempt45: {
              return false;
            }
          }
        }
      }
    }
    const v48 = value.buttons;
    if (v48 !== undefined) {
      if (!(Array.isArray(v48))) return false;
      if (v48.length > 1) return false;
      for (let i51 = 0; i51 < v48.length; i51++) {
        const v52 = v48[i51];
        if (typeof v52 === "object" && v52 !== null && !Array.isArray(v52)) {
          const v53 = v52.suggestions;
          if (v53 !== undefined) {
            if (!(Array.isArray(v53))) return false;
            if (v53.length > 2) return false;
            for (let i56 = 0; i56 < v53.length; i56++) {
              const v57 = v53[i56];
              if (typeof v57 === "object" && v57 !== null && !Array.isArray(v57)) {
                const v58 = v57.action;
                if (v58 !== undefined) {
                  if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
                    const v59 = v58.displayText;
                    if (v59 !== undefined) {
                      if (!(typeof v59 === "string")) return false;
                      if (v59.length > 16 && countCharacters(v59) > 16) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatOMSNSS0001_pattern1 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const isRcsFormatOMSNSS0001_pattern2 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatOMSNSS0001_pattern3 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsFormatOMSNSS0001(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 150 && countCharacters(v3) > 150) return false;
          }
          const v6 = v2.title;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 30 && countCharacters(v6) > 30) return false;
          }
          const v9 = v2.button;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 2) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.name;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 16 && countCharacters(v14) > 16) return false;
                }
              }
            }
          }
          const v19 = v2.subContent;
          if (v19 !== undefined) {
            if (!(Array.isArray(v19))) return false;
            if (v19.length > 0) return false;
          }
        }
      }
    }
    const v26 = value.body;
    if (v26 !== undefined) {
      if (typeof v26 === "object" && v26 !== null && !Array.isArray(v26)) {
        const v27 = v26.title;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 30 && countCharacters(v27) > 30) return false;
        }
        const v30 = v26.description;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 150 && countCharacters(v30) > 150) return false;
        }
        const v33 = v26.media;
        if (v33 !== undefined) {
          if (!(typeof v33 === "string")) return false;
          if (v33.length > 200 && countCharacters(v33) > 200) return false;
          if (!isRcsFormatOMSNSS0001_pattern1.test(v33)) return false;
        }
        for (const key36 in v26) {
          if (isRcsFormatOMSNSS0001_pattern2.test(key36)) {
            attempt40: {
              return false;
            }
          }
          if (isRcsFormatOMSNSS0001_pattern3.test(key36)) {
            attempt45: {
              return false;
            }
          }
        }
      }
    }
    const v48 = value.buttons;
    if (v48 !== undefined) {
      if (!(Array.isArray(v48))) return false;
      if (v48.length > 1) return false;
      for (let i51 = 0; i51 < v48.length; i51++) {
        const v52 = v48[i51];
        if (typeof v52 === "object" && v52 !== null && !Array.isArray(v52)) {
          const v53 = v52.suggestions;
          if (v53 !== undefined) {
            if (!(Array.isArray(v53))) return false;
            if (v53.length > 2) return false;
            for (let i56 = 0; i56 < v53.length; i56++) {
              const v57 = v53[i56];
              if (typeof v57 === "object" && v57 !== null && !Array.isArray(v57)) {
                const v58 = v57.action;
                if (v58 !== undefined) {
                  if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
                    const v59 = v58.displayText;
                    if (v59 !== undefined) {
                      if (!(typeof v59 === "string")) return false;
                      if (v59.length > 16 && countCharacters(v59) > 16) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsCards2_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)(?![1-2]$)[0-9]+$", "u");
function isRcsCards2(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.carousel;
        if (v2 !== undefined) {
          if (!(Array.isArray(v2))) return false;
          if (v2.length < 2) return false;
          if (v2.length > 2) return false;
        }
      }
    }
    const v7 = value.body;
    if (v7 !== undefined) {
      if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
        for (const key8 in v7) {
          if (isRcsCards2_pattern1.test(key8)) {
            attempt12: {
              return false;
            }
          }
        }
      }
      let holds17 = false;
      if (!holds17) {
        attempt18: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title1 === undefined) break attempt18;
          }
          holds17 = true;
        }
      }
      if (!holds17) {
        attempt21: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description1 === undefined) break attempt21;
          }
          holds17 = true;
        }
      }
      if (!holds17) {
        attempt24: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media1 === undefined) break attempt24;
          }
          holds17 = true;
        }
      }
      if (!holds17) return false;
      let holds29 = false;
      if (!holds29) {
        attempt30: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title2 === undefined) break attempt30;
          }
          holds29 = true;
        }
      }
      if (!holds29) {
        attempt33: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description2 === undefined) break attempt33;
          }
          holds29 = true;
        }
      }
      if (!holds29) {
        attempt36: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media2 === undefined) break attempt36;
          }
          holds29 = true;
        }
      }
      if (!holds29) return false;
    }
    const v39 = value.buttons;
    if (v39 !== undefined) {
      if (!(Array.isArray(v39))) return false;
      if (v39.length > 2) return false;
    }
  }
  return true;
}
const isRcsCards3_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)(?![1-3]$)[0-9]+$", "u");
function isRcsCards3(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.carousel;
        if (v2 !== undefined) {
          if (!(Array.isArray(v2))) return false;
          if (v2.length < 3) return false;
          if (v2.length > 3) return false;
        }
      }
    }
    const v7 = value.body;
    if (v7 !== undefined) {
      if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
        for (const key8 in v7) {
          if (isRcsCards3_pattern1.test(key8)) {
            attempt12: {
              return false;
            }
          }
        }
      }
      let holds17 = false;
      if (!holds17) {
        attempt18: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title1 === undefined) break attempt18;
          }
          holds17 = true;
        }
      }
      if (!holds17) {
        attempt21: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description1 === undefined) break attempt21;
          }
          holds17 = true;
        }
      }
      if (!holds17) {
        attempt24: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media1 === undefined) break attempt24;
          }
          holds17 = true;
        }
      }
      if (!holds17) return false;
      let holds29 = false;
      if (!holds29) {
        attempt30: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title2 === undefined) break attempt30;
          }
          holds29 = true;
        }
      }
      if (!holds29) {
        attempt33: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description2 === undefined) break attempt33;
          }
          holds29 = true;
        }
      }
      if (!holds29) {
        attempt36: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media2 === undefined) break attempt36;
          }
          holds29 = true;
        }
      }
      if (!holds29) return false;
      let holds41 = false;
      if (!holds41) {
        attempt42: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title3 === undefined) break attempt42;
          }
          holds41 = true;
        }
      }
      if (!holds41) {
        attempt45: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description3 === undefined) break attempt45;
          }
          holds41 = true;
        }
      }
      if (!holds41) {
        attempt48: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media3 === undefined) break attempt48;
          }
          holds41 = true;
        }
      }
      if (!holds41) return false;
    }
    const v51 = value.buttons;
    if (v51 !== undefined) {
      if (!(Array.isArray(v51))) return false;
      if (v51.length > 3) return false;
    }
  }
  return true;
}
const isRcsCards4_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)(?![1-4]$)[0-9]+$", "u");
function isRcsCards4(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.carousel;
        if (v2 !== undefined) {
          if (!(Array.isArray(v2))) return false;
          if (v2.length < 4) return false;
          if (v2.length > 4) return false;
        }
      }
    }
    const v7 = value.body;
    if (v7 !== undefined) {
      if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
        for (const key8 in v7) {
          if (isRcsCards4_pattern1.test(key8)) {
            attempt12: {
              return false;
            }
          }
        }
      }
      let holds17 = false;
      if (!holds17) {
        attempt18: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title1 === undefined) break attempt18;
          }
          holds17 = true;
        }
      }
      if (!holds17) {
        attempt21: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description1 === undefined) break attempt21;
          }
          holds17 = true;
        }
      }
      if (!holds17) {
        attempt24: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media1 === undefined) break attempt24;
          }
          holds17 = true;
        }
      }
      if (!holds17) return false;
      let holds29 = false;
      if (!holds29) {
        attempt30: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title2 === undefined) break attempt30;
          }
          holds29 = true;
        }
      }
      if (!holds29) {
        attempt33: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description2 === undefined) break attempt33;
          }
          holds29 = true;
        }
      }
      if (!holds29) {
        attempt36: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media2 === undefined) break attempt36;
          }
          holds29 = true;
        }
      }
      if (!holds29) return false;
      let holds41 = false;
      if (!holds41) {
        attempt42: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title3 === undefined) break attempt42;
          }
          holds41 = true;
        }
      }
      if (!holds41) {
        attempt45: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description3 === undefined) break attempt45;
          }
          holds41 = true;
        }
      }
      if (!holds41) {
        attempt48: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media3 === undefined) break attempt48;
          }
          holds41 = true;
        }
      }
      if (!holds41) return false;
      let holds53 = false;
      if (!holds53) {
        attempt54: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title4 === undefined) break attempt54;
          }
          holds53 = true;
        }
      }
      if (!holds53) {
        attempt57: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description4 === undefined) break attempt57;
          }
          holds53 = true;
        }
      }
      if (!holds53) {
        attempt60: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media4 === undefined) break attempt60;
          }
          holds53 = true;
        }
      }
      if (!holds53) return false;
    }
    const v63 = value.buttons;
    if (v63 !== undefined) {
      if (!(Array.isArray(v63))) return false;
      if (v63.length > 4) return false;
    }
  }
  return true;
}
const isRcsCards5_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)(?![1-5]$)[0-9]+$", "u");
function isRcsCards5(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.carousel;
        if (v2 !== undefined) {
          if (!(Array.isArray(v2))) return false;
          if (v2.length < 5) return false;
          if (v2.length > 5) return false;
        }
      }
    }
    const v7 = value.body;
    if (v7 !== undefined) {
      if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
        for (const key8 in v7) {
          if (isRcsCards5_pattern1.test(key8)) {
            attempt12: {
              return false;
            }
          }
        }
      }
      let holds17 = false;
      if (!holds17) {
        attempt18: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title1 === undefined) break attempt18;
          }
          holds17 = true;
        }
      }
      if (!holds17) {
        attempt21: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description1 === undefined) break attempt21;
          }
          holds17 = true;
        }
      }
      if (!holds17) {
        attempt24: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media1 === undefined) break attempt24;
          }
          holds17 = true;
        }
      }
      if (!holds17) return false;
      let holds29 = false;
      if (!holds29) {
        attempt30: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title2 === undefined) break attempt30;
          }
          holds29 = true;
        }
      }
      if (!holds29) {
        attempt33: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description2 === undefined) break attempt33;
          }
          holds29 = true;
        }
      }
      if (!holds29) {
        attempt36: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media2 === undefined) break attempt36;
          }
          holds29 = true;
        }
      }
      if (!holds29) return false;
      let holds41 = false;
      if (!holds41) {
        attempt42: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title3 === undefined) break attempt42;
          }
          holds41 = true;
        }
      }
      if (!holds41) {
        attempt45: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description3 === undefined) break attempt45;
          }
          holds41 = true;
        }
      }
      if (!holds41) {
        attempt48: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media3 === undefined) break attempt48;
          }
          holds41 = true;
        }
      }
      if (!holds41) return false;
      let holds53 = false;
      if (!holds53) {
        attempt54: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title4 === undefined) break attempt54;
          }
          holds53 = true;
        }
      }
      if (!holds53) {
        attempt57: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description4 === undefined) break attempt57;
          }
          holds53 = true;
        }
      }
      if (!holds53) {
        attempt60: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media4 === undefined) break attempt60;
          }
          holds53 = true;
        }
      }
      if (!holds53) return false;
      let holds65 = false;
      if (!holds65) {
        attempt66: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title5 === undefined) break attempt66;
          }
          holds65 = true;
        }
      }
      if (!holds65) {
        attempt69: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description5 === undefined) break attempt69;
          }
          holds65 = true;
        }
      }
      if (!holds65) {
        attempt72: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media5 === undefined) break attempt72;
          }
          holds65 = true;
        }
      }
      if (!holds65) return false;
    }
    const v75 = value.buttons;
    if (v75 !== undefined) {
      if (!(Array.isArray(v75))) return false;
      if (v75.length > 5) return false;
    }
  }
  return true;
}
const isRcsCards6_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)(?![1-6]$)[0-9]+$", "u");
function isRcsCards6(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.carousel;
        if (v2 !== undefined) {
          if (!(Array.isArray(v2))) return false;
          if (v2.length < 6) return false;
          if (v2.length > 6) return false;
        }
      }
    }
    const v7 = value.body;
    if (v7 !== undefined) {
      if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
        for (const key8 in v7) {
          if (isRcsCards6_pattern1.test(key8)) {
            attempt12: {
              return false;
            }
          }
        }
      }
      let holds17 = false;
      if (!holds17) {
        attempt18: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title1 === undefined) break attempt18;
          }
          holds17 = true;
        }
      }
      if (!holds17) {
        attempt21: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description1 === undefined) break attempt21;
          }
          holds17 = true;
        }
      }
      if (!holds17) {
        attempt24: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media1 === undefined) break attempt24;
          }
          holds17 = true;
        }
      }
      if (!holds17) return false;
      let holds29 = false;
      if (!holds29) {
        attempt30: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title2 === undefined) break attempt30;
          }
          holds29 = true;
        }
      }
      if (!holds29) {
        attempt33: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description2 === undefined) break attempt33;
          }
          holds29 = true;
        }
      }
      if (!holds29) {
        attempt36: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media2 === undefined) break attempt36;
          }
          holds29 = true;
        }
      }
      if (!holds29) return false;
      let holds41 = false;
      if (!holds41) {
        attempt42: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title3 === undefined) break attempt42;
          }
          holds41 = true;
        }
      }
      if (!holds41) {
        attempt45: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description3 === undefined) break attempt45;
          }
          holds41 = true;
        }
      }
      if (!holds41) {
        attempt48: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media3 === undefined) break attempt48;
          }
          holds41 = true;
        }
      }
      if (!holds41) return false;
      let holds53 = false;
      if (!holds53) {
        attempt54: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title4 === undefined) break attempt54;
          }
          holds53 = true;
        }
      }
      if (!holds53) {
        attempt57: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description4 === undefined) break attempt57;
          }
          holds53 = true;
        }
      }
      if (!holds53) {
        attempt60: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media4 === undefined) break attempt60;
          }
          holds53 = true;
        }
      }
      if (!holds53) return false;
      let holds65 = false;
      if (!holds65) {
        attempt66: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title5 === undefined) break attempt66;
          }
          holds65 = true;
        }
      }
      if (!holds65) {
        attempt69: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description5 === undefined) break attempt69;
          }
          holds65 = true;
        }
      }
      if (!holds65) {
        attempt72: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media5 === undefined) break attempt72;
          }
          holds65 = true;
        }
      }
      if (!holds65) return false;
      let holds77 = false;
      if (!holds77) {
        attempt78: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.title6 === undefined) break attempt78;
          }
          holds77 = true;
        }
      }
      if (!holds77) {
        attempt81: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.description6 === undefined) break attempt81;
          }
          holds77 = true;
        }
      }
      if (!holds77) {
        attempt84: {
          if (typeof v7 === "object" && v7 !== null && !Array.isArray(v7)) {
            if (v7.media6 === undefined) break attempt84;
          }
          holds77 = true;
        }
      }
      if (!holds77) return false;
    }
    const v87 = value.buttons;
    if (v87 !== undefined) {
      if (!(Array.isArray(v87))) return false;
      if (v87.length > 6) return false;
    }
  }
  return true;
}
const isRcsTemplateAny_pattern1 = /* @__PURE__ */ new RegExp("^cell(?:Title|Left|Right)[0-9]+$", "u");
const isRcsTemplateAny_pattern2 = /* @__PURE__ */ new RegExp("^mTitle$", "u");
const isRcsTemplateAny_pattern3 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const isRcsTemplateAny_pattern4 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$", "u");
const isRcsTemplateAny_pattern5 = /* @__PURE__ */ new RegExp("^subDesc[1-3]$", "u");
function isRcsTemplateAny(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.template;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.title;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 30 && countCharacters(v3) > 30) return false;
          }
          const v6 = v2.description;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 150 && countCharacters(v6) > 150) return false;
          }
          const v9 = v2.subContent;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 3) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.subDesc;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 33 && countCharacters(v14) > 33) return false;
                }
              }
            }
          }
          for (const key19 in v2) {
            const v20 = v2[key19];
            if (isRcsTemplateAny_pattern1.test(key19)) {
              if (!(typeof v20 === "string")) return false;
              if (v20.length > 150 && countCharacters(v20) > 150) return false;
            }
            if (isRcsTemplateAny_pattern2.test(key19)) {
              if (!(typeof v20 === "string")) return false;
              if (v20.length > 30 && countCharacters(v20) > 30) return false;
            }
          }
        }
      }
    }
    const v27 = value.body;
    if (v27 !== undefined) {
      if (typeof v27 === "object" && v27 !== null && !Array.isArray(v27)) {
        const v28 = v27.mTitle;
        if (v28 !== undefined) {
          if (!(typeof v28 === "string")) return false;
          if (v28.length > 30 && countCharacters(v28) > 30) return false;
        }
        const v31 = v27.title;
        if (v31 !== undefined) {
          if (!(typeof v31 === "string")) return false;
          if (v31.length > 30 && countCharacters(v31) > 30) return false;
        }
        const v34 = v27.description;
        if (v34 !== undefined) {
          if (!(typeof v34 === "string")) return false;
          if (v34.length > 150 && countCharacters(v34) > 150) return false;
        }
        const v37 = v27.media;
        if (v37 !== undefined) {
          if (!(typeof v37 === "string")) return false;
          if (v37.length > 200 && countCharacters(v37) > 200) return false;
          if (!isRcsTemplateAny_pattern3.test(v37)) return false;
        }
        for (const key40 in v27) {
          const v41 = v27[key40];
          if (isRcsTemplateAny_pattern1.test(key40)) {
            if (!(typeof v41 === "string")) return false;
            if (v41.length > 150 && countCharacters(v41) > 150) return false;
          }
          if (isRcsTemplateAny_pattern4.test(key40)) {
            attempt46: {
              return false;
            }
          }
          if (isRcsTemplateAny_pattern5.test(key40)) {
            if (!(typeof v41 === "string")) return false;
            if (v41.length > 33 && countCharacters(v41) > 33) return false;
          }
        }
      }
    }
    const v51 = value.buttons;
    if (v51 !== undefined) {
      if (!(Array.isArray(v51))) return false;
      if (v51.length > 1) return false;
      for (let i54 = 0; i54 < v51.length; i54++) {
        const v55 = v51[i54];
        if (typeof v55 === "object" && v55 !== null && !Array.isArray(v55)) {
          const v56 = v55.suggestions;
          if (v56 !== undefined) {
            if (!(Array.isArray(v56))) return false;
            if (v56.length > 2) return false;
          }
        }
      }
    }
  }
  return true;
}
const isSendRcs_400_application_2fjson_values1 = /* @__PURE__ */ new Set(["A010","A011","A308","A300","A415","A404","A406","A417","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A302","A306","A420","A419","A408","A411","A412","A305","A330","A312","A314","A329","A317","A407","A409","A303","A328","A327","A200","A203","A217"]);
const isSendRcs_400_application_2fjson_values2 = /* @__PURE__ */ new Set(["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Wrong send request","Invalid or empty RCS content","Invalid formatId","Invalid RCS button, too many, or too long a label","Wrong number of carousel cards","Too many subContent","buttons without body","Invalid button.type","Invalid button.name","Invalid MAP_LOC button","Invalid MAP_QRY button","Invalid CALENDAR button","Invalid COPY button","Invalid COM_T button","Invalid COM_V button","Invalid DIAL button","Invalid or empty from","Invalid or empty to","Invalid or empty brandKey","Invalid brandId","Invalid expiryOption","Invalid header","Invalid or missing footer","Invalid ref","Invalid sendAt","Invalid fallback.type","Invalid fallback.text","fallback.text too long","More than 3 fallback.fileKey","Invalid copyAllowed","Invalid groupId","Invalid or empty text","text too long","from is not a registered sender number of the account","File too large","Invalid image resolution or ratio","Invalid, foreign or expired fileKey / media / image URL"]);
function isSendRcs_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (!isSendRcs_400_application_2fjson_values1.has(v5)) return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (!isSendRcs_400_application_2fjson_values2.has(v8)) return false;
  return true;
}
function isSendRcs_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isSendRcs_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110" && v5 !== "A325" && v5 !== "A326") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account" && v8 !== "Account has no right to this channel" && v8 !== "No right to fallback") return false;
  return true;
}
function isSendRcs_409_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A301" && v5 !== "A309") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Idempotency key used with another body" && v8 !== "Idempotency key in use") return false;
  return true;
}
function isSendRcs_413_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isSendRcs_415_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isSendRcs_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isSendRcs_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isSendRcs_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
function isOmniSend(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.messageFlow;
  if (v1 !== undefined) {
    if (!isOmniFlow(v1)) return false;
  }
  const v4 = value.destinations;
  if (v4 === undefined) return false;
  if (!(Array.isArray(v4))) return false;
  if (v4.length < 1) return false;
  if (v4.length > 10) return false;
  for (let i7 = 0; i7 < v4.length; i7++) {
    const v8 = v4[i7];
    if (!isDestination(v8)) return false;
  }
  const v11 = value.ref;
  if (v11 !== undefined) {
    if (!isRef(v11)) return false;
  }
  const v14 = value.sendAt;
  if (v14 !== undefined) {
    if (!isSendAt(v14)) return false;
  }
  const v17 = value.messageForm;
  if (v17 !== undefined) {
    if (!isFormId(v17)) return false;
  }
  const v20 = value.paymentCode;
  if (v20 !== undefined) {
    if (!isOmniPaymentCode(v20)) return false;
  }
  for (const key23 in value) {
    if (key23 !== "messageFlow" && key23 !== "destinations" && key23 !== "ref" && key23 !== "sendAt" && key23 !== "messageForm" && key23 !== "paymentCode") {
      return false;
    }
  }
  let holds27 = false;
  if (!holds27) {
    attempt28: {
      if (value.messageFlow === undefined) break attempt28;
      holds27 = true;
    }
  }
  if (!holds27) {
    attempt31: {
      if (value.messageForm === undefined) break attempt31;
      holds27 = true;
    }
  }
  if (!holds27) return false;
  attempt34: {
    if (value.messageFlow === undefined) break attempt34;
    if (value.messageForm === undefined) break attempt34;
    return false;
  }
  return true;
}
function isOmniFlow(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length < 1) return false;
  if (value.length > 5) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isOmniEntry(v4)) return false;
  }
  return true;
}
function isOmniEntry(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    if (Object.keys(value).length > 1) return false;
  }
  let count3 = 0;
  if (count3 < 2) {
    attempt4: {
      if (!isOmniEntrySms(value)) break attempt4;
      count3++;
    }
  }
  if (count3 < 2) {
    attempt7: {
      if (!isOmniEntryMms(value)) break attempt7;
      count3++;
    }
  }
  if (count3 < 2) {
    attempt10: {
      if (!isOmniEntryRcs(value)) break attempt10;
      count3++;
    }
  }
  if (count3 < 2) {
    attempt13: {
      if (!isOmniEntryAlimtalk(value)) break attempt13;
      count3++;
    }
  }
  if (count3 < 2) {
    attempt16: {
      if (!isOmniEntryFriendtalk(value)) break attempt16;
      count3++;
    }
  }
  if (count3 !== 1) return false;
  return true;
}
function isOmniEntrySms(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.sms;
  if (v1 === undefined) return false;
  if (!isOmniSms(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "sms") {
      return false;
    }
  }
  return true;
}
function isOmniSms(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.from;
  if (v1 === undefined) return false;
  if (!isDomesticNumber(v1)) return false;
  const v4 = value.text;
  if (v4 === undefined) return false;
  if (!isSmsTextRaw(v4)) return false;
  const v7 = value.ttl;
  if (v7 !== undefined) {
    if (!isTtlSeconds(v7)) return false;
  }
  const v10 = value.originCID;
  if (v10 !== undefined) {
    if (!isOriginCid(v10)) return false;
  }
  for (const key13 in value) {
    if (key13 !== "from" && key13 !== "text" && key13 !== "ttl" && key13 !== "originCID") {
      return false;
    }
  }
  return true;
}
function isSmsTextRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 360 && countCharacters(value) > 360) return false;
  if (value === "") return false;
  if (!keywordModule0.holds(value, "outside-placeholders")) return false;
  if (!keywordModule1.holds(value, 360)) return false;
  return true;
}
const isTtlSeconds_pattern1 = /* @__PURE__ */ new RegExp("^[1-9][0-9]{0,5}$", "u");
function isTtlSeconds(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 6 && countCharacters(value) > 6) return false;
  if (!isTtlSeconds_pattern1.test(value)) return false;
  return true;
}
function isOmniEntryMms(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.mms;
  if (v1 === undefined) return false;
  if (!isOmniMms(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "mms") {
      return false;
    }
  }
  return true;
}
function isOmniMms(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.from;
  if (v1 === undefined) return false;
  if (!isDomesticNumber(v1)) return false;
  const v4 = value.text;
  if (v4 === undefined) return false;
  if (!isMmsTextRaw(v4)) return false;
  const v7 = value.title;
  if (v7 !== undefined) {
    if (!isMmsTitleRaw(v7)) return false;
  }
  const v10 = value.fileKey;
  if (v10 !== undefined) {
    if (!isFileKeys(v10)) return false;
  }
  const v13 = value.ttl;
  if (v13 !== undefined) {
    if (!isTtlSeconds(v13)) return false;
  }
  const v16 = value.originCID;
  if (v16 !== undefined) {
    if (!isOriginCid(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "from" && key19 !== "text" && key19 !== "title" && key19 !== "fileKey" && key19 !== "ttl" && key19 !== "originCID") {
      return false;
    }
  }
  return true;
}
function isMmsTextRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 8000 && countCharacters(value) > 8000) return false;
  if (value === "") return false;
  if (!keywordModule0.holds(value, "outside-placeholders")) return false;
  if (!keywordModule1.holds(value, 8000)) return false;
  return true;
}
function isMmsTitleRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 160 && countCharacters(value) > 160) return false;
  if (!keywordModule0.holds(value, "outside-placeholders")) return false;
  if (!keywordModule1.holds(value, 160)) return false;
  return true;
}
function isOmniEntryRcs(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.rcs;
  if (v1 === undefined) return false;
  if (!isOmniRcs(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "rcs") {
      return false;
    }
  }
  return true;
}
const isOmniRcs_values1 = /* @__PURE__ */ new Set(["content","body","buttons","from","formatId","brandKey","brandId","expiryOption","header","footer","groupId","copyAllowed","agencyId","agencyKey","ttl"]);
function isOmniRcs(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.content;
  if (v1 !== undefined) {
    if (!isRcsContentRaw(v1)) return false;
  }
  const v4 = value.body;
  if (v4 !== undefined) {
    if (!isRcsBodyRaw(v4)) return false;
  }
  const v7 = value.buttons;
  if (v7 !== undefined) {
    if (!isRcsButtonsRaw(v7)) return false;
  }
  const v10 = value.from;
  if (v10 === undefined) return false;
  if (!isDomesticNumber(v10)) return false;
  const v13 = value.formatId;
  if (v13 === undefined) return false;
  if (!isRcsFormatId(v13)) return false;
  const v16 = value.brandKey;
  if (v16 === undefined) return false;
  if (!isRcsBrandKey(v16)) return false;
  const v19 = value.brandId;
  if (v19 !== undefined) {
    if (!isRcsBrandId(v19)) return false;
  }
  const v22 = value.expiryOption;
  if (v22 !== undefined) {
    if (!isRcsExpiryOption(v22)) return false;
  }
  const v25 = value.header;
  if (v25 !== undefined) {
    if (!isRcsHeader(v25)) return false;
  }
  const v28 = value.footer;
  if (v28 !== undefined) {
    if (!isRcsFooterRaw(v28)) return false;
  }
  const v31 = value.groupId;
  if (v31 !== undefined) {
    if (!isRcsGroupId(v31)) return false;
  }
  const v34 = value.copyAllowed;
  if (v34 !== undefined) {
    if (!isRcsCopyAllowed(v34)) return false;
  }
  const v37 = value.agencyId;
  if (v37 !== undefined) {
    if (!isRcsAgencyId(v37)) return false;
  }
  const v40 = value.agencyKey;
  if (v40 !== undefined) {
    if (!isRcsAgencyKey(v40)) return false;
  }
  const v43 = value.ttl;
  if (v43 !== undefined) {
    if (!isTtlSeconds(v43)) return false;
  }
  for (const key46 in value) {
    if (!isOmniRcs_values1.has(key46)) {
      return false;
    }
  }
  if (!isRcsRulesRaw(value)) return false;
  return true;
}
function isRcsContentRaw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    if (Object.keys(value).length < 1) return false;
    if (Object.keys(value).length > 1) return false;
  }
  let count3 = 0;
  if (count3 < 2) {
    attempt4: {
      if (!isRcsStandaloneContentRaw(value)) break attempt4;
      count3++;
    }
  }
  if (count3 < 2) {
    attempt7: {
      if (!isRcsCarouselContentRaw(value)) break attempt7;
      count3++;
    }
  }
  if (count3 < 2) {
    attempt10: {
      if (!isRcsTemplateContentRaw(value)) break attempt10;
      count3++;
    }
  }
  if (count3 !== 1) return false;
  return true;
}
function isRcsStandaloneContentRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.standalone;
  if (v1 === undefined) return false;
  if (!isRcsStandaloneRaw(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "standalone") {
      return false;
    }
  }
  return true;
}
function isRcsStandaloneRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  const v1 = value.text;
  if (v1 !== undefined) {
    if (!isRcsTextRaw(v1)) return false;
  }
  const v4 = value.title;
  if (v4 !== undefined) {
    if (!isRcsTitleRaw(v4)) return false;
  }
  const v7 = value.media;
  if (v7 !== undefined) {
    if (!isRcsMedia(v7)) return false;
  }
  const v10 = value.mediaUrl;
  if (v10 !== undefined) {
    if (!isRcsMediaUrlRaw(v10)) return false;
  }
  const v13 = value.button;
  if (v13 !== undefined) {
    if (!isRcsCardButtonsRaw(v13)) return false;
  }
  const v16 = value.subContent;
  if (v16 !== undefined) {
    if (!isRcsSubContentsRaw(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "text" && key19 !== "title" && key19 !== "media" && key19 !== "mediaUrl" && key19 !== "button" && key19 !== "subContent") {
      return false;
    }
  }
  return true;
}
function isRcsTextRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 5200 && countCharacters(value) > 5200) return false;
  if (value === "") return false;
  return true;
}
function isRcsTitleRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 120 && countCharacters(value) > 120) return false;
  if (value === "") return false;
  return true;
}
function isRcsMediaUrlRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 4000 && countCharacters(value) > 4000) return false;
  return true;
}
function isRcsCardButtonsRaw(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length > 3) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isRcsButtonRaw(v4)) return false;
  }
  return true;
}
const isRcsButtonRaw_values1 = /* @__PURE__ */ new Set(["URL","MAP_LOC","MAP_QRY","MAP_SEND","CALENDAR","COPY","COM_T","COM_V","DIAL"]);
function isRcsButtonRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (!isRcsButtonRaw_values1.has(v1)) return false;
  if (v1.length > 8 && countCharacters(v1) > 8) return false;
  const v6 = value.type;
  if (v6 === undefined) return false;
  if (!isRcsButtonRaw_values1.has(v6)) return false;
  let holds13 = false;
  attempt16: {
    const v17 = value.type;
    if (v17 === undefined) break attempt16;
    if (v17 !== "URL") break attempt16;
    holds13 = true;
  }
  if (holds13) {
    if (!isRcsButtonUrlRaw(value)) return false;
  }
  let holds24 = false;
  attempt27: {
    const v28 = value.type;
    if (v28 === undefined) break attempt27;
    if (v28 !== "MAP_LOC") break attempt27;
    holds24 = true;
  }
  if (holds24) {
    if (!isRcsButtonMapLocRaw(value)) return false;
  }
  let holds35 = false;
  attempt38: {
    const v39 = value.type;
    if (v39 === undefined) break attempt38;
    if (v39 !== "MAP_QRY") break attempt38;
    holds35 = true;
  }
  if (holds35) {
    if (!isRcsButtonMapQryRaw(value)) return false;
  }
  let holds46 = false;
  attempt49: {
    const v50 = value.type;
    if (v50 === undefined) break attempt49;
    if (v50 !== "MAP_SEND") break attempt49;
    holds46 = true;
  }
  if (holds46) {
    if (!isRcsButtonMapSendRaw(value)) return false;
  }
  let holds57 = false;
  attempt60: {
    const v61 = value.type;
    if (v61 === undefined) break attempt60;
    if (v61 !== "CALENDAR") break attempt60;
    holds57 = true;
  }
  if (holds57) {
    if (!isRcsButtonCalendarRaw(value)) return false;
  }
  let holds68 = false;
  attempt71: {
    const v72 = value.type;
    if (v72 === undefined) break attempt71;
    if (v72 !== "COPY") break attempt71;
    holds68 = true;
  }
  if (holds68) {
    if (!isRcsButtonCopyRaw(value)) return false;
  }
  let holds79 = false;
  attempt82: {
    const v83 = value.type;
    if (v83 === undefined) break attempt82;
    if (v83 !== "COM_T") break attempt82;
    holds79 = true;
  }
  if (holds79) {
    if (!isRcsButtonComTRaw(value)) return false;
  }
  let holds90 = false;
  attempt93: {
    const v94 = value.type;
    if (v94 === undefined) break attempt93;
    if (v94 !== "COM_V") break attempt93;
    holds90 = true;
  }
  if (holds90) {
    if (!isRcsButtonComVRaw(value)) return false;
  }
  let holds101 = false;
  attempt104: {
    const v105 = value.type;
    if (v105 === undefined) break attempt104;
    if (v105 !== "DIAL") break attempt104;
    holds101 = true;
  }
  if (holds101) {
    if (!isRcsButtonDialRaw(value)) return false;
  }
  return true;
}
function isRcsButtonUrlRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "URL") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonNameRaw(v4)) return false;
  const v7 = value.url;
  if (v7 === undefined) return false;
  if (!isRcsButtonLinkRaw(v7)) return false;
  for (const key10 in value) {
    if (key10 !== "type" && key10 !== "name" && key10 !== "url") {
      return false;
    }
  }
  return true;
}
function isRcsButtonNameRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 160 && countCharacters(value) > 160) return false;
  if (value === "") return false;
  return true;
}
function isRcsButtonLinkRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 4000 && countCharacters(value) > 4000) return false;
  return true;
}
const isRcsButtonMapLocRaw_pattern1 = /* @__PURE__ */ new RegExp("^-?([0-8]?[0-9](\\.[0-9]{1,15})?|90(\\.0{1,15})?)$", "u");
const isRcsButtonMapLocRaw_pattern2 = /* @__PURE__ */ new RegExp("^-?((1[0-7][0-9]|[0-9]?[0-9])(\\.[0-9]{1,15})?|180(\\.0{1,15})?)$", "u");
function isRcsButtonMapLocRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "MAP_LOC") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonNameRaw(v4)) return false;
  const v7 = value.label;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 400 && countCharacters(v7) > 400) return false;
    if (v7 === "") return false;
  }
  const v10 = value.latitude;
  if (v10 === undefined) return false;
  if (!(typeof v10 === "string")) return false;
  if (v10.length > 20 && countCharacters(v10) > 20) return false;
  if (!isRcsButtonMapLocRaw_pattern1.test(v10)) return false;
  const v13 = value.longitude;
  if (v13 === undefined) return false;
  if (!(typeof v13 === "string")) return false;
  if (v13.length > 20 && countCharacters(v13) > 20) return false;
  if (!isRcsButtonMapLocRaw_pattern2.test(v13)) return false;
  const v16 = value.fallbackUrl;
  if (v16 !== undefined) {
    if (!isRcsButtonLinkRaw(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "type" && key19 !== "name" && key19 !== "label" && key19 !== "latitude" && key19 !== "longitude" && key19 !== "fallbackUrl") {
      return false;
    }
  }
  return true;
}
function isRcsButtonMapQryRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "MAP_QRY") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonNameRaw(v4)) return false;
  const v7 = value.query;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "string")) return false;
  if (v7.length > 400 && countCharacters(v7) > 400) return false;
  if (v7 === "") return false;
  const v10 = value.fallbackUrl;
  if (v10 !== undefined) {
    if (!isRcsButtonLinkRaw(v10)) return false;
  }
  for (const key13 in value) {
    if (key13 !== "type" && key13 !== "name" && key13 !== "query" && key13 !== "fallbackUrl") {
      return false;
    }
  }
  return true;
}
function isRcsButtonMapSendRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "MAP_SEND") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonNameRaw(v4)) return false;
  for (const key7 in value) {
    if (key7 !== "type" && key7 !== "name") {
      return false;
    }
  }
  return true;
}
function isRcsButtonCalendarRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "CALENDAR") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonNameRaw(v4)) return false;
  const v7 = value.startTime;
  if (v7 === undefined) return false;
  if (!isRcsButtonTime(v7)) return false;
  const v10 = value.endTime;
  if (v10 === undefined) return false;
  if (!isRcsButtonTime(v10)) return false;
  const v13 = value.title;
  if (v13 === undefined) return false;
  if (!(typeof v13 === "string")) return false;
  if (v13.length > 400 && countCharacters(v13) > 400) return false;
  if (v13 === "") return false;
  const v16 = value.description;
  if (v16 !== undefined) {
    if (!(typeof v16 === "string")) return false;
    if (v16.length > 2000 && countCharacters(v16) > 2000) return false;
  }
  for (const key19 in value) {
    if (key19 !== "type" && key19 !== "name" && key19 !== "startTime" && key19 !== "endTime" && key19 !== "title" && key19 !== "description") {
      return false;
    }
  }
  return true;
}
function isRcsButtonCopyRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "COPY") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonNameRaw(v4)) return false;
  const v7 = value.text;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "string")) return false;
  if (v7.length > 4000 && countCharacters(v7) > 4000) return false;
  if (v7 === "") return false;
  for (const key10 in value) {
    if (key10 !== "type" && key10 !== "name" && key10 !== "text") {
      return false;
    }
  }
  return true;
}
function isRcsButtonComTRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "COM_T") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonNameRaw(v4)) return false;
  const v7 = value.phoneNumber;
  if (v7 === undefined) return false;
  if (!isRcsButtonPhoneNumber(v7)) return false;
  const v10 = value.text;
  if (v10 === undefined) return false;
  if (!(typeof v10 === "string")) return false;
  if (v10.length > 4000 && countCharacters(v10) > 4000) return false;
  if (v10 === "") return false;
  for (const key13 in value) {
    if (key13 !== "type" && key13 !== "name" && key13 !== "phoneNumber" && key13 !== "text") {
      return false;
    }
  }
  return true;
}
function isRcsButtonComVRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "COM_V") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonNameRaw(v4)) return false;
  const v7 = value.phoneNumber;
  if (v7 === undefined) return false;
  if (!isRcsButtonPhoneNumber(v7)) return false;
  for (const key10 in value) {
    if (key10 !== "type" && key10 !== "name" && key10 !== "phoneNumber") {
      return false;
    }
  }
  return true;
}
function isRcsButtonDialRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (v1 !== "DIAL") return false;
  const v4 = value.name;
  if (v4 === undefined) return false;
  if (!isRcsButtonNameRaw(v4)) return false;
  const v7 = value.phoneNumber;
  if (v7 === undefined) return false;
  if (!isRcsButtonPhoneNumber(v7)) return false;
  for (const key10 in value) {
    if (key10 !== "type" && key10 !== "name" && key10 !== "phoneNumber") {
      return false;
    }
  }
  return true;
}
function isRcsSubContentsRaw(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length > 3) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isRcsSubContentRaw(v4)) return false;
  }
  return true;
}
function isRcsSubContentRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  const v1 = value.subTitle;
  if (v1 !== undefined) {
    if (!(typeof v1 === "string")) return false;
    if (v1.length > 400 && countCharacters(v1) > 400) return false;
    if (v1 === "") return false;
  }
  const v4 = value.subDesc;
  if (v4 !== undefined) {
    if (!(typeof v4 === "string")) return false;
    if (v4.length > 600 && countCharacters(v4) > 600) return false;
    if (v4 === "") return false;
  }
  const v7 = value.subMedia;
  if (v7 !== undefined) {
    if (!isRcsMedia(v7)) return false;
  }
  const v10 = value.subMediaUrl;
  if (v10 !== undefined) {
    if (!isRcsSubMediaUrlRaw(v10)) return false;
  }
  for (const key13 in value) {
    if (key13 !== "subTitle" && key13 !== "subDesc" && key13 !== "subMedia" && key13 !== "subMediaUrl") {
      return false;
    }
  }
  return true;
}
function isRcsSubMediaUrlRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 4000 && countCharacters(value) > 4000) return false;
  return true;
}
function isRcsCarouselContentRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.carousel;
  if (v1 === undefined) return false;
  if (!isRcsCarouselRaw(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "carousel") {
      return false;
    }
  }
  return true;
}
function isRcsCarouselRaw(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length < 2) return false;
  if (value.length > 6) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isRcsCarouselCardRaw(v4)) return false;
  }
  return true;
}
function isRcsCarouselCardRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  const v1 = value.text;
  if (v1 !== undefined) {
    if (!isRcsTextRaw(v1)) return false;
  }
  const v4 = value.title;
  if (v4 !== undefined) {
    if (!isRcsTitleRaw(v4)) return false;
  }
  const v7 = value.media;
  if (v7 !== undefined) {
    if (!isRcsMedia(v7)) return false;
  }
  const v10 = value.fileKey;
  if (v10 !== undefined) {
    if (!isFileKey(v10)) return false;
  }
  const v13 = value.mediaUrl;
  if (v13 !== undefined) {
    if (!isRcsMediaUrlRaw(v13)) return false;
  }
  const v16 = value.button;
  if (v16 !== undefined) {
    if (!isRcsCardButtonsRaw(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "text" && key19 !== "title" && key19 !== "media" && key19 !== "fileKey" && key19 !== "mediaUrl" && key19 !== "button") {
      return false;
    }
  }
  return true;
}
function isRcsTemplateContentRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.template;
  if (v1 === undefined) return false;
  if (!isRcsTemplateRaw(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "template") {
      return false;
    }
  }
  return true;
}
const isRcsTemplateRaw_pattern1 = /* @__PURE__ */ new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$", "u");
function isRcsTemplateRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  if (Object.keys(value).length > 60) return false;
  const v1 = value.title;
  if (v1 !== undefined) {
    if (!isRcsTitleRaw(v1)) return false;
  }
  const v4 = value.description;
  if (v4 !== undefined) {
    if (!isRcsTextRaw(v4)) return false;
  }
  const v7 = value.subContent;
  if (v7 !== undefined) {
    if (!isRcsSubContentsRaw(v7)) return false;
  }
  for (const key10 in value) {
    if (key10.length > 40 && countCharacters(key10) > 40) return false;
    if (!isRcsTemplateRaw_pattern1.test(key10)) return false;
  }
  let holds14 = false;
  attempt22: {
    holds14 = true;
  }
  if (holds14) {
    for (const key18 in value) {
      const v19 = value[key18];
      if (key18 !== "title" && key18 !== "description" && key18 !== "subContent") {
        if (!isRcsTemplateValueRaw(v19)) return false;
      }
    }
  }
  return true;
}
function isRcsTemplateValueRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 5200 && countCharacters(value) > 5200) return false;
  return true;
}
const isRcsBodyRaw_pattern1 = /* @__PURE__ */ new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$", "u");
function isRcsBodyRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  if (Object.keys(value).length > 80) return false;
  for (const key1 in value) {
    const v2 = value[key1];
    if (key1.length > 40 && countCharacters(key1) > 40) return false;
    if (!isRcsBodyRaw_pattern1.test(key1)) return false;
    if (!isRcsBodyValueRaw(v2)) return false;
  }
  return true;
}
function isRcsBodyValueRaw(value) {
  let count3 = 0;
  if (count3 < 2) {
    attempt4: {
      if (!isRcsBodyTextRaw(value)) break attempt4;
      count3++;
    }
  }
  if (count3 < 2) {
    attempt7: {
      if (!isRcsBodyObjectRaw(value)) break attempt7;
      count3++;
    }
  }
  if (count3 !== 1) return false;
  return true;
}
function isRcsBodyTextRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 5200 && countCharacters(value) > 5200) return false;
  return true;
}
const isRcsBodyObjectRaw_pattern1 = /* @__PURE__ */ new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*$", "u");
function isRcsBodyObjectRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length > 20) return false;
  for (const key1 in value) {
    const v2 = value[key1];
    if (key1.length > 40 && countCharacters(key1) > 40) return false;
    if (!isRcsBodyObjectRaw_pattern1.test(key1)) return false;
    if (!isRcsBodyTextRaw(v2)) return false;
  }
  return true;
}
function isRcsButtonsRaw(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length > 6) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isRcsButtonGroupRaw(v4)) return false;
  }
  return true;
}
function isRcsButtonGroupRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.suggestions;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length > 3) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isRcsSuggestionRaw(v5)) return false;
  }
  for (const key8 in value) {
    if (key8 !== "suggestions") {
      return false;
    }
  }
  return true;
}
function isRcsSuggestionRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.action;
  if (v1 === undefined) return false;
  if (!isRcsSuggestedActionRaw(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "action") {
      return false;
    }
  }
  return true;
}
function isRcsSuggestedActionRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.urlAction;
  if (v1 === undefined) return false;
  if (!isRcsUrlActionRaw(v1)) return false;
  const v4 = value.displayText;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 160 && countCharacters(v4) > 160) return false;
  if (v4 === "") return false;
  const v7 = value.postback;
  if (v7 !== undefined) {
    if (!isRcsPostback(v7)) return false;
  }
  for (const key10 in value) {
    if (key10 !== "urlAction" && key10 !== "displayText" && key10 !== "postback") {
      return false;
    }
  }
  return true;
}
function isRcsUrlActionRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.openUrl;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "object" && v1 !== null && !Array.isArray(v1))) return false;
  const v2 = v1.url;
  if (v2 === undefined) return false;
  if (!isRcsButtonLinkRaw(v2)) return false;
  for (const key5 in v1) {
    if (key5 !== "url") {
      return false;
    }
  }
  for (const key7 in value) {
    if (key7 !== "openUrl") {
      return false;
    }
  }
  return true;
}
function isRcsFooterRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 400 && countCharacters(value) > 400) return false;
  if (value === "") return false;
  return true;
}
const isRcsRulesRaw_values1 = /* @__PURE__ */ new Set(["SS000000","SL000000","SMwThT00","SMwThM00","CMwMhM0200","CMwMhM0300","CMwMhM0400","CMwMhM0500","CMwMhM0600","CMwShS0200","CMwShS0300","CMwShS0400","CMwShS0500","CMwShS0600","OMHITV0001","OMHITS0001","OMHIMV0001","OMHIMS0001","OMTBNV0001","OMTBNH0001","OMSNSS0001","OMSNSH0001"]);
function isRcsRulesRaw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    if (value.buttons !== undefined) {
      if (value.body === undefined) return false;
    }
  }
  let holds5 = false;
  attempt8: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v9 = value.formatId;
      if (v9 === undefined) break attempt8;
      if (v9 !== "SS000000") break attempt8;
    }
    holds5 = true;
  }
  if (holds5) {
    if (!isRcsFormatSS000000Raw(value)) return false;
  }
  let holds16 = false;
  attempt19: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v20 = value.formatId;
      if (v20 === undefined) break attempt19;
      if (v20 !== "SL000000") break attempt19;
    }
    holds16 = true;
  }
  if (holds16) {
    if (!isRcsFormatSL000000Raw(value)) return false;
  }
  let holds27 = false;
  attempt30: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v31 = value.formatId;
      if (v31 === undefined) break attempt30;
      if (v31 !== "SMwThT00" && v31 !== "SMwThM00") break attempt30;
    }
    holds27 = true;
  }
  if (holds27) {
    if (!isRcsFormatSMwThT00Raw(value)) return false;
  }
  let holds38 = false;
  attempt41: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v42 = value.formatId;
      if (v42 === undefined) break attempt41;
      if (v42 !== "CMwMhM0200" && v42 !== "CMwMhM0300" && v42 !== "CMwMhM0400" && v42 !== "CMwMhM0500" && v42 !== "CMwMhM0600") break attempt41;
    }
    holds38 = true;
  }
  if (holds38) {
    if (!isRcsFormatCMwMhM0200Raw(value)) return false;
  }
  let holds49 = false;
  attempt52: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v53 = value.formatId;
      if (v53 === undefined) break attempt52;
      if (v53 !== "CMwShS0200" && v53 !== "CMwShS0300" && v53 !== "CMwShS0400" && v53 !== "CMwShS0500" && v53 !== "CMwShS0600") break attempt52;
    }
    holds49 = true;
  }
  if (holds49) {
    if (!isRcsFormatCMwShS0200Raw(value)) return false;
  }
  let holds60 = false;
  attempt63: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v64 = value.formatId;
      if (v64 === undefined) break attempt63;
      if (v64 !== "OMHITV0001" && v64 !== "OMHITS0001") break attempt63;
    }
    holds60 = true;
  }
  if (holds60) {
    if (!isRcsFormatOMHITV0001Raw(value)) return false;
  }
  let holds71 = false;
  attempt74: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v75 = value.formatId;
      if (v75 === undefined) break attempt74;
      if (v75 !== "OMHIMV0001" && v75 !== "OMHIMS0001") break attempt74;
    }
    holds71 = true;
  }
  if (holds71) {
    if (!isRcsFormatOMHIMV0001Raw(value)) return false;
  }
  let holds82 = false;
  attempt85: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v86 = value.formatId;
      if (v86 === undefined) break attempt85;
      if (v86 !== "OMTBNV0001") break attempt85;
    }
    holds82 = true;
  }
  if (holds82) {
    if (!isRcsFormatOMTBNV0001Raw(value)) return false;
  }
  let holds93 = false;
  attempt96: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v97 = value.formatId;
      if (v97 === undefined) break attempt96;
      if (v97 !== "OMTBNH0001") break attempt96;
    }
    holds93 = true;
  }
  if (holds93) {
    if (!isRcsFormatOMTBNH0001Raw(value)) return false;
  }
  let holds104 = false;
  attempt107: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v108 = value.formatId;
      if (v108 === undefined) break attempt107;
      if (v108 !== "OMSNSS0001" && v108 !== "OMSNSH0001") break attempt107;
    }
    holds104 = true;
  }
  if (holds104) {
    if (!isRcsFormatOMSNSS0001Raw(value)) return false;
  }
  let holds115 = false;
  attempt118: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v119 = value.formatId;
      if (v119 === undefined) break attempt118;
      if (v119 !== "CMwMhM0200" && v119 !== "CMwShS0200") break attempt118;
    }
    holds115 = true;
  }
  if (holds115) {
    if (!isRcsCards2(value)) return false;
  }
  let holds126 = false;
  attempt129: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v130 = value.formatId;
      if (v130 === undefined) break attempt129;
      if (v130 !== "CMwMhM0300" && v130 !== "CMwShS0300") break attempt129;
    }
    holds126 = true;
  }
  if (holds126) {
    if (!isRcsCards3(value)) return false;
  }
  let holds137 = false;
  attempt140: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v141 = value.formatId;
      if (v141 === undefined) break attempt140;
      if (v141 !== "CMwMhM0400" && v141 !== "CMwShS0400") break attempt140;
    }
    holds137 = true;
  }
  if (holds137) {
    if (!isRcsCards4(value)) return false;
  }
  let holds148 = false;
  attempt151: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v152 = value.formatId;
      if (v152 === undefined) break attempt151;
      if (v152 !== "CMwMhM0500" && v152 !== "CMwShS0500") break attempt151;
    }
    holds148 = true;
  }
  if (holds148) {
    if (!isRcsCards5(value)) return false;
  }
  let holds159 = false;
  attempt162: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v163 = value.formatId;
      if (v163 === undefined) break attempt162;
      if (v163 !== "CMwMhM0600" && v163 !== "CMwShS0600") break attempt162;
    }
    holds159 = true;
  }
  if (holds159) {
    if (!isRcsCards6(value)) return false;
  }
  let holds170 = false;
  attempt173: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v174 = value.formatId;
      if (v174 === undefined) break attempt173;
      if (!(typeof v174 === "string")) break attempt173;
      attempt177: {
        if (!isRcsRulesRaw_values1.has(v174)) break attempt177;
        break attempt173;
      }
    }
    holds170 = true;
  }
  if (holds170) {
    if (!isRcsTemplateAnyRaw(value)) return false;
  }
  let holds182 = false;
  if (!holds182) {
    attempt183: {
      if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        if (value.content === undefined) break attempt183;
      }
      holds182 = true;
    }
  }
  if (!holds182) {
    attempt186: {
      if (typeof value === "object" && value !== null && !Array.isArray(value)) {
        if (value.body === undefined) break attempt186;
      }
      holds182 = true;
    }
  }
  if (!holds182) return false;
  attempt189: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      if (value.content === undefined) break attempt189;
      if (value.body === undefined) break attempt189;
    }
    return false;
  }
  let holds192 = false;
  attempt198: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v199 = value.header;
      if (v199 === undefined) break attempt198;
      if (v199 !== "1") break attempt198;
    }
    holds192 = true;
  }
  if (holds192) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v193 = value.footer;
      if (v193 === undefined) return false;
    }
  }
  return true;
}
const isRcsFormatSS000000Raw_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatSS000000Raw_pattern2 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsFormatSS000000Raw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 === undefined) return false;
          if (!(typeof v3 === "string")) return false;
          if (v3.length > 400 && countCharacters(v3) > 400) return false;
          const v6 = v2.title;
          if (v6 !== undefined) {
            attempt9: {
              return false;
            }
          }
          const v12 = v2.media;
          if (v12 !== undefined) {
            attempt15: {
              return false;
            }
          }
          const v18 = v2.button;
          if (v18 !== undefined) {
            if (!(Array.isArray(v18))) return false;
            if (v18.length > 1) return false;
          }
          const v21 = v2.subContent;
          if (v21 !== undefined) {
            if (!(Array.isArray(v21))) return false;
            if (v21.length > 0) return false;
          }
        }
      }
    }
    const v28 = value.body;
    if (v28 !== undefined) {
      if (typeof v28 === "object" && v28 !== null && !Array.isArray(v28)) {
        const v29 = v28.title;
        if (v29 !== undefined) {
          attempt32: {
            return false;
          }
        }
        const v35 = v28.description;
        if (v35 === undefined) return false;
        if (!(typeof v35 === "string")) return false;
        if (v35.length > 400 && countCharacters(v35) > 400) return false;
        if (v35 === "") return false;
        const v38 = v28.media;
        if (v38 !== undefined) {
          attempt41: {
            return false;
          }
        }
        for (const key44 in v28) {
          if (isRcsFormatSS000000Raw_pattern1.test(key44)) {
            attempt48: {
              return false;
            }
          }
          if (isRcsFormatSS000000Raw_pattern2.test(key44)) {
            attempt53: {
              return false;
            }
          }
        }
      }
    }
    const v56 = value.buttons;
    if (v56 !== undefined) {
      if (!(Array.isArray(v56))) return false;
      if (v56.length > 1) return false;
      for (let i59 = 0; i59 < v56.length; i59++) {
        const v60 = v56[i59];
        if (typeof v60 === "object" && v60 !== null && !Array.isArray(v60)) {
          const v61 = v60.suggestions;
          if (v61 !== undefined) {
            if (!(Array.isArray(v61))) return false;
            if (v61.length > 1) return false;
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatSL000000Raw_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatSL000000Raw_pattern2 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsFormatSL000000Raw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 5200 && countCharacters(v3) > 5200) return false;
          }
          const v6 = v2.title;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 120 && countCharacters(v6) > 120) return false;
          }
          const v9 = v2.button;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 3) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.name;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 68 && countCharacters(v14) > 68) return false;
                }
              }
            }
          }
          const v19 = v2.subContent;
          if (v19 !== undefined) {
            if (!(Array.isArray(v19))) return false;
            if (v19.length > 0) return false;
          }
        }
      }
    }
    const v26 = value.body;
    if (v26 !== undefined) {
      if (typeof v26 === "object" && v26 !== null && !Array.isArray(v26)) {
        const v27 = v26.title;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 120 && countCharacters(v27) > 120) return false;
        }
        const v30 = v26.description;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 5200 && countCharacters(v30) > 5200) return false;
        }
        const v33 = v26.media;
        if (v33 !== undefined) {
          if (!(typeof v33 === "string")) return false;
          if (v33.length > 800 && countCharacters(v33) > 800) return false;
        }
        for (const key36 in v26) {
          if (isRcsFormatSL000000Raw_pattern1.test(key36)) {
            attempt40: {
              return false;
            }
          }
          if (isRcsFormatSL000000Raw_pattern2.test(key36)) {
            attempt45: {
              return false;
            }
          }
        }
      }
    }
    const v48 = value.buttons;
    if (v48 !== undefined) {
      if (!(Array.isArray(v48))) return false;
      if (v48.length > 1) return false;
      for (let i51 = 0; i51 < v48.length; i51++) {
        const v52 = v48[i51];
        if (typeof v52 === "object" && v52 !== null && !Array.isArray(v52)) {
          const v53 = v52.suggestions;
          if (v53 !== undefined) {
            if (!(Array.isArray(v53))) return false;
            if (v53.length > 3) return false;
            for (let i56 = 0; i56 < v53.length; i56++) {
              const v57 = v53[i56];
              if (typeof v57 === "object" && v57 !== null && !Array.isArray(v57)) {
                const v58 = v57.action;
                if (v58 !== undefined) {
                  if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
                    const v59 = v58.displayText;
                    if (v59 !== undefined) {
                      if (!(typeof v59 === "string")) return false;
                      if (v59.length > 68 && countCharacters(v59) > 68) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatSMwThT00Raw_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatSMwThT00Raw_pattern2 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsFormatSMwThT00Raw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 5200 && countCharacters(v3) > 5200) return false;
          }
          const v6 = v2.title;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 120 && countCharacters(v6) > 120) return false;
          }
          const v9 = v2.button;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 2) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.name;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 68 && countCharacters(v14) > 68) return false;
                }
              }
            }
          }
          const v19 = v2.subContent;
          if (v19 !== undefined) {
            if (!(Array.isArray(v19))) return false;
            if (v19.length > 0) return false;
          }
        }
      }
    }
    const v26 = value.body;
    if (v26 !== undefined) {
      if (typeof v26 === "object" && v26 !== null && !Array.isArray(v26)) {
        const v27 = v26.title;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 120 && countCharacters(v27) > 120) return false;
        }
        const v30 = v26.description;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 5200 && countCharacters(v30) > 5200) return false;
        }
        const v33 = v26.media;
        if (v33 !== undefined) {
          if (!(typeof v33 === "string")) return false;
          if (v33.length > 800 && countCharacters(v33) > 800) return false;
        }
        for (const key36 in v26) {
          if (isRcsFormatSMwThT00Raw_pattern1.test(key36)) {
            attempt40: {
              return false;
            }
          }
          if (isRcsFormatSMwThT00Raw_pattern2.test(key36)) {
            attempt45: {
              return false;
            }
          }
        }
      }
    }
    const v48 = value.buttons;
    if (v48 !== undefined) {
      if (!(Array.isArray(v48))) return false;
      if (v48.length > 1) return false;
      for (let i51 = 0; i51 < v48.length; i51++) {
        const v52 = v48[i51];
        if (typeof v52 === "object" && v52 !== null && !Array.isArray(v52)) {
          const v53 = v52.suggestions;
          if (v53 !== undefined) {
            if (!(Array.isArray(v53))) return false;
            if (v53.length > 2) return false;
            for (let i56 = 0; i56 < v53.length; i56++) {
              const v57 = v53[i56];
              if (typeof v57 === "object" && v57 !== null && !Array.isArray(v57)) {
                const v58 = v57.action;
                if (v58 !== undefined) {
                  if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
                    const v59 = v58.displayText;
                    if (v59 !== undefined) {
                      if (!(typeof v59 === "string")) return false;
                      if (v59.length > 68 && countCharacters(v59) > 68) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatCMwMhM0200Raw_parameter1 = /* @__PURE__ */ JSON.parse("{\"limit\":5200,\"of\":\"text\"}");
const isRcsFormatCMwMhM0200Raw_pattern2 = /* @__PURE__ */ new RegExp("^title[0-9]+$", "u");
const isRcsFormatCMwMhM0200Raw_pattern3 = /* @__PURE__ */ new RegExp("^description[0-9]+$", "u");
const isRcsFormatCMwMhM0200Raw_pattern4 = /* @__PURE__ */ new RegExp("^media[0-9]+$", "u");
const isRcsFormatCMwMhM0200Raw_pattern5 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)$", "u");
const isRcsFormatCMwMhM0200Raw_pattern6 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
const isRcsFormatCMwMhM0200Raw_parameter7 = /* @__PURE__ */ JSON.parse("{\"limit\":5200,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]}");
function isRcsFormatCMwMhM0200Raw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.carousel;
        if (v2 === undefined) return false;
        if (!(Array.isArray(v2))) return false;
        if (v2.length > 6) return false;
        for (let i5 = 0; i5 < v2.length; i5++) {
          const v6 = v2[i5];
          if (typeof v6 === "object" && v6 !== null && !Array.isArray(v6)) {
            const v7 = v6.text;
            if (v7 !== undefined) {
              if (!(typeof v7 === "string")) return false;
              if (v7.length > 5200 && countCharacters(v7) > 5200) return false;
            }
            const v10 = v6.title;
            if (v10 !== undefined) {
              if (!(typeof v10 === "string")) return false;
              if (v10.length > 120 && countCharacters(v10) > 120) return false;
            }
            const v13 = v6.button;
            if (v13 !== undefined) {
              if (!(Array.isArray(v13))) return false;
              if (v13.length > 2) return false;
              for (let i16 = 0; i16 < v13.length; i16++) {
                const v17 = v13[i16];
                if (typeof v17 === "object" && v17 !== null && !Array.isArray(v17)) {
                  const v18 = v17.name;
                  if (v18 !== undefined) {
                    if (!(typeof v18 === "string")) return false;
                    if (v18.length > 52 && countCharacters(v18) > 52) return false;
                  }
                }
              }
            }
          }
        }
        if (!keywordModule2.holds(v2, isRcsFormatCMwMhM0200Raw_parameter1)) return false;
      }
    }
    const v27 = value.body;
    if (v27 !== undefined) {
      if (typeof v27 === "object" && v27 !== null && !Array.isArray(v27)) {
        for (const key28 in v27) {
          const v29 = v27[key28];
          if (isRcsFormatCMwMhM0200Raw_pattern2.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 120 && countCharacters(v29) > 120) return false;
          }
          if (isRcsFormatCMwMhM0200Raw_pattern3.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 5200 && countCharacters(v29) > 5200) return false;
          }
          if (isRcsFormatCMwMhM0200Raw_pattern4.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 800 && countCharacters(v29) > 800) return false;
          }
          if (isRcsFormatCMwMhM0200Raw_pattern5.test(key28)) {
            attempt38: {
              return false;
            }
          }
          if (isRcsFormatCMwMhM0200Raw_pattern6.test(key28)) {
            attempt43: {
              return false;
            }
          }
        }
        if (!keywordModule3.holds(v27, isRcsFormatCMwMhM0200Raw_parameter7)) return false;
      }
    }
    const v46 = value.buttons;
    if (v46 !== undefined) {
      if (!(Array.isArray(v46))) return false;
      if (v46.length > 6) return false;
      for (let i49 = 0; i49 < v46.length; i49++) {
        const v50 = v46[i49];
        if (typeof v50 === "object" && v50 !== null && !Array.isArray(v50)) {
          const v51 = v50.suggestions;
          if (v51 !== undefined) {
            if (!(Array.isArray(v51))) return false;
            if (v51.length > 2) return false;
            for (let i54 = 0; i54 < v51.length; i54++) {
              const v55 = v51[i54];
              if (typeof v55 === "object" && v55 !== null && !Array.isArray(v55)) {
                const v56 = v55.action;
                if (v56 !== undefined) {
                  if (typeof v56 === "object" && v56 !== null && !Array.isArray(v56)) {
                    const v57 = v56.displayText;
                    if (v57 !== undefined) {
                      if (!(typeof v57 === "string")) return false;
                      if (v57.length > 52 && countCharacters(v57) > 52) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatCMwShS0200Raw_parameter1 = /* @__PURE__ */ JSON.parse("{\"limit\":5200,\"of\":\"text\"}");
const isRcsFormatCMwShS0200Raw_pattern2 = /* @__PURE__ */ new RegExp("^title[0-9]+$", "u");
const isRcsFormatCMwShS0200Raw_pattern3 = /* @__PURE__ */ new RegExp("^description[0-9]+$", "u");
const isRcsFormatCMwShS0200Raw_pattern4 = /* @__PURE__ */ new RegExp("^media[0-9]+$", "u");
const isRcsFormatCMwShS0200Raw_pattern5 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)$", "u");
const isRcsFormatCMwShS0200Raw_pattern6 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
const isRcsFormatCMwShS0200Raw_parameter7 = /* @__PURE__ */ JSON.parse("{\"limit\":5200,\"of\":[\"description1\",\"description2\",\"description3\",\"description4\",\"description5\",\"description6\"]}");
function isRcsFormatCMwShS0200Raw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.carousel;
        if (v2 === undefined) return false;
        if (!(Array.isArray(v2))) return false;
        if (v2.length > 6) return false;
        for (let i5 = 0; i5 < v2.length; i5++) {
          const v6 = v2[i5];
          if (typeof v6 === "object" && v6 !== null && !Array.isArray(v6)) {
            const v7 = v6.text;
            if (v7 !== undefined) {
              if (!(typeof v7 === "string")) return false;
              if (v7.length > 5200 && countCharacters(v7) > 5200) return false;
            }
            const v10 = v6.title;
            if (v10 !== undefined) {
              if (!(typeof v10 === "string")) return false;
              if (v10.length > 120 && countCharacters(v10) > 120) return false;
            }
            const v13 = v6.button;
            if (v13 !== undefined) {
              if (!(Array.isArray(v13))) return false;
              if (v13.length > 2) return false;
              for (let i16 = 0; i16 < v13.length; i16++) {
                const v17 = v13[i16];
                if (typeof v17 === "object" && v17 !== null && !Array.isArray(v17)) {
                  const v18 = v17.name;
                  if (v18 !== undefined) {
                    if (!(typeof v18 === "string")) return false;
                    if (v18.length > 20 && countCharacters(v18) > 20) return false;
                  }
                }
              }
            }
          }
        }
        if (!keywordModule2.holds(v2, isRcsFormatCMwShS0200Raw_parameter1)) return false;
      }
    }
    const v27 = value.body;
    if (v27 !== undefined) {
      if (typeof v27 === "object" && v27 !== null && !Array.isArray(v27)) {
        for (const key28 in v27) {
          const v29 = v27[key28];
          if (isRcsFormatCMwShS0200Raw_pattern2.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 120 && countCharacters(v29) > 120) return false;
          }
          if (isRcsFormatCMwShS0200Raw_pattern3.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 5200 && countCharacters(v29) > 5200) return false;
          }
          if (isRcsFormatCMwShS0200Raw_pattern4.test(key28)) {
            if (!(typeof v29 === "string")) return false;
            if (v29.length > 800 && countCharacters(v29) > 800) return false;
          }
          if (isRcsFormatCMwShS0200Raw_pattern5.test(key28)) {
            attempt38: {
              return false;
            }
          }
          if (isRcsFormatCMwShS0200Raw_pattern6.test(key28)) {
            attempt43: {
              return false;
            }
          }
        }
        if (!keywordModule3.holds(v27, isRcsFormatCMwShS0200Raw_parameter7)) return false;
      }
    }
    const v46 = value.buttons;
    if (v46 !== undefined) {
      if (!(Array.isArray(v46))) return false;
      if (v46.length > 6) return false;
      for (let i49 = 0; i49 < v46.length; i49++) {
        const v50 = v46[i49];
        if (typeof v50 === "object" && v50 !== null && !Array.isArray(v50)) {
          const v51 = v50.suggestions;
          if (v51 !== undefined) {
            if (!(Array.isArray(v51))) return false;
            if (v51.length > 2) return false;
            for (let i54 = 0; i54 < v51.length; i54++) {
              const v55 = v51[i54];
              if (typeof v55 === "object" && v55 !== null && !Array.isArray(v55)) {
                const v56 = v55.action;
                if (v56 !== undefined) {
                  if (typeof v56 === "object" && v56 !== null && !Array.isArray(v56)) {
                    const v57 = v56.displayText;
                    if (v57 !== undefined) {
                      if (!(typeof v57 === "string")) return false;
                      if (v57.length > 20 && countCharacters(v57) > 20) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatOMHITV0001Raw_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatOMHITV0001Raw_pattern2 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-1]$)[0-9]+$", "u");
function isRcsFormatOMHITV0001Raw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            attempt6: {
              return false;
            }
          }
          const v9 = v2.title;
          if (v9 !== undefined) {
            if (!(typeof v9 === "string")) return false;
            if (v9.length > 120 && countCharacters(v9) > 120) return false;
          }
          const v12 = v2.button;
          if (v12 !== undefined) {
            if (!(Array.isArray(v12))) return false;
            if (v12.length > 2) return false;
            for (let i15 = 0; i15 < v12.length; i15++) {
              const v16 = v12[i15];
              if (typeof v16 === "object" && v16 !== null && !Array.isArray(v16)) {
                const v17 = v16.name;
                if (v17 !== undefined) {
                  if (!(typeof v17 === "string")) return false;
                  if (v17.length > 64 && countCharacters(v17) > 64) return false;
                }
              }
            }
          }
          const v22 = v2.subContent;
          if (v22 !== undefined) {
            if (!(Array.isArray(v22))) return false;
            if (v22.length > 1) return false;
          }
        }
      }
    }
    const v29 = value.body;
    if (v29 !== undefined) {
      if (typeof v29 === "object" && v29 !== null && !Array.isArray(v29)) {
        const v30 = v29.title;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 120 && countCharacters(v30) > 120) return false;
        }
        const v33 = v29.description;
        if (v33 !== undefined) {
          attempt36: {
            return false;
          }
        }
        const v39 = v29.media;
        if (v39 !== undefined) {
          if (!(typeof v39 === "string")) return false;
          if (v39.length > 800 && countCharacters(v39) > 800) return false;
        }
        for (const key42 in v29) {
          if (isRcsFormatOMHITV0001Raw_pattern1.test(key42)) {
            attempt46: {
              return false;
            }
          }
          if (isRcsFormatOMHITV0001Raw_pattern2.test(key42)) {
            attempt51: {
              return false;
            }
          }
        }
      }
    }
    const v54 = value.buttons;
    if (v54 !== undefined) {
      if (!(Array.isArray(v54))) return false;
      if (v54.length > 1) return false;
      for (let i57 = 0; i57 < v54.length; i57++) {
        const v58 = v54[i57];
        if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
          const v59 = v58.suggestions;
          if (v59 !== undefined) {
            if (!(Array.isArray(v59))) return false;
            if (v59.length > 2) return false;
            for (let i62 = 0; i62 < v59.length; i62++) {
              const v63 = v59[i62];
              if (typeof v63 === "object" && v63 !== null && !Array.isArray(v63)) {
                const v64 = v63.action;
                if (v64 !== undefined) {
                  if (typeof v64 === "object" && v64 !== null && !Array.isArray(v64)) {
                    const v65 = v64.displayText;
                    if (v65 !== undefined) {
                      if (!(typeof v65 === "string")) return false;
                      if (v65.length > 64 && countCharacters(v65) > 64) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatOMHIMV0001Raw_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatOMHIMV0001Raw_pattern2 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsFormatOMHIMV0001Raw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            attempt6: {
              return false;
            }
          }
          const v9 = v2.title;
          if (v9 !== undefined) {
            if (!(typeof v9 === "string")) return false;
            if (v9.length > 120 && countCharacters(v9) > 120) return false;
          }
          const v12 = v2.button;
          if (v12 !== undefined) {
            if (!(Array.isArray(v12))) return false;
            if (v12.length > 2) return false;
            for (let i15 = 0; i15 < v12.length; i15++) {
              const v16 = v12[i15];
              if (typeof v16 === "object" && v16 !== null && !Array.isArray(v16)) {
                const v17 = v16.name;
                if (v17 !== undefined) {
                  if (!(typeof v17 === "string")) return false;
                  if (v17.length > 64 && countCharacters(v17) > 64) return false;
                }
              }
            }
          }
          const v22 = v2.subContent;
          if (v22 !== undefined) {
            if (!(Array.isArray(v22))) return false;
            if (v22.length > 0) return false;
          }
        }
      }
    }
    const v29 = value.body;
    if (v29 !== undefined) {
      if (typeof v29 === "object" && v29 !== null && !Array.isArray(v29)) {
        const v30 = v29.title;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 120 && countCharacters(v30) > 120) return false;
        }
        const v33 = v29.description;
        if (v33 !== undefined) {
          attempt36: {
            return false;
          }
        }
        const v39 = v29.media;
        if (v39 !== undefined) {
          if (!(typeof v39 === "string")) return false;
          if (v39.length > 800 && countCharacters(v39) > 800) return false;
        }
        for (const key42 in v29) {
          if (isRcsFormatOMHIMV0001Raw_pattern1.test(key42)) {
            attempt46: {
              return false;
            }
          }
          if (isRcsFormatOMHIMV0001Raw_pattern2.test(key42)) {
            attempt51: {
              return false;
            }
          }
        }
      }
    }
    const v54 = value.buttons;
    if (v54 !== undefined) {
      if (!(Array.isArray(v54))) return false;
      if (v54.length > 1) return false;
      for (let i57 = 0; i57 < v54.length; i57++) {
        const v58 = v54[i57];
        if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
          const v59 = v58.suggestions;
          if (v59 !== undefined) {
            if (!(Array.isArray(v59))) return false;
            if (v59.length > 2) return false;
            for (let i62 = 0; i62 < v59.length; i62++) {
              const v63 = v59[i62];
              if (typeof v63 === "object" && v63 !== null && !Array.isArray(v63)) {
                const v64 = v63.action;
                if (v64 !== undefined) {
                  if (typeof v64 === "object" && v64 !== null && !Array.isArray(v64)) {
                    const v65 = v64.displayText;
                    if (v65 !== undefined) {
                      if (!(typeof v65 === "string")) return false;
                      if (v65.length > 64 && countCharacters(v65) > 64) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatOMTBNV0001Raw_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatOMTBNV0001Raw_pattern2 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-2]$)[0-9]+$", "u");
function isRcsFormatOMTBNV0001Raw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 600 && countCharacters(v3) > 600) return false;
          }
          const v6 = v2.title;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 120 && countCharacters(v6) > 120) return false;
          }
          const v9 = v2.button;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 2) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.name;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 64 && countCharacters(v14) > 64) return false;
                }
              }
            }
          }
          const v19 = v2.subContent;
          if (v19 !== undefined) {
            if (!(Array.isArray(v19))) return false;
            if (v19.length > 2) return false;
          }
        }
      }
    }
    const v26 = value.body;
    if (v26 !== undefined) {
      if (typeof v26 === "object" && v26 !== null && !Array.isArray(v26)) {
        const v27 = v26.title;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 120 && countCharacters(v27) > 120) return false;
        }
        const v30 = v26.description;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 600 && countCharacters(v30) > 600) return false;
        }
        const v33 = v26.media;
        if (v33 !== undefined) {
          if (!(typeof v33 === "string")) return false;
          if (v33.length > 800 && countCharacters(v33) > 800) return false;
        }
        for (const key36 in v26) {
          if (isRcsFormatOMTBNV0001Raw_pattern1.test(key36)) {
            attempt40: {
              return false;
            }
          }
          if (isRcsFormatOMTBNV0001Raw_pattern2.test(key36)) {
            attempt45: {
              return false;
            }
          }
        }
      }
    }
    const v48 = value.buttons;
    if (v48 !== undefined) {
      if (!(Array.isArray(v48))) return false;
      if (v48.length > 1) return false;
      for (let i51 = 0; i51 < v48.length; i51++) {
        const v52 = v48[i51];
        if (typeof v52 === "object" && v52 !== null && !Array.isArray(v52)) {
          const v53 = v52.suggestions;
          if (v53 !== undefined) {
            if (!(Array.isArray(v53))) return false;
            if (v53.length > 2) return false;
            for (let i56 = 0; i56 < v53.length; i56++) {
              const v57 = v53[i56];
              if (typeof v57 === "object" && v57 !== null && !Array.isArray(v57)) {
                const v58 = v57.action;
                if (v58 !== undefined) {
                  if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
                    const v59 = v58.displayText;
                    if (v59 !== undefined) {
                      if (!(typeof v59 === "string")) return false;
                      if (v59.length > 64 && countCharacters(v59) > 64) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatOMTBNH0001Raw_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatOMTBNH0001Raw_pattern2 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$", "u");
function isRcsFormatOMTBNH0001Raw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 600 && countCharacters(v3) > 600) return false;
          }
          const v6 = v2.title;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 120 && countCharacters(v6) > 120) return false;
          }
          const v9 = v2.button;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 2) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.name;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 64 && countCharacters(v14) > 64) return false;
                }
              }
            }
          }
          const v19 = v2.subContent;
          if (v19 !== undefined) {
            if (!(Array.isArray(v19))) return false;
            if (v19.length > 3) return false;
          }
        }
      }
    }
    const v26 = value.body;
    if (v26 !== undefined) {
      if (typeof v26 === "object" && v26 !== null && !Array.isArray(v26)) {
        const v27 = v26.title;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 120 && countCharacters(v27) > 120) return false;
        }
        const v30 = v26.description;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 600 && countCharacters(v30) > 600) return false;
        }
        const v33 = v26.media;
        if (v33 !== undefined) {
          if (!(typeof v33 === "string")) return false;
          if (v33.length > 800 && countCharacters(v33) > 800) return false;
        }
        for (const key36 in v26) {
          if (isRcsFormatOMTBNH0001Raw_pattern1.test(key36)) {
            attempt40: {
              return false;
            }
          }
          if (isRcsFormatOMTBNH0001Raw_pattern2.test(key36)) {
            attempt45: {
              return false;
            }
          }
        }
      }
    }
    const v48 = value.buttons;
    if (v48 !== undefined) {
      if (!(Array.isArray(v48))) return false;
      if (v48.length > 1) return false;
      for (let i51 = 0; i51 < v48.length; i51++) {
        const v52 = v48[i51];
        if (typeof v52 === "object" && v52 !== null && !Array.isArray(v52)) {
          const v53 = v52.suggestions;
          if (v53 !== undefined) {
            if (!(Array.isArray(v53))) return false;
            if (v53.length > 2) return false;
            for (let i56 = 0; i56 < v53.length; i56++) {
              const v57 = v53[i56];
              if (typeof v57 === "object" && v57 !== null && !Array.isArray(v57)) {
                const v58 = v57.action;
                if (v58 !== undefined) {
                  if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
                    const v59 = v58.displayText;
                    if (v59 !== undefined) {
                      if (!(typeof v59 === "string")) return false;
                      if (v59.length > 64 && countCharacters(v59) > 64) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsFormatOMSNSS0001Raw_pattern1 = /* @__PURE__ */ new RegExp("^(?:title|description|media|mediaUrl)[0-9]+$", "u");
const isRcsFormatOMSNSS0001Raw_pattern2 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsFormatOMSNSS0001Raw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.standalone;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.text;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 600 && countCharacters(v3) > 600) return false;
          }
          const v6 = v2.title;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 120 && countCharacters(v6) > 120) return false;
          }
          const v9 = v2.button;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 2) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.name;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 64 && countCharacters(v14) > 64) return false;
                }
              }
            }
          }
          const v19 = v2.subContent;
          if (v19 !== undefined) {
            if (!(Array.isArray(v19))) return false;
            if (v19.length > 0) return false;
          }
        }
      }
    }
    const v26 = value.body;
    if (v26 !== undefined) {
      if (typeof v26 === "object" && v26 !== null && !Array.isArray(v26)) {
        const v27 = v26.title;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 120 && countCharacters(v27) > 120) return false;
        }
        const v30 = v26.description;
        if (v30 !== undefined) {
          if (!(typeof v30 === "string")) return false;
          if (v30.length > 600 && countCharacters(v30) > 600) return false;
        }
        const v33 = v26.media;
        if (v33 !== undefined) {
          if (!(typeof v33 === "string")) return false;
          if (v33.length > 800 && countCharacters(v33) > 800) return false;
        }
        for (const key36 in v26) {
          if (isRcsFormatOMSNSS0001Raw_pattern1.test(key36)) {
            attempt40: {
              return false;
            }
          }
          if (isRcsFormatOMSNSS0001Raw_pattern2.test(key36)) {
            attempt45: {
              return false;
            }
          }
        }
      }
    }
    const v48 = value.buttons;
    if (v48 !== undefined) {
      if (!(Array.isArray(v48))) return false;
      if (v48.length > 1) return false;
      for (let i51 = 0; i51 < v48.length; i51++) {
        const v52 = v48[i51];
        if (typeof v52 === "object" && v52 !== null && !Array.isArray(v52)) {
          const v53 = v52.suggestions;
          if (v53 !== undefined) {
            if (!(Array.isArray(v53))) return false;
            if (v53.length > 2) return false;
            for (let i56 = 0; i56 < v53.length; i56++) {
              const v57 = v53[i56];
              if (typeof v57 === "object" && v57 !== null && !Array.isArray(v57)) {
                const v58 = v57.action;
                if (v58 !== undefined) {
                  if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
                    const v59 = v58.displayText;
                    if (v59 !== undefined) {
                      if (!(typeof v59 === "string")) return false;
                      if (v59.length > 64 && countCharacters(v59) > 64) return false;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
const isRcsTemplateAnyRaw_pattern1 = /* @__PURE__ */ new RegExp("^cell(?:Title|Left|Right)[0-9]+$", "u");
const isRcsTemplateAnyRaw_pattern2 = /* @__PURE__ */ new RegExp("^mTitle$", "u");
const isRcsTemplateAnyRaw_pattern3 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$", "u");
const isRcsTemplateAnyRaw_pattern4 = /* @__PURE__ */ new RegExp("^subDesc[1-3]$", "u");
function isRcsTemplateAnyRaw(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.template;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.title;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 120 && countCharacters(v3) > 120) return false;
          }
          const v6 = v2.description;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 600 && countCharacters(v6) > 600) return false;
          }
          const v9 = v2.subContent;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 3) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.subDesc;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 132 && countCharacters(v14) > 132) return false;
                }
              }
            }
          }
          for (const key19 in v2) {
            const v20 = v2[key19];
            if (isRcsTemplateAnyRaw_pattern1.test(key19)) {
              if (!(typeof v20 === "string")) return false;
              if (v20.length > 600 && countCharacters(v20) > 600) return false;
            }
            if (isRcsTemplateAnyRaw_pattern2.test(key19)) {
              if (!(typeof v20 === "string")) return false;
              if (v20.length > 120 && countCharacters(v20) > 120) return false;
            }
          }
        }
      }
    }
    const v27 = value.body;
    if (v27 !== undefined) {
      if (typeof v27 === "object" && v27 !== null && !Array.isArray(v27)) {
        const v28 = v27.mTitle;
        if (v28 !== undefined) {
          if (!(typeof v28 === "string")) return false;
          if (v28.length > 120 && countCharacters(v28) > 120) return false;
        }
        const v31 = v27.title;
        if (v31 !== undefined) {
          if (!(typeof v31 === "string")) return false;
          if (v31.length > 120 && countCharacters(v31) > 120) return false;
        }
        const v34 = v27.description;
        if (v34 !== undefined) {
          if (!(typeof v34 === "string")) return false;
          if (v34.length > 600 && countCharacters(v34) > 600) return false;
        }
        const v37 = v27.media;
        if (v37 !== undefined) {
          if (!(typeof v37 === "string")) return false;
          if (v37.length > 800 && countCharacters(v37) > 800) return false;
        }
        for (const key40 in v27) {
          const v41 = v27[key40];
          if (isRcsTemplateAnyRaw_pattern1.test(key40)) {
            if (!(typeof v41 === "string")) return false;
            if (v41.length > 600 && countCharacters(v41) > 600) return false;
          }
          if (isRcsTemplateAnyRaw_pattern3.test(key40)) {
            attempt46: {
              return false;
            }
          }
          if (isRcsTemplateAnyRaw_pattern4.test(key40)) {
            if (!(typeof v41 === "string")) return false;
            if (v41.length > 132 && countCharacters(v41) > 132) return false;
          }
        }
      }
    }
    const v51 = value.buttons;
    if (v51 !== undefined) {
      if (!(Array.isArray(v51))) return false;
      if (v51.length > 1) return false;
      for (let i54 = 0; i54 < v51.length; i54++) {
        const v55 = v51[i54];
        if (typeof v55 === "object" && v55 !== null && !Array.isArray(v55)) {
          const v56 = v55.suggestions;
          if (v56 !== undefined) {
            if (!(Array.isArray(v56))) return false;
            if (v56.length > 2) return false;
          }
        }
      }
    }
  }
  return true;
}
function isOmniEntryAlimtalk(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.alimtalk;
  if (v1 === undefined) return false;
  if (!isOmniAlimtalk(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "alimtalk") {
      return false;
    }
  }
  return true;
}
const isOmniAlimtalk_values1 = /* @__PURE__ */ new Set(["senderKey","msgType","templateCode","text","title","header","attachment","supplement","price","currencyType","link"]);
function isOmniAlimtalk(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.senderKey;
  if (v1 === undefined) return false;
  if (!isMessengerSenderKey(v1)) return false;
  const v4 = value.msgType;
  if (v4 === undefined) return false;
  if (!isAlimtalkMsgType(v4)) return false;
  const v7 = value.templateCode;
  if (v7 === undefined) return false;
  if (!isAlimtalkTemplateCode(v7)) return false;
  const v10 = value.text;
  if (v10 === undefined) return false;
  if (!isAlimtalkTextRaw(v10)) return false;
  const v13 = value.title;
  if (v13 !== undefined) {
    if (!isAlimtalkTitleRaw(v13)) return false;
  }
  const v16 = value.header;
  if (v16 !== undefined) {
    if (!isAlimtalkHeaderRaw(v16)) return false;
  }
  const v19 = value.attachment;
  if (v19 !== undefined) {
    if (!isAlimtalkAttachmentRaw(v19)) return false;
  }
  const v22 = value.supplement;
  if (v22 !== undefined) {
    if (!isAlimtalkSupplementRaw(v22)) return false;
  }
  const v25 = value.price;
  if (v25 !== undefined) {
    if (!isAlimtalkPrice(v25)) return false;
  }
  const v28 = value.currencyType;
  if (v28 !== undefined) {
    if (!isAlimtalkCurrencyType(v28)) return false;
  }
  const v31 = value.link;
  if (v31 !== undefined) {
    if (!isAlimtalkLinkRaw(v31)) return false;
  }
  for (const key34 in value) {
    if (!isOmniAlimtalk_values1.has(key34)) {
      return false;
    }
  }
  if (!isAlimtalkRulesRaw(value)) return false;
  return true;
}
function isAlimtalkTextRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 4000 && countCharacters(value) > 4000) return false;
  if (value === "") return false;
  return true;
}
function isAlimtalkTitleRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 200 && countCharacters(value) > 200) return false;
  if (value === "") return false;
  return true;
}
function isAlimtalkHeaderRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 64 && countCharacters(value) > 64) return false;
  if (value === "") return false;
  return true;
}
function isAlimtalkAttachmentRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.button;
  if (v1 !== undefined) {
    if (!isMessengerButtonsRaw(v1)) return false;
  }
  const v4 = value.item;
  if (v4 !== undefined) {
    if (!isAlimtalkItemRaw(v4)) return false;
  }
  const v7 = value.itemHighlight;
  if (v7 !== undefined) {
    if (!isAlimtalkItemHighlightRaw(v7)) return false;
  }
  for (const key10 in value) {
    if (key10 !== "button" && key10 !== "item" && key10 !== "itemHighlight") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonsRaw(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length > 5) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isMessengerButtonRaw(v4)) return false;
  }
  return true;
}
const isMessengerButtonRaw_values1 = /* @__PURE__ */ new Set(["WL","AL","DS","BK","MD","BC","BT","AC","BF"]);
function isMessengerButtonRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (!isMessengerButtonRaw_values1.has(v1)) return false;
  if (v1.length > 2 && countCharacters(v1) > 2) return false;
  const v6 = value.type;
  if (v6 === undefined) return false;
  if (!isMessengerButtonRaw_values1.has(v6)) return false;
  let holds13 = false;
  attempt16: {
    const v17 = value.type;
    if (v17 === undefined) break attempt16;
    if (v17 !== "WL") break attempt16;
    holds13 = true;
  }
  if (holds13) {
    if (!isMessengerButtonWlRaw(value)) return false;
  }
  let holds24 = false;
  attempt27: {
    const v28 = value.type;
    if (v28 === undefined) break attempt27;
    if (v28 !== "AL") break attempt27;
    holds24 = true;
  }
  if (holds24) {
    if (!isMessengerButtonAlRaw(value)) return false;
  }
  let holds35 = false;
  attempt38: {
    const v39 = value.type;
    if (v39 === undefined) break attempt38;
    if (v39 !== "DS") break attempt38;
    holds35 = true;
  }
  if (holds35) {
    if (!isMessengerButtonDsRaw(value)) return false;
  }
  let holds46 = false;
  attempt49: {
    const v50 = value.type;
    if (v50 === undefined) break attempt49;
    if (v50 !== "BK") break attempt49;
    holds46 = true;
  }
  if (holds46) {
    if (!isMessengerButtonBkRaw(value)) return false;
  }
  let holds57 = false;
  attempt60: {
    const v61 = value.type;
    if (v61 === undefined) break attempt60;
    if (v61 !== "MD") break attempt60;
    holds57 = true;
  }
  if (holds57) {
    if (!isMessengerButtonMdRaw(value)) return false;
  }
  let holds68 = false;
  attempt71: {
    const v72 = value.type;
    if (v72 === undefined) break attempt71;
    if (v72 !== "BC") break attempt71;
    holds68 = true;
  }
  if (holds68) {
    if (!isMessengerButtonBcRaw(value)) return false;
  }
  let holds79 = false;
  attempt82: {
    const v83 = value.type;
    if (v83 === undefined) break attempt82;
    if (v83 !== "BT") break attempt82;
    holds79 = true;
  }
  if (holds79) {
    if (!isMessengerButtonBtRaw(value)) return false;
  }
  let holds90 = false;
  attempt93: {
    const v94 = value.type;
    if (v94 === undefined) break attempt93;
    if (v94 !== "AC") break attempt93;
    holds90 = true;
  }
  if (holds90) {
    if (!isMessengerButtonAcRaw(value)) return false;
  }
  let holds101 = false;
  attempt104: {
    const v105 = value.type;
    if (v105 === undefined) break attempt104;
    if (v105 !== "BF") break attempt104;
    holds101 = true;
  }
  if (holds101) {
    if (!isMessengerButtonBfRaw(value)) return false;
  }
  return true;
}
function isMessengerButtonWlRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "WL") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.urlMobile;
  if (v7 === undefined) return false;
  if (!isMessengerLinkRaw(v7)) return false;
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLinkRaw(v10)) return false;
  }
  const v13 = value.target;
  if (v13 !== undefined) {
    if (!(typeof v13 === "string")) return false;
    if (v13.length > 10 && countCharacters(v13) > 10) return false;
    if (v13 === "") return false;
  }
  for (const key16 in value) {
    if (key16 !== "name" && key16 !== "type" && key16 !== "urlMobile" && key16 !== "urlPc" && key16 !== "target") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonNameRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 56 && countCharacters(value) > 56) return false;
  if (value === "") return false;
  return true;
}
function isMessengerLinkRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 4000 && countCharacters(value) > 4000) return false;
  if (value === "") return false;
  return true;
}
function isMessengerButtonAlRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "AL") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.urlMobile;
  if (v7 !== undefined) {
    if (!isMessengerLinkRaw(v7)) return false;
  }
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLinkRaw(v10)) return false;
  }
  const v13 = value.schemeIos;
  if (v13 !== undefined) {
    if (!isMessengerLinkRaw(v13)) return false;
  }
  const v16 = value.schemeAndroid;
  if (v16 !== undefined) {
    if (!isMessengerLinkRaw(v16)) return false;
  }
  const v19 = value.target;
  if (v19 !== undefined) {
    if (!(typeof v19 === "string")) return false;
    if (v19.length > 10 && countCharacters(v19) > 10) return false;
    if (v19 === "") return false;
  }
  for (const key22 in value) {
    if (key22 !== "name" && key22 !== "type" && key22 !== "urlMobile" && key22 !== "urlPc" && key22 !== "schemeIos" && key22 !== "schemeAndroid" && key22 !== "target") {
      return false;
    }
  }
  let holds26 = false;
  if (!holds26) {
    attempt27: {
      if (value.schemeIos === undefined) break attempt27;
      if (value.schemeAndroid === undefined) break attempt27;
      holds26 = true;
    }
  }
  if (!holds26) {
    attempt30: {
      if (value.schemeIos === undefined) break attempt30;
      if (value.urlMobile === undefined) break attempt30;
      holds26 = true;
    }
  }
  if (!holds26) {
    attempt33: {
      if (value.schemeAndroid === undefined) break attempt33;
      if (value.urlMobile === undefined) break attempt33;
      holds26 = true;
    }
  }
  if (!holds26) return false;
  return true;
}
function isMessengerButtonDsRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "DS") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonBkRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BK") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonMdRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "MD") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonBcRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BC") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.chatExtra;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 50 && countCharacters(v7) > 50) return false;
    if (v7 === "") return false;
  }
  for (const key10 in value) {
    if (key10 !== "name" && key10 !== "type" && key10 !== "chatExtra") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonBtRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BT") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.chatExtra;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 50 && countCharacters(v7) > 50) return false;
    if (v7 === "") return false;
  }
  const v10 = value.chatEvent;
  if (v10 !== undefined) {
    if (!(typeof v10 === "string")) return false;
    if (v10.length > 50 && countCharacters(v10) > 50) return false;
    if (v10 === "") return false;
  }
  for (const key13 in value) {
    if (key13 !== "name" && key13 !== "type" && key13 !== "chatExtra" && key13 !== "chatEvent") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonAcRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "AC") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isMessengerButtonBfRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BF") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.bizFormKey;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 100 && countCharacters(v7) > 100) return false;
    if (v7 === "") return false;
  }
  const v10 = value.bizFormId;
  if (v10 !== undefined) {
    if (!(typeof v10 === "string")) return false;
    if (v10.length > 100 && countCharacters(v10) > 100) return false;
    if (v10 === "") return false;
  }
  for (const key13 in value) {
    if (key13 !== "name" && key13 !== "type" && key13 !== "bizFormKey" && key13 !== "bizFormId") {
      return false;
    }
  }
  let holds17 = false;
  if (!holds17) {
    attempt18: {
      if (value.bizFormKey === undefined) break attempt18;
      holds17 = true;
    }
  }
  if (!holds17) {
    attempt21: {
      if (value.bizFormId === undefined) break attempt21;
      holds17 = true;
    }
  }
  if (!holds17) return false;
  return true;
}
function isAlimtalkItemRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.list;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length < 2) return false;
  if (v1.length > 10) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isAlimtalkItemRowRaw(v5)) return false;
  }
  const v8 = value.summary;
  if (v8 !== undefined) {
    if (!isMessengerItemSummaryRaw(v8)) return false;
  }
  for (const key11 in value) {
    if (key11 !== "list" && key11 !== "summary") {
      return false;
    }
  }
  return true;
}
function isAlimtalkItemRowRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 24 && countCharacters(v1) > 24) return false;
  if (v1 === "") return false;
  const v4 = value.description;
  if (v4 !== undefined) {
    if (!(typeof v4 === "string")) return false;
    if (v4.length > 92 && countCharacters(v4) > 92) return false;
    if (v4 === "") return false;
  }
  for (const key7 in value) {
    if (key7 !== "title" && key7 !== "description") {
      return false;
    }
  }
  return true;
}
function isMessengerItemSummaryRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 24 && countCharacters(v1) > 24) return false;
  if (v1 === "") return false;
  const v4 = value.description;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 56 && countCharacters(v4) > 56) return false;
  if (v4 === "") return false;
  for (const key7 in value) {
    if (key7 !== "title" && key7 !== "description") {
      return false;
    }
  }
  return true;
}
function isAlimtalkItemHighlightRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 !== undefined) {
    if (!(typeof v1 === "string")) return false;
    if (v1.length > 120 && countCharacters(v1) > 120) return false;
    if (v1 === "") return false;
  }
  const v4 = value.description;
  if (v4 !== undefined) {
    if (!(typeof v4 === "string")) return false;
    if (v4.length > 76 && countCharacters(v4) > 76) return false;
    if (v4 === "") return false;
  }
  for (const key7 in value) {
    if (key7 !== "title" && key7 !== "description") {
      return false;
    }
  }
  return true;
}
function isAlimtalkSupplementRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.quickReply;
  if (v1 !== undefined) {
    if (!(Array.isArray(v1))) return false;
    if (v1.length > 10) return false;
    for (let i4 = 0; i4 < v1.length; i4++) {
      const v5 = v1[i4];
      if (!isMessengerQuickReplyRaw(v5)) return false;
    }
  }
  for (const key8 in value) {
    if (key8 !== "quickReply") {
      return false;
    }
  }
  return true;
}
function isMessengerQuickReplyRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.type;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1 !== "WL" && v1 !== "AL" && v1 !== "BK" && v1 !== "BC" && v1 !== "BT" && v1 !== "BF" && v1 !== "MD") return false;
  if (v1.length > 2 && countCharacters(v1) > 2) return false;
  const v6 = value.type;
  if (v6 === undefined) return false;
  if (v6 !== "WL" && v6 !== "AL" && v6 !== "BK" && v6 !== "BC" && v6 !== "BT" && v6 !== "BF" && v6 !== "MD") return false;
  let holds13 = false;
  attempt16: {
    const v17 = value.type;
    if (v17 === undefined) break attempt16;
    if (v17 !== "WL") break attempt16;
    holds13 = true;
  }
  if (holds13) {
    if (!isMessengerQuickReplyWlRaw(value)) return false;
  }
  let holds24 = false;
  attempt27: {
    const v28 = value.type;
    if (v28 === undefined) break attempt27;
    if (v28 !== "AL") break attempt27;
    holds24 = true;
  }
  if (holds24) {
    if (!isMessengerQuickReplyAlRaw(value)) return false;
  }
  let holds35 = false;
  attempt38: {
    const v39 = value.type;
    if (v39 === undefined) break attempt38;
    if (v39 !== "BK") break attempt38;
    holds35 = true;
  }
  if (holds35) {
    if (!isMessengerQuickReplyBkRaw(value)) return false;
  }
  let holds46 = false;
  attempt49: {
    const v50 = value.type;
    if (v50 === undefined) break attempt49;
    if (v50 !== "BC") break attempt49;
    holds46 = true;
  }
  if (holds46) {
    if (!isMessengerQuickReplyBcRaw(value)) return false;
  }
  let holds57 = false;
  attempt60: {
    const v61 = value.type;
    if (v61 === undefined) break attempt60;
    if (v61 !== "BT") break attempt60;
    holds57 = true;
  }
  if (holds57) {
    if (!isMessengerQuickReplyBtRaw(value)) return false;
  }
  let holds68 = false;
  attempt71: {
    const v72 = value.type;
    if (v72 === undefined) break attempt71;
    if (v72 !== "BF") break attempt71;
    holds68 = true;
  }
  if (holds68) {
    if (!isMessengerQuickReplyBfRaw(value)) return false;
  }
  let holds79 = false;
  attempt82: {
    const v83 = value.type;
    if (v83 === undefined) break attempt82;
    if (v83 !== "MD") break attempt82;
    holds79 = true;
  }
  if (holds79) {
    if (!isMessengerQuickReplyMdRaw(value)) return false;
  }
  return true;
}
function isMessengerQuickReplyWlRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "WL") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.urlMobile;
  if (v7 === undefined) return false;
  if (!isMessengerLinkRaw(v7)) return false;
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLinkRaw(v10)) return false;
  }
  const v13 = value.target;
  if (v13 !== undefined) {
    if (!(typeof v13 === "string")) return false;
    if (v13.length > 10 && countCharacters(v13) > 10) return false;
    if (v13 === "") return false;
  }
  for (const key16 in value) {
    if (key16 !== "name" && key16 !== "type" && key16 !== "urlMobile" && key16 !== "urlPc" && key16 !== "target") {
      return false;
    }
  }
  return true;
}
function isMessengerQuickReplyAlRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "AL") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.urlMobile;
  if (v7 !== undefined) {
    if (!isMessengerLinkRaw(v7)) return false;
  }
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLinkRaw(v10)) return false;
  }
  const v13 = value.schemeIos;
  if (v13 !== undefined) {
    if (!isMessengerLinkRaw(v13)) return false;
  }
  const v16 = value.schemeAndroid;
  if (v16 !== undefined) {
    if (!isMessengerLinkRaw(v16)) return false;
  }
  const v19 = value.target;
  if (v19 !== undefined) {
    if (!(typeof v19 === "string")) return false;
    if (v19.length > 10 && countCharacters(v19) > 10) return false;
    if (v19 === "") return false;
  }
  for (const key22 in value) {
    if (key22 !== "name" && key22 !== "type" && key22 !== "urlMobile" && key22 !== "urlPc" && key22 !== "schemeIos" && key22 !== "schemeAndroid" && key22 !== "target") {
      return false;
    }
  }
  let holds26 = false;
  if (!holds26) {
    attempt27: {
      if (value.schemeIos === undefined) break attempt27;
      if (value.schemeAndroid === undefined) break attempt27;
      holds26 = true;
    }
  }
  if (!holds26) {
    attempt30: {
      if (value.schemeIos === undefined) break attempt30;
      if (value.urlMobile === undefined) break attempt30;
      holds26 = true;
    }
  }
  if (!holds26) {
    attempt33: {
      if (value.schemeAndroid === undefined) break attempt33;
      if (value.urlMobile === undefined) break attempt33;
      holds26 = true;
    }
  }
  if (!holds26) return false;
  return true;
}
function isMessengerQuickReplyBkRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BK") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isMessengerQuickReplyBcRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BC") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.chatExtra;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 50 && countCharacters(v7) > 50) return false;
    if (v7 === "") return false;
  }
  for (const key10 in value) {
    if (key10 !== "name" && key10 !== "type" && key10 !== "chatExtra") {
      return false;
    }
  }
  return true;
}
function isMessengerQuickReplyBtRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BT") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.chatExtra;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 50 && countCharacters(v7) > 50) return false;
    if (v7 === "") return false;
  }
  const v10 = value.chatEvent;
  if (v10 !== undefined) {
    if (!(typeof v10 === "string")) return false;
    if (v10.length > 50 && countCharacters(v10) > 50) return false;
    if (v10 === "") return false;
  }
  for (const key13 in value) {
    if (key13 !== "name" && key13 !== "type" && key13 !== "chatExtra" && key13 !== "chatEvent") {
      return false;
    }
  }
  return true;
}
function isMessengerQuickReplyBfRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "BF") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  const v7 = value.bizFormKey;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 100 && countCharacters(v7) > 100) return false;
    if (v7 === "") return false;
  }
  const v10 = value.bizFormId;
  if (v10 !== undefined) {
    if (!(typeof v10 === "string")) return false;
    if (v10.length > 100 && countCharacters(v10) > 100) return false;
    if (v10 === "") return false;
  }
  for (const key13 in value) {
    if (key13 !== "name" && key13 !== "type" && key13 !== "bizFormKey" && key13 !== "bizFormId") {
      return false;
    }
  }
  let holds17 = false;
  if (!holds17) {
    attempt18: {
      if (value.bizFormKey === undefined) break attempt18;
      holds17 = true;
    }
  }
  if (!holds17) {
    attempt21: {
      if (value.bizFormId === undefined) break attempt21;
      holds17 = true;
    }
  }
  if (!holds17) return false;
  return true;
}
function isMessengerQuickReplyMdRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!isMessengerButtonNameRaw(v1)) return false;
  const v4 = value.type;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "MD") return false;
  if (v4.length > 2 && countCharacters(v4) > 2) return false;
  for (const key7 in value) {
    if (key7 !== "name" && key7 !== "type") {
      return false;
    }
  }
  return true;
}
function isAlimtalkLinkRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  const v1 = value.urlMobile;
  if (v1 !== undefined) {
    if (!isMessengerLinkRaw(v1)) return false;
  }
  const v4 = value.urlPc;
  if (v4 !== undefined) {
    if (!isMessengerLinkRaw(v4)) return false;
  }
  const v7 = value.schemeIos;
  if (v7 !== undefined) {
    if (!isMessengerLinkRaw(v7)) return false;
  }
  const v10 = value.schemeAndroid;
  if (v10 !== undefined) {
    if (!isMessengerLinkRaw(v10)) return false;
  }
  for (const key13 in value) {
    if (key13 !== "urlMobile" && key13 !== "urlPc" && key13 !== "schemeIos" && key13 !== "schemeAndroid") {
      return false;
    }
  }
  return true;
}
function isAlimtalkRulesRaw(value) {
  let holds5 = false;
  attempt17: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v18 = value.supplement;
      if (v18 === undefined) break attempt17;
      if (!(typeof v18 === "object" && v18 !== null && !Array.isArray(v18))) break attempt17;
      const v19 = v18.quickReply;
      if (v19 === undefined) break attempt17;
      if (!(Array.isArray(v19))) break attempt17;
      if (v19.length < 1) break attempt17;
    }
    holds5 = true;
  }
  if (holds5) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v6 = value.attachment;
      if (v6 !== undefined) {
        if (typeof v6 === "object" && v6 !== null && !Array.isArray(v6)) {
          const v7 = v6.button;
          if (v7 !== undefined) {
            if (Array.isArray(v7)) {
              if (v7.length > 2) return false;
            }
          }
        }
      }
      const v12 = value.button;
      if (v12 !== undefined) {
        if (Array.isArray(v12)) {
          if (v12.length > 2) return false;
        }
      }
    }
  }
  let holds28 = false;
  attempt43: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v44 = value.msgType;
      if (v44 === undefined) break attempt43;
      if (v44 !== "AI") break attempt43;
    }
    holds28 = true;
  }
  if (holds28) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v29 = value.attachment;
      if (v29 !== undefined) {
        if (typeof v29 === "object" && v29 !== null && !Array.isArray(v29)) {
          const v30 = v29.itemHighlight;
          if (v30 !== undefined) {
            if (typeof v30 === "object" && v30 !== null && !Array.isArray(v30)) {
              const v31 = v30.title;
              if (v31 !== undefined) {
                if (typeof v31 === "string") {
                  if (v31.length > 84 && countCharacters(v31) > 84) return false;
                }
              }
              const v34 = v30.description;
              if (v34 !== undefined) {
                if (typeof v34 === "string") {
                  if (v34.length > 52 && countCharacters(v34) > 52) return false;
                }
              }
            }
          }
        }
      }
    }
  }
  return true;
}
function isOmniEntryFriendtalk(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.friendtalk;
  if (v1 === undefined) return false;
  if (!isOmniFriendtalk(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "friendtalk") {
      return false;
    }
  }
  return true;
}
const isOmniFriendtalk_values1 = /* @__PURE__ */ new Set(["senderKey","msgType","text","adFlag","adult","pushAlarm","header","additionalContent","groupTagKey","attachment","carousel"]);
function isOmniFriendtalk(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.senderKey;
  if (v1 === undefined) return false;
  if (!isMessengerSenderKey(v1)) return false;
  const v4 = value.msgType;
  if (v4 === undefined) return false;
  if (!isFriendtalkMsgType(v4)) return false;
  const v7 = value.text;
  if (v7 === undefined) return false;
  if (!isFriendtalkTextRaw(v7)) return false;
  const v10 = value.adFlag;
  if (v10 !== undefined) {
    if (!isFriendtalkAdFlag(v10)) return false;
  }
  const v13 = value.adult;
  if (v13 !== undefined) {
    if (!isFriendtalkAdult(v13)) return false;
  }
  const v16 = value.pushAlarm;
  if (v16 !== undefined) {
    if (!isFriendtalkPushAlarm(v16)) return false;
  }
  const v19 = value.header;
  if (v19 !== undefined) {
    if (!isFriendtalkHeaderRaw(v19)) return false;
  }
  const v22 = value.additionalContent;
  if (v22 !== undefined) {
    if (!isFriendtalkAdditionalContentRaw(v22)) return false;
  }
  const v25 = value.groupTagKey;
  if (v25 !== undefined) {
    if (!isFriendtalkGroupTagKey(v25)) return false;
  }
  const v28 = value.attachment;
  if (v28 !== undefined) {
    if (!isFriendtalkAttachmentRaw(v28)) return false;
  }
  const v31 = value.carousel;
  if (v31 !== undefined) {
    if (!isFriendtalkCarouselRaw(v31)) return false;
  }
  for (const key34 in value) {
    if (!isOmniFriendtalk_values1.has(key34)) {
      return false;
    }
  }
  if (!isFriendtalkRulesRaw(value)) return false;
  let holds40 = false;
  attempt49: {
    const v50 = value.msgType;
    if (v50 === undefined) break attempt49;
    if (v50 !== "FI" && v50 !== "FW") break attempt49;
    holds40 = true;
  }
  if (holds40) {
    const v41 = value.attachment;
    if (v41 === undefined) return false;
    if (typeof v41 === "object" && v41 !== null && !Array.isArray(v41)) {
      const v42 = v41.image;
      if (v42 === undefined) return false;
    }
  }
  let holds57 = false;
  attempt66: {
    const v67 = value.msgType;
    if (v67 === undefined) break attempt66;
    if (v67 !== "FL") break attempt66;
    holds57 = true;
  }
  if (holds57) {
    const v58 = value.attachment;
    if (v58 === undefined) return false;
    if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
      const v59 = v58.item;
      if (v59 === undefined) return false;
    }
  }
  let holds74 = false;
  attempt85: {
    const v86 = value.msgType;
    if (v86 === undefined) break attempt85;
    if (v86 !== "FC") break attempt85;
    holds74 = true;
  }
  if (holds74) {
    if (value.carousel === undefined) return false;
  }
  if (!holds74) {
    const v77 = value.carousel;
    if (v77 !== undefined) {
      attempt80: {
        return false;
      }
    }
  }
  return true;
}
function isFriendtalkMsgType(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "FT" && value !== "FI" && value !== "FW" && value !== "FL" && value !== "FC") return false;
  if (value.length > 2 && countCharacters(value) > 2) return false;
  return true;
}
function isFriendtalkTextRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 4000 && countCharacters(value) > 4000) return false;
  if (value === "") return false;
  return true;
}
function isFriendtalkHeaderRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 80 && countCharacters(value) > 80) return false;
  if (value === "") return false;
  return true;
}
function isFriendtalkAdditionalContentRaw(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 136 && countCharacters(value) > 136) return false;
  if (value === "") return false;
  return true;
}
function isFriendtalkAttachmentRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.button;
  if (v1 !== undefined) {
    if (!isMessengerButtonsRaw(v1)) return false;
  }
  const v4 = value.image;
  if (v4 !== undefined) {
    if (!isFriendtalkImageRaw(v4)) return false;
  }
  const v7 = value.item;
  if (v7 !== undefined) {
    if (!isFriendtalkItemRaw(v7)) return false;
  }
  const v10 = value.coupon;
  if (v10 !== undefined) {
    if (!isFriendtalkCouponRaw(v10)) return false;
  }
  const v13 = value.commerce;
  if (v13 !== undefined) {
    if (!isFriendtalkCommerceRaw(v13)) return false;
  }
  const v16 = value.video;
  if (v16 !== undefined) {
    if (!isFriendtalkVideo(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "button" && key19 !== "image" && key19 !== "item" && key19 !== "coupon" && key19 !== "commerce" && key19 !== "video") {
      return false;
    }
  }
  return true;
}
function isFriendtalkImageRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.imgUrl;
  if (v1 === undefined) return false;
  if (!isMessengerImageUrl(v1)) return false;
  const v4 = value.imgLink;
  if (v4 !== undefined) {
    if (!isMessengerLinkRaw(v4)) return false;
  }
  for (const key7 in value) {
    if (key7 !== "imgUrl" && key7 !== "imgLink") {
      return false;
    }
  }
  return true;
}
function isFriendtalkItemRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.list;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length < 3) return false;
  if (v1.length > 4) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isFriendtalkItemRowRaw(v5)) return false;
  }
  const v8 = value.summary;
  if (v8 !== undefined) {
    if (!isMessengerItemSummaryRaw(v8)) return false;
  }
  for (const key11 in value) {
    if (key11 !== "list" && key11 !== "summary") {
      return false;
    }
  }
  return true;
}
function isFriendtalkItemRowRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 120 && countCharacters(v1) > 120) return false;
  if (v1 === "") return false;
  const v4 = value.imgUrl;
  if (v4 === undefined) return false;
  if (!isMessengerImageUrl(v4)) return false;
  const v7 = value.urlMobile;
  if (v7 === undefined) return false;
  if (!isMessengerLinkRaw(v7)) return false;
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLinkRaw(v10)) return false;
  }
  const v13 = value.schemeIos;
  if (v13 !== undefined) {
    if (!isMessengerLinkRaw(v13)) return false;
  }
  const v16 = value.schemeAndroid;
  if (v16 !== undefined) {
    if (!isMessengerLinkRaw(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "title" && key19 !== "imgUrl" && key19 !== "urlMobile" && key19 !== "urlPc" && key19 !== "schemeIos" && key19 !== "schemeAndroid") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCouponRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 120 && countCharacters(v1) > 120) return false;
  if (v1 === "") return false;
  const v4 = value.description;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 72 && countCharacters(v4) > 72) return false;
  if (v4 === "") return false;
  const v7 = value.urlMobile;
  if (v7 !== undefined) {
    if (!isMessengerLinkRaw(v7)) return false;
  }
  const v10 = value.urlPc;
  if (v10 !== undefined) {
    if (!isMessengerLinkRaw(v10)) return false;
  }
  const v13 = value.schemeIos;
  if (v13 !== undefined) {
    if (!isMessengerLinkRaw(v13)) return false;
  }
  const v16 = value.schemeAndroid;
  if (v16 !== undefined) {
    if (!isMessengerLinkRaw(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "title" && key19 !== "description" && key19 !== "urlMobile" && key19 !== "urlPc" && key19 !== "schemeIos" && key19 !== "schemeAndroid") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCommerceRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 120 && countCharacters(v1) > 120) return false;
  if (v1 === "") return false;
  const v4 = value.regularPrice;
  if (v4 === undefined) return false;
  if (!(Number.isFinite(v4))) return false;
  if (!(v4 >= 0)) return false;
  if (!(v4 <= 99999999)) return false;
  const v7 = value.discountPrice;
  if (v7 !== undefined) {
    if (!(Number.isFinite(v7))) return false;
    if (!(v7 >= 0)) return false;
    if (!(v7 <= 99999999)) return false;
  }
  const v10 = value.discountRate;
  if (v10 !== undefined) {
    if (!(Number.isFinite(v10))) return false;
    if (!(v10 >= 0)) return false;
    if (!(v10 <= 100)) return false;
  }
  const v13 = value.discountFixed;
  if (v13 !== undefined) {
    if (!(Number.isFinite(v13))) return false;
    if (!(v13 >= 0)) return false;
    if (!(v13 <= 99999999)) return false;
  }
  for (const key16 in value) {
    if (key16 !== "title" && key16 !== "regularPrice" && key16 !== "discountPrice" && key16 !== "discountRate" && key16 !== "discountFixed") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCarouselRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.list;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length < 2) return false;
  if (v1.length > 10) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isFriendtalkCarouselCardRaw(v5)) return false;
  }
  const v8 = value.head;
  if (v8 !== undefined) {
    if (!isFriendtalkCarouselHeadRaw(v8)) return false;
  }
  const v11 = value.tail;
  if (v11 !== undefined) {
    if (!isFriendtalkCarouselTailRaw(v11)) return false;
  }
  for (const key14 in value) {
    if (key14 !== "list" && key14 !== "head" && key14 !== "tail") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCarouselCardRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.header;
  if (v1 !== undefined) {
    if (!isFriendtalkHeaderRaw(v1)) return false;
  }
  const v4 = value.message;
  if (v4 !== undefined) {
    if (!(typeof v4 === "string")) return false;
    if (v4.length > 720 && countCharacters(v4) > 720) return false;
    if (v4 === "") return false;
  }
  const v7 = value.additionalContent;
  if (v7 !== undefined) {
    if (!isFriendtalkAdditionalContentRaw(v7)) return false;
  }
  const v10 = value.attachment;
  if (v10 === undefined) return false;
  if (!isFriendtalkCarouselAttachmentRaw(v10)) return false;
  for (const key13 in value) {
    if (key13 !== "header" && key13 !== "message" && key13 !== "additionalContent" && key13 !== "attachment") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCarouselAttachmentRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.button;
  if (v1 !== undefined) {
    if (Array.isArray(v1)) {
      if (v1.length > 2) return false;
    }
    if (!isMessengerButtonsRaw(v1)) return false;
  }
  const v6 = value.image;
  if (v6 === undefined) return false;
  if (!isFriendtalkImageRaw(v6)) return false;
  const v9 = value.coupon;
  if (v9 !== undefined) {
    if (!isFriendtalkCouponRaw(v9)) return false;
  }
  const v12 = value.commerce;
  if (v12 !== undefined) {
    if (!isFriendtalkCommerceRaw(v12)) return false;
  }
  for (const key15 in value) {
    if (key15 !== "button" && key15 !== "image" && key15 !== "coupon" && key15 !== "commerce") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCarouselHeadRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.header;
  if (v1 === undefined) return false;
  if (!isFriendtalkHeaderRaw(v1)) return false;
  const v4 = value.content;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 200 && countCharacters(v4) > 200) return false;
  if (v4 === "") return false;
  const v7 = value.imageUrl;
  if (v7 === undefined) return false;
  if (!isMessengerImageUrl(v7)) return false;
  const v10 = value.urlMobile;
  if (v10 !== undefined) {
    if (!isMessengerLinkRaw(v10)) return false;
  }
  const v13 = value.urlPc;
  if (v13 !== undefined) {
    if (!isMessengerLinkRaw(v13)) return false;
  }
  const v16 = value.schemeIos;
  if (v16 !== undefined) {
    if (!isMessengerLinkRaw(v16)) return false;
  }
  const v19 = value.schemeAndroid;
  if (v19 !== undefined) {
    if (!isMessengerLinkRaw(v19)) return false;
  }
  for (const key22 in value) {
    if (key22 !== "header" && key22 !== "content" && key22 !== "imageUrl" && key22 !== "urlMobile" && key22 !== "urlPc" && key22 !== "schemeIos" && key22 !== "schemeAndroid") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCarouselTailRaw(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  const v1 = value.urlMobile;
  if (v1 !== undefined) {
    if (!isMessengerLinkRaw(v1)) return false;
  }
  const v4 = value.urlPc;
  if (v4 !== undefined) {
    if (!isMessengerLinkRaw(v4)) return false;
  }
  const v7 = value.schemeIos;
  if (v7 !== undefined) {
    if (!isMessengerLinkRaw(v7)) return false;
  }
  const v10 = value.schemeAndroid;
  if (v10 !== undefined) {
    if (!isMessengerLinkRaw(v10)) return false;
  }
  for (const key13 in value) {
    if (key13 !== "urlMobile" && key13 !== "urlPc" && key13 !== "schemeIos" && key13 !== "schemeAndroid") {
      return false;
    }
  }
  return true;
}
function isFriendtalkRulesRaw(value) {
  let holds5 = false;
  attempt11: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v12 = value.msgType;
      if (v12 === undefined) break attempt11;
      if (v12 !== "FI") break attempt11;
    }
    holds5 = true;
  }
  if (holds5) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v6 = value.text;
      if (v6 !== undefined) {
        if (typeof v6 === "string") {
          if (v6.length > 1600 && countCharacters(v6) > 1600) return false;
        }
      }
    }
  }
  let holds19 = false;
  attempt34: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v35 = value.msgType;
      if (v35 === undefined) break attempt34;
      if (v35 !== "FW") break attempt34;
    }
    holds19 = true;
  }
  if (holds19) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v20 = value.text;
      if (v20 !== undefined) {
        if (typeof v20 === "string") {
          if (v20.length > 304 && countCharacters(v20) > 304) return false;
        }
      }
      const v23 = value.attachment;
      if (v23 !== undefined) {
        if (typeof v23 === "object" && v23 !== null && !Array.isArray(v23)) {
          const v24 = v23.button;
          if (v24 !== undefined) {
            if (Array.isArray(v24)) {
              if (v24.length > 1) return false;
            }
          }
        }
      }
      const v29 = value.button;
      if (v29 !== undefined) {
        if (Array.isArray(v29)) {
          if (v29.length > 1) return false;
        }
      }
    }
  }
  let holds42 = false;
  attempt54: {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v55 = value.msgType;
      if (v55 === undefined) break attempt54;
      attempt58: {
        if (v55 !== "FL") break attempt58;
        break attempt54;
      }
    }
    holds42 = true;
  }
  if (holds42) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      const v43 = value.attachment;
      if (v43 !== undefined) {
        if (typeof v43 === "object" && v43 !== null && !Array.isArray(v43)) {
          const v44 = v43.item;
          if (v44 !== undefined) {
            attempt47: {
              return false;
            }
          }
        }
      }
    }
  }
  return true;
}
function isDestination(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.to;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 100 && countCharacters(v1) > 100) return false;
  const v4 = value.replaceWords;
  if (v4 !== undefined) {
    if (!isDestinationReplaceWords(v4)) return false;
  }
  for (const key7 in value) {
    if (key7 !== "to" && key7 !== "replaceWords") {
      return false;
    }
  }
  return true;
}
function isDestinationReplaceWords(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length > 100) return false;
  for (const key1 in value) {
    const v2 = value[key1];
    if (key1.length > 100 && countCharacters(key1) > 100) return false;
    if (key1 === "") return false;
    if (!(typeof v2 === "string")) return false;
    if (v2.length > 2000 && countCharacters(v2) > 2000) return false;
  }
  return true;
}
const isFormId_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]+$", "u");
function isFormId(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 64 && countCharacters(value) > 64) return false;
  if (!isFormId_pattern1.test(value)) return false;
  return true;
}
function isOmniPaymentCode(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 20 && countCharacters(value) > 20) return false;
  if (value === "") return false;
  return true;
}
function isOmniAccepted(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isSuccessCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isSuccessText(v4)) return false;
  const v7 = value.data;
  if (v7 === undefined) return false;
  if (!isOmniDestinations(v7)) return false;
  const v10 = value.ref;
  if (v10 !== undefined) {
    if (!(typeof v10 === "string")) return false;
    if (v10.length > 200 && countCharacters(v10) > 200) return false;
  }
  const v13 = value.warnings;
  if (v13 !== undefined) {
    if (!isWarnings(v13)) return false;
  }
  return true;
}
function isOmniDestinations(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.destinations;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length < 1) return false;
  if (v1.length > 10) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isDestinationResult(v5)) return false;
  }
  return true;
}
function isDestinationResult(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.to;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 100 && countCharacters(v1) > 100) return false;
  const v4 = value.msgKey;
  if (v4 !== undefined) {
    if (!isMessageKey(v4)) return false;
  }
  const v7 = value.code;
  if (v7 === undefined) return false;
  if (!isResultCode(v7)) return false;
  const v10 = value.result;
  if (v10 === undefined) return false;
  if (!isResultText(v10)) return false;
  return true;
}
function isOmniRefusal(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.data;
  if (v1 !== undefined) {
    if (!isOmniDestinations(v1)) return false;
  }
  const v4 = value.ref;
  if (v4 !== undefined) {
    if (!(typeof v4 === "string")) return false;
    if (v4.length > 200 && countCharacters(v4) > 200) return false;
  }
  if (!isRefusal(value)) return false;
  return true;
}
const isSendOmni_400_application_2fjson_values1 = /* @__PURE__ */ new Set(["A010","A011","A308","A250","A300","A302","A303","A304","A305","A330","A306","A310","A318","A319","A328","A404","A406","A407","A408","A409","A411","A412","A415","A417","A419","A420","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A502","A503","A505","A506","A513","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A327","A200","A203","A217"]);
const isSendOmni_400_application_2fjson_values2 = /* @__PURE__ */ new Set(["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Invalid formId","Wrong send request","Invalid or empty from","Invalid or empty text","Invalid ttl","Invalid ref","Invalid sendAt","Invalid or empty to","paymentCode too long","Too many destinations","More than 3 fileKey","text too long","Invalid formatId","Invalid RCS button, too many, or too long a label","Invalid copyAllowed","Invalid expiryOption","Invalid groupId","Invalid header","Invalid or missing footer","Invalid or empty RCS content","Wrong number of carousel cards","Invalid brandId","Invalid or empty brandKey","Too many subContent","buttons without body","Invalid button.type","Invalid button.name","Invalid MAP_LOC button","Invalid MAP_QRY button","Invalid CALENDAR button","Invalid COPY button","Invalid COM_T button","Invalid COM_V button","Invalid DIAL button","Invalid or empty senderKey","Invalid messenger button","Invalid or empty templateCode","Invalid adFlag","Invalid or empty image","Invalid item title or description","Invalid or empty msgType","Invalid price","Invalid itemHighlight","Invalid item.summary","Invalid quickReply","Invalid quickReply type","Invalid quickReply name","from is not a registered sender number of the account","File too large","Invalid image resolution or ratio","Invalid, foreign or expired fileKey / media / image URL"]);
function isSendOmni_400_application_2fjson(value) {
  if (!isOmniRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (!isSendOmni_400_application_2fjson_values1.has(v5)) return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (!isSendOmni_400_application_2fjson_values2.has(v8)) return false;
  return true;
}
function isSendOmni_401_application_2fjson(value) {
  if (!isOmniRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isSendOmni_403_application_2fjson(value) {
  if (!isOmniRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110" && v5 !== "A325" && v5 !== "A326") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account" && v8 !== "Account has no right to this channel" && v8 !== "No right to fallback") return false;
  return true;
}
function isSendOmni_409_application_2fjson(value) {
  if (!isOmniRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A301" && v5 !== "A309") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Idempotency key used with another body" && v8 !== "Idempotency key in use") return false;
  return true;
}
function isSendOmni_413_application_2fjson(value) {
  if (!isOmniRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isSendOmni_415_application_2fjson(value) {
  if (!isOmniRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isSendOmni_429_application_2fjson(value) {
  if (!isOmniRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isSendOmni_500_application_2fjson(value) {
  if (!isOmniRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isSendOmni_503_application_2fjson(value) {
  if (!isOmniRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
function isSmsSend(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.from;
  if (v1 === undefined) return false;
  if (!isDomesticNumber(v1)) return false;
  const v4 = value.to;
  if (v4 === undefined) return false;
  if (!isDomesticNumber(v4)) return false;
  const v7 = value.text;
  if (v7 === undefined) return false;
  if (!isSmsText(v7)) return false;
  const v10 = value.ref;
  if (v10 !== undefined) {
    if (!isRef(v10)) return false;
  }
  const v13 = value.sendAt;
  if (v13 !== undefined) {
    if (!isSendAt(v13)) return false;
  }
  const v16 = value.originCID;
  if (v16 !== undefined) {
    if (!isOriginCid(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "from" && key19 !== "to" && key19 !== "text" && key19 !== "ref" && key19 !== "sendAt" && key19 !== "originCID") {
      return false;
    }
  }
  return true;
}
function isSmsText(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 90 && countCharacters(value) > 90) return false;
  if (value === "") return false;
  if (!keywordModule0.holds(value, true)) return false;
  if (!keywordModule1.holds(value, 90)) return false;
  return true;
}
const isSendSms_400_application_2fjson_values1 = /* @__PURE__ */ new Set(["A010","A011","A308","A302","A306","A303","A328","A305","A330","A327"]);
const isSendSms_400_application_2fjson_values2 = /* @__PURE__ */ new Set(["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Invalid or empty from","Invalid or empty to","Invalid or empty text","text too long","Invalid ref","Invalid sendAt","from is not a registered sender number of the account"]);
function isSendSms_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (!isSendSms_400_application_2fjson_values1.has(v5)) return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (!isSendSms_400_application_2fjson_values2.has(v8)) return false;
  return true;
}
function isSendSms_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isSendSms_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110" && v5 !== "A325") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account" && v8 !== "Account has no right to this channel") return false;
  return true;
}
function isSendSms_409_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A301" && v5 !== "A309") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Idempotency key used with another body" && v8 !== "Idempotency key in use") return false;
  return true;
}
function isSendSms_413_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isSendSms_415_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isSendSms_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isSendSms_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isSendSms_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
function isMmsSend(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.from;
  if (v1 === undefined) return false;
  if (!isDomesticNumber(v1)) return false;
  const v4 = value.to;
  if (v4 === undefined) return false;
  if (!isDomesticNumber(v4)) return false;
  const v7 = value.text;
  if (v7 === undefined) return false;
  if (!isMmsText(v7)) return false;
  const v10 = value.title;
  if (v10 !== undefined) {
    if (!isMmsTitle(v10)) return false;
  }
  const v13 = value.fileKey;
  if (v13 !== undefined) {
    if (!isFileKeys(v13)) return false;
  }
  const v16 = value.ref;
  if (v16 !== undefined) {
    if (!isRef(v16)) return false;
  }
  const v19 = value.sendAt;
  if (v19 !== undefined) {
    if (!isSendAt(v19)) return false;
  }
  const v22 = value.originCID;
  if (v22 !== undefined) {
    if (!isOriginCid(v22)) return false;
  }
  for (const key25 in value) {
    if (key25 !== "from" && key25 !== "to" && key25 !== "text" && key25 !== "title" && key25 !== "fileKey" && key25 !== "ref" && key25 !== "sendAt" && key25 !== "originCID") {
      return false;
    }
  }
  return true;
}
function isMmsText(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 2000 && countCharacters(value) > 2000) return false;
  if (value === "") return false;
  if (!keywordModule0.holds(value, true)) return false;
  if (!keywordModule1.holds(value, 2000)) return false;
  return true;
}
const isSendMms_400_application_2fjson_values1 = /* @__PURE__ */ new Set(["A010","A011","A308","A302","A306","A303","A328","A319","A217","A305","A330","A327"]);
const isSendMms_400_application_2fjson_values2 = /* @__PURE__ */ new Set(["Cannot parse JSON","Cannot map JSON","Invalid idempotency key","Invalid or empty from","Invalid or empty to","Invalid or empty text","text too long","More than 3 fileKey","Invalid, foreign or expired fileKey / media / image URL","Invalid ref","Invalid sendAt","from is not a registered sender number of the account"]);
function isSendMms_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (!isSendMms_400_application_2fjson_values1.has(v5)) return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (!isSendMms_400_application_2fjson_values2.has(v8)) return false;
  return true;
}
function isSendMms_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isSendMms_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110" && v5 !== "A325") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account" && v8 !== "Account has no right to this channel") return false;
  return true;
}
function isSendMms_409_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A301" && v5 !== "A309") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Idempotency key used with another body" && v8 !== "Idempotency key in use") return false;
  return true;
}
function isSendMms_413_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isSendMms_415_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isSendMms_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isSendMms_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isSendMms_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
function isCancelMessage_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isCancelMessage_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account") return false;
  return true;
}
function isCancelMessage_404_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A820") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Requested data not found") return false;
  return true;
}
function isCancelMessage_409_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A331") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Too late to cancel") return false;
  return true;
}
function isCancelMessage_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isCancelMessage_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
function isFormRequest(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.messageForm;
  if (v1 === undefined) return false;
  if (!isOmniFlow(v1)) return false;
  for (const key4 in value) {
    if (key4 !== "messageForm") {
      return false;
    }
  }
  return true;
}
function isFormSaved(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isSuccessCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isSuccessText(v4)) return false;
  const v7 = value.data;
  if (v7 === undefined) return false;
  if (!isFormReceipt(v7)) return false;
  const v10 = value.warnings;
  if (v10 !== undefined) {
    if (!(Array.isArray(v10))) return false;
    if (v10.length > 100) return false;
    for (let i13 = 0; i13 < v10.length; i13++) {
      const v14 = v10[i13];
      if (!isWarning(v14)) return false;
    }
  }
  return true;
}
function isFormReceipt(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.formId;
  if (v1 === undefined) return false;
  if (!isFormId(v1)) return false;
  const v4 = value.expired;
  if (v4 === undefined) return false;
  if (!isFormExpiry(v4)) return false;
  return true;
}
function isFormExpiry(value) {
  if (!isTimestamp(value)) return false;
  return true;
}
const isCreateForm_400_application_2fjson_values1 = /* @__PURE__ */ new Set(["A010","A011","A300","A302","A303","A304","A319","A328","A404","A406","A407","A408","A409","A411","A412","A415","A417","A419","A420","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A502","A503","A505","A506","A513","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A217"]);
const isCreateForm_400_application_2fjson_values2 = /* @__PURE__ */ new Set(["Cannot parse JSON","Cannot map JSON","Wrong send request","Invalid or empty from","Invalid or empty text","Invalid ttl","More than 3 fileKey","text too long","Invalid formatId","Invalid RCS button, too many, or too long a label","Invalid copyAllowed","Invalid expiryOption","Invalid groupId","Invalid header","Invalid or missing footer","Invalid or empty RCS content","Wrong number of carousel cards","Invalid brandId","Invalid or empty brandKey","Too many subContent","buttons without body","Invalid button.type","Invalid button.name","Invalid MAP_LOC button","Invalid MAP_QRY button","Invalid CALENDAR button","Invalid COPY button","Invalid COM_T button","Invalid COM_V button","Invalid DIAL button","Invalid or empty senderKey","Invalid messenger button","Invalid or empty templateCode","Invalid adFlag","Invalid or empty image","Invalid item title or description","Invalid or empty msgType","Invalid price","Invalid itemHighlight","Invalid item.summary","Invalid quickReply","Invalid quickReply type","Invalid quickReply name","Invalid, foreign or expired fileKey / media / image URL"]);
function isCreateForm_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (!isCreateForm_400_application_2fjson_values1.has(v5)) return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (!isCreateForm_400_application_2fjson_values2.has(v8)) return false;
  return true;
}
function isCreateForm_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isCreateForm_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account") return false;
  return true;
}
function isCreateForm_413_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isCreateForm_415_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isCreateForm_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isCreateForm_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isCreateForm_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
function isFormFound(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isSuccessCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isSuccessText(v4)) return false;
  const v7 = value.data;
  if (v7 === undefined) return false;
  if (!isFormContent(v7)) return false;
  return true;
}
function isFormContent(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.formId;
  if (v1 === undefined) return false;
  if (!isFormId(v1)) return false;
  const v4 = value.messageForm;
  if (v4 === undefined) return false;
  if (!isOmniFlow(v4)) return false;
  const v7 = value.expired;
  if (v7 === undefined) return false;
  if (!isFormExpiry(v7)) return false;
  return true;
}
function isGetForm_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A250") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Invalid formId") return false;
  return true;
}
function isGetForm_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isGetForm_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account") return false;
  return true;
}
function isGetForm_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isGetForm_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
function isFormUpdate(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.messageForm;
  if (v1 === undefined) return false;
  if (!isOmniFlow(v1)) return false;
  const v4 = value.formId;
  if (v4 !== undefined) {
    if (!isFormId(v4)) return false;
  }
  for (const key7 in value) {
    if (key7 !== "messageForm" && key7 !== "formId") {
      return false;
    }
  }
  return true;
}
const isReplaceForm_400_application_2fjson_values1 = /* @__PURE__ */ new Set(["A010","A011","A250","A300","A302","A303","A304","A319","A328","A404","A406","A407","A408","A409","A411","A412","A415","A417","A419","A420","A424","A425","A426","A427","A428","A429","A430","A431","A432","A433","A434","A502","A503","A505","A506","A513","A521","A523","A524","A525","A559","A560","A561","A562","A563","A564","A565","A217"]);
const isReplaceForm_400_application_2fjson_values2 = /* @__PURE__ */ new Set(["Cannot parse JSON","Cannot map JSON","Invalid formId","Wrong send request","Invalid or empty from","Invalid or empty text","Invalid ttl","More than 3 fileKey","text too long","Invalid formatId","Invalid RCS button, too many, or too long a label","Invalid copyAllowed","Invalid expiryOption","Invalid groupId","Invalid header","Invalid or missing footer","Invalid or empty RCS content","Wrong number of carousel cards","Invalid brandId","Invalid or empty brandKey","Too many subContent","buttons without body","Invalid button.type","Invalid button.name","Invalid MAP_LOC button","Invalid MAP_QRY button","Invalid CALENDAR button","Invalid COPY button","Invalid COM_T button","Invalid COM_V button","Invalid DIAL button","Invalid or empty senderKey","Invalid messenger button","Invalid or empty templateCode","Invalid adFlag","Invalid or empty image","Invalid item title or description","Invalid or empty msgType","Invalid price","Invalid itemHighlight","Invalid item.summary","Invalid quickReply","Invalid quickReply type","Invalid quickReply name","Invalid, foreign or expired fileKey / media / image URL"]);
function isReplaceForm_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (!isReplaceForm_400_application_2fjson_values1.has(v5)) return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (!isReplaceForm_400_application_2fjson_values2.has(v8)) return false;
  return true;
}
function isReplaceForm_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isReplaceForm_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account") return false;
  return true;
}
function isReplaceForm_413_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isReplaceForm_415_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isReplaceForm_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isReplaceForm_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isReplaceForm_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
function isFormDeleted(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isSuccessCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isSuccessText(v4)) return false;
  return true;
}
function isDeleteForm_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A250") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Invalid formId") return false;
  return true;
}
function isDeleteForm_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isDeleteForm_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account") return false;
  return true;
}
function isDeleteForm_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isDeleteForm_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
const isUploadFile_path_serviceType_pattern1 = /* @__PURE__ */ new RegExp("^([Mm][Mm][Ss]|[Rr][Cc][Ss]|[Ff][Rr][Ii][Ee][Nn][Dd][Tt][Aa][Ll][Kk])$", "u");
function isUploadFile_path_serviceType(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 10 && countCharacters(value) > 10) return false;
  if (!isUploadFile_path_serviceType_pattern1.test(value)) return false;
  return true;
}
function isUploadFile_body_multipart_2fform_data(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.file;
  if (v1 === undefined) return false;
  for (const key4 in value) {
    if (key4 !== "file") {
      return false;
    }
  }
  return true;
}
function isFileUploaded(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isSuccessCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isSuccessText(v4)) return false;
  const v7 = value.data;
  if (v7 === undefined) return false;
  if (!isUploadedFile(v7)) return false;
  return true;
}
const isUploadedFile_pattern1 = /* @__PURE__ */ new RegExp("^maapfile://", "u");
function isUploadedFile(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.fileKey;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 100 && countCharacters(v1) > 100) return false;
  const v4 = value.media;
  if (v4 !== undefined) {
    if (!(typeof v4 === "string")) return false;
    if (v4.length > 200 && countCharacters(v4) > 200) return false;
    if (!isUploadedFile_pattern1.test(v4)) return false;
  }
  const v7 = value.imgUrl;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
    if (v7.length > 1000 && countCharacters(v7) > 1000) return false;
    if (!FORMATS["uri"](v7)) return false;
  }
  const v10 = value.expired;
  if (v10 === undefined) return false;
  if (!isFileExpiry(v10)) return false;
  return true;
}
const isFileExpiry_pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$", "u");
function isFileExpiry(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 19 && countCharacters(value) > 19) return false;
  if (!isFileExpiry_pattern1.test(value)) return false;
  return true;
}
const isUploadFile_400_application_2fjson_values1 = /* @__PURE__ */ new Set(["A011","A219","A220","A204","A208","A201","A200","A202","A206","A205","A203"]);
const isUploadFile_400_application_2fjson_values2 = /* @__PURE__ */ new Set(["Cannot map JSON","Invalid serviceType in the path","Invalid msgType in the path","File part missing","Invalid or empty file name","File name too long","File too large","Invalid file","Unsupported file format","Declared content type is not the real one","Invalid image resolution or ratio"]);
function isUploadFile_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (!isUploadFile_400_application_2fjson_values1.has(v5)) return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (!isUploadFile_400_application_2fjson_values2.has(v8)) return false;
  return true;
}
function isUploadFile_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isUploadFile_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account") return false;
  return true;
}
function isUploadFile_413_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isUploadFile_415_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isUploadFile_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isUploadFile_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isUploadFile_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
const isUploadTypedFile_path_msgType_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function isUploadTypedFile_path_msgType(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 20 && countCharacters(value) > 20) return false;
  if (!isUploadTypedFile_path_msgType_pattern1.test(value)) return false;
  return true;
}
function isUploadTypedFile_body_multipart_2fform_data(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.file;
  if (v1 === undefined) return false;
  for (const key4 in value) {
    if (key4 !== "file") {
      return false;
    }
  }
  return true;
}
const isUploadTypedFile_400_application_2fjson_values1 = /* @__PURE__ */ new Set(["A011","A219","A220","A204","A208","A201","A200","A202","A206","A205","A203"]);
const isUploadTypedFile_400_application_2fjson_values2 = /* @__PURE__ */ new Set(["Cannot map JSON","Invalid serviceType in the path","Invalid msgType in the path","File part missing","Invalid or empty file name","File name too long","File too large","Invalid file","Unsupported file format","Declared content type is not the real one","Invalid image resolution or ratio"]);
function isUploadTypedFile_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (!isUploadTypedFile_400_application_2fjson_values1.has(v5)) return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (!isUploadTypedFile_400_application_2fjson_values2.has(v8)) return false;
  return true;
}
function isUploadTypedFile_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A001" && v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Expired token" && v8 !== "Invalid token") return false;
  return true;
}
function isUploadTypedFile_403_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A110") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Blocked account") return false;
  return true;
}
function isUploadTypedFile_413_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isUploadTypedFile_415_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isUploadTypedFile_429_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A020") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Rate limit exceeded") return false;
  return true;
}
function isUploadTypedFile_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isUploadTypedFile_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
const isGetImage_path_imageKey_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]+$", "u");
function isGetImage_path_imageKey(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 100 && countCharacters(value) > 100) return false;
  if (!isGetImage_path_imageKey_pattern1.test(value)) return false;
  return true;
}
function isGetImage_404_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A820") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Requested data not found") return false;
  return true;
}
function isGetImage_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isGetImage_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
const isReceiveReceipts_header_webhook_id_pattern1 = /* @__PURE__ */ new RegExp("^[!-~]+$", "u");
function isReceiveReceipts_header_webhook_id(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 100 && countCharacters(value) > 100) return false;
  if (!isReceiveReceipts_header_webhook_id_pattern1.test(value)) return false;
  return true;
}
const isReceiveReceipts_header_webhook_timestamp_pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{10}$", "u");
function isReceiveReceipts_header_webhook_timestamp(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 10 && countCharacters(value) > 10) return false;
  if (!isReceiveReceipts_header_webhook_timestamp_pattern1.test(value)) return false;
  return true;
}
const isReceiveReceipts_path_carrier_pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._~-]+$", "u");
function isReceiveReceipts_path_carrier(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 64 && countCharacters(value) > 64) return false;
  if (!isReceiveReceipts_path_carrier_pattern1.test(value)) return false;
  return true;
}
function isCarrierReceipts(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.receipts;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length < 1) return false;
  if (v1.length > 1000) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isCarrierReceipt(v5)) return false;
  }
  for (const key8 in value) {
    if (key8 !== "receipts") {
      return false;
    }
  }
  return true;
}
function isCarrierReceipt(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.reference;
  if (v1 === undefined) return false;
  if (!isCarrierReference(v1)) return false;
  const v4 = value.reportCode;
  if (v4 === undefined) return false;
  if (!isCarrierCode(v4)) return false;
  const v7 = value.carrier;
  if (v7 !== undefined) {
    if (!isCarrier(v7)) return false;
  }
  const v10 = value.userType;
  if (v10 !== undefined) {
    if (!isCarrierUserType(v10)) return false;
  }
  const v13 = value.reportedAt;
  if (v13 !== undefined) {
    if (!(typeof v13 === "string")) return false;
    if (v13.length > 35 && countCharacters(v13) > 35) return false;
    if (!FORMATS["date-time"](v13)) return false;
  }
  for (const key16 in value) {
    if (key16 !== "reference" && key16 !== "reportCode" && key16 !== "carrier" && key16 !== "userType" && key16 !== "reportedAt") {
      return false;
    }
  }
  return true;
}
function isCarrierReference(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 240 && countCharacters(value) > 240) return false;
  if (value === "") return false;
  return true;
}
function isCarrierCode(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 50 && countCharacters(value) > 50) return false;
  if (value === "") return false;
  return true;
}
function isCarrierUserType(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "F" && value !== "N") return false;
  return true;
}
function isCarrierReceiptsTaken(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.code;
  if (v1 === undefined) return false;
  if (!isSuccessCode(v1)) return false;
  const v4 = value.result;
  if (v4 === undefined) return false;
  if (!isSuccessText(v4)) return false;
  const v7 = value.data;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "object" && v7 !== null && !Array.isArray(v7))) return false;
  const v8 = v7.received;
  if (v8 === undefined) return false;
  if (!(Number.isInteger(v8))) return false;
  if (!(v8 >= 1)) return false;
  if (!(v8 <= 1000)) return false;
  const v11 = v7.unknown;
  if (v11 === undefined) return false;
  if (!(Number.isInteger(v11))) return false;
  if (!(v11 >= 0)) return false;
  if (!(v11 <= 1000)) return false;
  return true;
}
function isReceiveReceipts_400_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A010" && v5 !== "A011") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Cannot parse JSON" && v8 !== "Cannot map JSON") return false;
  return true;
}
function isReceiveReceipts_401_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A002") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Invalid token") return false;
  return true;
}
function isReceiveReceipts_404_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A820") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Requested data not found") return false;
  return true;
}
function isReceiveReceipts_413_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A016") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Body too large") return false;
  return true;
}
function isReceiveReceipts_415_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A015") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unsupported media type") return false;
  return true;
}
function isReceiveReceipts_500_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A999") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Unknown error") return false;
  return true;
}
function isReceiveReceipts_503_application_2fjson(value) {
  if (!isRefusal(value)) return false;
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v5 = value.code;
  if (v5 === undefined) return false;
  if (!(typeof v5 === "string")) return false;
  if (v5 !== "A920") return false;
  const v8 = value.result;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string")) return false;
  if (v8 !== "Server busy, try again") return false;
  return true;
}
function isReceiveReport_header_webhook_id(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 100 && countCharacters(value) > 100) return false;
  if (value === "") return false;
  return true;
}
const isReceiveReport_header_webhook_timestamp_pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{10}$", "u");
function isReceiveReport_header_webhook_timestamp(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 10 && countCharacters(value) > 10) return false;
  if (!isReceiveReport_header_webhook_timestamp_pattern1.test(value)) return false;
  return true;
}
const isReceiveReport_header_webhook_signature_pattern1 = /* @__PURE__ */ new RegExp("^v1,[A-Za-z0-9+/=]+( v1,[A-Za-z0-9+/=]+)*$", "u");
function isReceiveReport_header_webhook_signature(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 500 && countCharacters(value) > 500) return false;
  if (!isReceiveReport_header_webhook_signature_pattern1.test(value)) return false;
  return true;
}
const isWebhookReport_pattern1 = /* @__PURE__ */ new RegExp("^[1-5]$", "u");
const isWebhookReport_values2 = /* @__PURE__ */ new Set(["msgKey","serviceType","msgType","sendTime","reportTime","reportType","reportCode","reportText","carrier","resCnt","ref"]);
function isWebhookReport(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.msgKey;
  if (v1 === undefined) return false;
  if (!isMessageKey(v1)) return false;
  const v4 = value.serviceType;
  if (v4 === undefined) return false;
  if (!isServiceType(v4)) return false;
  const v7 = value.msgType;
  if (v7 !== undefined) {
    if (!isMessageType(v7)) return false;
  }
  const v10 = value.sendTime;
  if (v10 !== undefined) {
    if (!isTimestampMillis(v10)) return false;
  }
  const v13 = value.reportTime;
  if (v13 === undefined) return false;
  if (!isTimestampMillis(v13)) return false;
  const v16 = value.reportType;
  if (v16 === undefined) return false;
  if (!isReportType(v16)) return false;
  const v19 = value.reportCode;
  if (v19 === undefined) return false;
  if (!isReportCode(v19)) return false;
  const v22 = value.reportText;
  if (v22 !== undefined) {
    if (!(typeof v22 === "string")) return false;
    if (v22.length > 200 && countCharacters(v22) > 200) return false;
  }
  const v25 = value.carrier;
  if (v25 !== undefined) {
    if (!isCarrier(v25)) return false;
  }
  const v28 = value.resCnt;
  if (v28 !== undefined) {
    if (!(typeof v28 === "string")) return false;
    if (v28.length > 1 && countCharacters(v28) > 1) return false;
    if (!isWebhookReport_pattern1.test(v28)) return false;
  }
  const v31 = value.ref;
  if (v31 !== undefined) {
    if (!(typeof v31 === "string")) return false;
    if (v31.length > 200 && countCharacters(v31) > 200) return false;
  }
  return true;
}
const isTimestampMillis_pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}(Z|[+-][0-9]{2}:[0-9]{2})$", "u");
function isTimestampMillis(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 29 && countCharacters(value) > 29) return false;
  if (!isTimestampMillis_pattern1.test(value)) return false;
  if (!FORMATS["date-time"](value)) return false;
  return true;
}
function isWebhookReceipt(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.msgKey;
  if (v1 === undefined) return false;
  if (!isMessageKey(v1)) return false;
  return true;
}
function isCarrierSubmission(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.messages;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length < 1) return false;
  if (v1.length > 1000) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isCarrierMessage(v5)) return false;
  }
  return true;
}
function isCarrierMessage(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (value.channel === undefined) return false;
  const v3 = value.channel;
  if (v3 === undefined) return false;
  if (v3 !== "sms" && v3 !== "mms" && v3 !== "rcs" && v3 !== "international" && v3 !== "alimtalk" && v3 !== "friendtalk") return false;
  let holds10 = false;
  attempt13: {
    const v14 = value.channel;
    if (v14 === undefined) break attempt13;
    if (v14 !== "sms") break attempt13;
    holds10 = true;
  }
  if (holds10) {
    if (!isCarrierMessageSms(value)) return false;
  }
  let holds21 = false;
  attempt24: {
    const v25 = value.channel;
    if (v25 === undefined) break attempt24;
    if (v25 !== "mms") break attempt24;
    holds21 = true;
  }
  if (holds21) {
    if (!isCarrierMessageMms(value)) return false;
  }
  let holds32 = false;
  attempt35: {
    const v36 = value.channel;
    if (v36 === undefined) break attempt35;
    if (v36 !== "rcs") break attempt35;
    holds32 = true;
  }
  if (holds32) {
    if (!isCarrierMessageRcs(value)) return false;
  }
  let holds43 = false;
  attempt46: {
    const v47 = value.channel;
    if (v47 === undefined) break attempt46;
    if (v47 !== "international") break attempt46;
    holds43 = true;
  }
  if (holds43) {
    if (!isCarrierMessageInternational(value)) return false;
  }
  let holds54 = false;
  attempt57: {
    const v58 = value.channel;
    if (v58 === undefined) break attempt57;
    if (v58 !== "alimtalk") break attempt57;
    holds54 = true;
  }
  if (holds54) {
    if (!isCarrierMessageAlimtalk(value)) return false;
  }
  let holds65 = false;
  attempt68: {
    const v69 = value.channel;
    if (v69 === undefined) break attempt68;
    if (v69 !== "friendtalk") break attempt68;
    holds65 = true;
  }
  if (holds65) {
    if (!isCarrierMessageFriendtalk(value)) return false;
  }
  return true;
}
function isCarrierMessageSms(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.reference;
  if (v1 === undefined) return false;
  if (!isCarrierReference(v1)) return false;
  const v4 = value.channel;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "sms") return false;
  const v7 = value.serviceType;
  if (v7 === undefined) return false;
  if (!isServiceType(v7)) return false;
  const v10 = value.msgType;
  if (v10 === undefined) return false;
  if (!isMessageType(v10)) return false;
  const v13 = value.to;
  if (v13 === undefined) return false;
  if (!isDomesticNumber(v13)) return false;
  const v16 = value.payload;
  if (v16 === undefined) return false;
  if (!isSmsStep(v16)) return false;
  const v19 = value.validUntil;
  if (v19 === undefined) return false;
  if (!isCarrierValidUntil(v19)) return false;
  return true;
}
function isSmsStep(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.from;
  if (v1 === undefined) return false;
  if (!isDomesticNumber(v1)) return false;
  const v4 = value.text;
  if (v4 === undefined) return false;
  if (!isSmsText(v4)) return false;
  const v7 = value.ttl;
  if (v7 !== undefined) {
    if (!isTtlSeconds(v7)) return false;
  }
  const v10 = value.originCID;
  if (v10 !== undefined) {
    if (!isOriginCid(v10)) return false;
  }
  for (const key13 in value) {
    if (key13 !== "from" && key13 !== "text" && key13 !== "ttl" && key13 !== "originCID") {
      return false;
    }
  }
  return true;
}
const isCarrierValidUntil_pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$", "u");
function isCarrierValidUntil(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 24 && countCharacters(value) > 24) return false;
  if (!isCarrierValidUntil_pattern1.test(value)) return false;
  if (!FORMATS["date-time"](value)) return false;
  return true;
}
function isCarrierMessageMms(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.reference;
  if (v1 === undefined) return false;
  if (!isCarrierReference(v1)) return false;
  const v4 = value.channel;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "mms") return false;
  const v7 = value.serviceType;
  if (v7 === undefined) return false;
  if (!isServiceType(v7)) return false;
  const v10 = value.msgType;
  if (v10 === undefined) return false;
  if (!isMessageType(v10)) return false;
  const v13 = value.to;
  if (v13 === undefined) return false;
  if (!isDomesticNumber(v13)) return false;
  const v16 = value.payload;
  if (v16 === undefined) return false;
  if (!isMmsStep(v16)) return false;
  const v19 = value.validUntil;
  if (v19 === undefined) return false;
  if (!isCarrierValidUntil(v19)) return false;
  const v22 = value.files;
  if (v22 !== undefined) {
    if (!isCarrierFiles(v22)) return false;
  }
  return true;
}
function isMmsStep(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.from;
  if (v1 === undefined) return false;
  if (!isDomesticNumber(v1)) return false;
  const v4 = value.text;
  if (v4 === undefined) return false;
  if (!isMmsText(v4)) return false;
  const v7 = value.title;
  if (v7 !== undefined) {
    if (!isMmsTitle(v7)) return false;
  }
  const v10 = value.fileKey;
  if (v10 !== undefined) {
    if (!isFileKeys(v10)) return false;
  }
  const v13 = value.ttl;
  if (v13 !== undefined) {
    if (!isTtlSeconds(v13)) return false;
  }
  const v16 = value.originCID;
  if (v16 !== undefined) {
    if (!isOriginCid(v16)) return false;
  }
  for (const key19 in value) {
    if (key19 !== "from" && key19 !== "text" && key19 !== "title" && key19 !== "fileKey" && key19 !== "ttl" && key19 !== "originCID") {
      return false;
    }
  }
  return true;
}
function isCarrierFiles(value) {
  if (!(Array.isArray(value))) return false;
  if (value.length > 20) return false;
  for (let i3 = 0; i3 < value.length; i3++) {
    const v4 = value[i3];
    if (!isCarrierFile(v4)) return false;
  }
  return true;
}
function isCarrierFile(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.fileKey;
  if (v1 === undefined) return false;
  if (!isFileKey(v1)) return false;
  const v4 = value.mediaType;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 50 && countCharacters(v4) > 50) return false;
  const v7 = value.content;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "string")) return false;
  if (v7.length > 2800000 && countCharacters(v7) > 2800000) return false;
  return true;
}
function isCarrierMessageRcs(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.reference;
  if (v1 === undefined) return false;
  if (!isCarrierReference(v1)) return false;
  const v4 = value.channel;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "rcs") return false;
  const v7 = value.serviceType;
  if (v7 === undefined) return false;
  if (!isServiceType(v7)) return false;
  const v10 = value.msgType;
  if (v10 === undefined) return false;
  if (!isMessageType(v10)) return false;
  const v13 = value.to;
  if (v13 === undefined) return false;
  if (!isDomesticNumber(v13)) return false;
  const v16 = value.payload;
  if (v16 === undefined) return false;
  if (!isRcsStep(v16)) return false;
  const v19 = value.validUntil;
  if (v19 === undefined) return false;
  if (!isCarrierValidUntil(v19)) return false;
  const v22 = value.files;
  if (v22 !== undefined) {
    if (!isCarrierFiles(v22)) return false;
  }
  return true;
}
const isRcsStep_values1 = /* @__PURE__ */ new Set(["content","body","buttons","from","formatId","brandKey","brandId","expiryOption","header","footer","groupId","copyAllowed","agencyId","agencyKey","ttl"]);
function isRcsStep(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.content;
  if (v1 !== undefined) {
    if (!isRcsContent(v1)) return false;
  }
  const v4 = value.body;
  if (v4 !== undefined) {
    if (!isRcsBody(v4)) return false;
  }
  const v7 = value.buttons;
  if (v7 !== undefined) {
    if (!isRcsButtons(v7)) return false;
  }
  const v10 = value.from;
  if (v10 === undefined) return false;
  if (!isDomesticNumber(v10)) return false;
  const v13 = value.formatId;
  if (v13 === undefined) return false;
  if (!isRcsFormatId(v13)) return false;
  const v16 = value.brandKey;
  if (v16 === undefined) return false;
  if (!isRcsBrandKey(v16)) return false;
  const v19 = value.brandId;
  if (v19 !== undefined) {
    if (!isRcsBrandId(v19)) return false;
  }
  const v22 = value.expiryOption;
  if (v22 !== undefined) {
    if (!isRcsExpiryOption(v22)) return false;
  }
  const v25 = value.header;
  if (v25 !== undefined) {
    if (!isRcsHeader(v25)) return false;
  }
  const v28 = value.footer;
  if (v28 !== undefined) {
    if (!isRcsFooter(v28)) return false;
  }
  const v31 = value.groupId;
  if (v31 !== undefined) {
    if (!isRcsGroupId(v31)) return false;
  }
  const v34 = value.copyAllowed;
  if (v34 !== undefined) {
    if (!isRcsCopyAllowed(v34)) return false;
  }
  const v37 = value.agencyId;
  if (v37 !== undefined) {
    if (!isRcsAgencyId(v37)) return false;
  }
  const v40 = value.agencyKey;
  if (v40 !== undefined) {
    if (!isRcsAgencyKey(v40)) return false;
  }
  const v43 = value.ttl;
  if (v43 !== undefined) {
    if (!isTtlSeconds(v43)) return false;
  }
  for (const key46 in value) {
    if (!isRcsStep_values1.has(key46)) {
      return false;
    }
  }
  if (!isRcsRules(value)) return false;
  return true;
}
function isCarrierMessageInternational(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.reference;
  if (v1 === undefined) return false;
  if (!isCarrierReference(v1)) return false;
  const v4 = value.channel;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "international") return false;
  const v7 = value.serviceType;
  if (v7 === undefined) return false;
  if (!isServiceType(v7)) return false;
  const v10 = value.msgType;
  if (v10 === undefined) return false;
  if (!isMessageType(v10)) return false;
  const v13 = value.to;
  if (v13 === undefined) return false;
  if (!isInternationalNumber(v13)) return false;
  const v16 = value.payload;
  if (v16 === undefined) return false;
  if (!isCarrierInternational(v16)) return false;
  const v19 = value.validUntil;
  if (v19 === undefined) return false;
  if (!isCarrierValidUntil(v19)) return false;
  return true;
}
function isCarrierInternational(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.from;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 20 && countCharacters(v1) > 20) return false;
  const v4 = value.text;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 2000 && countCharacters(v4) > 2000) return false;
  if (v4 === "") return false;
  return true;
}
function isCarrierMessageAlimtalk(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.reference;
  if (v1 === undefined) return false;
  if (!isCarrierReference(v1)) return false;
  const v4 = value.channel;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "alimtalk") return false;
  const v7 = value.serviceType;
  if (v7 === undefined) return false;
  if (!isServiceType(v7)) return false;
  const v10 = value.msgType;
  if (v10 === undefined) return false;
  if (!isMessageType(v10)) return false;
  const v13 = value.to;
  if (v13 === undefined) return false;
  if (!isDomesticNumber(v13)) return false;
  const v16 = value.payload;
  if (v16 === undefined) return false;
  if (!isAlimtalkStep(v16)) return false;
  const v19 = value.validUntil;
  if (v19 === undefined) return false;
  if (!isCarrierValidUntil(v19)) return false;
  return true;
}
const isAlimtalkStep_values1 = /* @__PURE__ */ new Set(["senderKey","msgType","templateCode","text","title","header","attachment","supplement","price","currencyType","link"]);
function isAlimtalkStep(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.senderKey;
  if (v1 === undefined) return false;
  if (!isMessengerSenderKey(v1)) return false;
  const v4 = value.msgType;
  if (v4 === undefined) return false;
  if (!isAlimtalkMsgType(v4)) return false;
  const v7 = value.templateCode;
  if (v7 === undefined) return false;
  if (!isAlimtalkTemplateCode(v7)) return false;
  const v10 = value.text;
  if (v10 === undefined) return false;
  if (!isAlimtalkText(v10)) return false;
  const v13 = value.title;
  if (v13 !== undefined) {
    if (!isAlimtalkTitle(v13)) return false;
  }
  const v16 = value.header;
  if (v16 !== undefined) {
    if (!isAlimtalkHeader(v16)) return false;
  }
  const v19 = value.attachment;
  if (v19 !== undefined) {
    if (!isAlimtalkAttachment(v19)) return false;
  }
  const v22 = value.supplement;
  if (v22 !== undefined) {
    if (!isAlimtalkSupplement(v22)) return false;
  }
  const v25 = value.price;
  if (v25 !== undefined) {
    if (!isAlimtalkPrice(v25)) return false;
  }
  const v28 = value.currencyType;
  if (v28 !== undefined) {
    if (!isAlimtalkCurrencyType(v28)) return false;
  }
  const v31 = value.link;
  if (v31 !== undefined) {
    if (!isAlimtalkLink(v31)) return false;
  }
  for (const key34 in value) {
    if (!isAlimtalkStep_values1.has(key34)) {
      return false;
    }
  }
  if (!isAlimtalkRules(value)) return false;
  return true;
}
function isCarrierMessageFriendtalk(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.reference;
  if (v1 === undefined) return false;
  if (!isCarrierReference(v1)) return false;
  const v4 = value.channel;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "friendtalk") return false;
  const v7 = value.serviceType;
  if (v7 === undefined) return false;
  if (!isServiceType(v7)) return false;
  const v10 = value.msgType;
  if (v10 === undefined) return false;
  if (!isMessageType(v10)) return false;
  const v13 = value.to;
  if (v13 === undefined) return false;
  if (!isDomesticNumber(v13)) return false;
  const v16 = value.payload;
  if (v16 === undefined) return false;
  if (!isFriendtalkStep(v16)) return false;
  const v19 = value.validUntil;
  if (v19 === undefined) return false;
  if (!isCarrierValidUntil(v19)) return false;
  return true;
}
const isFriendtalkStep_values1 = /* @__PURE__ */ new Set(["senderKey","msgType","text","adFlag","adult","pushAlarm","header","additionalContent","groupTagKey","attachment","carousel"]);
function isFriendtalkStep(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.senderKey;
  if (v1 === undefined) return false;
  if (!isMessengerSenderKey(v1)) return false;
  const v4 = value.msgType;
  if (v4 === undefined) return false;
  if (!isFriendtalkMsgType(v4)) return false;
  const v7 = value.text;
  if (v7 === undefined) return false;
  if (!isFriendtalkText(v7)) return false;
  const v10 = value.adFlag;
  if (v10 !== undefined) {
    if (!isFriendtalkAdFlag(v10)) return false;
  }
  const v13 = value.adult;
  if (v13 !== undefined) {
    if (!isFriendtalkAdult(v13)) return false;
  }
  const v16 = value.pushAlarm;
  if (v16 !== undefined) {
    if (!isFriendtalkPushAlarm(v16)) return false;
  }
  const v19 = value.header;
  if (v19 !== undefined) {
    if (!isFriendtalkHeader(v19)) return false;
  }
  const v22 = value.additionalContent;
  if (v22 !== undefined) {
    if (!isFriendtalkAdditionalContent(v22)) return false;
  }
  const v25 = value.groupTagKey;
  if (v25 !== undefined) {
    if (!isFriendtalkGroupTagKey(v25)) return false;
  }
  const v28 = value.attachment;
  if (v28 !== undefined) {
    if (!isFriendtalkAttachment(v28)) return false;
  }
  const v31 = value.carousel;
  if (v31 !== undefined) {
    if (!isFriendtalkCarousel(v31)) return false;
  }
  for (const key34 in value) {
    if (!isFriendtalkStep_values1.has(key34)) {
      return false;
    }
  }
  if (!isFriendtalkRules(value)) return false;
  let holds40 = false;
  attempt49: {
    const v50 = value.msgType;
    if (v50 === undefined) break attempt49;
    if (v50 !== "FI" && v50 !== "FW") break attempt49;
    holds40 = true;
  }
  if (holds40) {
    const v41 = value.attachment;
    if (v41 === undefined) return false;
    if (typeof v41 === "object" && v41 !== null && !Array.isArray(v41)) {
      const v42 = v41.image;
      if (v42 === undefined) return false;
    }
  }
  let holds57 = false;
  attempt66: {
    const v67 = value.msgType;
    if (v67 === undefined) break attempt66;
    if (v67 !== "FL") break attempt66;
    holds57 = true;
  }
  if (holds57) {
    const v58 = value.attachment;
    if (v58 === undefined) return false;
    if (typeof v58 === "object" && v58 !== null && !Array.isArray(v58)) {
      const v59 = v58.item;
      if (v59 === undefined) return false;
    }
  }
  let holds74 = false;
  attempt85: {
    const v86 = value.msgType;
    if (v86 === undefined) break attempt85;
    if (v86 !== "FC") break attempt85;
    holds74 = true;
  }
  if (holds74) {
    if (value.carousel === undefined) return false;
  }
  if (!holds74) {
    const v77 = value.carousel;
    if (v77 !== undefined) {
      attempt80: {
        return false;
      }
    }
  }
  return true;
}
function isFriendtalkCarousel(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.list;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length < 2) return false;
  if (v1.length > 10) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isFriendtalkCarouselCard(v5)) return false;
  }
  const v8 = value.head;
  if (v8 !== undefined) {
    if (!isFriendtalkCarouselHead(v8)) return false;
  }
  const v11 = value.tail;
  if (v11 !== undefined) {
    if (!isFriendtalkCarouselTail(v11)) return false;
  }
  for (const key14 in value) {
    if (key14 !== "list" && key14 !== "head" && key14 !== "tail") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCarouselCard(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.header;
  if (v1 !== undefined) {
    if (!isFriendtalkHeader(v1)) return false;
  }
  const v4 = value.message;
  if (v4 !== undefined) {
    if (!(typeof v4 === "string")) return false;
    if (v4.length > 180 && countCharacters(v4) > 180) return false;
    if (v4 === "") return false;
  }
  const v7 = value.additionalContent;
  if (v7 !== undefined) {
    if (!isFriendtalkAdditionalContent(v7)) return false;
  }
  const v10 = value.attachment;
  if (v10 === undefined) return false;
  if (!isFriendtalkCarouselAttachment(v10)) return false;
  for (const key13 in value) {
    if (key13 !== "header" && key13 !== "message" && key13 !== "additionalContent" && key13 !== "attachment") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCarouselAttachment(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.button;
  if (v1 !== undefined) {
    if (Array.isArray(v1)) {
      if (v1.length > 2) return false;
    }
    if (!isMessengerButtons(v1)) return false;
  }
  const v6 = value.image;
  if (v6 === undefined) return false;
  if (!isFriendtalkImage(v6)) return false;
  const v9 = value.coupon;
  if (v9 !== undefined) {
    if (!isFriendtalkCoupon(v9)) return false;
  }
  const v12 = value.commerce;
  if (v12 !== undefined) {
    if (!isFriendtalkCommerce(v12)) return false;
  }
  for (const key15 in value) {
    if (key15 !== "button" && key15 !== "image" && key15 !== "coupon" && key15 !== "commerce") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCarouselHead(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.header;
  if (v1 === undefined) return false;
  if (!isFriendtalkHeader(v1)) return false;
  const v4 = value.content;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 50 && countCharacters(v4) > 50) return false;
  if (v4 === "") return false;
  const v7 = value.imageUrl;
  if (v7 === undefined) return false;
  if (!isMessengerImageUrl(v7)) return false;
  const v10 = value.urlMobile;
  if (v10 !== undefined) {
    if (!isMessengerLink(v10)) return false;
  }
  const v13 = value.urlPc;
  if (v13 !== undefined) {
    if (!isMessengerLink(v13)) return false;
  }
  const v16 = value.schemeIos;
  if (v16 !== undefined) {
    if (!isMessengerLink(v16)) return false;
  }
  const v19 = value.schemeAndroid;
  if (v19 !== undefined) {
    if (!isMessengerLink(v19)) return false;
  }
  for (const key22 in value) {
    if (key22 !== "header" && key22 !== "content" && key22 !== "imageUrl" && key22 !== "urlMobile" && key22 !== "urlPc" && key22 !== "schemeIos" && key22 !== "schemeAndroid") {
      return false;
    }
  }
  return true;
}
function isFriendtalkCarouselTail(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  if (Object.keys(value).length < 1) return false;
  const v1 = value.urlMobile;
  if (v1 !== undefined) {
    if (!isMessengerLink(v1)) return false;
  }
  const v4 = value.urlPc;
  if (v4 !== undefined) {
    if (!isMessengerLink(v4)) return false;
  }
  const v7 = value.schemeIos;
  if (v7 !== undefined) {
    if (!isMessengerLink(v7)) return false;
  }
  const v10 = value.schemeAndroid;
  if (v10 !== undefined) {
    if (!isMessengerLink(v10)) return false;
  }
  for (const key13 in value) {
    if (key13 !== "urlMobile" && key13 !== "urlPc" && key13 !== "schemeIos" && key13 !== "schemeAndroid") {
      return false;
    }
  }
  return true;
}
function isCarrierVerdicts(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.results;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length > 1000) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isCarrierVerdict(v5)) return false;
  }
  return true;
}
function isCarrierVerdict(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.reference;
  if (v1 === undefined) return false;
  if (!isCarrierReference(v1)) return false;
  const v4 = value.status;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "accepted" && v4 !== "refused" && v4 !== "throttled") return false;
  const v7 = value.code;
  if (v7 !== undefined) {
    if (!isCarrierCode(v7)) return false;
  }
  const v10 = value.retryAfter;
  if (v10 !== undefined) {
    if (!(Number.isInteger(v10))) return false;
    if (!(v10 >= 1)) return false;
    if (!(v10 <= 86400)) return false;
  }
  return true;
}
function isSubmitMessages_429_header_Retry_After(value) {
  if (!(Number.isInteger(value))) return false;
  if (!(value >= 1)) return false;
  if (!(value <= 86400)) return false;
  return true;
}
function isCarrierQuestion(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.references;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length < 1) return false;
  if (v1.length > 1000) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isCarrierReference(v5)) return false;
  }
  return true;
}
function isCarrierAnswers(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.results;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  if (v1.length > 1000) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isCarrierAnswer(v5)) return false;
  }
  return true;
}
function isCarrierAnswer(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.reference;
  if (v1 === undefined) return false;
  if (!isCarrierReference(v1)) return false;
  const v4 = value.status;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4 !== "ended" && v4 !== "pending" && v4 !== "never-heard") return false;
  const v7 = value.code;
  if (v7 !== undefined) {
    if (!isCarrierCode(v7)) return false;
  }
  const v10 = value.carrier;
  if (v10 !== undefined) {
    if (!isCarrier(v10)) return false;
  }
  const v13 = value.userType;
  if (v13 !== undefined) {
    if (!isCarrierUserType(v13)) return false;
  }
  let holds18 = false;
  attempt21: {
    const v22 = value.status;
    if (v22 === undefined) break attempt21;
    if (v22 !== "ended") break attempt21;
    holds18 = true;
  }
  if (holds18) {
    if (value.code === undefined) return false;
  }
  return true;
}
function isImageUpload(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.file;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 2097152 && countCharacters(v1) > 2097152) return false;
  for (const key4 in value) {
    if (key4 !== "file") {
      return false;
    }
  }
  return true;
}
const isRcsTemplateFree_pattern1 = /* @__PURE__ */ new RegExp("^cell(?:Title|Left|Right)[0-9]+$", "u");
const isRcsTemplateFree_pattern2 = /* @__PURE__ */ new RegExp("^mTitle$", "u");
const isRcsTemplateFree_pattern3 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsTemplateFree(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.template;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.title;
          if (v3 !== undefined) {
            attempt6: {
              return false;
            }
          }
          const v9 = v2.description;
          if (v9 !== undefined) {
            if (!(typeof v9 === "string")) return false;
            if (v9.length > 90 && countCharacters(v9) > 90) return false;
          }
          const v12 = v2.subContent;
          if (v12 !== undefined) {
            if (!(Array.isArray(v12))) return false;
            if (v12.length > 0) return false;
          }
          for (const key15 in v2) {
            const v16 = v2[key15];
            if (isRcsTemplateFree_pattern1.test(key15)) {
              if (!(typeof v16 === "string")) return false;
              if (v16.length > 90 && countCharacters(v16) > 90) return false;
            }
            if (isRcsTemplateFree_pattern2.test(key15)) {
              attempt21: {
                return false;
              }
            }
          }
        }
      }
    }
    const v26 = value.body;
    if (v26 !== undefined) {
      if (typeof v26 === "object" && v26 !== null && !Array.isArray(v26)) {
        const v27 = v26.mTitle;
        if (v27 !== undefined) {
          attempt30: {
            return false;
          }
        }
        const v33 = v26.title;
        if (v33 !== undefined) {
          attempt36: {
            return false;
          }
        }
        const v39 = v26.description;
        if (v39 !== undefined) {
          if (!(typeof v39 === "string")) return false;
          if (v39.length > 90 && countCharacters(v39) > 90) return false;
        }
        const v42 = v26.media;
        if (v42 !== undefined) {
          attempt45: {
            return false;
          }
        }
        for (const key48 in v26) {
          const v49 = v26[key48];
          if (isRcsTemplateFree_pattern1.test(key48)) {
            if (!(typeof v49 === "string")) return false;
            if (v49.length > 90 && countCharacters(v49) > 90) return false;
          }
          if (isRcsTemplateFree_pattern3.test(key48)) {
            attempt54: {
              return false;
            }
          }
        }
      }
    }
    const v57 = value.buttons;
    if (v57 !== undefined) {
      if (!(Array.isArray(v57))) return false;
      if (v57.length > 1) return false;
      for (let i60 = 0; i60 < v57.length; i60++) {
        const v61 = v57[i60];
        if (typeof v61 === "object" && v61 !== null && !Array.isArray(v61)) {
          const v62 = v61.suggestions;
          if (v62 !== undefined) {
            if (!(Array.isArray(v62))) return false;
            if (v62.length > 1) return false;
          }
        }
      }
    }
  }
  return true;
}
const isRcsTemplateDescription_pattern1 = /* @__PURE__ */ new RegExp("^cell(?:Title|Left|Right)[0-9]+$", "u");
const isRcsTemplateDescription_pattern2 = /* @__PURE__ */ new RegExp("^mTitle$", "u");
const isRcsTemplateDescription_pattern3 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsTemplateDescription(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.template;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.title;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 8 && countCharacters(v3) > 8) return false;
          }
          const v6 = v2.description;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 90 && countCharacters(v6) > 90) return false;
          }
          const v9 = v2.subContent;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 0) return false;
          }
          for (const key12 in v2) {
            const v13 = v2[key12];
            if (isRcsTemplateDescription_pattern1.test(key12)) {
              if (!(typeof v13 === "string")) return false;
              if (v13.length > 90 && countCharacters(v13) > 90) return false;
            }
            if (isRcsTemplateDescription_pattern2.test(key12)) {
              if (!(typeof v13 === "string")) return false;
              if (v13.length > 8 && countCharacters(v13) > 8) return false;
            }
          }
        }
      }
    }
    const v20 = value.body;
    if (v20 !== undefined) {
      if (typeof v20 === "object" && v20 !== null && !Array.isArray(v20)) {
        const v21 = v20.mTitle;
        if (v21 !== undefined) {
          if (!(typeof v21 === "string")) return false;
          if (v21.length > 8 && countCharacters(v21) > 8) return false;
        }
        const v24 = v20.title;
        if (v24 !== undefined) {
          if (!(typeof v24 === "string")) return false;
          if (v24.length > 8 && countCharacters(v24) > 8) return false;
        }
        const v27 = v20.description;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 90 && countCharacters(v27) > 90) return false;
        }
        const v30 = v20.media;
        if (v30 !== undefined) {
          attempt33: {
            return false;
          }
        }
        for (const key36 in v20) {
          const v37 = v20[key36];
          if (isRcsTemplateDescription_pattern1.test(key36)) {
            if (!(typeof v37 === "string")) return false;
            if (v37.length > 90 && countCharacters(v37) > 90) return false;
          }
          if (isRcsTemplateDescription_pattern3.test(key36)) {
            attempt42: {
              return false;
            }
          }
        }
      }
    }
    const v45 = value.buttons;
    if (v45 !== undefined) {
      if (!(Array.isArray(v45))) return false;
      if (v45.length > 1) return false;
      for (let i48 = 0; i48 < v45.length; i48++) {
        const v49 = v45[i48];
        if (typeof v49 === "object" && v49 !== null && !Array.isArray(v49)) {
          const v50 = v49.suggestions;
          if (v50 !== undefined) {
            if (!(Array.isArray(v50))) return false;
            if (v50.length > 2) return false;
          }
        }
      }
    }
  }
  return true;
}
const isRcsTemplateCell_pattern1 = /* @__PURE__ */ new RegExp("^cell(?:Title|Left|Right)[0-9]+$", "u");
const isRcsTemplateCell_pattern2 = /* @__PURE__ */ new RegExp("^mTitle$", "u");
const isRcsTemplateCell_pattern3 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)[0-9]*$", "u");
function isRcsTemplateCell(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.template;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.title;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 8 && countCharacters(v3) > 8) return false;
          }
          const v6 = v2.description;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 90 && countCharacters(v6) > 90) return false;
          }
          const v9 = v2.subContent;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 0) return false;
          }
          for (const key12 in v2) {
            const v13 = v2[key12];
            if (isRcsTemplateCell_pattern1.test(key12)) {
              if (!(typeof v13 === "string")) return false;
              if (v13.length > 90 && countCharacters(v13) > 90) return false;
            }
            if (isRcsTemplateCell_pattern2.test(key12)) {
              if (!(typeof v13 === "string")) return false;
              if (v13.length > 8 && countCharacters(v13) > 8) return false;
            }
          }
        }
      }
    }
    const v20 = value.body;
    if (v20 !== undefined) {
      if (typeof v20 === "object" && v20 !== null && !Array.isArray(v20)) {
        const v21 = v20.mTitle;
        if (v21 !== undefined) {
          if (!(typeof v21 === "string")) return false;
          if (v21.length > 8 && countCharacters(v21) > 8) return false;
        }
        const v24 = v20.title;
        if (v24 !== undefined) {
          if (!(typeof v24 === "string")) return false;
          if (v24.length > 8 && countCharacters(v24) > 8) return false;
        }
        const v27 = v20.description;
        if (v27 !== undefined) {
          if (!(typeof v27 === "string")) return false;
          if (v27.length > 90 && countCharacters(v27) > 90) return false;
        }
        const v30 = v20.media;
        if (v30 !== undefined) {
          attempt33: {
            return false;
          }
        }
        for (const key36 in v20) {
          const v37 = v20[key36];
          if (isRcsTemplateCell_pattern1.test(key36)) {
            if (!(typeof v37 === "string")) return false;
            if (v37.length > 90 && countCharacters(v37) > 90) return false;
          }
          if (isRcsTemplateCell_pattern3.test(key36)) {
            attempt42: {
              return false;
            }
          }
        }
      }
    }
    const v45 = value.buttons;
    if (v45 !== undefined) {
      if (!(Array.isArray(v45))) return false;
      if (v45.length > 1) return false;
      for (let i48 = 0; i48 < v45.length; i48++) {
        const v49 = v45[i48];
        if (typeof v49 === "object" && v49 !== null && !Array.isArray(v49)) {
          const v50 = v49.suggestions;
          if (v50 !== undefined) {
            if (!(Array.isArray(v50))) return false;
            if (v50.length > 2) return false;
          }
        }
      }
    }
  }
  return true;
}
const isRcsTemplateImage_pattern1 = /* @__PURE__ */ new RegExp("^cell(?:Title|Left|Right)[0-9]+$", "u");
const isRcsTemplateImage_pattern2 = /* @__PURE__ */ new RegExp("^mTitle$", "u");
const isRcsTemplateImage_pattern3 = /* @__PURE__ */ new RegExp("^maapfile://[A-Za-z0-9._~/-]+$", "u");
const isRcsTemplateImage_pattern4 = /* @__PURE__ */ new RegExp("^sub(?:Title|Desc|Media|MediaUrl)(?![1-3]$)[0-9]+$", "u");
const isRcsTemplateImage_pattern5 = /* @__PURE__ */ new RegExp("^subDesc[1-3]$", "u");
function isRcsTemplateImage(value) {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const v1 = value.content;
    if (v1 !== undefined) {
      if (typeof v1 === "object" && v1 !== null && !Array.isArray(v1)) {
        const v2 = v1.template;
        if (v2 === undefined) return false;
        if (typeof v2 === "object" && v2 !== null && !Array.isArray(v2)) {
          const v3 = v2.title;
          if (v3 !== undefined) {
            if (!(typeof v3 === "string")) return false;
            if (v3.length > 30 && countCharacters(v3) > 30) return false;
          }
          const v6 = v2.description;
          if (v6 !== undefined) {
            if (!(typeof v6 === "string")) return false;
            if (v6.length > 150 && countCharacters(v6) > 150) return false;
          }
          const v9 = v2.subContent;
          if (v9 !== undefined) {
            if (!(Array.isArray(v9))) return false;
            if (v9.length > 3) return false;
            for (let i12 = 0; i12 < v9.length; i12++) {
              const v13 = v9[i12];
              if (typeof v13 === "object" && v13 !== null && !Array.isArray(v13)) {
                const v14 = v13.subDesc;
                if (v14 !== undefined) {
                  if (!(typeof v14 === "string")) return false;
                  if (v14.length > 33 && countCharacters(v14) > 33) return false;
                }
              }
            }
          }
          for (const key19 in v2) {
            const v20 = v2[key19];
            if (isRcsTemplateImage_pattern1.test(key19)) {
              if (!(typeof v20 === "string")) return false;
              if (v20.length > 150 && countCharacters(v20) > 150) return false;
            }
            if (isRcsTemplateImage_pattern2.test(key19)) {
              if (!(typeof v20 === "string")) return false;
              if (v20.length > 30 && countCharacters(v20) > 30) return false;
            }
          }
        }
      }
    }
    const v27 = value.body;
    if (v27 !== undefined) {
      if (typeof v27 === "object" && v27 !== null && !Array.isArray(v27)) {
        const v28 = v27.mTitle;
        if (v28 !== undefined) {
          if (!(typeof v28 === "string")) return false;
          if (v28.length > 30 && countCharacters(v28) > 30) return false;
        }
        const v31 = v27.title;
        if (v31 !== undefined) {
          if (!(typeof v31 === "string")) return false;
          if (v31.length > 30 && countCharacters(v31) > 30) return false;
        }
        const v34 = v27.description;
        if (v34 !== undefined) {
          if (!(typeof v34 === "string")) return false;
          if (v34.length > 150 && countCharacters(v34) > 150) return false;
        }
        const v37 = v27.media;
        if (v37 !== undefined) {
          if (!(typeof v37 === "string")) return false;
          if (v37.length > 200 && countCharacters(v37) > 200) return false;
          if (!isRcsTemplateImage_pattern3.test(v37)) return false;
        }
        for (const key40 in v27) {
          const v41 = v27[key40];
          if (isRcsTemplateImage_pattern1.test(key40)) {
            if (!(typeof v41 === "string")) return false;
            if (v41.length > 150 && countCharacters(v41) > 150) return false;
          }
          if (isRcsTemplateImage_pattern4.test(key40)) {
            attempt46: {
              return false;
            }
          }
          if (isRcsTemplateImage_pattern5.test(key40)) {
            if (!(typeof v41 === "string")) return false;
            if (v41.length > 33 && countCharacters(v41) > 33) return false;
          }
        }
      }
    }
    const v51 = value.buttons;
    if (v51 !== undefined) {
      if (!(Array.isArray(v51))) return false;
      if (v51.length > 1) return false;
      for (let i54 = 0; i54 < v51.length; i54++) {
        const v55 = v51[i54];
        if (typeof v55 === "object" && v55 !== null && !Array.isArray(v55)) {
          const v56 = v55.suggestions;
          if (v56 !== undefined) {
            if (!(Array.isArray(v56))) return false;
            if (v56.length > 2) return false;
          }
        }
      }
    }
  }
  return true;
}

const v0 = /* @__PURE__ */ validator(isAlimtalkSend, "AlimtalkSend", undefined, "AlimtalkSend");
const v1 = /* @__PURE__ */ validator(isFriendtalkSend, "FriendtalkSend", "FriendtalkSend", "FriendtalkSend");
const v2 = /* @__PURE__ */ validator(isInternationalSend, "InternationalSend", undefined, "InternationalSend");
const v3 = /* @__PURE__ */ validator(isRcsSend, "RcsSend", "RcsSend", "RcsSend");
const v4 = /* @__PURE__ */ validator(isOmniSend, "OmniSend", "OmniSend", "OmniSend");
const v5 = /* @__PURE__ */ validator(isSmsSend, "SmsSend", undefined, "SmsSend");
const v6 = /* @__PURE__ */ validator(isMmsSend, "MmsSend", undefined, "MmsSend");
const v7 = /* @__PURE__ */ validator(isFormRequest, "FormRequest", "FormRequest", "FormRequest");
const v8 = /* @__PURE__ */ validator(isFormUpdate, "FormUpdate", "FormUpdate", "FormUpdate");
const v9 = /* @__PURE__ */ validator(isRefusal, "Refusal");
const v10 = /* @__PURE__ */ validator(isOmniRefusal, "OmniRefusal");
const v11 = /* @__PURE__ */ validator(isSmsStep, "SmsStep");
const v12 = /* @__PURE__ */ validator(isMmsStep, "MmsStep");
const v13 = /* @__PURE__ */ validator(isRcsStep, "RcsStep");
const v14 = /* @__PURE__ */ validator(isAlimtalkStep, "AlimtalkStep");
const v15 = /* @__PURE__ */ validator(isFriendtalkStep, "FriendtalkStep");
const v16 = /* @__PURE__ */ validator(isResultCode, "ResultCode");
const v17 = /* @__PURE__ */ validator(isResultText, "ResultText");
const v18 = /* @__PURE__ */ validator(isFault, "Fault");
const v19 = /* @__PURE__ */ validator(isOmniDestinations, "OmniDestinations");
const v20 = /* @__PURE__ */ validator(isDestinationResult, "DestinationResult");
const v21 = /* @__PURE__ */ validator(isMessageKey, "MessageKey");
const v22 = /* @__PURE__ */ validator(isDomesticNumber, "DomesticNumber");
const v23 = /* @__PURE__ */ validator(isSmsText, "SmsText");
const v24 = /* @__PURE__ */ validator(isTtlSeconds, "TtlSeconds");
const v25 = /* @__PURE__ */ validator(isOriginCid, "OriginCid");
const v26 = /* @__PURE__ */ validator(isMmsText, "MmsText");
const v27 = /* @__PURE__ */ validator(isMmsTitle, "MmsTitle");
const v28 = /* @__PURE__ */ validator(isFileKeys, "FileKeys");
const v29 = /* @__PURE__ */ validator(isFileKey, "FileKey");
const v30 = /* @__PURE__ */ validator(isRcsContent, "RcsContent");
const v31 = /* @__PURE__ */ validator(isRcsStandaloneContent, "RcsStandaloneContent");
const v32 = /* @__PURE__ */ validator(isRcsStandalone, "RcsStandalone");
const v33 = /* @__PURE__ */ validator(isRcsText, "RcsText");
const v34 = /* @__PURE__ */ validator(isRcsTitle, "RcsTitle");
const v35 = /* @__PURE__ */ validator(isRcsMedia, "RcsMedia");
const v36 = /* @__PURE__ */ validator(isRcsMediaUrl, "RcsMediaUrl");
const v37 = /* @__PURE__ */ validator(isRcsCardButtons, "RcsCardButtons");
const v38 = /* @__PURE__ */ validator(isRcsButton, "RcsButton");
const v39 = /* @__PURE__ */ validator(isRcsButtonUrl, "RcsButtonUrl");
const v40 = /* @__PURE__ */ validator(isRcsButtonName, "RcsButtonName");
const v41 = /* @__PURE__ */ validator(isRcsButtonLink, "RcsButtonLink");
const v42 = /* @__PURE__ */ validator(isRcsButtonMapLoc, "RcsButtonMapLoc");
const v43 = /* @__PURE__ */ validator(isRcsButtonMapQry, "RcsButtonMapQry");
const v44 = /* @__PURE__ */ validator(isRcsButtonMapSend, "RcsButtonMapSend");
const v45 = /* @__PURE__ */ validator(isRcsButtonCalendar, "RcsButtonCalendar");
const v46 = /* @__PURE__ */ validator(isRcsButtonTime, "RcsButtonTime");
const v47 = /* @__PURE__ */ validator(isRcsButtonCopy, "RcsButtonCopy");
const v48 = /* @__PURE__ */ validator(isRcsButtonComT, "RcsButtonComT");
const v49 = /* @__PURE__ */ validator(isRcsButtonPhoneNumber, "RcsButtonPhoneNumber");
const v50 = /* @__PURE__ */ validator(isRcsButtonComV, "RcsButtonComV");
const v51 = /* @__PURE__ */ validator(isRcsButtonDial, "RcsButtonDial");
const v52 = /* @__PURE__ */ validator(isRcsSubContents, "RcsSubContents");
const v53 = /* @__PURE__ */ validator(isRcsSubContent, "RcsSubContent");
const v54 = /* @__PURE__ */ validator(isRcsSubMediaUrl, "RcsSubMediaUrl");
const v55 = /* @__PURE__ */ validator(isRcsCarouselContent, "RcsCarouselContent");
const v56 = /* @__PURE__ */ validator(isRcsCarousel, "RcsCarousel");
const v57 = /* @__PURE__ */ validator(isRcsCarouselCard, "RcsCarouselCard");
const v58 = /* @__PURE__ */ validator(isRcsTemplateContent, "RcsTemplateContent");
const v59 = /* @__PURE__ */ validator(isRcsTemplate, "RcsTemplate");
const v60 = /* @__PURE__ */ validator(isRcsTemplateValue, "RcsTemplateValue");
const v61 = /* @__PURE__ */ validator(isRcsBody, "RcsBody");
const v62 = /* @__PURE__ */ validator(isRcsBodyValue, "RcsBodyValue");
const v63 = /* @__PURE__ */ validator(isRcsBodyText, "RcsBodyText");
const v64 = /* @__PURE__ */ validator(isRcsBodyObject, "RcsBodyObject");
const v65 = /* @__PURE__ */ validator(isRcsButtons, "RcsButtons");
const v66 = /* @__PURE__ */ validator(isRcsButtonGroup, "RcsButtonGroup");
const v67 = /* @__PURE__ */ validator(isRcsSuggestion, "RcsSuggestion");
const v68 = /* @__PURE__ */ validator(isRcsSuggestedAction, "RcsSuggestedAction");
const v69 = /* @__PURE__ */ validator(isRcsUrlAction, "RcsUrlAction");
const v70 = /* @__PURE__ */ validator(isRcsPostback, "RcsPostback");
const v71 = /* @__PURE__ */ validator(isRcsFormatId, "RcsFormatId");
const v72 = /* @__PURE__ */ validator(isRcsBrandKey, "RcsBrandKey");
const v73 = /* @__PURE__ */ validator(isRcsBrandId, "RcsBrandId");
const v74 = /* @__PURE__ */ validator(isRcsExpiryOption, "RcsExpiryOption");
const v75 = /* @__PURE__ */ validator(isRcsHeader, "RcsHeader");
const v76 = /* @__PURE__ */ validator(isRcsFooter, "RcsFooter");
const v77 = /* @__PURE__ */ validator(isRcsGroupId, "RcsGroupId");
const v78 = /* @__PURE__ */ validator(isRcsCopyAllowed, "RcsCopyAllowed");
const v79 = /* @__PURE__ */ validator(isRcsAgencyId, "RcsAgencyId");
const v80 = /* @__PURE__ */ validator(isRcsAgencyKey, "RcsAgencyKey");
const v81 = /* @__PURE__ */ validator(isRcsRules, "RcsRules");
const v82 = /* @__PURE__ */ validator(isMessengerSenderKey, "MessengerSenderKey");
const v83 = /* @__PURE__ */ validator(isAlimtalkMsgType, "AlimtalkMsgType");
const v84 = /* @__PURE__ */ validator(isAlimtalkTemplateCode, "AlimtalkTemplateCode");
const v85 = /* @__PURE__ */ validator(isAlimtalkText, "AlimtalkText");
const v86 = /* @__PURE__ */ validator(isAlimtalkTitle, "AlimtalkTitle");
const v87 = /* @__PURE__ */ validator(isAlimtalkHeader, "AlimtalkHeader");
const v88 = /* @__PURE__ */ validator(isAlimtalkAttachment, "AlimtalkAttachment");
const v89 = /* @__PURE__ */ validator(isMessengerButtons, "MessengerButtons");
const v90 = /* @__PURE__ */ validator(isMessengerButton, "MessengerButton");
const v91 = /* @__PURE__ */ validator(isMessengerButtonWl, "MessengerButtonWl");
const v92 = /* @__PURE__ */ validator(isMessengerButtonName, "MessengerButtonName");
const v93 = /* @__PURE__ */ validator(isMessengerLink, "MessengerLink");
const v94 = /* @__PURE__ */ validator(isMessengerButtonAl, "MessengerButtonAl");
const v95 = /* @__PURE__ */ validator(isMessengerButtonDs, "MessengerButtonDs");
const v96 = /* @__PURE__ */ validator(isMessengerButtonBk, "MessengerButtonBk");
const v97 = /* @__PURE__ */ validator(isMessengerButtonMd, "MessengerButtonMd");
const v98 = /* @__PURE__ */ validator(isMessengerButtonBc, "MessengerButtonBc");
const v99 = /* @__PURE__ */ validator(isMessengerButtonBt, "MessengerButtonBt");
const v100 = /* @__PURE__ */ validator(isMessengerButtonAc, "MessengerButtonAc");
const v101 = /* @__PURE__ */ validator(isMessengerButtonBf, "MessengerButtonBf");
const v102 = /* @__PURE__ */ validator(isAlimtalkItem, "AlimtalkItem");
const v103 = /* @__PURE__ */ validator(isAlimtalkItemRow, "AlimtalkItemRow");
const v104 = /* @__PURE__ */ validator(isMessengerItemSummary, "MessengerItemSummary");
const v105 = /* @__PURE__ */ validator(isAlimtalkItemHighlight, "AlimtalkItemHighlight");
const v106 = /* @__PURE__ */ validator(isAlimtalkSupplement, "AlimtalkSupplement");
const v107 = /* @__PURE__ */ validator(isMessengerQuickReply, "MessengerQuickReply");
const v108 = /* @__PURE__ */ validator(isMessengerQuickReplyWl, "MessengerQuickReplyWl");
const v109 = /* @__PURE__ */ validator(isMessengerQuickReplyAl, "MessengerQuickReplyAl");
const v110 = /* @__PURE__ */ validator(isMessengerQuickReplyBk, "MessengerQuickReplyBk");
const v111 = /* @__PURE__ */ validator(isMessengerQuickReplyBc, "MessengerQuickReplyBc");
const v112 = /* @__PURE__ */ validator(isMessengerQuickReplyBt, "MessengerQuickReplyBt");
const v113 = /* @__PURE__ */ validator(isMessengerQuickReplyBf, "MessengerQuickReplyBf");
const v114 = /* @__PURE__ */ validator(isMessengerQuickReplyMd, "MessengerQuickReplyMd");
const v115 = /* @__PURE__ */ validator(isAlimtalkPrice, "AlimtalkPrice");
const v116 = /* @__PURE__ */ validator(isAlimtalkCurrencyType, "AlimtalkCurrencyType");
const v117 = /* @__PURE__ */ validator(isAlimtalkLink, "AlimtalkLink");
const v118 = /* @__PURE__ */ validator(isAlimtalkRules, "AlimtalkRules");
const v119 = /* @__PURE__ */ validator(isFriendtalkMsgType, "FriendtalkMsgType");
const v120 = /* @__PURE__ */ validator(isFriendtalkText, "FriendtalkText");
const v121 = /* @__PURE__ */ validator(isFriendtalkAdFlag, "FriendtalkAdFlag");
const v122 = /* @__PURE__ */ validator(isFriendtalkAdult, "FriendtalkAdult");
const v123 = /* @__PURE__ */ validator(isFriendtalkPushAlarm, "FriendtalkPushAlarm");
const v124 = /* @__PURE__ */ validator(isFriendtalkHeader, "FriendtalkHeader");
const v125 = /* @__PURE__ */ validator(isFriendtalkAdditionalContent, "FriendtalkAdditionalContent");
const v126 = /* @__PURE__ */ validator(isFriendtalkGroupTagKey, "FriendtalkGroupTagKey");
const v127 = /* @__PURE__ */ validator(isFriendtalkAttachment, "FriendtalkAttachment");
const v128 = /* @__PURE__ */ validator(isFriendtalkImage, "FriendtalkImage");
const v129 = /* @__PURE__ */ validator(isMessengerImageUrl, "MessengerImageUrl");
const v130 = /* @__PURE__ */ validator(isFriendtalkItem, "FriendtalkItem");
const v131 = /* @__PURE__ */ validator(isFriendtalkItemRow, "FriendtalkItemRow");
const v132 = /* @__PURE__ */ validator(isFriendtalkCoupon, "FriendtalkCoupon");
const v133 = /* @__PURE__ */ validator(isFriendtalkCommerce, "FriendtalkCommerce");
const v134 = /* @__PURE__ */ validator(isFriendtalkVideo, "FriendtalkVideo");
const v135 = /* @__PURE__ */ validator(isFriendtalkCarousel, "FriendtalkCarousel");
const v136 = /* @__PURE__ */ validator(isFriendtalkCarouselCard, "FriendtalkCarouselCard");
const v137 = /* @__PURE__ */ validator(isFriendtalkCarouselAttachment, "FriendtalkCarouselAttachment");
const v138 = /* @__PURE__ */ validator(isFriendtalkCarouselHead, "FriendtalkCarouselHead");
const v139 = /* @__PURE__ */ validator(isFriendtalkCarouselTail, "FriendtalkCarouselTail");
const v140 = /* @__PURE__ */ validator(isFriendtalkRules, "FriendtalkRules");
const v141 = /* @__PURE__ */ validator(isTokenIssued, "TokenIssued");
const v142 = /* @__PURE__ */ validator(isSuccessCode, "SuccessCode");
const v143 = /* @__PURE__ */ validator(isSuccessText, "SuccessText");
const v144 = /* @__PURE__ */ validator(isToken, "Token");
const v145 = /* @__PURE__ */ validator(isTimestamp, "Timestamp");
const v146 = /* @__PURE__ */ validator(isReportsPolled, "ReportsPolled");
const v147 = /* @__PURE__ */ validator(isReportBatch, "ReportBatch");
const v148 = /* @__PURE__ */ validator(isReportRecord, "ReportRecord");
const v149 = /* @__PURE__ */ validator(isServiceType, "ServiceType");
const v150 = /* @__PURE__ */ validator(isMessageType, "MessageType");
const v151 = /* @__PURE__ */ validator(isReportType, "ReportType");
const v152 = /* @__PURE__ */ validator(isReportCode, "ReportCode");
const v153 = /* @__PURE__ */ validator(isCarrier, "Carrier");
const v154 = /* @__PURE__ */ validator(isSuccess, "Success");
const v155 = /* @__PURE__ */ validator(isReportsFound, "ReportsFound");
const v156 = /* @__PURE__ */ validator(isInquiryRecord, "InquiryRecord");
const v157 = /* @__PURE__ */ validator(isRef, "Ref");
const v158 = /* @__PURE__ */ validator(isSendAt, "SendAt");
const v159 = /* @__PURE__ */ validator(isFallbackWithFrom, "FallbackWithFrom");
const v160 = /* @__PURE__ */ validator(isFallbackType, "FallbackType");
const v161 = /* @__PURE__ */ validator(isFallbackText, "FallbackText");
const v162 = /* @__PURE__ */ validator(isMessengerButtonsOnce, "MessengerButtonsOnce");
const v163 = /* @__PURE__ */ validator(isSendAccepted, "SendAccepted");
const v164 = /* @__PURE__ */ validator(isWarnings, "Warnings");
const v165 = /* @__PURE__ */ validator(isWarning, "Warning");
const v166 = /* @__PURE__ */ validator(isInternationalNumber, "InternationalNumber");
const v167 = /* @__PURE__ */ validator(isFallback, "Fallback");
const v168 = /* @__PURE__ */ validator(isOmniFlow, "OmniFlow");
const v169 = /* @__PURE__ */ validator(isOmniEntry, "OmniEntry");
const v170 = /* @__PURE__ */ validator(isOmniEntrySms, "OmniEntrySms");
const v171 = /* @__PURE__ */ validator(isOmniSms, "OmniSms");
const v172 = /* @__PURE__ */ validator(isOmniEntryMms, "OmniEntryMms");
const v173 = /* @__PURE__ */ validator(isOmniMms, "OmniMms");
const v174 = /* @__PURE__ */ validator(isOmniEntryRcs, "OmniEntryRcs");
const v175 = /* @__PURE__ */ validator(isOmniRcs, "OmniRcs");
const v176 = /* @__PURE__ */ validator(isOmniEntryAlimtalk, "OmniEntryAlimtalk");
const v177 = /* @__PURE__ */ validator(isOmniAlimtalk, "OmniAlimtalk");
const v178 = /* @__PURE__ */ validator(isOmniEntryFriendtalk, "OmniEntryFriendtalk");
const v179 = /* @__PURE__ */ validator(isOmniFriendtalk, "OmniFriendtalk");
const v180 = /* @__PURE__ */ validator(isDestination, "Destination");
const v181 = /* @__PURE__ */ validator(isDestinationReplaceWords, "DestinationReplaceWords");
const v182 = /* @__PURE__ */ validator(isFormId, "FormId");
const v183 = /* @__PURE__ */ validator(isOmniPaymentCode, "OmniPaymentCode");
const v184 = /* @__PURE__ */ validator(isOmniAccepted, "OmniAccepted");
const v185 = /* @__PURE__ */ validator(isFormSaved, "FormSaved");
const v186 = /* @__PURE__ */ validator(isFormReceipt, "FormReceipt");
const v187 = /* @__PURE__ */ validator(isFormExpiry, "FormExpiry");
const v188 = /* @__PURE__ */ validator(isFormFound, "FormFound");
const v189 = /* @__PURE__ */ validator(isFormContent, "FormContent");
const v190 = /* @__PURE__ */ validator(isFormDeleted, "FormDeleted");
const v191 = /* @__PURE__ */ validator(isImageUpload, "ImageUpload");
const v192 = /* @__PURE__ */ validator(isFileUploaded, "FileUploaded");
const v193 = /* @__PURE__ */ validator(isUploadedFile, "UploadedFile");
const v194 = /* @__PURE__ */ validator(isFileExpiry, "FileExpiry");
const v195 = /* @__PURE__ */ validator(isCarrierReceipts, "CarrierReceipts");
const v196 = /* @__PURE__ */ validator(isCarrierReceipt, "CarrierReceipt");
const v197 = /* @__PURE__ */ validator(isCarrierReference, "CarrierReference");
const v198 = /* @__PURE__ */ validator(isCarrierCode, "CarrierCode");
const v199 = /* @__PURE__ */ validator(isCarrierUserType, "CarrierUserType");
const v200 = /* @__PURE__ */ validator(isCarrierReceiptsTaken, "CarrierReceiptsTaken");
const v201 = /* @__PURE__ */ validator(isWebhookReport, "WebhookReport");
const v202 = /* @__PURE__ */ validator(isTimestampMillis, "TimestampMillis");
const v203 = /* @__PURE__ */ validator(isWebhookReceipt, "WebhookReceipt");
const v204 = /* @__PURE__ */ validator(isCarrierSubmission, "CarrierSubmission");
const v205 = /* @__PURE__ */ validator(isCarrierMessage, "CarrierMessage");
const v206 = /* @__PURE__ */ validator(isCarrierMessageSms, "CarrierMessageSms");
const v207 = /* @__PURE__ */ validator(isCarrierValidUntil, "CarrierValidUntil");
const v208 = /* @__PURE__ */ validator(isCarrierMessageMms, "CarrierMessageMms");
const v209 = /* @__PURE__ */ validator(isCarrierFiles, "CarrierFiles");
const v210 = /* @__PURE__ */ validator(isCarrierFile, "CarrierFile");
const v211 = /* @__PURE__ */ validator(isCarrierMessageRcs, "CarrierMessageRcs");
const v212 = /* @__PURE__ */ validator(isCarrierMessageInternational, "CarrierMessageInternational");
const v213 = /* @__PURE__ */ validator(isCarrierInternational, "CarrierInternational");
const v214 = /* @__PURE__ */ validator(isCarrierMessageAlimtalk, "CarrierMessageAlimtalk");
const v215 = /* @__PURE__ */ validator(isCarrierMessageFriendtalk, "CarrierMessageFriendtalk");
const v216 = /* @__PURE__ */ validator(isCarrierVerdicts, "CarrierVerdicts");
const v217 = /* @__PURE__ */ validator(isCarrierVerdict, "CarrierVerdict");
const v218 = /* @__PURE__ */ validator(isCarrierQuestion, "CarrierQuestion");
const v219 = /* @__PURE__ */ validator(isCarrierAnswers, "CarrierAnswers");
const v220 = /* @__PURE__ */ validator(isCarrierAnswer, "CarrierAnswer");
const v221 = /* @__PURE__ */ validator(isRcsFormatSS000000, "RcsFormatSS000000");
const v222 = /* @__PURE__ */ validator(isRcsFormatSL000000, "RcsFormatSL000000");
const v223 = /* @__PURE__ */ validator(isRcsFormatSMwThT00, "RcsFormatSMwThT00");
const v224 = /* @__PURE__ */ validator(isRcsFormatCMwMhM0200, "RcsFormatCMwMhM0200");
const v225 = /* @__PURE__ */ validator(isRcsFormatCMwShS0200, "RcsFormatCMwShS0200");
const v226 = /* @__PURE__ */ validator(isRcsFormatOMHITV0001, "RcsFormatOMHITV0001");
const v227 = /* @__PURE__ */ validator(isRcsFormatOMHIMV0001, "RcsFormatOMHIMV0001");
const v228 = /* @__PURE__ */ validator(isRcsFormatOMTBNV0001, "RcsFormatOMTBNV0001");
const v229 = /* @__PURE__ */ validator(isRcsFormatOMTBNH0001, "RcsFormatOMTBNH0001");
const v230 = /* @__PURE__ */ validator(isRcsFormatOMSNSS0001, "RcsFormatOMSNSS0001");
const v231 = /* @__PURE__ */ validator(isRcsCards2, "RcsCards2");
const v232 = /* @__PURE__ */ validator(isRcsCards3, "RcsCards3");
const v233 = /* @__PURE__ */ validator(isRcsCards4, "RcsCards4");
const v234 = /* @__PURE__ */ validator(isRcsCards5, "RcsCards5");
const v235 = /* @__PURE__ */ validator(isRcsCards6, "RcsCards6");
const v236 = /* @__PURE__ */ validator(isRcsTemplateFree, "RcsTemplateFree");
const v237 = /* @__PURE__ */ validator(isRcsTemplateDescription, "RcsTemplateDescription");
const v238 = /* @__PURE__ */ validator(isRcsTemplateCell, "RcsTemplateCell");
const v239 = /* @__PURE__ */ validator(isRcsTemplateImage, "RcsTemplateImage");
const v240 = /* @__PURE__ */ validator(isRcsTemplateAny, "RcsTemplateAny");
const v241 = /* @__PURE__ */ validator(isSmsTextRaw, "SmsTextRaw");
const v242 = /* @__PURE__ */ validator(isMmsTextRaw, "MmsTextRaw");
const v243 = /* @__PURE__ */ validator(isMmsTitleRaw, "MmsTitleRaw");
const v244 = /* @__PURE__ */ validator(isRcsContentRaw, "RcsContentRaw");
const v245 = /* @__PURE__ */ validator(isRcsStandaloneContentRaw, "RcsStandaloneContentRaw");
const v246 = /* @__PURE__ */ validator(isRcsStandaloneRaw, "RcsStandaloneRaw");
const v247 = /* @__PURE__ */ validator(isRcsTextRaw, "RcsTextRaw");
const v248 = /* @__PURE__ */ validator(isRcsTitleRaw, "RcsTitleRaw");
const v249 = /* @__PURE__ */ validator(isRcsMediaUrlRaw, "RcsMediaUrlRaw");
const v250 = /* @__PURE__ */ validator(isRcsCardButtonsRaw, "RcsCardButtonsRaw");
const v251 = /* @__PURE__ */ validator(isRcsButtonRaw, "RcsButtonRaw");
const v252 = /* @__PURE__ */ validator(isRcsButtonUrlRaw, "RcsButtonUrlRaw");
const v253 = /* @__PURE__ */ validator(isRcsButtonNameRaw, "RcsButtonNameRaw");
const v254 = /* @__PURE__ */ validator(isRcsButtonLinkRaw, "RcsButtonLinkRaw");
const v255 = /* @__PURE__ */ validator(isRcsButtonMapLocRaw, "RcsButtonMapLocRaw");
const v256 = /* @__PURE__ */ validator(isRcsButtonMapQryRaw, "RcsButtonMapQryRaw");
const v257 = /* @__PURE__ */ validator(isRcsButtonMapSendRaw, "RcsButtonMapSendRaw");
const v258 = /* @__PURE__ */ validator(isRcsButtonCalendarRaw, "RcsButtonCalendarRaw");
const v259 = /* @__PURE__ */ validator(isRcsButtonCopyRaw, "RcsButtonCopyRaw");
const v260 = /* @__PURE__ */ validator(isRcsButtonComTRaw, "RcsButtonComTRaw");
const v261 = /* @__PURE__ */ validator(isRcsButtonComVRaw, "RcsButtonComVRaw");
const v262 = /* @__PURE__ */ validator(isRcsButtonDialRaw, "RcsButtonDialRaw");
const v263 = /* @__PURE__ */ validator(isRcsSubContentsRaw, "RcsSubContentsRaw");
const v264 = /* @__PURE__ */ validator(isRcsSubContentRaw, "RcsSubContentRaw");
const v265 = /* @__PURE__ */ validator(isRcsSubMediaUrlRaw, "RcsSubMediaUrlRaw");
const v266 = /* @__PURE__ */ validator(isRcsCarouselContentRaw, "RcsCarouselContentRaw");
const v267 = /* @__PURE__ */ validator(isRcsCarouselRaw, "RcsCarouselRaw");
const v268 = /* @__PURE__ */ validator(isRcsCarouselCardRaw, "RcsCarouselCardRaw");
const v269 = /* @__PURE__ */ validator(isRcsTemplateContentRaw, "RcsTemplateContentRaw");
const v270 = /* @__PURE__ */ validator(isRcsTemplateRaw, "RcsTemplateRaw");
const v271 = /* @__PURE__ */ validator(isRcsTemplateValueRaw, "RcsTemplateValueRaw");
const v272 = /* @__PURE__ */ validator(isRcsBodyRaw, "RcsBodyRaw");
const v273 = /* @__PURE__ */ validator(isRcsBodyValueRaw, "RcsBodyValueRaw");
const v274 = /* @__PURE__ */ validator(isRcsBodyTextRaw, "RcsBodyTextRaw");
const v275 = /* @__PURE__ */ validator(isRcsBodyObjectRaw, "RcsBodyObjectRaw");
const v276 = /* @__PURE__ */ validator(isRcsButtonsRaw, "RcsButtonsRaw");
const v277 = /* @__PURE__ */ validator(isRcsButtonGroupRaw, "RcsButtonGroupRaw");
const v278 = /* @__PURE__ */ validator(isRcsSuggestionRaw, "RcsSuggestionRaw");
const v279 = /* @__PURE__ */ validator(isRcsSuggestedActionRaw, "RcsSuggestedActionRaw");
const v280 = /* @__PURE__ */ validator(isRcsUrlActionRaw, "RcsUrlActionRaw");
const v281 = /* @__PURE__ */ validator(isRcsFooterRaw, "RcsFooterRaw");
const v282 = /* @__PURE__ */ validator(isRcsRulesRaw, "RcsRulesRaw");
const v283 = /* @__PURE__ */ validator(isRcsFormatSS000000Raw, "RcsFormatSS000000Raw");
const v284 = /* @__PURE__ */ validator(isRcsFormatSL000000Raw, "RcsFormatSL000000Raw");
const v285 = /* @__PURE__ */ validator(isRcsFormatSMwThT00Raw, "RcsFormatSMwThT00Raw");
const v286 = /* @__PURE__ */ validator(isRcsFormatCMwMhM0200Raw, "RcsFormatCMwMhM0200Raw");
const v287 = /* @__PURE__ */ validator(isRcsFormatCMwShS0200Raw, "RcsFormatCMwShS0200Raw");
const v288 = /* @__PURE__ */ validator(isRcsFormatOMHITV0001Raw, "RcsFormatOMHITV0001Raw");
const v289 = /* @__PURE__ */ validator(isRcsFormatOMHIMV0001Raw, "RcsFormatOMHIMV0001Raw");
const v290 = /* @__PURE__ */ validator(isRcsFormatOMTBNV0001Raw, "RcsFormatOMTBNV0001Raw");
const v291 = /* @__PURE__ */ validator(isRcsFormatOMTBNH0001Raw, "RcsFormatOMTBNH0001Raw");
const v292 = /* @__PURE__ */ validator(isRcsFormatOMSNSS0001Raw, "RcsFormatOMSNSS0001Raw");
const v293 = /* @__PURE__ */ validator(isRcsTemplateAnyRaw, "RcsTemplateAnyRaw");
const v294 = /* @__PURE__ */ validator(isAlimtalkTextRaw, "AlimtalkTextRaw");
const v295 = /* @__PURE__ */ validator(isAlimtalkTitleRaw, "AlimtalkTitleRaw");
const v296 = /* @__PURE__ */ validator(isAlimtalkHeaderRaw, "AlimtalkHeaderRaw");
const v297 = /* @__PURE__ */ validator(isAlimtalkAttachmentRaw, "AlimtalkAttachmentRaw");
const v298 = /* @__PURE__ */ validator(isMessengerButtonsRaw, "MessengerButtonsRaw");
const v299 = /* @__PURE__ */ validator(isMessengerButtonRaw, "MessengerButtonRaw");
const v300 = /* @__PURE__ */ validator(isMessengerButtonWlRaw, "MessengerButtonWlRaw");
const v301 = /* @__PURE__ */ validator(isMessengerButtonNameRaw, "MessengerButtonNameRaw");
const v302 = /* @__PURE__ */ validator(isMessengerLinkRaw, "MessengerLinkRaw");
const v303 = /* @__PURE__ */ validator(isMessengerButtonAlRaw, "MessengerButtonAlRaw");
const v304 = /* @__PURE__ */ validator(isMessengerButtonDsRaw, "MessengerButtonDsRaw");
const v305 = /* @__PURE__ */ validator(isMessengerButtonBkRaw, "MessengerButtonBkRaw");
const v306 = /* @__PURE__ */ validator(isMessengerButtonMdRaw, "MessengerButtonMdRaw");
const v307 = /* @__PURE__ */ validator(isMessengerButtonBcRaw, "MessengerButtonBcRaw");
const v308 = /* @__PURE__ */ validator(isMessengerButtonBtRaw, "MessengerButtonBtRaw");
const v309 = /* @__PURE__ */ validator(isMessengerButtonAcRaw, "MessengerButtonAcRaw");
const v310 = /* @__PURE__ */ validator(isMessengerButtonBfRaw, "MessengerButtonBfRaw");
const v311 = /* @__PURE__ */ validator(isAlimtalkItemRaw, "AlimtalkItemRaw");
const v312 = /* @__PURE__ */ validator(isAlimtalkItemRowRaw, "AlimtalkItemRowRaw");
const v313 = /* @__PURE__ */ validator(isMessengerItemSummaryRaw, "MessengerItemSummaryRaw");
const v314 = /* @__PURE__ */ validator(isAlimtalkItemHighlightRaw, "AlimtalkItemHighlightRaw");
const v315 = /* @__PURE__ */ validator(isAlimtalkSupplementRaw, "AlimtalkSupplementRaw");
const v316 = /* @__PURE__ */ validator(isMessengerQuickReplyRaw, "MessengerQuickReplyRaw");
const v317 = /* @__PURE__ */ validator(isMessengerQuickReplyWlRaw, "MessengerQuickReplyWlRaw");
const v318 = /* @__PURE__ */ validator(isMessengerQuickReplyAlRaw, "MessengerQuickReplyAlRaw");
const v319 = /* @__PURE__ */ validator(isMessengerQuickReplyBkRaw, "MessengerQuickReplyBkRaw");
const v320 = /* @__PURE__ */ validator(isMessengerQuickReplyBcRaw, "MessengerQuickReplyBcRaw");
const v321 = /* @__PURE__ */ validator(isMessengerQuickReplyBtRaw, "MessengerQuickReplyBtRaw");
const v322 = /* @__PURE__ */ validator(isMessengerQuickReplyBfRaw, "MessengerQuickReplyBfRaw");
const v323 = /* @__PURE__ */ validator(isMessengerQuickReplyMdRaw, "MessengerQuickReplyMdRaw");
const v324 = /* @__PURE__ */ validator(isAlimtalkLinkRaw, "AlimtalkLinkRaw");
const v325 = /* @__PURE__ */ validator(isAlimtalkRulesRaw, "AlimtalkRulesRaw");
const v326 = /* @__PURE__ */ validator(isFriendtalkTextRaw, "FriendtalkTextRaw");
const v327 = /* @__PURE__ */ validator(isFriendtalkHeaderRaw, "FriendtalkHeaderRaw");
const v328 = /* @__PURE__ */ validator(isFriendtalkAdditionalContentRaw, "FriendtalkAdditionalContentRaw");
const v329 = /* @__PURE__ */ validator(isFriendtalkAttachmentRaw, "FriendtalkAttachmentRaw");
const v330 = /* @__PURE__ */ validator(isFriendtalkImageRaw, "FriendtalkImageRaw");
const v331 = /* @__PURE__ */ validator(isFriendtalkItemRaw, "FriendtalkItemRaw");
const v332 = /* @__PURE__ */ validator(isFriendtalkItemRowRaw, "FriendtalkItemRowRaw");
const v333 = /* @__PURE__ */ validator(isFriendtalkCouponRaw, "FriendtalkCouponRaw");
const v334 = /* @__PURE__ */ validator(isFriendtalkCommerceRaw, "FriendtalkCommerceRaw");
const v335 = /* @__PURE__ */ validator(isFriendtalkCarouselRaw, "FriendtalkCarouselRaw");
const v336 = /* @__PURE__ */ validator(isFriendtalkCarouselCardRaw, "FriendtalkCarouselCardRaw");
const v337 = /* @__PURE__ */ validator(isFriendtalkCarouselAttachmentRaw, "FriendtalkCarouselAttachmentRaw");
const v338 = /* @__PURE__ */ validator(isFriendtalkCarouselHeadRaw, "FriendtalkCarouselHeadRaw");
const v339 = /* @__PURE__ */ validator(isFriendtalkCarouselTailRaw, "FriendtalkCarouselTailRaw");
const v340 = /* @__PURE__ */ validator(isFriendtalkRulesRaw, "FriendtalkRulesRaw");
const v341 = /* @__PURE__ */ validator(isIssueToken_200_header_RateLimit_Limit, "issueToken.200.header.RateLimit-Limit");
const v342 = /* @__PURE__ */ validator(isIssueToken_200_header_RateLimit_Remaining, "issueToken.200.header.RateLimit-Remaining");
const v343 = /* @__PURE__ */ validator(isIssueToken_200_header_RateLimit_Reset, "issueToken.200.header.RateLimit-Reset");
const v344 = /* @__PURE__ */ validator(isIssueToken_200_header_X_Request_Id, "issueToken.200.header.X-Request-Id");
const v345 = /* @__PURE__ */ validator(isIssueToken_401_application_2fjson, "issueToken.401.application$2fjson");
const v346 = /* @__PURE__ */ validator(isIssueToken_403_header_RateLimit_Limit, "issueToken.403.header.RateLimit-Limit");
const v347 = /* @__PURE__ */ validator(isIssueToken_403_header_RateLimit_Remaining, "issueToken.403.header.RateLimit-Remaining");
const v348 = /* @__PURE__ */ validator(isIssueToken_403_header_RateLimit_Reset, "issueToken.403.header.RateLimit-Reset");
const v349 = /* @__PURE__ */ validator(isIssueToken_403_application_2fjson, "issueToken.403.application$2fjson");
const v350 = /* @__PURE__ */ validator(isIssueToken_429_header_Retry_After, "issueToken.429.header.Retry-After");
const v351 = /* @__PURE__ */ validator(isIssueToken_429_application_2fjson, "issueToken.429.application$2fjson");
const v352 = /* @__PURE__ */ validator(isIssueToken_500_application_2fjson, "issueToken.500.application$2fjson");
const v353 = /* @__PURE__ */ validator(isIssueToken_503_application_2fjson, "issueToken.503.application$2fjson");
const v354 = /* @__PURE__ */ validator(isPollReports_401_application_2fjson, "pollReports.401.application$2fjson");
const v355 = /* @__PURE__ */ validator(isPollReports_403_application_2fjson, "pollReports.403.application$2fjson");
const v356 = /* @__PURE__ */ validator(isPollReports_429_application_2fjson, "pollReports.429.application$2fjson");
const v357 = /* @__PURE__ */ validator(isPollReports_500_application_2fjson, "pollReports.500.application$2fjson");
const v358 = /* @__PURE__ */ validator(isPollReports_503_application_2fjson, "pollReports.503.application$2fjson");
const v359 = /* @__PURE__ */ validator(isAcknowledgeReports_path_reportId, "acknowledgeReports.path.reportId");
const v360 = /* @__PURE__ */ validator(isAcknowledgeReports_401_application_2fjson, "acknowledgeReports.401.application$2fjson");
const v361 = /* @__PURE__ */ validator(isAcknowledgeReports_403_application_2fjson, "acknowledgeReports.403.application$2fjson");
const v362 = /* @__PURE__ */ validator(isAcknowledgeReports_404_application_2fjson, "acknowledgeReports.404.application$2fjson");
const v363 = /* @__PURE__ */ validator(isAcknowledgeReports_429_application_2fjson, "acknowledgeReports.429.application$2fjson");
const v364 = /* @__PURE__ */ validator(isAcknowledgeReports_500_application_2fjson, "acknowledgeReports.500.application$2fjson");
const v365 = /* @__PURE__ */ validator(isAcknowledgeReports_503_application_2fjson, "acknowledgeReports.503.application$2fjson");
const v366 = /* @__PURE__ */ validator(isInquireReport_path_msgKey, "inquireReport.path.msgKey");
const v367 = /* @__PURE__ */ validator(isInquireReport_401_application_2fjson, "inquireReport.401.application$2fjson");
const v368 = /* @__PURE__ */ validator(isInquireReport_403_application_2fjson, "inquireReport.403.application$2fjson");
const v369 = /* @__PURE__ */ validator(isInquireReport_404_application_2fjson, "inquireReport.404.application$2fjson");
const v370 = /* @__PURE__ */ validator(isInquireReport_500_application_2fjson, "inquireReport.500.application$2fjson");
const v371 = /* @__PURE__ */ validator(isInquireReport_503_application_2fjson, "inquireReport.503.application$2fjson");
const v372 = /* @__PURE__ */ validator(isSendAlimtalk_header_Idempotency_Key, "sendAlimtalk.header.Idempotency-Key");
const v373 = /* @__PURE__ */ validator(isSendAlimtalk_400_application_2fjson, "sendAlimtalk.400.application$2fjson");
const v374 = /* @__PURE__ */ validator(isSendAlimtalk_401_application_2fjson, "sendAlimtalk.401.application$2fjson");
const v375 = /* @__PURE__ */ validator(isSendAlimtalk_403_application_2fjson, "sendAlimtalk.403.application$2fjson");
const v376 = /* @__PURE__ */ validator(isSendAlimtalk_409_header_Retry_After, "sendAlimtalk.409.header.Retry-After");
const v377 = /* @__PURE__ */ validator(isSendAlimtalk_409_application_2fjson, "sendAlimtalk.409.application$2fjson");
const v378 = /* @__PURE__ */ validator(isSendAlimtalk_413_application_2fjson, "sendAlimtalk.413.application$2fjson");
const v379 = /* @__PURE__ */ validator(isSendAlimtalk_415_application_2fjson, "sendAlimtalk.415.application$2fjson");
const v380 = /* @__PURE__ */ validator(isSendAlimtalk_429_application_2fjson, "sendAlimtalk.429.application$2fjson");
const v381 = /* @__PURE__ */ validator(isSendAlimtalk_500_application_2fjson, "sendAlimtalk.500.application$2fjson");
const v382 = /* @__PURE__ */ validator(isSendAlimtalk_503_application_2fjson, "sendAlimtalk.503.application$2fjson");
const v383 = /* @__PURE__ */ validator(isSendFriendtalk_400_application_2fjson, "sendFriendtalk.400.application$2fjson");
const v384 = /* @__PURE__ */ validator(isSendFriendtalk_401_application_2fjson, "sendFriendtalk.401.application$2fjson");
const v385 = /* @__PURE__ */ validator(isSendFriendtalk_403_application_2fjson, "sendFriendtalk.403.application$2fjson");
const v386 = /* @__PURE__ */ validator(isSendFriendtalk_409_application_2fjson, "sendFriendtalk.409.application$2fjson");
const v387 = /* @__PURE__ */ validator(isSendFriendtalk_413_application_2fjson, "sendFriendtalk.413.application$2fjson");
const v388 = /* @__PURE__ */ validator(isSendFriendtalk_415_application_2fjson, "sendFriendtalk.415.application$2fjson");
const v389 = /* @__PURE__ */ validator(isSendFriendtalk_429_application_2fjson, "sendFriendtalk.429.application$2fjson");
const v390 = /* @__PURE__ */ validator(isSendFriendtalk_500_application_2fjson, "sendFriendtalk.500.application$2fjson");
const v391 = /* @__PURE__ */ validator(isSendFriendtalk_503_application_2fjson, "sendFriendtalk.503.application$2fjson");
const v392 = /* @__PURE__ */ validator(isSendInternational_400_application_2fjson, "sendInternational.400.application$2fjson");
const v393 = /* @__PURE__ */ validator(isSendInternational_401_application_2fjson, "sendInternational.401.application$2fjson");
const v394 = /* @__PURE__ */ validator(isSendInternational_403_application_2fjson, "sendInternational.403.application$2fjson");
const v395 = /* @__PURE__ */ validator(isSendInternational_409_application_2fjson, "sendInternational.409.application$2fjson");
const v396 = /* @__PURE__ */ validator(isSendInternational_413_application_2fjson, "sendInternational.413.application$2fjson");
const v397 = /* @__PURE__ */ validator(isSendInternational_415_application_2fjson, "sendInternational.415.application$2fjson");
const v398 = /* @__PURE__ */ validator(isSendInternational_429_application_2fjson, "sendInternational.429.application$2fjson");
const v399 = /* @__PURE__ */ validator(isSendInternational_500_application_2fjson, "sendInternational.500.application$2fjson");
const v400 = /* @__PURE__ */ validator(isSendInternational_503_application_2fjson, "sendInternational.503.application$2fjson");
const v401 = /* @__PURE__ */ validator(isSendRcs_400_application_2fjson, "sendRcs.400.application$2fjson");
const v402 = /* @__PURE__ */ validator(isSendRcs_401_application_2fjson, "sendRcs.401.application$2fjson");
const v403 = /* @__PURE__ */ validator(isSendRcs_403_application_2fjson, "sendRcs.403.application$2fjson");
const v404 = /* @__PURE__ */ validator(isSendRcs_409_application_2fjson, "sendRcs.409.application$2fjson");
const v405 = /* @__PURE__ */ validator(isSendRcs_413_application_2fjson, "sendRcs.413.application$2fjson");
const v406 = /* @__PURE__ */ validator(isSendRcs_415_application_2fjson, "sendRcs.415.application$2fjson");
const v407 = /* @__PURE__ */ validator(isSendRcs_429_application_2fjson, "sendRcs.429.application$2fjson");
const v408 = /* @__PURE__ */ validator(isSendRcs_500_application_2fjson, "sendRcs.500.application$2fjson");
const v409 = /* @__PURE__ */ validator(isSendRcs_503_application_2fjson, "sendRcs.503.application$2fjson");
const v410 = /* @__PURE__ */ validator(isSendOmni_400_application_2fjson, "sendOmni.400.application$2fjson");
const v411 = /* @__PURE__ */ validator(isSendOmni_401_application_2fjson, "sendOmni.401.application$2fjson");
const v412 = /* @__PURE__ */ validator(isSendOmni_403_application_2fjson, "sendOmni.403.application$2fjson");
const v413 = /* @__PURE__ */ validator(isSendOmni_409_application_2fjson, "sendOmni.409.application$2fjson");
const v414 = /* @__PURE__ */ validator(isSendOmni_413_application_2fjson, "sendOmni.413.application$2fjson");
const v415 = /* @__PURE__ */ validator(isSendOmni_415_application_2fjson, "sendOmni.415.application$2fjson");
const v416 = /* @__PURE__ */ validator(isSendOmni_429_application_2fjson, "sendOmni.429.application$2fjson");
const v417 = /* @__PURE__ */ validator(isSendOmni_500_application_2fjson, "sendOmni.500.application$2fjson");
const v418 = /* @__PURE__ */ validator(isSendOmni_503_application_2fjson, "sendOmni.503.application$2fjson");
const v419 = /* @__PURE__ */ validator(isSendSms_400_application_2fjson, "sendSms.400.application$2fjson");
const v420 = /* @__PURE__ */ validator(isSendSms_401_application_2fjson, "sendSms.401.application$2fjson");
const v421 = /* @__PURE__ */ validator(isSendSms_403_application_2fjson, "sendSms.403.application$2fjson");
const v422 = /* @__PURE__ */ validator(isSendSms_409_application_2fjson, "sendSms.409.application$2fjson");
const v423 = /* @__PURE__ */ validator(isSendSms_413_application_2fjson, "sendSms.413.application$2fjson");
const v424 = /* @__PURE__ */ validator(isSendSms_415_application_2fjson, "sendSms.415.application$2fjson");
const v425 = /* @__PURE__ */ validator(isSendSms_429_application_2fjson, "sendSms.429.application$2fjson");
const v426 = /* @__PURE__ */ validator(isSendSms_500_application_2fjson, "sendSms.500.application$2fjson");
const v427 = /* @__PURE__ */ validator(isSendSms_503_application_2fjson, "sendSms.503.application$2fjson");
const v428 = /* @__PURE__ */ validator(isSendMms_400_application_2fjson, "sendMms.400.application$2fjson");
const v429 = /* @__PURE__ */ validator(isSendMms_401_application_2fjson, "sendMms.401.application$2fjson");
const v430 = /* @__PURE__ */ validator(isSendMms_403_application_2fjson, "sendMms.403.application$2fjson");
const v431 = /* @__PURE__ */ validator(isSendMms_409_application_2fjson, "sendMms.409.application$2fjson");
const v432 = /* @__PURE__ */ validator(isSendMms_413_application_2fjson, "sendMms.413.application$2fjson");
const v433 = /* @__PURE__ */ validator(isSendMms_415_application_2fjson, "sendMms.415.application$2fjson");
const v434 = /* @__PURE__ */ validator(isSendMms_429_application_2fjson, "sendMms.429.application$2fjson");
const v435 = /* @__PURE__ */ validator(isSendMms_500_application_2fjson, "sendMms.500.application$2fjson");
const v436 = /* @__PURE__ */ validator(isSendMms_503_application_2fjson, "sendMms.503.application$2fjson");
const v437 = /* @__PURE__ */ validator(isCancelMessage_401_application_2fjson, "cancelMessage.401.application$2fjson");
const v438 = /* @__PURE__ */ validator(isCancelMessage_403_application_2fjson, "cancelMessage.403.application$2fjson");
const v439 = /* @__PURE__ */ validator(isCancelMessage_404_application_2fjson, "cancelMessage.404.application$2fjson");
const v440 = /* @__PURE__ */ validator(isCancelMessage_409_application_2fjson, "cancelMessage.409.application$2fjson");
const v441 = /* @__PURE__ */ validator(isCancelMessage_500_application_2fjson, "cancelMessage.500.application$2fjson");
const v442 = /* @__PURE__ */ validator(isCancelMessage_503_application_2fjson, "cancelMessage.503.application$2fjson");
const v443 = /* @__PURE__ */ validator(isCreateForm_400_application_2fjson, "createForm.400.application$2fjson");
const v444 = /* @__PURE__ */ validator(isCreateForm_401_application_2fjson, "createForm.401.application$2fjson");
const v445 = /* @__PURE__ */ validator(isCreateForm_403_application_2fjson, "createForm.403.application$2fjson");
const v446 = /* @__PURE__ */ validator(isCreateForm_413_application_2fjson, "createForm.413.application$2fjson");
const v447 = /* @__PURE__ */ validator(isCreateForm_415_application_2fjson, "createForm.415.application$2fjson");
const v448 = /* @__PURE__ */ validator(isCreateForm_429_application_2fjson, "createForm.429.application$2fjson");
const v449 = /* @__PURE__ */ validator(isCreateForm_500_application_2fjson, "createForm.500.application$2fjson");
const v450 = /* @__PURE__ */ validator(isCreateForm_503_application_2fjson, "createForm.503.application$2fjson");
const v451 = /* @__PURE__ */ validator(isGetForm_400_application_2fjson, "getForm.400.application$2fjson");
const v452 = /* @__PURE__ */ validator(isGetForm_401_application_2fjson, "getForm.401.application$2fjson");
const v453 = /* @__PURE__ */ validator(isGetForm_403_application_2fjson, "getForm.403.application$2fjson");
const v454 = /* @__PURE__ */ validator(isGetForm_500_application_2fjson, "getForm.500.application$2fjson");
const v455 = /* @__PURE__ */ validator(isGetForm_503_application_2fjson, "getForm.503.application$2fjson");
const v456 = /* @__PURE__ */ validator(isReplaceForm_400_application_2fjson, "replaceForm.400.application$2fjson");
const v457 = /* @__PURE__ */ validator(isReplaceForm_401_application_2fjson, "replaceForm.401.application$2fjson");
const v458 = /* @__PURE__ */ validator(isReplaceForm_403_application_2fjson, "replaceForm.403.application$2fjson");
const v459 = /* @__PURE__ */ validator(isReplaceForm_413_application_2fjson, "replaceForm.413.application$2fjson");
const v460 = /* @__PURE__ */ validator(isReplaceForm_415_application_2fjson, "replaceForm.415.application$2fjson");
const v461 = /* @__PURE__ */ validator(isReplaceForm_429_application_2fjson, "replaceForm.429.application$2fjson");
const v462 = /* @__PURE__ */ validator(isReplaceForm_500_application_2fjson, "replaceForm.500.application$2fjson");
const v463 = /* @__PURE__ */ validator(isReplaceForm_503_application_2fjson, "replaceForm.503.application$2fjson");
const v464 = /* @__PURE__ */ validator(isDeleteForm_400_application_2fjson, "deleteForm.400.application$2fjson");
const v465 = /* @__PURE__ */ validator(isDeleteForm_401_application_2fjson, "deleteForm.401.application$2fjson");
const v466 = /* @__PURE__ */ validator(isDeleteForm_403_application_2fjson, "deleteForm.403.application$2fjson");
const v467 = /* @__PURE__ */ validator(isDeleteForm_500_application_2fjson, "deleteForm.500.application$2fjson");
const v468 = /* @__PURE__ */ validator(isDeleteForm_503_application_2fjson, "deleteForm.503.application$2fjson");
const v469 = /* @__PURE__ */ validator(isUploadFile_path_serviceType, "uploadFile.path.serviceType");
const v470 = /* @__PURE__ */ validator(isUploadFile_body_multipart_2fform_data, "uploadFile.body.multipart$2fform-data");
const v471 = /* @__PURE__ */ validator(isUploadFile_400_application_2fjson, "uploadFile.400.application$2fjson");
const v472 = /* @__PURE__ */ validator(isUploadFile_401_application_2fjson, "uploadFile.401.application$2fjson");
const v473 = /* @__PURE__ */ validator(isUploadFile_403_application_2fjson, "uploadFile.403.application$2fjson");
const v474 = /* @__PURE__ */ validator(isUploadFile_413_application_2fjson, "uploadFile.413.application$2fjson");
const v475 = /* @__PURE__ */ validator(isUploadFile_415_application_2fjson, "uploadFile.415.application$2fjson");
const v476 = /* @__PURE__ */ validator(isUploadFile_429_application_2fjson, "uploadFile.429.application$2fjson");
const v477 = /* @__PURE__ */ validator(isUploadFile_500_application_2fjson, "uploadFile.500.application$2fjson");
const v478 = /* @__PURE__ */ validator(isUploadFile_503_application_2fjson, "uploadFile.503.application$2fjson");
const v479 = /* @__PURE__ */ validator(isUploadTypedFile_path_msgType, "uploadTypedFile.path.msgType");
const v480 = /* @__PURE__ */ validator(isUploadTypedFile_body_multipart_2fform_data, "uploadTypedFile.body.multipart$2fform-data");
const v481 = /* @__PURE__ */ validator(isUploadTypedFile_400_application_2fjson, "uploadTypedFile.400.application$2fjson");
const v482 = /* @__PURE__ */ validator(isUploadTypedFile_401_application_2fjson, "uploadTypedFile.401.application$2fjson");
const v483 = /* @__PURE__ */ validator(isUploadTypedFile_403_application_2fjson, "uploadTypedFile.403.application$2fjson");
const v484 = /* @__PURE__ */ validator(isUploadTypedFile_413_application_2fjson, "uploadTypedFile.413.application$2fjson");
const v485 = /* @__PURE__ */ validator(isUploadTypedFile_415_application_2fjson, "uploadTypedFile.415.application$2fjson");
const v486 = /* @__PURE__ */ validator(isUploadTypedFile_429_application_2fjson, "uploadTypedFile.429.application$2fjson");
const v487 = /* @__PURE__ */ validator(isUploadTypedFile_500_application_2fjson, "uploadTypedFile.500.application$2fjson");
const v488 = /* @__PURE__ */ validator(isUploadTypedFile_503_application_2fjson, "uploadTypedFile.503.application$2fjson");
const v489 = /* @__PURE__ */ validator(isGetImage_path_imageKey, "getImage.path.imageKey");
const v490 = /* @__PURE__ */ validator(isGetImage_404_application_2fjson, "getImage.404.application$2fjson");
const v491 = /* @__PURE__ */ validator(isGetImage_500_application_2fjson, "getImage.500.application$2fjson");
const v492 = /* @__PURE__ */ validator(isGetImage_503_application_2fjson, "getImage.503.application$2fjson");
const v493 = /* @__PURE__ */ validator(isReceiveReceipts_header_webhook_id, "receiveReceipts.header.webhook-id");
const v494 = /* @__PURE__ */ validator(isReceiveReceipts_header_webhook_timestamp, "receiveReceipts.header.webhook-timestamp");
const v495 = /* @__PURE__ */ validator(isReceiveReceipts_path_carrier, "receiveReceipts.path.carrier");
const v496 = /* @__PURE__ */ validator(isReceiveReceipts_400_application_2fjson, "receiveReceipts.400.application$2fjson");
const v497 = /* @__PURE__ */ validator(isReceiveReceipts_401_application_2fjson, "receiveReceipts.401.application$2fjson");
const v498 = /* @__PURE__ */ validator(isReceiveReceipts_404_application_2fjson, "receiveReceipts.404.application$2fjson");
const v499 = /* @__PURE__ */ validator(isReceiveReceipts_413_application_2fjson, "receiveReceipts.413.application$2fjson");
const v500 = /* @__PURE__ */ validator(isReceiveReceipts_415_application_2fjson, "receiveReceipts.415.application$2fjson");
const v501 = /* @__PURE__ */ validator(isReceiveReceipts_500_application_2fjson, "receiveReceipts.500.application$2fjson");
const v502 = /* @__PURE__ */ validator(isReceiveReceipts_503_application_2fjson, "receiveReceipts.503.application$2fjson");
const v503 = /* @__PURE__ */ validator(isReceiveReport_header_webhook_id, "receiveReport.header.webhook-id");
const v504 = /* @__PURE__ */ validator(isReceiveReport_header_webhook_timestamp, "receiveReport.header.webhook-timestamp");
const v505 = /* @__PURE__ */ validator(isReceiveReport_header_webhook_signature, "receiveReport.header.webhook-signature");
const v506 = /* @__PURE__ */ validator(isSubmitMessages_429_header_Retry_After, "submitMessages.429.header.Retry-After");

export const schemas = {
  Refusal: v9,
  OmniRefusal: v10,
  SmsStep: v11,
  MmsStep: v12,
  RcsStep: v13,
  AlimtalkStep: v14,
  FriendtalkStep: v15,
  ResultCode: v16,
  ResultText: v17,
  Fault: v18,
  OmniDestinations: v19,
  DestinationResult: v20,
  MessageKey: v21,
  DomesticNumber: v22,
  SmsText: v23,
  TtlSeconds: v24,
  OriginCid: v25,
  MmsText: v26,
  MmsTitle: v27,
  FileKeys: v28,
  FileKey: v29,
  RcsContent: v30,
  RcsStandaloneContent: v31,
  RcsStandalone: v32,
  RcsText: v33,
  RcsTitle: v34,
  RcsMedia: v35,
  RcsMediaUrl: v36,
  RcsCardButtons: v37,
  RcsButton: v38,
  RcsButtonUrl: v39,
  RcsButtonName: v40,
  RcsButtonLink: v41,
  RcsButtonMapLoc: v42,
  RcsButtonMapQry: v43,
  RcsButtonMapSend: v44,
  RcsButtonCalendar: v45,
  RcsButtonTime: v46,
  RcsButtonCopy: v47,
  RcsButtonComT: v48,
  RcsButtonPhoneNumber: v49,
  RcsButtonComV: v50,
  RcsButtonDial: v51,
  RcsSubContents: v52,
  RcsSubContent: v53,
  RcsSubMediaUrl: v54,
  RcsCarouselContent: v55,
  RcsCarousel: v56,
  RcsCarouselCard: v57,
  RcsTemplateContent: v58,
  RcsTemplate: v59,
  RcsTemplateValue: v60,
  RcsBody: v61,
  RcsBodyValue: v62,
  RcsBodyText: v63,
  RcsBodyObject: v64,
  RcsButtons: v65,
  RcsButtonGroup: v66,
  RcsSuggestion: v67,
  RcsSuggestedAction: v68,
  RcsUrlAction: v69,
  RcsPostback: v70,
  RcsFormatId: v71,
  RcsBrandKey: v72,
  RcsBrandId: v73,
  RcsExpiryOption: v74,
  RcsHeader: v75,
  RcsFooter: v76,
  RcsGroupId: v77,
  RcsCopyAllowed: v78,
  RcsAgencyId: v79,
  RcsAgencyKey: v80,
  RcsRules: v81,
  MessengerSenderKey: v82,
  AlimtalkMsgType: v83,
  AlimtalkTemplateCode: v84,
  AlimtalkText: v85,
  AlimtalkTitle: v86,
  AlimtalkHeader: v87,
  AlimtalkAttachment: v88,
  MessengerButtons: v89,
  MessengerButton: v90,
  MessengerButtonWl: v91,
  MessengerButtonName: v92,
  MessengerLink: v93,
  MessengerButtonAl: v94,
  MessengerButtonDs: v95,
  MessengerButtonBk: v96,
  MessengerButtonMd: v97,
  MessengerButtonBc: v98,
  MessengerButtonBt: v99,
  MessengerButtonAc: v100,
  MessengerButtonBf: v101,
  AlimtalkItem: v102,
  AlimtalkItemRow: v103,
  MessengerItemSummary: v104,
  AlimtalkItemHighlight: v105,
  AlimtalkSupplement: v106,
  MessengerQuickReply: v107,
  MessengerQuickReplyWl: v108,
  MessengerQuickReplyAl: v109,
  MessengerQuickReplyBk: v110,
  MessengerQuickReplyBc: v111,
  MessengerQuickReplyBt: v112,
  MessengerQuickReplyBf: v113,
  MessengerQuickReplyMd: v114,
  AlimtalkPrice: v115,
  AlimtalkCurrencyType: v116,
  AlimtalkLink: v117,
  AlimtalkRules: v118,
  FriendtalkMsgType: v119,
  FriendtalkText: v120,
  FriendtalkAdFlag: v121,
  FriendtalkAdult: v122,
  FriendtalkPushAlarm: v123,
  FriendtalkHeader: v124,
  FriendtalkAdditionalContent: v125,
  FriendtalkGroupTagKey: v126,
  FriendtalkAttachment: v127,
  FriendtalkImage: v128,
  MessengerImageUrl: v129,
  FriendtalkItem: v130,
  FriendtalkItemRow: v131,
  FriendtalkCoupon: v132,
  FriendtalkCommerce: v133,
  FriendtalkVideo: v134,
  FriendtalkCarousel: v135,
  FriendtalkCarouselCard: v136,
  FriendtalkCarouselAttachment: v137,
  FriendtalkCarouselHead: v138,
  FriendtalkCarouselTail: v139,
  FriendtalkRules: v140,
  TokenIssued: v141,
  SuccessCode: v142,
  SuccessText: v143,
  Token: v144,
  Timestamp: v145,
  ReportsPolled: v146,
  ReportBatch: v147,
  ReportRecord: v148,
  ServiceType: v149,
  MessageType: v150,
  ReportType: v151,
  ReportCode: v152,
  Carrier: v153,
  Success: v154,
  ReportsFound: v155,
  InquiryRecord: v156,
  AlimtalkSend: v0,
  Ref: v157,
  SendAt: v158,
  FallbackWithFrom: v159,
  FallbackType: v160,
  FallbackText: v161,
  MessengerButtonsOnce: v162,
  SendAccepted: v163,
  Warnings: v164,
  Warning: v165,
  FriendtalkSend: v1,
  InternationalSend: v2,
  InternationalNumber: v166,
  RcsSend: v3,
  Fallback: v167,
  OmniSend: v4,
  OmniFlow: v168,
  OmniEntry: v169,
  OmniEntrySms: v170,
  OmniSms: v171,
  OmniEntryMms: v172,
  OmniMms: v173,
  OmniEntryRcs: v174,
  OmniRcs: v175,
  OmniEntryAlimtalk: v176,
  OmniAlimtalk: v177,
  OmniEntryFriendtalk: v178,
  OmniFriendtalk: v179,
  Destination: v180,
  DestinationReplaceWords: v181,
  FormId: v182,
  OmniPaymentCode: v183,
  OmniAccepted: v184,
  SmsSend: v5,
  MmsSend: v6,
  FormRequest: v7,
  FormSaved: v185,
  FormReceipt: v186,
  FormExpiry: v187,
  FormFound: v188,
  FormContent: v189,
  FormUpdate: v8,
  FormDeleted: v190,
  ImageUpload: v191,
  FileUploaded: v192,
  UploadedFile: v193,
  FileExpiry: v194,
  CarrierReceipts: v195,
  CarrierReceipt: v196,
  CarrierReference: v197,
  CarrierCode: v198,
  CarrierUserType: v199,
  CarrierReceiptsTaken: v200,
  WebhookReport: v201,
  TimestampMillis: v202,
  WebhookReceipt: v203,
  CarrierSubmission: v204,
  CarrierMessage: v205,
  CarrierMessageSms: v206,
  CarrierValidUntil: v207,
  CarrierMessageMms: v208,
  CarrierFiles: v209,
  CarrierFile: v210,
  CarrierMessageRcs: v211,
  CarrierMessageInternational: v212,
  CarrierInternational: v213,
  CarrierMessageAlimtalk: v214,
  CarrierMessageFriendtalk: v215,
  CarrierVerdicts: v216,
  CarrierVerdict: v217,
  CarrierQuestion: v218,
  CarrierAnswers: v219,
  CarrierAnswer: v220,
  RcsFormatSS000000: v221,
  RcsFormatSL000000: v222,
  RcsFormatSMwThT00: v223,
  RcsFormatCMwMhM0200: v224,
  RcsFormatCMwShS0200: v225,
  RcsFormatOMHITV0001: v226,
  RcsFormatOMHIMV0001: v227,
  RcsFormatOMTBNV0001: v228,
  RcsFormatOMTBNH0001: v229,
  RcsFormatOMSNSS0001: v230,
  RcsCards2: v231,
  RcsCards3: v232,
  RcsCards4: v233,
  RcsCards5: v234,
  RcsCards6: v235,
  RcsTemplateFree: v236,
  RcsTemplateDescription: v237,
  RcsTemplateCell: v238,
  RcsTemplateImage: v239,
  RcsTemplateAny: v240,
  SmsTextRaw: v241,
  MmsTextRaw: v242,
  MmsTitleRaw: v243,
  RcsContentRaw: v244,
  RcsStandaloneContentRaw: v245,
  RcsStandaloneRaw: v246,
  RcsTextRaw: v247,
  RcsTitleRaw: v248,
  RcsMediaUrlRaw: v249,
  RcsCardButtonsRaw: v250,
  RcsButtonRaw: v251,
  RcsButtonUrlRaw: v252,
  RcsButtonNameRaw: v253,
  RcsButtonLinkRaw: v254,
  RcsButtonMapLocRaw: v255,
  RcsButtonMapQryRaw: v256,
  RcsButtonMapSendRaw: v257,
  RcsButtonCalendarRaw: v258,
  RcsButtonCopyRaw: v259,
  RcsButtonComTRaw: v260,
  RcsButtonComVRaw: v261,
  RcsButtonDialRaw: v262,
  RcsSubContentsRaw: v263,
  RcsSubContentRaw: v264,
  RcsSubMediaUrlRaw: v265,
  RcsCarouselContentRaw: v266,
  RcsCarouselRaw: v267,
  RcsCarouselCardRaw: v268,
  RcsTemplateContentRaw: v269,
  RcsTemplateRaw: v270,
  RcsTemplateValueRaw: v271,
  RcsBodyRaw: v272,
  RcsBodyValueRaw: v273,
  RcsBodyTextRaw: v274,
  RcsBodyObjectRaw: v275,
  RcsButtonsRaw: v276,
  RcsButtonGroupRaw: v277,
  RcsSuggestionRaw: v278,
  RcsSuggestedActionRaw: v279,
  RcsUrlActionRaw: v280,
  RcsFooterRaw: v281,
  RcsRulesRaw: v282,
  RcsFormatSS000000Raw: v283,
  RcsFormatSL000000Raw: v284,
  RcsFormatSMwThT00Raw: v285,
  RcsFormatCMwMhM0200Raw: v286,
  RcsFormatCMwShS0200Raw: v287,
  RcsFormatOMHITV0001Raw: v288,
  RcsFormatOMHIMV0001Raw: v289,
  RcsFormatOMTBNV0001Raw: v290,
  RcsFormatOMTBNH0001Raw: v291,
  RcsFormatOMSNSS0001Raw: v292,
  RcsTemplateAnyRaw: v293,
  AlimtalkTextRaw: v294,
  AlimtalkTitleRaw: v295,
  AlimtalkHeaderRaw: v296,
  AlimtalkAttachmentRaw: v297,
  MessengerButtonsRaw: v298,
  MessengerButtonRaw: v299,
  MessengerButtonWlRaw: v300,
  MessengerButtonNameRaw: v301,
  MessengerLinkRaw: v302,
  MessengerButtonAlRaw: v303,
  MessengerButtonDsRaw: v304,
  MessengerButtonBkRaw: v305,
  MessengerButtonMdRaw: v306,
  MessengerButtonBcRaw: v307,
  MessengerButtonBtRaw: v308,
  MessengerButtonAcRaw: v309,
  MessengerButtonBfRaw: v310,
  AlimtalkItemRaw: v311,
  AlimtalkItemRowRaw: v312,
  MessengerItemSummaryRaw: v313,
  AlimtalkItemHighlightRaw: v314,
  AlimtalkSupplementRaw: v315,
  MessengerQuickReplyRaw: v316,
  MessengerQuickReplyWlRaw: v317,
  MessengerQuickReplyAlRaw: v318,
  MessengerQuickReplyBkRaw: v319,
  MessengerQuickReplyBcRaw: v320,
  MessengerQuickReplyBtRaw: v321,
  MessengerQuickReplyBfRaw: v322,
  MessengerQuickReplyMdRaw: v323,
  AlimtalkLinkRaw: v324,
  AlimtalkRulesRaw: v325,
  FriendtalkTextRaw: v326,
  FriendtalkHeaderRaw: v327,
  FriendtalkAdditionalContentRaw: v328,
  FriendtalkAttachmentRaw: v329,
  FriendtalkImageRaw: v330,
  FriendtalkItemRaw: v331,
  FriendtalkItemRowRaw: v332,
  FriendtalkCouponRaw: v333,
  FriendtalkCommerceRaw: v334,
  FriendtalkCarouselRaw: v335,
  FriendtalkCarouselCardRaw: v336,
  FriendtalkCarouselAttachmentRaw: v337,
  FriendtalkCarouselHeadRaw: v338,
  FriendtalkCarouselTailRaw: v339,
  FriendtalkRulesRaw: v340,
};

export const operations = {
  issueToken: {
    parameters: {},
    body: {},
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v141,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v345,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v349,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v351,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v352,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v353,
        },
      },
    },
  },
  pollReports: {
    parameters: {},
    body: {},
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v146,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v354,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v355,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v356,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v357,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v358,
        },
      },
    },
  },
  acknowledgeReports: {
    parameters: {
      path: {
        reportId: v359,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v154,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v360,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v361,
        },
      },
      "404": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v362,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v363,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v364,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v365,
        },
      },
    },
  },
  inquireReport: {
    parameters: {
      path: {
        msgKey: v366,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v155,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v367,
        },
      },
      "403": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v368,
        },
      },
      "404": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v369,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v370,
        },
      },
      "503": {
        headers: {
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v371,
        },
      },
    },
  },
  sendAlimtalk: {
    parameters: {
      header: {
        "Idempotency-Key": v372,
      },
    },
    body: {
      "application/json": v0,
    },
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v163,
        },
      },
      "400": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v373,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v374,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v375,
        },
      },
      "409": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v376,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v377,
        },
      },
      "413": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v378,
        },
      },
      "415": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v379,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v380,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v381,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v382,
        },
      },
    },
  },
  sendFriendtalk: {
    parameters: {
      header: {
        "Idempotency-Key": v372,
      },
    },
    body: {
      "application/json": v1,
    },
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v163,
        },
      },
      "400": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v383,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v384,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v385,
        },
      },
      "409": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v376,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v386,
        },
      },
      "413": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v387,
        },
      },
      "415": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v388,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v389,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v390,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v391,
        },
      },
    },
  },
  sendInternational: {
    parameters: {
      header: {
        "Idempotency-Key": v372,
      },
    },
    body: {
      "application/json": v2,
    },
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v163,
        },
      },
      "400": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v392,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v393,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v394,
        },
      },
      "409": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v376,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v395,
        },
      },
      "413": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v396,
        },
      },
      "415": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v397,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v398,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v399,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v400,
        },
      },
    },
  },
  sendRcs: {
    parameters: {
      header: {
        "Idempotency-Key": v372,
      },
    },
    body: {
      "application/json": v3,
    },
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v163,
        },
      },
      "400": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v401,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v402,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v403,
        },
      },
      "409": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v376,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v404,
        },
      },
      "413": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v405,
        },
      },
      "415": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v406,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v407,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v408,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v409,
        },
      },
    },
  },
  sendOmni: {
    parameters: {
      header: {
        "Idempotency-Key": v372,
      },
    },
    body: {
      "application/json": v4,
    },
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v184,
        },
      },
      "400": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v410,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v411,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v412,
        },
      },
      "409": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v376,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v413,
        },
      },
      "413": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v414,
        },
      },
      "415": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v415,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v416,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v417,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v418,
        },
      },
    },
  },
  sendSms: {
    parameters: {
      header: {
        "Idempotency-Key": v372,
      },
    },
    body: {
      "application/json": v5,
    },
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v163,
        },
      },
      "400": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v419,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v420,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v421,
        },
      },
      "409": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v376,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v422,
        },
      },
      "413": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v423,
        },
      },
      "415": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v424,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v425,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v426,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v427,
        },
      },
    },
  },
  sendMms: {
    parameters: {
      header: {
        "Idempotency-Key": v372,
      },
    },
    body: {
      "application/json": v6,
    },
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v163,
        },
      },
      "400": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v428,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v429,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v430,
        },
      },
      "409": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v376,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v431,
        },
      },
      "413": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v432,
        },
      },
      "415": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v433,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v434,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v435,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v436,
        },
      },
    },
  },
  cancelMessage: {
    parameters: {
      path: {
        msgKey: v366,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v154,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v437,
        },
      },
      "403": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v438,
        },
      },
      "404": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v439,
        },
      },
      "409": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v440,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v441,
        },
      },
      "503": {
        headers: {
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v442,
        },
      },
    },
  },
  createForm: {
    parameters: {},
    body: {
      "application/json": v7,
    },
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v185,
        },
      },
      "400": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v443,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v444,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v445,
        },
      },
      "413": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v446,
        },
      },
      "415": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v447,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v448,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v449,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v450,
        },
      },
    },
  },
  getForm: {
    parameters: {
      path: {
        formId: v182,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v188,
        },
      },
      "400": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v451,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v452,
        },
      },
      "403": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v453,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v454,
        },
      },
      "503": {
        headers: {
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v455,
        },
      },
    },
  },
  replaceForm: {
    parameters: {
      path: {
        formId: v182,
      },
    },
    body: {
      "application/json": v8,
    },
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v185,
        },
      },
      "400": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v456,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v457,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v458,
        },
      },
      "413": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v459,
        },
      },
      "415": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v460,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v461,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v462,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v463,
        },
      },
    },
  },
  deleteForm: {
    parameters: {
      path: {
        formId: v182,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v190,
        },
      },
      "400": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v464,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v465,
        },
      },
      "403": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v466,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v467,
        },
      },
      "503": {
        headers: {
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v468,
        },
      },
    },
  },
  uploadFile: {
    parameters: {
      path: {
        serviceType: v469,
      },
    },
    body: {
      "multipart/form-data": v470,
    },
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v192,
        },
      },
      "400": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v471,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v472,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v473,
        },
      },
      "413": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v474,
        },
      },
      "415": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v475,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v476,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v477,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v478,
        },
      },
    },
  },
  uploadTypedFile: {
    parameters: {
      path: {
        serviceType: v469,
        msgType: v479,
      },
    },
    body: {
      "multipart/form-data": v480,
    },
    responses: {
      "200": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v192,
        },
      },
      "400": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v481,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v482,
        },
      },
      "403": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v483,
        },
      },
      "413": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v484,
        },
      },
      "415": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v485,
        },
      },
      "429": {
        headers: {
          "RateLimit-Limit": v341,
          "RateLimit-Remaining": v342,
          "RateLimit-Reset": v343,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v486,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v487,
        },
      },
      "503": {
        headers: {
          "RateLimit-Limit": v346,
          "RateLimit-Remaining": v347,
          "RateLimit-Reset": v348,
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v488,
        },
      },
    },
  },
  getImage: {
    parameters: {
      path: {
        imageKey: v489,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {},
      },
      "404": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v490,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v491,
        },
      },
      "503": {
        headers: {
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v492,
        },
      },
    },
  },
  receiveReceipts: {
    parameters: {
      header: {
        "webhook-id": v493,
        "webhook-timestamp": v494,
      },
      path: {
        carrier: v495,
      },
    },
    body: {
      "application/json": v195,
    },
    responses: {
      "200": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v200,
        },
      },
      "400": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v496,
        },
      },
      "401": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v497,
        },
      },
      "404": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v498,
        },
      },
      "413": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v499,
        },
      },
      "415": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v500,
        },
      },
      "500": {
        headers: {
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v501,
        },
      },
      "503": {
        headers: {
          "Retry-After": v350,
          "X-Request-Id": v344,
        },
        body: {
          "application/json": v502,
        },
      },
    },
  },
};

export const webhooks = {
  receiveReport: {
    parameters: {
      header: {
        "webhook-id": v503,
        "webhook-timestamp": v504,
        "webhook-signature": v505,
      },
    },
    body: {
      "application/json": v201,
    },
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v203,
        },
      },
      default: {
        headers: {},
        body: {},
      },
    },
  },
  submitMessages: {
    parameters: {
      header: {
        "webhook-id": v493,
        "webhook-timestamp": v494,
      },
    },
    body: {
      "application/json": v204,
    },
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v216,
        },
      },
      "401": {
        headers: {},
        body: {},
      },
      "429": {
        headers: {
          "Retry-After": v506,
        },
        body: {},
      },
      "503": {
        headers: {
          "Retry-After": v506,
        },
        body: {},
      },
      default: {
        headers: {},
        body: {},
      },
    },
  },
  askMessages: {
    parameters: {
      header: {
        "webhook-id": v493,
        "webhook-timestamp": v494,
      },
    },
    body: {
      "application/json": v218,
    },
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v219,
        },
      },
      default: {
        headers: {},
        body: {},
      },
    },
  },
};
