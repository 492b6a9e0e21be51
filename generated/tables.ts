// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export const resultCodes = [
  {
    "code": "A000",
    "text": "Success",
    "status": 200,
    "origin": "specification",
    "meaning": "The request was carried out."
  },
  {
    "code": "A001",
    "text": "Expired token",
    "status": 401,
    "origin": "specification",
    "meaning": "The token is older than its lifetime. Issue a new one."
  },
  {
    "code": "A002",
    "text": "Invalid token",
    "status": 401,
    "origin": "extension",
    "meaning": "The token is missing, malformed, forged or revoked."
  },
  {
    "code": "A010",
    "text": "Cannot parse JSON",
    "status": 400,
    "origin": "specification",
    "meaning": "The body is not JSON.",
    "message": "must be JSON"
  },
  {
    "code": "A011",
    "text": "Cannot map JSON",
    "status": 400,
    "origin": "extension",
    "meaning": "The body holds a field that the operation does not know, or a fault at a place that has no code of its own.",
    "message": "is not a known field",
    "at": [
      "/nickname"
    ]
  },
  {
    "code": "A012",
    "text": "No such operation",
    "status": 404,
    "origin": "extension",
    "meaning": "The path belongs to no operation."
  },
  {
    "code": "A014",
    "text": "Method not allowed",
    "status": 405,
    "origin": "extension",
    "meaning": "The path exists, the method does not."
  },
  {
    "code": "A015",
    "text": "Unsupported media type",
    "status": 415,
    "origin": "extension",
    "meaning": "The body's media type is not the one that the operation takes."
  },
  {
    "code": "A016",
    "text": "Body too large",
    "status": 413,
    "origin": "extension",
    "meaning": "The body is larger than the operation takes."
  },
  {
    "code": "A020",
    "text": "Rate limit exceeded",
    "status": 429,
    "origin": "specification",
    "meaning": "Too many requests. Wait for the seconds of `Retry-After`."
  },
  {
    "code": "A100",
    "text": "Invalid authentication information",
    "status": 401,
    "origin": "specification",
    "meaning": "Account ID or password is wrong or missing."
  },
  {
    "code": "A110",
    "text": "Blocked account",
    "status": 403,
    "origin": "extension",
    "meaning": "The account is blocked. Ask the operator."
  },
  {
    "code": "A200",
    "text": "File too large",
    "status": 400,
    "origin": "extension",
    "meaning": "The file is larger than its service allows.",
    "message": "must be a smaller file",
    "at": [
      "file",
      "media"
    ]
  },
  {
    "code": "A201",
    "text": "File name too long",
    "status": 400,
    "origin": "extension",
    "meaning": "The file name is longer than 40 characters.",
    "message": "must have a name of at most 40 characters",
    "at": [
      "file"
    ]
  },
  {
    "code": "A202",
    "text": "Invalid file",
    "status": 400,
    "origin": "extension",
    "meaning": "The file is not an image that can be decoded.",
    "message": "must be an image",
    "at": [
      "file"
    ]
  },
  {
    "code": "A203",
    "text": "Invalid image resolution or ratio",
    "status": 400,
    "origin": "extension",
    "meaning": "The image has a width, height or ratio that its service or the formatId does not allow.",
    "message": "must have a size that is allowed here",
    "at": [
      "file",
      "media",
      "fileKey"
    ]
  },
  {
    "code": "A204",
    "text": "File part missing",
    "status": 400,
    "origin": "extension",
    "meaning": "The form holds no part named `file`.",
    "message": "is required",
    "at": [
      "file"
    ]
  },
  {
    "code": "A205",
    "text": "Declared content type is not the real one",
    "status": 400,
    "origin": "extension",
    "meaning": "The part's content type names another format than the bytes show.",
    "message": "must declare the format that it has",
    "at": [
      "file"
    ]
  },
  {
    "code": "A206",
    "text": "Unsupported file format",
    "status": 400,
    "origin": "extension",
    "meaning": "The format of the image is not one that its service takes.",
    "message": "must have a format that the service takes",
    "at": [
      "file"
    ]
  },
  {
    "code": "A208",
    "text": "Invalid or empty file name",
    "status": 400,
    "origin": "extension",
    "meaning": "The part has no usable file name.",
    "message": "must have a file name",
    "at": [
      "file"
    ]
  },
  {
    "code": "A217",
    "text": "Invalid, foreign or expired fileKey / media / image URL",
    "status": 400,
    "origin": "extension",
    "meaning": "The file is unknown, belongs to another account or has expired.",
    "message": "must name a file of this account that has not expired",
    "at": [
      "fileKey",
      "media",
      "imgUrl"
    ]
  },
  {
    "code": "A219",
    "text": "Invalid serviceType in the path",
    "status": 400,
    "origin": "extension",
    "meaning": "The service type is not MMS, RCS, FRIENDTALK or BRANDMESSAGE.",
    "message": "must be MMS, RCS, FRIENDTALK or BRANDMESSAGE"
  },
  {
    "code": "A220",
    "text": "Invalid msgType in the path",
    "status": 400,
    "origin": "extension",
    "meaning": "The message type does not fit the service type.",
    "message": "must be a message type that has images",
    "at": [
      "msgType",
      "serviceType"
    ]
  },
  {
    "code": "A250",
    "text": "Invalid formId",
    "status": 400,
    "origin": "extension",
    "meaning": "The form is unknown, belongs to another account or has expired.",
    "message": "must name a form of this account that has not expired"
  },
  {
    "code": "A300",
    "text": "Wrong send request",
    "status": 400,
    "origin": "extension",
    "meaning": "The parts of the request do not go together.",
    "message": {
      "maxItems": "must be at most {} items (has 6)",
      "default": "content and body cannot stand together"
    },
    "at": [
      "messageFlow",
      "messageForm",
      "body"
    ]
  },
  {
    "code": "A301",
    "text": "Idempotency key used with another body",
    "status": 409,
    "origin": "extension",
    "meaning": "The same `Idempotency-Key` was used for another body in the last 24 hours."
  },
  {
    "code": "A302",
    "text": "Invalid or empty from",
    "status": 400,
    "origin": "extension",
    "meaning": "The sender number is missing or malformed.",
    "message": {
      "x-message": "{}",
      "default": "must be 8 to 15 digits"
    }
  },
  {
    "code": "A303",
    "text": "Invalid or empty text",
    "status": 400,
    "origin": "extension",
    "meaning": "The text is missing or empty, holds a character that cannot be sent, or lacks a required signature.",
    "message": {
      "minLength": "must not be empty",
      "default": "must consist of characters that CP949 has (it lacks \"é\", U+00E9)"
    },
    "at": [
      "text"
    ]
  },
  {
    "code": "A304",
    "text": "Invalid ttl",
    "status": 400,
    "origin": "extension",
    "meaning": "The time to live is not a string of seconds.",
    "message": {
      "x-message": "{}",
      "default": "must be a whole number of seconds"
    }
  },
  {
    "code": "A305",
    "text": "Invalid ref",
    "status": 400,
    "origin": "extension",
    "meaning": "The reference is longer than 200 characters.",
    "message": "must be at most 200 characters"
  },
  {
    "code": "A306",
    "text": "Invalid or empty to",
    "status": 400,
    "origin": "extension",
    "meaning": "The recipient number is missing or malformed.",
    "message": {
      "x-message": "{}",
      "default": "must be 8 to 15 digits"
    }
  },
  {
    "code": "A308",
    "text": "Invalid idempotency key",
    "status": 400,
    "origin": "extension",
    "meaning": "The `Idempotency-Key` is not 1 to 200 printable characters.",
    "message": "must be 1 to 200 printable characters"
  },
  {
    "code": "A309",
    "text": "Idempotency key in use",
    "status": 409,
    "origin": "extension",
    "meaning": "A request with the same `Idempotency-Key` is still running. Ask again after `Retry-After`."
  },
  {
    "code": "A310",
    "text": "paymentCode too long",
    "status": 400,
    "origin": "extension",
    "meaning": "The payment code is longer than 20 characters.",
    "message": "must be at most 20 characters"
  },
  {
    "code": "A312",
    "text": "Invalid fallback.type",
    "status": 400,
    "origin": "extension",
    "meaning": "The fallback's type is not SMS or MMS.",
    "message": "must be SMS or MMS"
  },
  {
    "code": "A314",
    "text": "Invalid fallback.text",
    "status": 400,
    "origin": "extension",
    "meaning": "The fallback's text is missing or empty, or holds a character that cannot be sent.",
    "message": "is required"
  },
  {
    "code": "A317",
    "text": "More than 3 fallback.fileKey",
    "status": 400,
    "origin": "extension",
    "meaning": "The fallback names more than three files.",
    "message": "must be at most 3 items (has 4)"
  },
  {
    "code": "A318",
    "text": "Too many destinations",
    "status": 400,
    "origin": "extension",
    "meaning": "The request has more than 10 recipients.",
    "message": "must be at most 10 items (has 11)"
  },
  {
    "code": "A319",
    "text": "More than 3 fileKey",
    "status": 400,
    "origin": "extension",
    "meaning": "The message names more than three files.",
    "message": "must be at most 3 items (has 4)"
  },
  {
    "code": "A325",
    "text": "Account has no right to this channel",
    "status": 403,
    "origin": "extension",
    "meaning": "The account may not use this channel. Ask the operator."
  },
  {
    "code": "A326",
    "text": "No right to fallback",
    "status": 403,
    "origin": "extension",
    "meaning": "The account may not use fallback messages. Ask the operator."
  },
  {
    "code": "A327",
    "text": "from is not a registered sender number of the account",
    "status": 400,
    "origin": "extension",
    "meaning": "The sender number is not registered.",
    "message": "must be a registered sender number",
    "at": [
      "from"
    ]
  },
  {
    "code": "A328",
    "text": "text too long",
    "status": 400,
    "origin": "extension",
    "meaning": "The text is longer than the message allows.",
    "message": {
      "x-max-bytes": "must be at most {} bytes in CP949",
      "maxLength": "must be at most {} characters",
      "default": "must be shorter"
    }
  },
  {
    "code": "A329",
    "text": "fallback.text too long",
    "status": 400,
    "origin": "extension",
    "meaning": "The fallback's text is longer than 2000 bytes.",
    "message": "must be at most 2000 bytes in CP949"
  },
  {
    "code": "A330",
    "text": "Invalid sendAt",
    "status": 400,
    "origin": "extension",
    "meaning": "`sendAt` is no time with an offset from UTC, is not after now, or is further ahead than the gateway allows.",
    "message": "must be a time after now"
  },
  {
    "code": "A331",
    "text": "Too late to cancel",
    "status": 409,
    "origin": "extension",
    "meaning": "The message does not wait for its `sendAt`: it is being sent, or has ended."
  },
  {
    "code": "A404",
    "text": "Invalid formatId",
    "status": 400,
    "origin": "extension",
    "meaning": "The format is neither in the table nor a registered template.",
    "message": "must be a known format or a registered template"
  },
  {
    "code": "A406",
    "text": "Invalid RCS button, too many, or too long a label",
    "status": 400,
    "origin": "extension",
    "meaning": "A button is malformed, its label is too long, or the format allows fewer.",
    "message": {
      "maxItems": "must be at most {} items (has 4)",
      "default": "must be an object"
    },
    "at": [
      "button"
    ]
  },
  {
    "code": "A407",
    "text": "Invalid copyAllowed",
    "status": 400,
    "origin": "extension",
    "meaning": "copyAllowed is not `0` or `1`.",
    "message": "must be 0 or 1"
  },
  {
    "code": "A408",
    "text": "Invalid expiryOption",
    "status": 400,
    "origin": "extension",
    "meaning": "expiryOption is not `1`, `2`, `3` or `4`.",
    "message": "must be 1, 2, 3 or 4"
  },
  {
    "code": "A409",
    "text": "Invalid groupId",
    "status": 400,
    "origin": "extension",
    "meaning": "The group ID is empty or longer than 20 characters.",
    "message": "must be at most 20 characters"
  },
  {
    "code": "A411",
    "text": "Invalid header",
    "status": 400,
    "origin": "extension",
    "meaning": "header is not `0` or `1`.",
    "message": "must be 0 or 1"
  },
  {
    "code": "A412",
    "text": "Invalid or missing footer",
    "status": 400,
    "origin": "extension",
    "meaning": "The footer is missing although header is `1`, or it is too long.",
    "message": "is required"
  },
  {
    "code": "A415",
    "text": "Invalid or empty RCS content",
    "status": 400,
    "origin": "extension",
    "meaning": "Content or body is missing, empty, or not what the format asks for.",
    "message": "content or body is required",
    "at": [
      "content"
    ]
  },
  {
    "code": "A417",
    "text": "Wrong number of carousel cards",
    "status": 400,
    "origin": "extension",
    "meaning": "The carousel has another number of cards than the format asks for.",
    "message": {
      "minItems": "must be at least {} items (has 1)",
      "default": "must have another number of cards"
    },
    "at": [
      "carousel",
      "list"
    ]
  },
  {
    "code": "A419",
    "text": "Invalid brandId",
    "status": 400,
    "origin": "extension",
    "meaning": "The brand ID is malformed.",
    "message": "must be a brand ID"
  },
  {
    "code": "A420",
    "text": "Invalid or empty brandKey",
    "status": 400,
    "origin": "extension",
    "meaning": "The brand key is missing, malformed or not registered.",
    "message": "must be a registered brand"
  },
  {
    "code": "A424",
    "text": "Too many subContent",
    "status": 400,
    "origin": "extension",
    "meaning": "The format allows fewer pieces of sub-information.",
    "message": {
      "maxItems": "must be at most {} items (has 4)",
      "default": "must be fewer"
    },
    "at": [
      "subContent"
    ]
  },
  {
    "code": "A425",
    "text": "buttons without body",
    "status": 400,
    "origin": "extension",
    "meaning": "The carrier-standard buttons stand without a body.",
    "message": "is required when buttons is given",
    "at": [
      "body"
    ]
  },
  {
    "code": "A426",
    "text": "Invalid button.type",
    "status": 400,
    "origin": "extension",
    "meaning": "The type of an RCS button is missing or unknown.",
    "message": "must be one of the button types",
    "at": [
      "type"
    ]
  },
  {
    "code": "A427",
    "text": "Invalid button.name",
    "status": 400,
    "origin": "extension",
    "meaning": "The name of an RCS button is missing or empty.",
    "message": "is required"
  },
  {
    "code": "A428",
    "text": "Invalid MAP_LOC button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a MAP_LOC button is missing or malformed.",
    "message": "is required",
    "at": [
      "latitude"
    ]
  },
  {
    "code": "A429",
    "text": "Invalid MAP_QRY button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a MAP_QRY button is missing or malformed.",
    "message": "is required"
  },
  {
    "code": "A430",
    "text": "Invalid CALENDAR button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a CALENDAR button is missing or malformed.",
    "message": "is required"
  },
  {
    "code": "A431",
    "text": "Invalid COPY button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a COPY button is missing or malformed.",
    "message": "is required"
  },
  {
    "code": "A432",
    "text": "Invalid COM_T button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a COM_T button is missing or malformed.",
    "message": "is required"
  },
  {
    "code": "A433",
    "text": "Invalid COM_V button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a COM_V button is missing or malformed.",
    "message": "is required"
  },
  {
    "code": "A434",
    "text": "Invalid DIAL button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a DIAL button is missing or malformed.",
    "message": "is required"
  },
  {
    "code": "A502",
    "text": "Invalid or empty senderKey",
    "status": 400,
    "origin": "extension",
    "meaning": "The sender key is missing, malformed or not registered.",
    "message": "must be a registered sender key"
  },
  {
    "code": "A503",
    "text": "Invalid messenger button",
    "status": 400,
    "origin": "extension",
    "meaning": "A messenger button is malformed, or there are too many.",
    "message": {
      "maxItems": "must be at most {} items (has 6)",
      "default": "must be an object"
    },
    "at": [
      "button"
    ]
  },
  {
    "code": "A505",
    "text": "Invalid or empty templateCode",
    "status": 400,
    "origin": "extension",
    "meaning": "The template code is missing, malformed or not registered.",
    "message": "must be a registered template code"
  },
  {
    "code": "A506",
    "text": "Invalid adFlag",
    "status": 400,
    "origin": "extension",
    "meaning": "adFlag is not `Y` or `N`.",
    "message": "must be Y or N"
  },
  {
    "code": "A513",
    "text": "Invalid or empty image",
    "status": 400,
    "origin": "extension",
    "meaning": "The image is missing or malformed.",
    "message": "is required",
    "at": [
      "imgUrl",
      "image"
    ]
  },
  {
    "code": "A521",
    "text": "Invalid item title or description",
    "status": 400,
    "origin": "extension",
    "meaning": "A row of the item list is missing something, malformed or too long.",
    "message": {
      "maxLength": "must be at most {} characters",
      "default": "is required"
    },
    "at": [
      "title"
    ]
  },
  {
    "code": "A523",
    "text": "Invalid or empty msgType",
    "status": 400,
    "origin": "extension",
    "meaning": "The message type is missing or not one of the channel's.",
    "message": "must be one of the channel's message types"
  },
  {
    "code": "A524",
    "text": "Invalid button.type",
    "status": 400,
    "origin": "extension",
    "meaning": "The type of a messenger button is missing or unknown.",
    "message": "must be one of the button types",
    "at": [
      "type"
    ]
  },
  {
    "code": "A525",
    "text": "Invalid button.name",
    "status": 400,
    "origin": "extension",
    "meaning": "The name of a messenger button is missing, empty or too long.",
    "message": {
      "maxLength": "must be at most {} characters",
      "default": "is required"
    }
  },
  {
    "code": "A559",
    "text": "Invalid price",
    "status": 400,
    "origin": "extension",
    "meaning": "The price is malformed.",
    "message": "must be a number"
  },
  {
    "code": "A560",
    "text": "Invalid itemHighlight",
    "status": 400,
    "origin": "extension",
    "meaning": "The item highlight is malformed or too long.",
    "message": {
      "maxLength": "must be at most {} characters",
      "default": "is required"
    },
    "at": [
      "title"
    ]
  },
  {
    "code": "A561",
    "text": "Invalid item.summary",
    "status": 400,
    "origin": "extension",
    "meaning": "The summary of the item list is malformed or too long.",
    "message": {
      "maxLength": "must be at most {} characters",
      "default": "is required"
    },
    "at": [
      "description"
    ]
  },
  {
    "code": "A562",
    "text": "Invalid quickReply",
    "status": 400,
    "origin": "extension",
    "meaning": "A quick reply is malformed, or there are too many.",
    "message": {
      "maxItems": "must be at most {} items (has 11)",
      "default": "must be an object"
    },
    "at": [
      "quickReply"
    ]
  },
  {
    "code": "A563",
    "text": "Invalid quickReply type",
    "status": 400,
    "origin": "extension",
    "meaning": "The type of a quick reply is missing or unknown.",
    "message": "must be one of the quick-reply types",
    "at": [
      "type"
    ]
  },
  {
    "code": "A564",
    "text": "Invalid quickReply name",
    "status": 400,
    "origin": "extension",
    "meaning": "The name of a quick reply is missing, empty or too long.",
    "message": {
      "maxLength": "must be at most {} characters",
      "default": "is required"
    }
  },
  {
    "code": "A565",
    "text": "Invalid header",
    "status": 400,
    "origin": "extension",
    "meaning": "The header of a messenger message is too long.",
    "message": {
      "maxLength": "must be at most {} characters",
      "default": "must be a string"
    }
  },
  {
    "code": "A567",
    "text": "Invalid carousel",
    "status": 400,
    "origin": "extension",
    "meaning": "A carousel or its variables are malformed, or it has too few or too many cards.",
    "message": {
      "maxItems": "must be at most {} items (has 11)",
      "default": "must be a list of cards"
    },
    "at": [
      "list",
      "carouselVariable"
    ]
  },
  {
    "code": "A568",
    "text": "Invalid FC or FA request",
    "status": 400,
    "origin": "extension",
    "meaning": "The carousel of an `FC` or `FA` message is missing, or another kind has one.",
    "message": "is required",
    "at": [
      "carousel"
    ]
  },
  {
    "code": "A569",
    "text": "Invalid adult",
    "status": 400,
    "origin": "extension",
    "meaning": "adult is not `Y` or `N`, or the message cannot have it.",
    "message": "must be Y or N"
  },
  {
    "code": "A570",
    "text": "Invalid targeting",
    "status": 400,
    "origin": "extension",
    "meaning": "targeting is missing or unknown, or the sender key has no right to it.",
    "message": "must be M, N or I"
  },
  {
    "code": "A571",
    "text": "Invalid sendType",
    "status": 400,
    "origin": "extension",
    "meaning": "sendType is not `basic` or `free`.",
    "message": "must be basic or free"
  },
  {
    "code": "A572",
    "text": "Invalid message",
    "status": 400,
    "origin": "extension",
    "meaning": "The variables of a template's text are malformed.",
    "message": "must be an object",
    "at": [
      "messageVariable"
    ]
  },
  {
    "code": "A573",
    "text": "Invalid attachment",
    "status": 400,
    "origin": "extension",
    "meaning": "A part of the attachment is missing, malformed or not for this kind of message.",
    "message": {
      "maxLength": "must be at most {} characters",
      "default": "must be an object"
    },
    "at": [
      "attachment",
      "buttonVariable"
    ]
  },
  {
    "code": "A802",
    "text": "No permission to Pull API",
    "status": 403,
    "origin": "specification",
    "meaning": "The account may not poll reports, or it receives them by webhook."
  },
  {
    "code": "A805",
    "text": "Invalid Report ID(Pull API)",
    "status": 404,
    "origin": "specification",
    "meaning": "The batch is unknown or belongs to another account."
  },
  {
    "code": "A820",
    "text": "Requested data not found",
    "status": 404,
    "origin": "extension",
    "meaning": "There is nothing under this key, or it is too old."
  },
  {
    "code": "A920",
    "text": "Server busy, try again",
    "status": 503,
    "origin": "extension",
    "meaning": "The service cannot take the request now. Try again after `Retry-After`."
  },
  {
    "code": "A999",
    "text": "Unknown error",
    "status": 500,
    "origin": "specification",
    "meaning": "Something went wrong on our side."
  }
] as const;

