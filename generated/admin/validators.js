// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { FORMATS } from "./runtime/formats.js";
import { countCharacters, deepEqual, findDuplicate, isMultipleOf } from "./runtime/json-values.js";
import { validatorFactory } from "./runtime/validator.js";

const { validator, interpretedCheck } = /* @__PURE__ */ validatorFactory({
  schemas: "{\"Session\":{\"type\":\"object\",\"required\":[\"operator\",\"role\",\"endsAt\",\"idleSeconds\"],\"additionalProperties\":false,\"properties\":{\"operator\":{\"$ref\":\"#/$defs/OperatorName\"},\"role\":{\"$ref\":\"#/$defs/Role\"},\"endsAt\":{\"$ref\":\"#/$defs/Time\"},\"idleSeconds\":{\"type\":\"integer\",\"minimum\":1}}},\"OperatorName\":{\"type\":\"string\",\"pattern\":\"^[a-z0-9][a-z0-9._@-]*$\",\"maxLength\":64},\"Role\":{\"type\":\"string\",\"enum\":[\"viewer\",\"operator\"]},\"Time\":{\"type\":\"string\",\"format\":\"date-time\",\"maxLength\":40},\"Problem\":{\"type\":\"object\",\"required\":[\"title\",\"status\"],\"properties\":{\"title\":{\"type\":\"string\"},\"status\":{\"type\":\"integer\"},\"detail\":{\"type\":\"string\"},\"errors\":{\"type\":\"array\",\"items\":{\"type\":\"object\"}}}},\"signIn.header.X-Requested-With\":{\"const\":\"gateway-console\"},\"SignIn\":{\"type\":\"object\",\"required\":[\"operator\",\"password\"],\"additionalProperties\":false,\"properties\":{\"operator\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":64},\"password\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200}}},\"signIn.200.header.Set-Cookie\":{\"type\":\"string\"},\"signIn.429.header.Retry-After\":{\"type\":\"integer\"},\"signOut.204.header.Set-Cookie\":{\"type\":\"string\"},\"Ref\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200},\"AccountId\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"MessageState\":{\"type\":\"string\",\"enum\":[\"waiting\",\"queued\",\"submitting\",\"submitted\",\"unknown\",\"delivered\",\"failed\",\"expired\"]},\"MsgKey\":{\"type\":\"string\",\"pattern\":\"^[0-9A-Z]{26}$\",\"maxLength\":26},\"Limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":100},\"MessagePage\":{\"type\":\"object\",\"required\":[\"messages\",\"nextCursor\",\"searchedSince\",\"silentCells\"],\"additionalProperties\":false,\"properties\":{\"messages\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Message\"}},\"nextCursor\":{\"type\":[\"string\",\"null\"]},\"searchedSince\":{\"type\":[\"string\",\"null\"]},\"silentCells\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/SilentCell\"}}}},\"Message\":{\"type\":\"object\",\"required\":[\"msgKey\",\"account\",\"accepted\",\"to\",\"ref\",\"state\",\"channel\",\"carrier\",\"code\",\"codeText\"],\"additionalProperties\":false,\"properties\":{\"msgKey\":{\"type\":\"string\"},\"account\":{\"type\":\"string\"},\"accepted\":{\"$ref\":\"#/$defs/Time\"},\"to\":{\"type\":[\"string\",\"null\"]},\"ref\":{\"type\":[\"string\",\"null\"]},\"state\":{\"$ref\":\"#/$defs/MessageState\"},\"channel\":{\"type\":[\"string\",\"null\"]},\"carrier\":{\"type\":[\"string\",\"null\"]},\"code\":{\"type\":[\"string\",\"null\"]},\"codeText\":{\"type\":[\"string\",\"null\"]}}},\"SilentCell\":{\"type\":\"object\",\"required\":[\"cell\",\"reason\"],\"additionalProperties\":false,\"properties\":{\"cell\":{\"type\":\"integer\"},\"reason\":{\"type\":\"string\"}}},\"RecipientSearch\":{\"type\":\"object\",\"required\":[\"to\"],\"additionalProperties\":false,\"properties\":{\"to\":{\"type\":\"string\",\"pattern\":\"^\\\\+?[0-9]{5,20}$\",\"maxLength\":21},\"ref\":{\"$ref\":\"#/$defs/Ref\"},\"account\":{\"$ref\":\"#/$defs/AccountId\"},\"state\":{\"$ref\":\"#/$defs/MessageState\"},\"since\":{\"$ref\":\"#/$defs/Time\"},\"until\":{\"$ref\":\"#/$defs/Time\"},\"cursor\":{\"$ref\":\"#/$defs/MsgKey\"},\"limit\":{\"$ref\":\"#/$defs/Limit\"}}},\"MessageDetail\":{\"type\":\"object\",\"required\":[\"msgKey\",\"account\",\"accepted\",\"to\",\"ref\",\"channels\",\"state\",\"traceId\",\"code\",\"codeText\",\"why\",\"timeline\"],\"additionalProperties\":false,\"properties\":{\"msgKey\":{\"type\":\"string\"},\"account\":{\"type\":\"string\"},\"accepted\":{\"$ref\":\"#/$defs/Time\"},\"to\":{\"type\":[\"string\",\"null\"]},\"ref\":{\"type\":[\"string\",\"null\"]},\"channels\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"state\":{\"type\":\"string\"},\"traceId\":{\"type\":[\"string\",\"null\"]},\"code\":{\"type\":[\"string\",\"null\"]},\"codeText\":{\"type\":[\"string\",\"null\"]},\"why\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"timeline\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"at\",\"text\"],\"additionalProperties\":false,\"properties\":{\"at\":{\"$ref\":\"#/$defs/Time\"},\"text\":{\"type\":\"string\"}}}}}},\"AccountSummary\":{\"type\":\"object\",\"required\":[\"id\",\"blocked\",\"sandbox\",\"report\",\"channels\",\"sendPerSecond\",\"cell\"],\"additionalProperties\":false,\"properties\":{\"id\":{\"type\":\"string\"},\"blocked\":{\"type\":\"boolean\"},\"sandbox\":{\"type\":\"boolean\"},\"report\":{\"type\":\"string\",\"enum\":[\"polling\",\"webhook\"]},\"channels\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"sendPerSecond\":{\"type\":\"integer\"},\"cell\":{\"type\":\"integer\"}}},\"listAccounts.200.application$2fjson\":{\"type\":\"object\",\"required\":[\"accounts\"],\"additionalProperties\":false,\"properties\":{\"accounts\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/AccountSummary\"}}}},\"Account\":{\"type\":\"object\",\"required\":[\"id\",\"blocked\",\"sandbox\",\"report\",\"polling\",\"fallback\",\"splitCount\",\"channels\",\"limits\",\"webhookUrl\",\"cell\",\"epoch\"],\"additionalProperties\":false,\"properties\":{\"id\":{\"type\":\"string\"},\"blocked\":{\"type\":\"boolean\"},\"sandbox\":{\"type\":\"boolean\"},\"report\":{\"type\":\"string\",\"enum\":[\"polling\",\"webhook\"]},\"polling\":{\"type\":\"boolean\"},\"fallback\":{\"type\":\"boolean\"},\"splitCount\":{\"type\":\"boolean\"},\"channels\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"limits\":{\"type\":\"object\",\"required\":[\"send\",\"polling\",\"upload\",\"token\",\"tokenFailures\"],\"additionalProperties\":false,\"properties\":{\"send\":{\"type\":\"integer\"},\"polling\":{\"type\":\"integer\"},\"upload\":{\"type\":\"integer\"},\"token\":{\"type\":\"integer\"},\"tokenFailures\":{\"type\":\"integer\"}}},\"webhookUrl\":{\"type\":[\"string\",\"null\"]},\"cell\":{\"type\":\"integer\"},\"epoch\":{\"type\":\"integer\"}}},\"Registry\":{\"type\":\"object\",\"required\":[\"entries\"],\"additionalProperties\":false,\"properties\":{\"entries\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"kind\",\"key\",\"details\"],\"additionalProperties\":false,\"properties\":{\"kind\":{\"type\":\"string\"},\"key\":{\"type\":\"string\"},\"details\":{\"type\":\"string\"}}}}}},\"getTraffic.query.minutes\":{\"type\":\"integer\",\"enum\":[15,60,360,1440]},\"Traffic\":{\"type\":\"object\",\"required\":[\"slotSeconds\",\"slots\"],\"additionalProperties\":false,\"properties\":{\"slotSeconds\":{\"type\":\"integer\"},\"slots\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"at\",\"accepted\",\"delivered\",\"failed\",\"p50Ms\",\"p95Ms\",\"carriers\"],\"additionalProperties\":false,\"properties\":{\"at\":{\"type\":\"integer\"},\"accepted\":{\"type\":\"integer\"},\"delivered\":{\"type\":\"integer\"},\"failed\":{\"type\":\"integer\"},\"p50Ms\":{\"type\":[\"number\",\"null\"]},\"p95Ms\":{\"type\":[\"number\",\"null\"]},\"carriers\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"name\",\"delivered\",\"failed\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"type\":\"string\"},\"delivered\":{\"type\":\"integer\"},\"failed\":{\"type\":\"integer\"}}}}}}}}},\"Backlog\":{\"type\":\"object\",\"required\":[\"steps\",\"oldestSeconds\",\"carriers\",\"deadLetters\",\"silentCells\"],\"additionalProperties\":false,\"properties\":{\"steps\":{\"type\":\"integer\"},\"oldestSeconds\":{\"type\":\"number\"},\"carriers\":{\"type\":\"array\",\"items\":{\"type\":\"object\",\"required\":[\"name\",\"steps\",\"oldestSeconds\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"type\":[\"string\",\"null\"]},\"steps\":{\"type\":\"integer\"},\"oldestSeconds\":{\"type\":\"number\"}}}},\"deadLetters\":{\"type\":\"integer\"},\"silentCells\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/SilentCell\"}}}},\"Carrier\":{\"type\":\"object\",\"required\":[\"name\",\"pausedAt\",\"workers\",\"up\",\"underWay\",\"waiting\",\"open\"],\"additionalProperties\":false,\"properties\":{\"name\":{\"type\":\"string\"},\"pausedAt\":{\"type\":[\"string\",\"null\"]},\"workers\":{\"type\":\"integer\"},\"up\":{\"type\":\"integer\"},\"underWay\":{\"type\":\"integer\"},\"waiting\":{\"type\":\"integer\"},\"open\":{\"type\":[\"integer\",\"null\"]}}},\"listCarriers.200.application$2fjson\":{\"type\":\"object\",\"required\":[\"carriers\"],\"additionalProperties\":false,\"properties\":{\"carriers\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/Carrier\"}}}},\"pauseCarrier.path.carrier\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100},\"CarrierOrder\":{\"type\":\"object\",\"required\":[\"carrier\",\"paused\",\"workers\",\"silent\",\"underWay\",\"open\"],\"additionalProperties\":false,\"properties\":{\"carrier\":{\"type\":\"string\"},\"paused\":{\"type\":\"boolean\"},\"workers\":{\"type\":\"integer\"},\"silent\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"underWay\":{\"type\":[\"integer\",\"null\"]},\"open\":{\"type\":[\"integer\",\"null\"]}}},\"DeadLetterPage\":{\"type\":\"object\",\"required\":[\"letters\",\"nextCursor\",\"silentCells\"],\"additionalProperties\":false,\"properties\":{\"letters\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/DeadLetter\"}},\"nextCursor\":{\"type\":[\"string\",\"null\"]},\"silentCells\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/SilentCell\"}}}},\"DeadLetter\":{\"type\":\"object\",\"required\":[\"account\",\"msgKey\",\"failedAt\",\"attempts\",\"reason\"],\"additionalProperties\":false,\"properties\":{\"account\":{\"type\":\"string\"},\"msgKey\":{\"type\":\"string\"},\"failedAt\":{\"$ref\":\"#/$defs/Time\"},\"attempts\":{\"type\":\"integer\"},\"reason\":{\"type\":\"string\"}}},\"Redelivery\":{\"type\":\"object\",\"required\":[\"account\"],\"additionalProperties\":false,\"properties\":{\"account\":{\"$ref\":\"#/$defs/AccountId\"},\"msgKeys\":{\"type\":\"array\",\"minItems\":1,\"maxItems\":100,\"uniqueItems\":true,\"items\":{\"$ref\":\"#/$defs/MsgKey\"}}}},\"redeliver.200.application$2fjson\":{\"type\":\"object\",\"required\":[\"redelivered\"],\"additionalProperties\":false,\"properties\":{\"redelivered\":{\"type\":\"integer\",\"minimum\":0}}},\"listAudit.query.before\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991},\"AuditPage\":{\"type\":\"object\",\"required\":[\"entries\",\"nextBefore\"],\"additionalProperties\":false,\"properties\":{\"entries\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/AuditEntry\"}},\"nextBefore\":{\"type\":[\"integer\",\"null\"]}}},\"AuditEntry\":{\"type\":\"object\",\"required\":[\"id\",\"at\",\"operator\",\"action\",\"target\",\"from\",\"result\"],\"additionalProperties\":false,\"properties\":{\"id\":{\"type\":\"integer\"},\"at\":{\"$ref\":\"#/$defs/Time\"},\"operator\":{\"type\":\"string\"},\"action\":{\"type\":\"string\"},\"target\":{\"type\":\"string\"},\"from\":{\"type\":\"string\"},\"result\":{\"type\":\"string\"}}}}",
  plans: {"RecipientSearch":{"defaults":[["limit",20]]}},
  keywords: [],
  formats: FORMATS,
  faultCode: "",
});

function isSession(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.operator;
  if (v1 === undefined) return false;
  if (!isOperatorName(v1)) return false;
  const v4 = value.role;
  if (v4 === undefined) return false;
  if (!isRole(v4)) return false;
  const v7 = value.endsAt;
  if (v7 === undefined) return false;
  if (!isTime(v7)) return false;
  const v10 = value.idleSeconds;
  if (v10 === undefined) return false;
  if (!(Number.isInteger(v10))) return false;
  if (!(v10 >= 1)) return false;
  for (const key13 in value) {
    if (key13 !== "operator" && key13 !== "role" && key13 !== "endsAt" && key13 !== "idleSeconds") {
      return false;
    }
  }
  return true;
}
const isOperatorName_pattern1 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._@-]*$", "u");
function isOperatorName(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 64 && countCharacters(value) > 64) return false;
  if (!isOperatorName_pattern1.test(value)) return false;
  return true;
}
function isRole(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "viewer" && value !== "operator") return false;
  return true;
}
function isTime(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 40 && countCharacters(value) > 40) return false;
  if (!FORMATS["date-time"](value)) return false;
  return true;
}
function isProblem(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.title;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  const v4 = value.status;
  if (v4 === undefined) return false;
  if (!(Number.isInteger(v4))) return false;
  const v7 = value.detail;
  if (v7 !== undefined) {
    if (!(typeof v7 === "string")) return false;
  }
  const v10 = value.errors;
  if (v10 !== undefined) {
    if (!(Array.isArray(v10))) return false;
    for (let i13 = 0; i13 < v10.length; i13++) {
      const v14 = v10[i13];
      if (!(typeof v14 === "object" && v14 !== null && !Array.isArray(v14))) return false;
    }
  }
  return true;
}
function isSignIn_header_X_Requested_With(value) {
  if (value !== "gateway-console") return false;
  return true;
}
function isSignIn(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.operator;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 64 && countCharacters(v1) > 64) return false;
  if (v1 === "") return false;
  const v4 = value.password;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  if (v4.length > 200 && countCharacters(v4) > 200) return false;
  if (v4 === "") return false;
  for (const key7 in value) {
    if (key7 !== "operator" && key7 !== "password") {
      return false;
    }
  }
  return true;
}
function isSignIn_200_header_Set_Cookie(value) {
  if (!(typeof value === "string")) return false;
  return true;
}
function isSignIn_429_header_Retry_After(value) {
  if (!(Number.isInteger(value))) return false;
  return true;
}
function isSignOut_204_header_Set_Cookie(value) {
  if (!(typeof value === "string")) return false;
  return true;
}
function isRef(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 200 && countCharacters(value) > 200) return false;
  if (value === "") return false;
  return true;
}
function isAccountId(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 100 && countCharacters(value) > 100) return false;
  if (value === "") return false;
  return true;
}
function isMessageState(value) {
  if (!(typeof value === "string")) return false;
  if (value !== "waiting" && value !== "queued" && value !== "submitting" && value !== "submitted" && value !== "unknown" && value !== "delivered" && value !== "failed" && value !== "expired") return false;
  return true;
}
const isMsgKey_pattern1 = /* @__PURE__ */ new RegExp("^[0-9A-Z]{26}$", "u");
function isMsgKey(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 26 && countCharacters(value) > 26) return false;
  if (!isMsgKey_pattern1.test(value)) return false;
  return true;
}
function isLimit(value) {
  if (!(Number.isInteger(value))) return false;
  if (!(value >= 1)) return false;
  if (!(value <= 100)) return false;
  return true;
}
function isMessagePage(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.messages;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isMessage(v5)) return false;
  }
  const v8 = value.nextCursor;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string" || v8 === null)) return false;
  const v11 = value.searchedSince;
  if (v11 === undefined) return false;
  if (!(typeof v11 === "string" || v11 === null)) return false;
  const v14 = value.silentCells;
  if (v14 === undefined) return false;
  if (!(Array.isArray(v14))) return false;
  for (let i17 = 0; i17 < v14.length; i17++) {
    const v18 = v14[i17];
    if (!isSilentCell(v18)) return false;
  }
  for (const key21 in value) {
    if (key21 !== "messages" && key21 !== "nextCursor" && key21 !== "searchedSince" && key21 !== "silentCells") {
      return false;
    }
  }
  return true;
}
const isMessage_values1 = /* @__PURE__ */ new Set(["msgKey","account","accepted","to","ref","state","channel","carrier","code","codeText"]);
function isMessage(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.msgKey;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  const v4 = value.account;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  const v7 = value.accepted;
  if (v7 === undefined) return false;
  if (!isTime(v7)) return false;
  const v10 = value.to;
  if (v10 === undefined) return false;
  if (!(typeof v10 === "string" || v10 === null)) return false;
  const v13 = value.ref;
  if (v13 === undefined) return false;
  if (!(typeof v13 === "string" || v13 === null)) return false;
  const v16 = value.state;
  if (v16 === undefined) return false;
  if (!isMessageState(v16)) return false;
  const v19 = value.channel;
  if (v19 === undefined) return false;
  if (!(typeof v19 === "string" || v19 === null)) return false;
  const v22 = value.carrier;
  if (v22 === undefined) return false;
  if (!(typeof v22 === "string" || v22 === null)) return false;
  const v25 = value.code;
  if (v25 === undefined) return false;
  if (!(typeof v25 === "string" || v25 === null)) return false;
  const v28 = value.codeText;
  if (v28 === undefined) return false;
  if (!(typeof v28 === "string" || v28 === null)) return false;
  for (const key31 in value) {
    if (!isMessage_values1.has(key31)) {
      return false;
    }
  }
  return true;
}
function isSilentCell(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.cell;
  if (v1 === undefined) return false;
  if (!(Number.isInteger(v1))) return false;
  const v4 = value.reason;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  for (const key7 in value) {
    if (key7 !== "cell" && key7 !== "reason") {
      return false;
    }
  }
  return true;
}
const isRecipientSearch_pattern1 = /* @__PURE__ */ new RegExp("^\\+?[0-9]{5,20}$", "u");
function isRecipientSearch(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.to;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  if (v1.length > 21 && countCharacters(v1) > 21) return false;
  if (!isRecipientSearch_pattern1.test(v1)) return false;
  const v4 = value.ref;
  if (v4 !== undefined) {
    if (!isRef(v4)) return false;
  }
  const v7 = value.account;
  if (v7 !== undefined) {
    if (!isAccountId(v7)) return false;
  }
  const v10 = value.state;
  if (v10 !== undefined) {
    if (!isMessageState(v10)) return false;
  }
  const v13 = value.since;
  if (v13 !== undefined) {
    if (!isTime(v13)) return false;
  }
  const v16 = value.until;
  if (v16 !== undefined) {
    if (!isTime(v16)) return false;
  }
  const v19 = value.cursor;
  if (v19 !== undefined) {
    if (!isMsgKey(v19)) return false;
  }
  const v22 = value.limit;
  if (v22 !== undefined) {
    if (!isLimit(v22)) return false;
  }
  for (const key25 in value) {
    if (key25 !== "to" && key25 !== "ref" && key25 !== "account" && key25 !== "state" && key25 !== "since" && key25 !== "until" && key25 !== "cursor" && key25 !== "limit") {
      return false;
    }
  }
  return true;
}
const isMessageDetail_values1 = /* @__PURE__ */ new Set(["msgKey","account","accepted","to","ref","channels","state","traceId","code","codeText","why","timeline"]);
function isMessageDetail(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.msgKey;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  const v4 = value.account;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  const v7 = value.accepted;
  if (v7 === undefined) return false;
  if (!isTime(v7)) return false;
  const v10 = value.to;
  if (v10 === undefined) return false;
  if (!(typeof v10 === "string" || v10 === null)) return false;
  const v13 = value.ref;
  if (v13 === undefined) return false;
  if (!(typeof v13 === "string" || v13 === null)) return false;
  const v16 = value.channels;
  if (v16 === undefined) return false;
  if (!(Array.isArray(v16))) return false;
  for (let i19 = 0; i19 < v16.length; i19++) {
    const v20 = v16[i19];
    if (!(typeof v20 === "string")) return false;
  }
  const v23 = value.state;
  if (v23 === undefined) return false;
  if (!(typeof v23 === "string")) return false;
  const v26 = value.traceId;
  if (v26 === undefined) return false;
  if (!(typeof v26 === "string" || v26 === null)) return false;
  const v29 = value.code;
  if (v29 === undefined) return false;
  if (!(typeof v29 === "string" || v29 === null)) return false;
  const v32 = value.codeText;
  if (v32 === undefined) return false;
  if (!(typeof v32 === "string" || v32 === null)) return false;
  const v35 = value.why;
  if (v35 === undefined) return false;
  if (!(Array.isArray(v35))) return false;
  for (let i38 = 0; i38 < v35.length; i38++) {
    const v39 = v35[i38];
    if (!(typeof v39 === "string")) return false;
  }
  const v42 = value.timeline;
  if (v42 === undefined) return false;
  if (!(Array.isArray(v42))) return false;
  for (let i45 = 0; i45 < v42.length; i45++) {
    const v46 = v42[i45];
    if (!(typeof v46 === "object" && v46 !== null && !Array.isArray(v46))) return false;
    const v47 = v46.at;
    if (v47 === undefined) return false;
    if (!isTime(v47)) return false;
    const v50 = v46.text;
    if (v50 === undefined) return false;
    if (!(typeof v50 === "string")) return false;
    for (const key53 in v46) {
      if (key53 !== "at" && key53 !== "text") {
        return false;
      }
    }
  }
  for (const key55 in value) {
    if (!isMessageDetail_values1.has(key55)) {
      return false;
    }
  }
  return true;
}
function isAccountSummary(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.id;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  const v4 = value.blocked;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "boolean")) return false;
  const v7 = value.sandbox;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "boolean")) return false;
  const v10 = value.report;
  if (v10 === undefined) return false;
  if (!(typeof v10 === "string")) return false;
  if (v10 !== "polling" && v10 !== "webhook") return false;
  const v13 = value.channels;
  if (v13 === undefined) return false;
  if (!(Array.isArray(v13))) return false;
  for (let i16 = 0; i16 < v13.length; i16++) {
    const v17 = v13[i16];
    if (!(typeof v17 === "string")) return false;
  }
  const v20 = value.sendPerSecond;
  if (v20 === undefined) return false;
  if (!(Number.isInteger(v20))) return false;
  const v23 = value.cell;
  if (v23 === undefined) return false;
  if (!(Number.isInteger(v23))) return false;
  for (const key26 in value) {
    if (key26 !== "id" && key26 !== "blocked" && key26 !== "sandbox" && key26 !== "report" && key26 !== "channels" && key26 !== "sendPerSecond" && key26 !== "cell") {
      return false;
    }
  }
  return true;
}
function isListAccounts_200_application_2fjson(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.accounts;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isAccountSummary(v5)) return false;
  }
  for (const key8 in value) {
    if (key8 !== "accounts") {
      return false;
    }
  }
  return true;
}
const isAccount_values1 = /* @__PURE__ */ new Set(["id","blocked","sandbox","report","polling","fallback","splitCount","channels","limits","webhookUrl","cell","epoch"]);
function isAccount(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.id;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  const v4 = value.blocked;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "boolean")) return false;
  const v7 = value.sandbox;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "boolean")) return false;
  const v10 = value.report;
  if (v10 === undefined) return false;
  if (!(typeof v10 === "string")) return false;
  if (v10 !== "polling" && v10 !== "webhook") return false;
  const v13 = value.polling;
  if (v13 === undefined) return false;
  if (!(typeof v13 === "boolean")) return false;
  const v16 = value.fallback;
  if (v16 === undefined) return false;
  if (!(typeof v16 === "boolean")) return false;
  const v19 = value.splitCount;
  if (v19 === undefined) return false;
  if (!(typeof v19 === "boolean")) return false;
  const v22 = value.channels;
  if (v22 === undefined) return false;
  if (!(Array.isArray(v22))) return false;
  for (let i25 = 0; i25 < v22.length; i25++) {
    const v26 = v22[i25];
    if (!(typeof v26 === "string")) return false;
  }
  const v29 = value.limits;
  if (v29 === undefined) return false;
  if (!(typeof v29 === "object" && v29 !== null && !Array.isArray(v29))) return false;
  const v30 = v29.send;
  if (v30 === undefined) return false;
  if (!(Number.isInteger(v30))) return false;
  const v33 = v29.polling;
  if (v33 === undefined) return false;
  if (!(Number.isInteger(v33))) return false;
  const v36 = v29.upload;
  if (v36 === undefined) return false;
  if (!(Number.isInteger(v36))) return false;
  const v39 = v29.token;
  if (v39 === undefined) return false;
  if (!(Number.isInteger(v39))) return false;
  const v42 = v29.tokenFailures;
  if (v42 === undefined) return false;
  if (!(Number.isInteger(v42))) return false;
  for (const key45 in v29) {
    if (key45 !== "send" && key45 !== "polling" && key45 !== "upload" && key45 !== "token" && key45 !== "tokenFailures") {
      return false;
    }
  }
  const v47 = value.webhookUrl;
  if (v47 === undefined) return false;
  if (!(typeof v47 === "string" || v47 === null)) return false;
  const v50 = value.cell;
  if (v50 === undefined) return false;
  if (!(Number.isInteger(v50))) return false;
  const v53 = value.epoch;
  if (v53 === undefined) return false;
  if (!(Number.isInteger(v53))) return false;
  for (const key56 in value) {
    if (!isAccount_values1.has(key56)) {
      return false;
    }
  }
  return true;
}
function isRegistry(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.entries;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!(typeof v5 === "object" && v5 !== null && !Array.isArray(v5))) return false;
    const v6 = v5.kind;
    if (v6 === undefined) return false;
    if (!(typeof v6 === "string")) return false;
    const v9 = v5.key;
    if (v9 === undefined) return false;
    if (!(typeof v9 === "string")) return false;
    const v12 = v5.details;
    if (v12 === undefined) return false;
    if (!(typeof v12 === "string")) return false;
    for (const key15 in v5) {
      if (key15 !== "kind" && key15 !== "key" && key15 !== "details") {
        return false;
      }
    }
  }
  for (const key17 in value) {
    if (key17 !== "entries") {
      return false;
    }
  }
  return true;
}
function isGetTraffic_query_minutes(value) {
  if (!(Number.isInteger(value))) return false;
  if (value !== 15 && value !== 60 && value !== 360 && value !== 1440) return false;
  return true;
}
function isTraffic(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.slotSeconds;
  if (v1 === undefined) return false;
  if (!(Number.isInteger(v1))) return false;
  const v4 = value.slots;
  if (v4 === undefined) return false;
  if (!(Array.isArray(v4))) return false;
  for (let i7 = 0; i7 < v4.length; i7++) {
    const v8 = v4[i7];
    if (!(typeof v8 === "object" && v8 !== null && !Array.isArray(v8))) return false;
    const v9 = v8.at;
    if (v9 === undefined) return false;
    if (!(Number.isInteger(v9))) return false;
    const v12 = v8.accepted;
    if (v12 === undefined) return false;
    if (!(Number.isInteger(v12))) return false;
    const v15 = v8.delivered;
    if (v15 === undefined) return false;
    if (!(Number.isInteger(v15))) return false;
    const v18 = v8.failed;
    if (v18 === undefined) return false;
    if (!(Number.isInteger(v18))) return false;
    const v21 = v8.p50Ms;
    if (v21 === undefined) return false;
    if (!(Number.isFinite(v21) || v21 === null)) return false;
    const v24 = v8.p95Ms;
    if (v24 === undefined) return false;
    if (!(Number.isFinite(v24) || v24 === null)) return false;
    const v27 = v8.carriers;
    if (v27 === undefined) return false;
    if (!(Array.isArray(v27))) return false;
    for (let i30 = 0; i30 < v27.length; i30++) {
      const v31 = v27[i30];
      if (!(typeof v31 === "object" && v31 !== null && !Array.isArray(v31))) return false;
      const v32 = v31.name;
      if (v32 === undefined) return false;
      if (!(typeof v32 === "string")) return false;
      const v35 = v31.delivered;
      if (v35 === undefined) return false;
      if (!(Number.isInteger(v35))) return false;
      const v38 = v31.failed;
      if (v38 === undefined) return false;
      if (!(Number.isInteger(v38))) return false;
      for (const key41 in v31) {
        if (key41 !== "name" && key41 !== "delivered" && key41 !== "failed") {
          return false;
        }
      }
    }
    for (const key43 in v8) {
      if (key43 !== "at" && key43 !== "accepted" && key43 !== "delivered" && key43 !== "failed" && key43 !== "p50Ms" && key43 !== "p95Ms" && key43 !== "carriers") {
        return false;
      }
    }
  }
  for (const key45 in value) {
    if (key45 !== "slotSeconds" && key45 !== "slots") {
      return false;
    }
  }
  return true;
}
function isBacklog(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.steps;
  if (v1 === undefined) return false;
  if (!(Number.isInteger(v1))) return false;
  const v4 = value.oldestSeconds;
  if (v4 === undefined) return false;
  if (!(Number.isFinite(v4))) return false;
  const v7 = value.carriers;
  if (v7 === undefined) return false;
  if (!(Array.isArray(v7))) return false;
  for (let i10 = 0; i10 < v7.length; i10++) {
    const v11 = v7[i10];
    if (!(typeof v11 === "object" && v11 !== null && !Array.isArray(v11))) return false;
    const v12 = v11.name;
    if (v12 === undefined) return false;
    if (!(typeof v12 === "string" || v12 === null)) return false;
    const v15 = v11.steps;
    if (v15 === undefined) return false;
    if (!(Number.isInteger(v15))) return false;
    const v18 = v11.oldestSeconds;
    if (v18 === undefined) return false;
    if (!(Number.isFinite(v18))) return false;
    for (const key21 in v11) {
      if (key21 !== "name" && key21 !== "steps" && key21 !== "oldestSeconds") {
        return false;
      }
    }
  }
  const v23 = value.deadLetters;
  if (v23 === undefined) return false;
  if (!(Number.isInteger(v23))) return false;
  const v26 = value.silentCells;
  if (v26 === undefined) return false;
  if (!(Array.isArray(v26))) return false;
  for (let i29 = 0; i29 < v26.length; i29++) {
    const v30 = v26[i29];
    if (!isSilentCell(v30)) return false;
  }
  for (const key33 in value) {
    if (key33 !== "steps" && key33 !== "oldestSeconds" && key33 !== "carriers" && key33 !== "deadLetters" && key33 !== "silentCells") {
      return false;
    }
  }
  return true;
}
function isCarrier(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.name;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  const v4 = value.pausedAt;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string" || v4 === null)) return false;
  const v7 = value.workers;
  if (v7 === undefined) return false;
  if (!(Number.isInteger(v7))) return false;
  const v10 = value.up;
  if (v10 === undefined) return false;
  if (!(Number.isInteger(v10))) return false;
  const v13 = value.underWay;
  if (v13 === undefined) return false;
  if (!(Number.isInteger(v13))) return false;
  const v16 = value.waiting;
  if (v16 === undefined) return false;
  if (!(Number.isInteger(v16))) return false;
  const v19 = value.open;
  if (v19 === undefined) return false;
  if (!(Number.isInteger(v19) || v19 === null)) return false;
  for (const key22 in value) {
    if (key22 !== "name" && key22 !== "pausedAt" && key22 !== "workers" && key22 !== "up" && key22 !== "underWay" && key22 !== "waiting" && key22 !== "open") {
      return false;
    }
  }
  return true;
}
function isListCarriers_200_application_2fjson(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.carriers;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isCarrier(v5)) return false;
  }
  for (const key8 in value) {
    if (key8 !== "carriers") {
      return false;
    }
  }
  return true;
}
function isPauseCarrier_path_carrier(value) {
  if (!(typeof value === "string")) return false;
  if (value.length > 100 && countCharacters(value) > 100) return false;
  if (value === "") return false;
  return true;
}
function isCarrierOrder(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.carrier;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  const v4 = value.paused;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "boolean")) return false;
  const v7 = value.workers;
  if (v7 === undefined) return false;
  if (!(Number.isInteger(v7))) return false;
  const v10 = value.silent;
  if (v10 === undefined) return false;
  if (!(Array.isArray(v10))) return false;
  for (let i13 = 0; i13 < v10.length; i13++) {
    const v14 = v10[i13];
    if (!(typeof v14 === "string")) return false;
  }
  const v17 = value.underWay;
  if (v17 === undefined) return false;
  if (!(Number.isInteger(v17) || v17 === null)) return false;
  const v20 = value.open;
  if (v20 === undefined) return false;
  if (!(Number.isInteger(v20) || v20 === null)) return false;
  for (const key23 in value) {
    if (key23 !== "carrier" && key23 !== "paused" && key23 !== "workers" && key23 !== "silent" && key23 !== "underWay" && key23 !== "open") {
      return false;
    }
  }
  return true;
}
function isDeadLetterPage(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.letters;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isDeadLetter(v5)) return false;
  }
  const v8 = value.nextCursor;
  if (v8 === undefined) return false;
  if (!(typeof v8 === "string" || v8 === null)) return false;
  const v11 = value.silentCells;
  if (v11 === undefined) return false;
  if (!(Array.isArray(v11))) return false;
  for (let i14 = 0; i14 < v11.length; i14++) {
    const v15 = v11[i14];
    if (!isSilentCell(v15)) return false;
  }
  for (const key18 in value) {
    if (key18 !== "letters" && key18 !== "nextCursor" && key18 !== "silentCells") {
      return false;
    }
  }
  return true;
}
function isDeadLetter(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.account;
  if (v1 === undefined) return false;
  if (!(typeof v1 === "string")) return false;
  const v4 = value.msgKey;
  if (v4 === undefined) return false;
  if (!(typeof v4 === "string")) return false;
  const v7 = value.failedAt;
  if (v7 === undefined) return false;
  if (!isTime(v7)) return false;
  const v10 = value.attempts;
  if (v10 === undefined) return false;
  if (!(Number.isInteger(v10))) return false;
  const v13 = value.reason;
  if (v13 === undefined) return false;
  if (!(typeof v13 === "string")) return false;
  for (const key16 in value) {
    if (key16 !== "account" && key16 !== "msgKey" && key16 !== "failedAt" && key16 !== "attempts" && key16 !== "reason") {
      return false;
    }
  }
  return true;
}
function isRedelivery(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.account;
  if (v1 === undefined) return false;
  if (!isAccountId(v1)) return false;
  const v4 = value.msgKeys;
  if (v4 !== undefined) {
    if (!(Array.isArray(v4))) return false;
    if (v4.length < 1) return false;
    if (v4.length > 100) return false;
    for (let i7 = 0; i7 < v4.length; i7++) {
      const v8 = v4[i7];
      if (!isMsgKey(v8)) return false;
    }
    if (findDuplicate(v4) !== undefined) return false;
  }
  for (const key11 in value) {
    if (key11 !== "account" && key11 !== "msgKeys") {
      return false;
    }
  }
  return true;
}
function isRedeliver_200_application_2fjson(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.redelivered;
  if (v1 === undefined) return false;
  if (!(Number.isInteger(v1))) return false;
  if (!(v1 >= 0)) return false;
  for (const key4 in value) {
    if (key4 !== "redelivered") {
      return false;
    }
  }
  return true;
}
function isListAudit_query_before(value) {
  if (!(Number.isInteger(value))) return false;
  if (!(value >= 1)) return false;
  if (!(value <= 9007199254740991)) return false;
  return true;
}
function isAuditPage(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.entries;
  if (v1 === undefined) return false;
  if (!(Array.isArray(v1))) return false;
  for (let i4 = 0; i4 < v1.length; i4++) {
    const v5 = v1[i4];
    if (!isAuditEntry(v5)) return false;
  }
  const v8 = value.nextBefore;
  if (v8 === undefined) return false;
  if (!(Number.isInteger(v8) || v8 === null)) return false;
  for (const key11 in value) {
    if (key11 !== "entries" && key11 !== "nextBefore") {
      return false;
    }
  }
  return true;
}
function isAuditEntry(value) {
  if (!(typeof value === "object" && value !== null && !Array.isArray(value))) return false;
  const v1 = value.id;
  if (v1 === undefined) return false;
  if (!(Number.isInteger(v1))) return false;
  const v4 = value.at;
  if (v4 === undefined) return false;
  if (!isTime(v4)) return false;
  const v7 = value.operator;
  if (v7 === undefined) return false;
  if (!(typeof v7 === "string")) return false;
  const v10 = value.action;
  if (v10 === undefined) return false;
  if (!(typeof v10 === "string")) return false;
  const v13 = value.target;
  if (v13 === undefined) return false;
  if (!(typeof v13 === "string")) return false;
  const v16 = value.from;
  if (v16 === undefined) return false;
  if (!(typeof v16 === "string")) return false;
  const v19 = value.result;
  if (v19 === undefined) return false;
  if (!(typeof v19 === "string")) return false;
  for (const key22 in value) {
    if (key22 !== "id" && key22 !== "at" && key22 !== "operator" && key22 !== "action" && key22 !== "target" && key22 !== "from" && key22 !== "result") {
      return false;
    }
  }
  return true;
}