export const reportCodes = [
  {
    "code": "10000",
    "family": "all",
    "text": "Delivered",
    "meaning": "The message reached the recipient."
  },
  {
    "code": "22000",
    "family": "SMS",
    "text": "Time-out",
    "meaning": "The carrier reported no result in time."
  },
  {
    "code": "22003",
    "family": "SMS",
    "text": "Handset off",
    "meaning": "The handset was off or out of reach."
  },
  {
    "code": "23001",
    "family": "SMS",
    "text": "No subscriber",
    "meaning": "The number belongs to no subscriber."
  },
  {
    "code": "23003",
    "family": "SMS",
    "text": "Bad number",
    "meaning": "The recipient number is malformed."
  },
  {
    "code": "23012",
    "family": "SMS",
    "text": "Spam",
    "meaning": "The carrier or the recipient blocked the message as spam."
  },
  {
    "code": "23015",
    "family": "SMS",
    "text": "No route",
    "meaning": "There is no route to the recipient's carrier."
  },
  {
    "code": "23022",
    "family": "SMS",
    "text": "Character set",
    "meaning": "The text holds a character that the carrier cannot send."
  },
  {
    "code": "23023",
    "family": "SMS",
    "text": "Sender not registered",
    "meaning": "The sender number is not registered with the carrier."
  },
  {
    "code": "23029",
    "family": "SMS",
    "text": "Outside sending hours",
    "meaning": "Advertising was sent outside 08:00 to 20:00 Korean time."
  },
  {
    "code": "23034",
    "family": "SMS",
    "text": "Invalid fallback file",
    "meaning": "A file of the fallback message could not be used."
  },
  {
    "code": "32000",
    "family": "MMS",
    "text": "Time-out",
    "meaning": "The carrier reported no result in time."
  },
  {
    "code": "32003",
    "family": "MMS",
    "text": "Handset off",
    "meaning": "The handset was off or out of reach."
  },
  {
    "code": "33001",
    "family": "MMS",
    "text": "No subscriber",
    "meaning": "The number belongs to no subscriber."
  },
  {
    "code": "33003",
    "family": "MMS",
    "text": "Bad number",
    "meaning": "The recipient number is malformed."
  },
  {
    "code": "33012",
    "family": "MMS",
    "text": "Spam",
    "meaning": "The carrier or the recipient blocked the message as spam."
  },
  {
    "code": "33015",
    "family": "MMS",
    "text": "No route",
    "meaning": "There is no route to the recipient's carrier."
  },
  {
    "code": "33022",
    "family": "MMS",
    "text": "Character set",
    "meaning": "The text holds a character that the carrier cannot send."
  },
  {
    "code": "33023",
    "family": "MMS",
    "text": "Sender not registered",
    "meaning": "The sender number is not registered with the carrier."
  },
  {
    "code": "33029",
    "family": "MMS",
    "text": "Outside sending hours",
    "meaning": "Advertising was sent outside 08:00 to 20:00 Korean time."
  },
  {
    "code": "33034",
    "family": "MMS",
    "text": "Invalid fallback file",
    "meaning": "A file of the fallback message could not be used."
  },
  {
    "code": "33101",
    "family": "RCS rules",
    "text": "Handset without RCS",
    "meaning": "The recipient's handset has no RCS."
  },
  {
    "code": "51907",
    "family": "RCS carriers",
    "text": "Expired",
    "meaning": "The message was not delivered within its expiry time."
  },
  {
    "code": "54003",
    "family": "RCS carriers",
    "text": "RCS unreachable",
    "meaning": "The recipient's RCS could not be reached."
  },
  {
    "code": "60162",
    "family": "messenger",
    "text": "originCID",
    "meaning": "The originCID is not known to the messenger."
  },
  {
    "code": "61028",
    "family": "messenger",
    "text": "Targeting not allowed",
    "meaning": "The sender may not reach these people, or not with this kind of message."
  },
  {
    "code": "61033",
    "family": "messenger",
    "text": "Template of another kind",
    "meaning": "The template is of another message type than the message."
  },
  {
    "code": "63015",
    "family": "messenger",
    "text": "Template missing",
    "meaning": "The template is unknown to the messenger."
  },
  {
    "code": "63016",
    "family": "messenger",
    "text": "Text differs from template",
    "meaning": "The text does not match its approved template."
  },
  {
    "code": "63018",
    "family": "messenger",
    "text": "Cannot be sent",
    "meaning": "The messenger could not send the message."
  },
  {
    "code": "63019",
    "family": "messenger",
    "text": "Not a messenger user",
    "meaning": "The recipient does not use the messenger."
  },
  {
    "code": "63020",
    "family": "messenger",
    "text": "Recipient blocks alimtalk",
    "meaning": "The recipient has blocked alimtalk."
  },
  {
    "code": "63021",
    "family": "messenger",
    "text": "App too old",
    "meaning": "The recipient's messenger is too old for the message."
  },
  {
    "code": "63022",
    "family": "messenger",
    "text": "Outside sending hours",
    "meaning": "Advertising was sent outside 08:00 to 20:00 Korean time."
  },
  {
    "code": "63023",
    "family": "messenger",
    "text": "Video",
    "meaning": "The video could not be used."
  },
  {
    "code": "63024",
    "family": "messenger",
    "text": "Image",
    "meaning": "The image could not be used."
  },
  {
    "code": "63025",
    "family": "messenger",
    "text": "Variable too long",
    "meaning": "A variable of the template is too long."
  },
  {
    "code": "63026",
    "family": "messenger",
    "text": "chatExtra or chatEvent too long",
    "meaning": "The data of a button that switches the conversation is too long."
  },
  {
    "code": "63027",
    "family": "messenger",
    "text": "Buttons differ",
    "meaning": "The buttons are not those of the template."
  },
  {
    "code": "63041",
    "family": "messenger",
    "text": "Item list count",
    "meaning": "The item list has too few or too many rows."
  },
  {
    "code": "63043",
    "family": "messenger",
    "text": "Image variables",
    "meaning": "The images are not those of the template."
  },
  {
    "code": "63044",
    "family": "messenger",
    "text": "Coupon variables",
    "meaning": "The coupon is not that of the template."
  },
  {
    "code": "63045",
    "family": "messenger",
    "text": "Commerce variables",
    "meaning": "The offer is not that of the template."
  },
  {
    "code": "63046",
    "family": "messenger",
    "text": "additionalContent too long",
    "meaning": "The additional content is too long."
  },
  {
    "code": "63047",
    "family": "messenger",
    "text": "Commerce title too long",
    "meaning": "The title of the offer is too long."
  },
  {
    "code": "63048",
    "family": "messenger",
    "text": "Group tag",
    "meaning": "The group tag is not known to the messenger."
  },
  {
    "code": "63050",
    "family": "messenger",
    "text": "Opt-out form not shown",
    "meaning": "The recipient's messenger cannot show how to opt out."
  },
  {
    "code": "63051",
    "family": "messenger",
    "text": "Card count",
    "meaning": "The carousel has too few or too many cards."
  },
  {
    "code": "63052",
    "family": "messenger",
    "text": "Card text",
    "meaning": "The text of a card could not be used."
  },
  {
    "code": "63053",
    "family": "messenger",
    "text": "Carousel",
    "meaning": "The carousel is not that of the template."
  },
  {
    "code": "63054",
    "family": "messenger",
    "text": "Carousel buttons",
    "meaning": "The buttons of a card are not those of the template."
  },
  {
    "code": "63055",
    "family": "messenger",
    "text": "Carousel coupon",
    "meaning": "The coupon of a card is not that of the template."
  },
  {
    "code": "63056",
    "family": "messenger",
    "text": "Item title too long",
    "meaning": "The title of a row is too long."
  },
  {
    "code": "63057",
    "family": "messenger",
    "text": "Carousel commerce",
    "meaning": "The offer of a card is not that of the template."
  },
  {
    "code": "63058",
    "family": "messenger",
    "text": "Card header",
    "meaning": "The header of a card could not be used."
  },
  {
    "code": "64110",
    "family": "messenger",
    "text": "Kind unknown",
    "meaning": "The messenger does not know the kind of message."
  },
  {
    "code": "67014",
    "family": "messenger",
    "text": "Validity expired",
    "meaning": "The message was not delivered within its validity."
  },
  {
    "code": "90000",
    "family": "all",
    "text": "Internal",
    "meaning": "The gateway could not process the message."
  },
  {
    "code": "99999",
    "family": "all",
    "text": "Unknown",
    "meaning": "The carrier reported a result that is not known."
  }
] as const;