const v0 = /* @__PURE__ */ validator(isRecipientSearch, "RecipientSearch", "RecipientSearch");
const v1 = /* @__PURE__ */ validator(isProblem, "Problem");
const v2 = /* @__PURE__ */ validator(isOperatorName, "OperatorName");
const v3 = /* @__PURE__ */ validator(isAccountId, "AccountId");
const v4 = /* @__PURE__ */ validator(isMsgKey, "MsgKey");
const v5 = /* @__PURE__ */ validator(isRef, "Ref");
const v6 = /* @__PURE__ */ validator(isTime, "Time");
const v7 = /* @__PURE__ */ validator(isLimit, "Limit");
const v8 = /* @__PURE__ */ validator(isRole, "Role");
const v9 = /* @__PURE__ */ validator(isMessageState, "MessageState");
const v10 = /* @__PURE__ */ validator(isSignIn, "SignIn");
const v11 = /* @__PURE__ */ validator(isSession, "Session");
const v12 = /* @__PURE__ */ validator(isMessage, "Message");
const v13 = /* @__PURE__ */ validator(isSilentCell, "SilentCell");
const v14 = /* @__PURE__ */ validator(isMessagePage, "MessagePage");
const v15 = /* @__PURE__ */ validator(isMessageDetail, "MessageDetail");
const v16 = /* @__PURE__ */ validator(isAccountSummary, "AccountSummary");
const v17 = /* @__PURE__ */ validator(isAccount, "Account");
const v18 = /* @__PURE__ */ validator(isRegistry, "Registry");
const v19 = /* @__PURE__ */ validator(isTraffic, "Traffic");
const v20 = /* @__PURE__ */ validator(isBacklog, "Backlog");
const v21 = /* @__PURE__ */ validator(isCarrier, "Carrier");
const v22 = /* @__PURE__ */ validator(isCarrierOrder, "CarrierOrder");
const v23 = /* @__PURE__ */ validator(isDeadLetter, "DeadLetter");
const v24 = /* @__PURE__ */ validator(isDeadLetterPage, "DeadLetterPage");
const v25 = /* @__PURE__ */ validator(isRedelivery, "Redelivery");
const v26 = /* @__PURE__ */ validator(isAuditEntry, "AuditEntry");
const v27 = /* @__PURE__ */ validator(isAuditPage, "AuditPage");
const v28 = /* @__PURE__ */ validator(isSignIn_header_X_Requested_With, "signIn.header.X-Requested-With");
const v29 = /* @__PURE__ */ validator(isSignIn_200_header_Set_Cookie, "signIn.200.header.Set-Cookie");
const v30 = /* @__PURE__ */ validator(isSignIn_429_header_Retry_After, "signIn.429.header.Retry-After");
const v31 = /* @__PURE__ */ validator(isSignOut_204_header_Set_Cookie, "signOut.204.header.Set-Cookie");
const v32 = /* @__PURE__ */ validator(isListAccounts_200_application_2fjson, "listAccounts.200.application$2fjson");
const v33 = /* @__PURE__ */ validator(isGetTraffic_query_minutes, "getTraffic.query.minutes");
const v34 = /* @__PURE__ */ validator(isListCarriers_200_application_2fjson, "listCarriers.200.application$2fjson");
const v35 = /* @__PURE__ */ validator(isPauseCarrier_path_carrier, "pauseCarrier.path.carrier");
const v36 = /* @__PURE__ */ validator(isRedeliver_200_application_2fjson, "redeliver.200.application$2fjson");
const v37 = /* @__PURE__ */ validator(isListAudit_query_before, "listAudit.query.before");