export const reportValues = {
  "serviceTypes": [
    {
      "value": "SMS",
      "meaning": "Domestic short text"
    },
    {
      "value": "MMS",
      "meaning": "Domestic long text or image message"
    },
    {
      "value": "RCS",
      "meaning": "RCS message"
    },
    {
      "value": "INTERNATIONAL",
      "meaning": "International text"
    },
    {
      "value": "ALIMTALK",
      "meaning": "Messenger notification"
    },
    {
      "value": "FRIENDTALK",
      "meaning": "Messenger free-form message"
    },
    {
      "value": "BRANDMESSAGE",
      "meaning": "Messenger brand message"
    }
  ],
  "msgTypes": [
    {
      "value": "SM",
      "serviceType": "SMS",
      "meaning": "Short text"
    },
    {
      "value": "LM",
      "serviceType": "MMS",
      "meaning": "Long text"
    },
    {
      "value": "MM",
      "serviceType": "MMS",
      "meaning": "Image message"
    },
    {
      "value": "IM",
      "serviceType": "INTERNATIONAL",
      "meaning": "International text"
    },
    {
      "value": "RS",
      "serviceType": "RCS",
      "meaning": "RCS SMS"
    },
    {
      "value": "RL",
      "serviceType": "RCS",
      "meaning": "RCS LMS"
    },
    {
      "value": "RM",
      "serviceType": "RCS",
      "meaning": "RCS media"
    },
    {
      "value": "RF",
      "serviceType": "RCS",
      "meaning": "RCS free template"
    },
    {
      "value": "RD",
      "serviceType": "RCS",
      "meaning": "RCS description template"
    },
    {
      "value": "RC",
      "serviceType": "RCS",
      "meaning": "RCS cell template"
    },
    {
      "value": "RI",
      "serviceType": "RCS",
      "meaning": "RCS image template"
    },
    {
      "value": "AT",
      "serviceType": "ALIMTALK",
      "meaning": "Alimtalk text"
    },
    {
      "value": "AI",
      "serviceType": "ALIMTALK",
      "meaning": "Alimtalk with an image"
    },
    {
      "value": "FT",
      "serviceType": "FRIENDTALK",
      "meaning": "Friendtalk text"
    },
    {
      "value": "FI",
      "serviceType": "FRIENDTALK",
      "meaning": "Friendtalk with an image"
    },
    {
      "value": "FW",
      "serviceType": "FRIENDTALK",
      "meaning": "Friendtalk with a wide image"
    },
    {
      "value": "FL",
      "serviceType": "FRIENDTALK",
      "meaning": "Friendtalk with a wide item list"
    },
    {
      "value": "FC",
      "serviceType": "FRIENDTALK",
      "meaning": "Friendtalk carousel"
    },
    {
      "value": "FM",
      "serviceType": "FRIENDTALK",
      "meaning": "Friendtalk with an offer"
    },
    {
      "value": "FA",
      "serviceType": "FRIENDTALK",
      "meaning": "Friendtalk carousel of offers"
    },
    {
      "value": "FP",
      "serviceType": "FRIENDTALK",
      "meaning": "Friendtalk with a premium video"
    },
    {
      "value": "FT",
      "serviceType": "BRANDMESSAGE",
      "meaning": "Brand message text"
    },
    {
      "value": "FI",
      "serviceType": "BRANDMESSAGE",
      "meaning": "Brand message with an image"
    },
    {
      "value": "FW",
      "serviceType": "BRANDMESSAGE",
      "meaning": "Brand message with a wide image"
    },
    {
      "value": "FL",
      "serviceType": "BRANDMESSAGE",
      "meaning": "Brand message with a wide item list"
    },
    {
      "value": "FC",
      "serviceType": "BRANDMESSAGE",
      "meaning": "Brand message carousel feed"
    },
    {
      "value": "FM",
      "serviceType": "BRANDMESSAGE",
      "meaning": "Brand message with an offer"
    },
    {
      "value": "FA",
      "serviceType": "BRANDMESSAGE",
      "meaning": "Brand message carousel of offers"
    },
    {
      "value": "FP",
      "serviceType": "BRANDMESSAGE",
      "meaning": "Brand message with a premium video"
    }
  ],
  "reportTypes": [
    {
      "value": "0",
      "meaning": "The final result of the message"
    },
    {
      "value": "1",
      "meaning": "The result of a step before it"
    }
  ],
  "carriers": [
    {
      "value": "10001",
      "meaning": "Mobile carrier 10001"
    },
    {
      "value": "10002",
      "meaning": "Mobile carrier 10002"
    },
    {
      "value": "10003",
      "meaning": "Mobile carrier 10003"
    },
    {
      "value": "10008",
      "meaning": "Mobile carrier 10008"
    },
    {
      "value": "10000",
      "meaning": "Any other carrier"
    }
  ]
} as const;

export const rcsFormats = {
  "formats": [
    {
      "id": "SS000000",
      "layout": "Standalone SMS",
      "family": "text",
      "msgType": "RS",
      "content": "standalone",
      "cards": 1,
      "images": [],
      "title": 0,
      "text": 100,
      "buttons": {
        "max": 1
      },
      "subInfo": 0
    },
    {
      "id": "SL000000",
      "layout": "Standalone LMS",
      "family": "text",
      "msgType": "RL",
      "content": "standalone",
      "cards": 1,
      "images": [
        {
          "width": 568,
          "height": 528
        }
      ],
      "title": 30,
      "text": 1300,
      "buttons": {
        "max": 3,
        "label": 17
      },
      "subInfo": 0
    },
    {
      "id": "SMwThT00",
      "layout": "Standalone media top, tall",
      "family": "media",
      "msgType": "RM",
      "content": "standalone",
      "cards": 1,
      "images": [
        {
          "width": 568,
          "height": 528
        }
      ],
      "title": 30,
      "text": 1300,
      "buttons": {
        "max": 2,
        "label": 17
      },
      "subInfo": 0
    },
    {
      "id": "SMwThM00",
      "layout": "Standalone media top, medium",
      "family": "media",
      "msgType": "RM",
      "content": "standalone",
      "cards": 1,
      "images": [
        {
          "width": 568,
          "height": 336
        }
      ],
      "title": 30,
      "text": 1300,
      "buttons": {
        "max": 2,
        "label": 17
      },
      "subInfo": 0
    },
    {
      "id": "CMwMhM0200",
      "layout": "Carousel medium with 2 cards",
      "family": "carousel-medium",
      "msgType": "RM",
      "content": "carousel",
      "cards": 2,
      "images": [
        {
          "width": 696,
          "height": 504
        }
      ],
      "maxTotalImageBytes": 1048576,
      "title": 30,
      "text": 1300,
      "totalText": 1300,
      "buttons": {
        "max": 2,
        "label": 13
      },
      "subInfo": 0
    },
    {
      "id": "CMwMhM0300",
      "layout": "Carousel medium with 3 cards",
      "family": "carousel-medium",
      "msgType": "RM",
      "content": "carousel",
      "cards": 3,
      "images": [
        {
          "width": 696,
          "height": 504
        }
      ],
      "maxTotalImageBytes": 1048576,
      "title": 30,
      "text": 1300,
      "totalText": 1300,
      "buttons": {
        "max": 2,
        "label": 13
      },
      "subInfo": 0
    },
    {
      "id": "CMwMhM0400",
      "layout": "Carousel medium with 4 cards",
      "family": "carousel-medium",
      "msgType": "RM",
      "content": "carousel",
      "cards": 4,
      "images": [
        {
          "width": 696,
          "height": 504
        }
      ],
      "maxTotalImageBytes": 1048576,
      "title": 30,
      "text": 1300,
      "totalText": 1300,
      "buttons": {
        "max": 2,
        "label": 13
      },
      "subInfo": 0
    },
    {
      "id": "CMwMhM0500",
      "layout": "Carousel medium with 5 cards",
      "family": "carousel-medium",
      "msgType": "RM",
      "content": "carousel",
      "cards": 5,
      "images": [
        {
          "width": 696,
          "height": 504
        }
      ],
      "maxTotalImageBytes": 1048576,
      "title": 30,
      "text": 1300,
      "totalText": 1300,
      "buttons": {
        "max": 2,
        "label": 13
      },
      "subInfo": 0
    },
    {
      "id": "CMwMhM0600",
      "layout": "Carousel medium with 6 cards",
      "family": "carousel-medium",
      "msgType": "RM",
      "content": "carousel",
      "cards": 6,
      "images": [
        {
          "width": 696,
          "height": 504
        }
      ],
      "maxTotalImageBytes": 1048576,
      "title": 30,
      "text": 1300,
      "totalText": 1300,
      "buttons": {
        "max": 2,
        "label": 13
      },
      "subInfo": 0
    },
    {
      "id": "CMwShS0200",
      "layout": "Carousel small with 2 cards",
      "family": "carousel-small",
      "msgType": "RM",
      "content": "carousel",
      "cards": 2,
      "images": [
        {
          "width": 360,
          "height": 336
        }
      ],
      "maxTotalImageBytes": 1048576,
      "title": 30,
      "text": 1300,
      "totalText": 1300,
      "buttons": {
        "max": 2,
        "label": 5
      },
      "subInfo": 0
    },
    {
      "id": "CMwShS0300",
      "layout": "Carousel small with 3 cards",
      "family": "carousel-small",
      "msgType": "RM",
      "content": "carousel",
      "cards": 3,
      "images": [
        {
          "width": 360,
          "height": 336
        }
      ],
      "maxTotalImageBytes": 1048576,
      "title": 30,
      "text": 1300,
      "totalText": 1300,
      "buttons": {
        "max": 2,
        "label": 5
      },
      "subInfo": 0
    },
    {
      "id": "CMwShS0400",
      "layout": "Carousel small with 4 cards",
      "family": "carousel-small",
      "msgType": "RM",
      "content": "carousel",
      "cards": 4,
      "images": [
        {
          "width": 360,
          "height": 336
        }
      ],
      "maxTotalImageBytes": 1048576,
      "title": 30,
      "text": 1300,
      "totalText": 1300,
      "buttons": {
        "max": 2,
        "label": 5
      },
      "subInfo": 0
    },
    {
      "id": "CMwShS0500",
      "layout": "Carousel small with 5 cards",
      "family": "carousel-small",
      "msgType": "RM",
      "content": "carousel",
      "cards": 5,
      "images": [
        {
          "width": 360,
          "height": 336
        }
      ],
      "maxTotalImageBytes": 1048576,
      "title": 30,
      "text": 1300,
      "totalText": 1300,
      "buttons": {
        "max": 2,
        "label": 5
      },
      "subInfo": 0
    },
    {
      "id": "CMwShS0600",
      "layout": "Carousel small with 6 cards",
      "family": "carousel-small",
      "msgType": "RM",
      "content": "carousel",
      "cards": 6,
      "images": [
        {
          "width": 360,
          "height": 336
        }
      ],
      "maxTotalImageBytes": 1048576,
      "title": 30,
      "text": 1300,
      "totalText": 1300,
      "buttons": {
        "max": 2,
        "label": 5
      },
      "subInfo": 0
    },
    {
      "id": "OMHITV0001",
      "layout": "Image and title emphasis, 3:4 long",
      "family": "emphasis",
      "msgType": "RM",
      "content": "standalone",
      "cards": 1,
      "images": [
        {
          "width": 900,
          "height": 1200
        }
      ],
      "title": 30,
      "text": 0,
      "buttons": {
        "max": 2,
        "label": 16
      },
      "subInfo": 1
    },
    {
      "id": "OMHITS0001",
      "layout": "Image and title emphasis, 1:1 square",
      "family": "emphasis",
      "msgType": "RM",
      "content": "standalone",
      "cards": 1,
      "images": [
        {
          "width": 900,
          "height": 900
        }
      ],
      "title": 30,
      "text": 0,
      "buttons": {
        "max": 2,
        "label": 16
      },
      "subInfo": 1
    },
    {
      "id": "OMHIMV0001",
      "layout": "Image emphasis, 3:4 long",
      "family": "emphasis",
      "msgType": "RM",
      "content": "standalone",
      "cards": 1,
      "images": [
        {
          "width": 900,
          "height": 1200
        }
      ],
      "title": 30,
      "text": 0,
      "buttons": {
        "max": 2,
        "label": 16
      },
      "subInfo": 0
    },
    {
      "id": "OMHIMS0001",
      "layout": "Image emphasis, 1:1 square",
      "family": "emphasis",
      "msgType": "RM",
      "content": "standalone",
      "cards": 1,
      "images": [
        {
          "width": 900,
          "height": 900
        }
      ],
      "title": 30,
      "text": 0,
      "buttons": {
        "max": 2,
        "label": 16
      },
      "subInfo": 0
    },
    {
      "id": "OMTBNV0001",
      "layout": "Thumbnail vertical",
      "family": "thumbnail",
      "msgType": "RM",
      "content": "standalone",
      "cards": 1,
      "images": [
        {
          "width": 900,
          "height": 560
        }
      ],
      "title": 30,
      "text": 150,
      "buttons": {
        "max": 2,
        "label": 16
      },
      "subInfo": 2
    },
    {
      "id": "OMTBNH0001",
      "layout": "Thumbnail horizontal",
      "family": "thumbnail",
      "msgType": "RM",
      "content": "standalone",
      "cards": 1,
      "images": [
        {
          "width": 900,
          "height": 560
        }
      ],
      "title": 30,
      "text": 150,
      "buttons": {
        "max": 2,
        "label": 16
      },
      "subInfo": 3
    },
    {
      "id": "OMSNSS0001",
      "layout": "SNS",
      "family": "sns",
      "msgType": "RM",
      "content": "standalone",
      "cards": 1,
      "images": [
        {
          "width": 900,
          "height": 900
        }
      ],
      "title": 30,
      "text": 150,
      "buttons": {
        "max": 2,
        "label": 16
      },
      "subInfo": 0
    },
    {
      "id": "OMSNSH0001",
      "layout": "SNS with middle button",
      "family": "sns",
      "msgType": "RM",
      "content": "standalone",
      "cards": 1,
      "images": [
        {
          "width": 900,
          "height": 900
        }
      ],
      "title": 30,
      "text": 150,
      "buttons": {
        "max": 2,
        "label": 16
      },
      "subInfo": 0
    }
  ],
  "templates": [
    {
      "kind": "Free",
      "layout": "Free template",
      "family": "template",
      "msgType": "RF",
      "content": "template",
      "cards": 1,
      "images": [],
      "title": 0,
      "text": 90,
      "buttons": {
        "max": 1
      },
      "subInfo": 0
    },
    {
      "kind": "Description",
      "layout": "Description template",
      "family": "template",
      "msgType": "RD",
      "content": "template",
      "cards": 1,
      "images": [],
      "title": 8,
      "text": 90,
      "buttons": {
        "max": 2
      },
      "subInfo": 0
    },
    {
      "kind": "Cell",
      "layout": "Cell template",
      "family": "template",
      "msgType": "RC",
      "content": "template",
      "cards": 1,
      "images": [],
      "title": 8,
      "text": 90,
      "buttons": {
        "max": 2
      },
      "subInfo": 0
    },
    {
      "kind": "Image",
      "layout": "Image template",
      "family": "template",
      "msgType": "RI",
      "content": "template",
      "cards": 1,
      "images": [
        {
          "width": 900,
          "height": 1200
        },
        {
          "width": 900,
          "height": 900
        },
        {
          "width": 900,
          "height": 560
        }
      ],
      "title": 30,
      "text": 150,
      "buttons": {
        "max": 2
      },
      "subInfo": 3,
      "detail": {
        "image": {
          "width": 300,
          "height": 300
        },
        "text": 33
      }
    }
  ]
} as const;