export const schemas = {
  Problem: v1,
  OperatorName: v2,
  AccountId: v3,
  MsgKey: v4,
  Ref: v5,
  Time: v6,
  Limit: v7,
  Role: v8,
  MessageState: v9,
  SignIn: v10,
  Session: v11,
  RecipientSearch: v0,
  Message: v12,
  SilentCell: v13,
  MessagePage: v14,
  MessageDetail: v15,
  AccountSummary: v16,
  Account: v17,
  Registry: v18,
  Traffic: v19,
  Backlog: v20,
  Carrier: v21,
  CarrierOrder: v22,
  DeadLetter: v23,
  DeadLetterPage: v24,
  Redelivery: v25,
  AuditEntry: v26,
  AuditPage: v27,
};

export const operations = {
  getSession: {
    parameters: {},
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v11,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  signIn: {
    parameters: {
      header: {
        "X-Requested-With": v28,
      },
    },
    body: {
      "application/json": v10,
    },
    responses: {
      "200": {
        headers: {
          "Set-Cookie": v29,
        },
        body: {
          "application/json": v11,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "413": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "415": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "429": {
        headers: {
          "Retry-After": v30,
        },
        body: {
          "application/problem+json": v1,
        },
      },
      "503": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  signOut: {
    parameters: {
      header: {
        "X-Requested-With": v28,
      },
    },
    body: {},
    responses: {
      "204": {
        headers: {
          "Set-Cookie": v31,
        },
        body: {},
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  findMessages: {
    parameters: {
      query: {
        ref: v5,
        account: v3,
        state: v9,
        since: v6,
        until: v6,
        cursor: v4,
        limit: v7,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v14,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "404": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  findMessagesTo: {
    parameters: {
      header: {
        "X-Requested-With": v28,
      },
    },
    body: {
      "application/json": v0,
    },
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v14,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "404": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "413": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "415": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "503": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  getMessage: {
    parameters: {
      path: {
        msgKey: v4,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v15,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "404": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  listAccounts: {
    parameters: {},
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v32,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  getAccount: {
    parameters: {
      path: {
        accountId: v3,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v17,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "404": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  getRegistry: {
    parameters: {
      path: {
        accountId: v3,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v18,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "404": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  getTraffic: {
    parameters: {
      query: {
        minutes: v33,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v19,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  getBacklog: {
    parameters: {},
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v20,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  listCarriers: {
    parameters: {},
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v34,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  pauseCarrier: {
    parameters: {
      path: {
        carrier: v35,
      },
      header: {
        "X-Requested-With": v28,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v22,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "404": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  resumeCarrier: {
    parameters: {
      path: {
        carrier: v35,
      },
      header: {
        "X-Requested-With": v28,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v22,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "404": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  drainCarrier: {
    parameters: {
      path: {
        carrier: v35,
      },
      header: {
        "X-Requested-With": v28,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v22,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "404": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  listDeadLetters: {
    parameters: {
      query: {
        account: v3,
        cursor: v4,
        limit: v7,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v24,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "404": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  redeliver: {
    parameters: {
      header: {
        "X-Requested-With": v28,
      },
    },
    body: {
      "application/json": v25,
    },
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v36,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "404": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "409": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "413": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "415": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "503": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
  listAudit: {
    parameters: {
      query: {
        operator: v2,
        before: v37,
        limit: v7,
      },
    },
    body: {},
    responses: {
      "200": {
        headers: {},
        body: {
          "application/json": v27,
        },
      },
      "400": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "401": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      "403": {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
      default: {
        headers: {},
        body: {
          "application/problem+json": v1,
        },
      },
    },
  },
};

export const webhooks = {};

/** Interprets the schema: slower, but a page that uses only this loads none of the generated code. */
export const interpreted = (schemaName, readPlan) => validator(interpretedCheck(schemaName), schemaName, undefined, readPlan);