export const imageRules = {
  "maxFileNameLength": 40,
  "formats": {
    "jpg": {
      "mediaTypes": [
        "image/jpeg",
        "image/jpg",
        "image/pjpeg"
      ],
      "extensions": [
        "jpg",
        "jpeg"
      ]
    },
    "png": {
      "mediaTypes": [
        "image/png"
      ],
      "extensions": [
        "png"
      ]
    },
    "gif": {
      "mediaTypes": [
        "image/gif"
      ],
      "extensions": [
        "gif"
      ]
    },
    "bmp": {
      "mediaTypes": [
        "image/bmp",
        "image/x-ms-bmp",
        "image/x-bmp"
      ],
      "extensions": [
        "bmp"
      ]
    }
  },
  "services": [
    {
      "serviceType": "MMS",
      "msgType": null,
      "name": "MMS",
      "formats": [
        "jpg"
      ],
      "width": {
        "max": 1500
      },
      "height": {
        "max": 1440
      },
      "maxBytes": 307200,
      "answer": null
    },
    {
      "serviceType": "RCS",
      "msgType": null,
      "name": "RCS",
      "formats": [
        "jpg",
        "bmp",
        "png",
        "gif"
      ],
      "sizes": "rcs-formats",
      "maxBytes": 1048576,
      "answer": "media"
    },
    {
      "serviceType": "FRIENDTALK",
      "msgType": "FI",
      "name": "Friendtalk image",
      "formats": [
        "jpg",
        "png"
      ],
      "width": {
        "min": 500
      },
      "ratio": {
        "min": {
          "width": 3,
          "height": 4
        },
        "max": {
          "width": 2,
          "height": 1
        }
      },
      "maxBytes": 512000,
      "answer": "imgUrl"
    },
    {
      "serviceType": "FRIENDTALK",
      "msgType": "FW",
      "name": "Friendtalk wide image",
      "formats": [
        "jpg",
        "png"
      ],
      "width": {
        "min": 800,
        "max": 800
      },
      "height": {
        "min": 600,
        "max": 600
      },
      "maxBytes": 2097152,
      "answer": "imgUrl"
    },
    {
      "serviceType": "FRIENDTALK",
      "msgType": "FL",
      "name": "Friendtalk wide item list image",
      "formats": [
        "jpg",
        "png"
      ],
      "width": {
        "min": 400,
        "max": 800
      },
      "height": {
        "min": 400,
        "max": 400
      },
      "maxBytes": 2097152,
      "answer": "imgUrl"
    },
    {
      "serviceType": "FRIENDTALK",
      "msgType": "FC",
      "name": "Friendtalk carousel image",
      "formats": [
        "jpg",
        "png"
      ],
      "width": {
        "min": 500
      },
      "ratio": {
        "min": {
          "width": 3,
          "height": 4
        },
        "max": {
          "width": 2,
          "height": 1
        }
      },
      "maxBytes": 2097152,
      "answer": "imgUrl"
    },
    {
      "serviceType": "FRIENDTALK",
      "msgType": "FA",
      "name": "Friendtalk image of offers",
      "formats": [
        "jpg",
        "png"
      ],
      "width": {
        "min": 500
      },
      "ratio": {
        "min": {
          "width": 3,
          "height": 4
        },
        "max": {
          "width": 2,
          "height": 1
        }
      },
      "maxBytes": 2097152,
      "answer": "imgUrl"
    },
    {
      "serviceType": "BRANDMESSAGE",
      "msgType": "default",
      "also": [
        "FI",
        "defalut"
      ],
      "name": "Brand message image",
      "formats": [
        "jpg",
        "png"
      ],
      "width": {
        "min": 500
      },
      "ratio": {
        "min": {
          "width": 3,
          "height": 4
        },
        "max": {
          "width": 2,
          "height": 1
        }
      },
      "maxBytes": 512000,
      "answer": "imgUrl"
    },
    {
      "serviceType": "BRANDMESSAGE",
      "msgType": "wide",
      "also": [
        "FW"
      ],
      "name": "Brand message wide image",
      "formats": [
        "jpg",
        "png"
      ],
      "width": {
        "min": 500
      },
      "ratio": {
        "min": {
          "width": 1,
          "height": 1
        },
        "max": {
          "width": 2,
          "height": 1
        }
      },
      "maxBytes": 5242880,
      "answer": "imgUrl"
    },
    {
      "serviceType": "BRANDMESSAGE",
      "msgType": "wideItemList",
      "also": [
        "FL"
      ],
      "subType": "first",
      "name": "Brand message wide item list, first row",
      "formats": [
        "jpg",
        "png"
      ],
      "width": {
        "min": 500
      },
      "ratio": {
        "min": {
          "width": 100,
          "height": 51
        },
        "max": {
          "width": 100,
          "height": 49
        }
      },
      "maxBytes": 5242880,
      "answer": "imgUrl"
    },
    {
      "serviceType": "BRANDMESSAGE",
      "msgType": "wideItemList",
      "also": [
        "FL"
      ],
      "name": "Brand message wide item list, other rows",
      "formats": [
        "jpg",
        "png"
      ],
      "width": {
        "min": 500
      },
      "ratio": {
        "min": {
          "width": 100,
          "height": 101
        },
        "max": {
          "width": 100,
          "height": 99
        }
      },
      "maxBytes": 5242880,
      "answer": "imgUrl"
    },
    {
      "serviceType": "BRANDMESSAGE",
      "msgType": "carouselFeed",
      "also": [
        "FC"
      ],
      "name": "Brand message carousel feed image",
      "formats": [
        "jpg",
        "png"
      ],
      "width": {
        "min": 500
      },
      "ratio": {
        "min": {
          "width": 3,
          "height": 4
        },
        "max": {
          "width": 2,
          "height": 1
        }
      },
      "maxBytes": 5242880,
      "answer": "imgUrl"
    },
    {
      "serviceType": "BRANDMESSAGE",
      "msgType": "carouselCommerce",
      "also": [
        "FA"
      ],
      "name": "Brand message carousel of offers, cards and opening card",
      "formats": [
        "jpg",
        "png"
      ],
      "width": {
        "min": 500
      },
      "ratio": {
        "min": {
          "width": 3,
          "height": 4
        },
        "max": {
          "width": 2,
          "height": 1
        }
      },
      "maxBytes": 5242880,
      "answer": "imgUrl"
    }
  ]
} as const;

export const brandmessageKinds = [
  {
    "msgType": "FT",
    "name": "text",
    "text": {
      "need": "required",
      "max": 1300,
      "lineBreaks": 99
    },
    "header": "refused",
    "additionalContent": false,
    "parts": [],
    "needs": [],
    "carousel": "none",
    "buttons": {
      "min": 0,
      "max": 5,
      "withCoupon": 4,
      "name": 14
    },
    "coupon": 12
  },
  {
    "msgType": "FI",
    "name": "image",
    "text": {
      "need": "required",
      "max": 400
    },
    "header": "refused",
    "additionalContent": false,
    "parts": [
      "image"
    ],
    "needs": [
      "image"
    ],
    "carousel": "none",
    "buttons": {
      "min": 0,
      "max": 5,
      "withCoupon": 4,
      "name": 14
    },
    "coupon": 12
  },
  {
    "msgType": "FW",
    "name": "wide image",
    "text": {
      "need": "required",
      "max": 76,
      "lineBreaks": 5
    },
    "header": "refused",
    "additionalContent": false,
    "parts": [
      "image"
    ],
    "needs": [
      "image"
    ],
    "carousel": "none",
    "buttons": {
      "min": 0,
      "max": 2,
      "withCoupon": 2,
      "name": 8
    },
    "coupon": 18
  },
  {
    "msgType": "FL",
    "name": "wide item list",
    "text": {
      "need": "refused"
    },
    "header": "required",
    "additionalContent": false,
    "parts": [
      "item"
    ],
    "needs": [
      "item"
    ],
    "carousel": "none",
    "buttons": {
      "min": 0,
      "max": 2,
      "withCoupon": 2,
      "name": 8
    },
    "coupon": 18
  },
  {
    "msgType": "FP",
    "name": "premium video",
    "text": {
      "need": "optional",
      "max": 76,
      "lineBreaks": 5
    },
    "header": "optional",
    "additionalContent": false,
    "parts": [
      "video"
    ],
    "needs": [
      "video"
    ],
    "carousel": "none",
    "buttons": {
      "min": 0,
      "max": 1,
      "withCoupon": 1,
      "name": 8
    },
    "coupon": 18
  },
  {
    "msgType": "FM",
    "name": "commerce",
    "text": {
      "need": "refused"
    },
    "header": "refused",
    "additionalContent": true,
    "parts": [
      "image",
      "commerce"
    ],
    "needs": [
      "image",
      "commerce"
    ],
    "carousel": "none",
    "buttons": {
      "min": 1,
      "max": 2,
      "withCoupon": 2,
      "name": 8
    },
    "coupon": 12
  },
  {
    "msgType": "FC",
    "name": "carousel feed",
    "text": {
      "need": "refused"
    },
    "header": "refused",
    "additionalContent": false,
    "parts": [],
    "needs": [],
    "carousel": "feed",
    "buttons": {
      "min": 1,
      "max": 2,
      "withCoupon": 2,
      "name": 8
    },
    "coupon": 12
  },
  {
    "msgType": "FA",
    "name": "carousel commerce",
    "text": {
      "need": "refused"
    },
    "header": "refused",
    "additionalContent": false,
    "parts": [],
    "needs": [],
    "carousel": "commerce",
    "buttons": {
      "min": 1,
      "max": 2,
      "withCoupon": 2,
      "name": 8
    },
    "coupon": 12
  }
] as const;

export const placeholders = {
  "sms": {
    "text": true
  },
  "mms": {
    "text": true,
    "title": true
  },
  "rcs": {
    "content": {
      "standalone": {
        "text": true,
        "title": true,
        "mediaUrl": true,
        "button": {
          "*": {
            "name": true,
            "url": true,
            "label": true,
            "fallbackUrl": true,
            "query": true,
            "title": true,
            "description": true,
            "text": true
          }
        },
        "subContent": {
          "*": {
            "subTitle": true,
            "subDesc": true,
            "subMediaUrl": true
          }
        }
      },
      "carousel": {
        "*": {
          "text": true,
          "title": true,
          "mediaUrl": true,
          "button": {
            "*": {
              "name": true,
              "url": true,
              "label": true,
              "fallbackUrl": true,
              "query": true,
              "title": true,
              "description": true,
              "text": true
            }
          }
        }
      },
      "template": {
        "title": true,
        "description": true,
        "subContent": {
          "": true,
          "*": {
            "subTitle": true,
            "subDesc": true,
            "subMediaUrl": true
          }
        },
        "*": true
      }
    },
    "body": {
      "title": {
        "": true,
        "*": true
      },
      "description": {
        "": true,
        "*": true
      },
      "media": {
        "": true,
        "*": true
      },
      "*": {
        "": true,
        "*": true
      }
    },
    "buttons": {
      "*": {
        "suggestions": {
          "*": {
            "action": {
              "urlAction": {
                "openUrl": {
                  "url": true
                }
              },
              "displayText": true
            }
          }
        }
      }
    },
    "footer": true
  },
  "alimtalk": {
    "text": true,
    "title": true,
    "header": true,
    "attachment": {
      "button": {
        "*": {
          "name": true,
          "urlMobile": true,
          "urlPc": true,
          "schemeIos": true,
          "schemeAndroid": true
        }
      },
      "item": {
        "list": {
          "*": {
            "title": true,
            "description": true
          }
        },
        "summary": {
          "title": true,
          "description": true
        }
      },
      "itemHighlight": {
        "title": true,
        "description": true
      }
    },
    "supplement": {
      "quickReply": {
        "*": {
          "name": true,
          "urlMobile": true,
          "urlPc": true,
          "schemeIos": true,
          "schemeAndroid": true
        }
      }
    },
    "link": {
      "urlMobile": true,
      "urlPc": true,
      "schemeIos": true,
      "schemeAndroid": true
    }
  },
  "friendtalk": {
    "text": true,
    "header": true,
    "additionalContent": true,
    "attachment": {
      "button": {
        "*": {
          "name": true,
          "urlMobile": true,
          "urlPc": true,
          "schemeIos": true,
          "schemeAndroid": true
        }
      },
      "image": {
        "imgLink": true
      },
      "item": {
        "list": {
          "*": {
            "title": true,
            "urlMobile": true,
            "urlPc": true,
            "schemeIos": true,
            "schemeAndroid": true
          }
        },
        "summary": {
          "title": true,
          "description": true
        }
      },
      "coupon": {
        "title": true,
        "description": true,
        "urlMobile": true,
        "urlPc": true,
        "schemeIos": true,
        "schemeAndroid": true
      },
      "commerce": {
        "title": true
      }
    },
    "carousel": {
      "list": {
        "*": {
          "header": true,
          "message": true,
          "additionalContent": true,
          "attachment": {
            "button": {
              "*": {
                "name": true,
                "urlMobile": true,
                "urlPc": true,
                "schemeIos": true,
                "schemeAndroid": true
              }
            },
            "image": {
              "imgLink": true
            },
            "coupon": {
              "title": true,
              "description": true,
              "urlMobile": true,
              "urlPc": true,
              "schemeIos": true,
              "schemeAndroid": true
            },
            "commerce": {
              "title": true
            }
          }
        }
      },
      "head": {
        "header": true,
        "content": true,
        "urlMobile": true,
        "urlPc": true,
        "schemeIos": true,
        "schemeAndroid": true
      },
      "tail": {
        "urlMobile": true,
        "urlPc": true,
        "schemeIos": true,
        "schemeAndroid": true
      }
    }
  },
  "brandmessage": {
    "text": true,
    "button": {
      "*": {
        "name": true,
        "urlMobile": true,
        "urlPc": true,
        "schemeIos": true,
        "schemeAndroid": true
      }
    },
    "messageVariable": {
      "*": true
    },
    "buttonVariable": {
      "*": true
    },
    "couponVariable": {
      "*": true
    },
    "imageVariable": {
      "*": {
        "imgLink": true
      }
    },
    "videoVariable": {
      "*": true
    },
    "commerceVariable": {
      "*": true
    },
    "carouselVariable": {
      "*": {
        "messageVariable": {
          "*": true
        },
        "buttonVariable": {
          "*": true
        },
        "couponVariable": {
          "*": true
        },
        "imageVariable": {
          "*": {
            "imgLink": true
          }
        },
        "commerceVariable": {
          "*": true
        }
      }
    },
    "header": true,
    "additionalContent": true,
    "attachment": {
      "button": {
        "*": {
          "name": true,
          "urlMobile": true,
          "urlPc": true,
          "schemeIos": true,
          "schemeAndroid": true
        }
      },
      "image": {
        "imgLink": true
      },
      "item": {
        "list": {
          "*": {
            "title": true,
            "urlMobile": true,
            "urlPc": true,
            "schemeIos": true,
            "schemeAndroid": true
          }
        }
      },
      "coupon": {
        "title": true,
        "description": true,
        "urlMobile": true,
        "urlPc": true,
        "schemeIos": true,
        "schemeAndroid": true
      },
      "commerce": {
        "title": true
      }
    },
    "carousel": {
      "list": {
        "*": {
          "header": true,
          "message": true,
          "additionalContent": true,
          "attachment": {
            "button": {
              "*": {
                "name": true,
                "urlMobile": true,
                "urlPc": true,
                "schemeIos": true,
                "schemeAndroid": true
              }
            },
            "image": {
              "imgLink": true
            },
            "coupon": {
              "title": true,
              "description": true,
              "urlMobile": true,
              "urlPc": true,
              "schemeIos": true,
              "schemeAndroid": true
            },
            "commerce": {
              "title": true
            }
          }
        }
      },
      "head": {
        "header": true,
        "content": true,
        "urlMobile": true,
        "urlPc": true,
        "schemeIos": true,
        "schemeAndroid": true
      },
      "tail": {
        "urlMobile": true,
        "urlPc": true,
        "schemeIos": true,
        "schemeAndroid": true
      }
    }
  }
} as const;

export const carrierPayloadFields = {
  "sms": [
    "from",
    "text",
    "ttl",
    "originCID"
  ],
  "mms": [
    "from",
    "text",
    "title",
    "fileKey",
    "ttl",
    "originCID"
  ],
  "rcs": [
    "content",
    "body",
    "buttons",
    "from",
    "formatId",
    "brandKey",
    "brandId",
    "expiryOption",
    "header",
    "footer",
    "groupId",
    "copyAllowed",
    "agencyId",
    "agencyKey",
    "ttl"
  ],
  "international": [
    "from",
    "text"
  ],
  "alimtalk": [
    "senderKey",
    "msgType",
    "templateCode",
    "text",
    "title",
    "header",
    "attachment",
    "supplement",
    "price",
    "currencyType",
    "link"
  ],
  "friendtalk": [
    "senderKey",
    "msgType",
    "text",
    "adFlag",
    "adult",
    "pushAlarm",
    "header",
    "additionalContent",
    "groupTagKey",
    "attachment",
    "carousel"
  ],
  "brandmessage": [
    "senderKey",
    "sendType",
    "msgType",
    "text",
    "imgUrl",
    "button",
    "targeting",
    "templateCode",
    "messageVariable",
    "buttonVariable",
    "couponVariable",
    "imageVariable",
    "videoVariable",
    "commerceVariable",
    "carouselVariable",
    "groupTagKey",
    "adult",
    "pushAlarm",
    "originCID",
    "unsubscribePhoneNumber",
    "unsubscribeAuthNumber",
    "header",
    "additionalContent",
    "adFlag",
    "attachment",
    "carousel"
  ]
} as const;
