// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export const channels = [
  {
    "name": "sms",
    "label": "SMS",
    "hint": "A short text, at most {text} bytes",
    "meaning": "Domestic short text",
    "msgTypes": [
      {
        "value": "SM",
        "meaning": "Short text"
      }
    ],
    "operation": "sendSms",
    "step": "SmsStep",
    "recipients": "domestic",
    "families": [
      "SMS"
    ],
    "codes": {
      "expired": "22000",
      "noRoute": "23015",
      "refused": "23003",
      "failed": "22003"
    },
    "offers": [
      "23001",
      "22003"
    ],
    "serviceType": "SMS",
    "path": "/v1/send/sms"
  },
  {
    "name": "mms",
    "label": "LMS / MMS",
    "reportLabel": "MMS",
    "hint": "A long text with a title and up to {fileKey} images",
    "meaning": "Domestic long text or image message",
    "msgTypes": [
      {
        "value": "LM",
        "meaning": "Long text"
      },
      {
        "value": "MM",
        "meaning": "Image message"
      }
    ],
    "operation": "sendMms",
    "step": "MmsStep",
    "recipients": "domestic",
    "families": [
      "MMS"
    ],
    "codes": {
      "expired": "32000",
      "noRoute": "33015",
      "refused": "33003",
      "failed": "32003"
    },
    "offers": [
      "33001",
      "32003"
    ],
    "serviceType": "MMS",
    "path": "/v1/send/mms"
  },
  {
    "name": "rcs",
    "label": "RCS",
    "hint": "Cards, carousels and templates on phones with RCS",
    "meaning": "RCS message",
    "msgTypes": [
      {
        "value": "RS",
        "meaning": "RCS SMS"
      },
      {
        "value": "RL",
        "meaning": "RCS LMS"
      },
      {
        "value": "RM",
        "meaning": "RCS media"
      },
      {
        "value": "RF",
        "meaning": "RCS free template"
      },
      {
        "value": "RD",
        "meaning": "RCS description template"
      },
      {
        "value": "RC",
        "meaning": "RCS cell template"
      },
      {
        "value": "RI",
        "meaning": "RCS image template"
      }
    ],
    "operation": "sendRcs",
    "step": "RcsStep",
    "recipients": "domestic",
    "families": [
      "RCS rules",
      "RCS carriers"
    ],
    "codes": {
      "expired": "51907",
      "noRoute": "54003",
      "refused": "33101",
      "failed": "54003",
      "outsideHours": "33029"
    },
    "offers": [
      "33101"
    ],
    "serviceType": "RCS",
    "path": "/v1/send/rcs"
  },
  {
    "name": "international",
    "label": "International",
    "reportLabel": "International SMS",
    "hint": "A text to another country, in several parts where it is long",
    "meaning": "International text",
    "msgTypes": [
      {
        "value": "IM",
        "meaning": "International text"
      }
    ],
    "operation": "sendInternational",
    "recipients": "international",
    "families": [
      "SMS"
    ],
    "codes": {
      "expired": "22000",
      "noRoute": "23015",
      "refused": "23003",
      "failed": "22003"
    },
    "offers": [
      "23001",
      "22003"
    ],
    "serviceType": "INTERNATIONAL",
    "path": "/v1/send/international"
  },
  {
    "name": "alimtalk",
    "label": "Alimtalk",
    "hint": "A notification from an approved template",
    "meaning": "Messenger notification",
    "msgTypes": [
      {
        "value": "AT",
        "meaning": "Alimtalk text"
      },
      {
        "value": "AI",
        "meaning": "Alimtalk with an image"
      }
    ],
    "operation": "sendAlimtalk",
    "step": "AlimtalkStep",
    "recipients": "domestic",
    "families": [
      "messenger"
    ],
    "codes": {
      "expired": "67014",
      "noRoute": "90000",
      "refused": "63015",
      "failed": "63019"
    },
    "offers": [
      "63019"
    ],
    "messenger": true,
    "serviceType": "ALIMTALK",
    "path": "/v1/send/alimtalk"
  },
  {
    "name": "friendtalk",
    "label": "Friendtalk",
    "hint": "A message to friends of your channel",
    "meaning": "Messenger free-form message",
    "msgTypes": [
      {
        "value": "FT",
        "meaning": "Friendtalk text"
      },
      {
        "value": "FI",
        "meaning": "Friendtalk with an image"
      },
      {
        "value": "FW",
        "meaning": "Friendtalk with a wide image"
      },
      {
        "value": "FL",
        "meaning": "Friendtalk with a wide item list"
      },
      {
        "value": "FC",
        "meaning": "Friendtalk carousel"
      },
      {
        "value": "FM",
        "meaning": "Friendtalk with an offer"
      },
      {
        "value": "FA",
        "meaning": "Friendtalk carousel of offers"
      },
      {
        "value": "FP",
        "meaning": "Friendtalk with a premium video"
      }
    ],
    "operation": "sendFriendtalk",
    "step": "FriendtalkStep",
    "recipients": "domestic",
    "families": [
      "messenger"
    ],
    "codes": {
      "expired": "67014",
      "noRoute": "90000",
      "refused": "63015",
      "failed": "63019",
      "outsideHours": "63022"
    },
    "offers": [
      "63019"
    ],
    "messenger": true,
    "serviceType": "FRIENDTALK",
    "path": "/v1/send/friendtalk"
  },
  {
    "name": "brandmessage",
    "label": "Brand message",
    "hint": "An advertisement of your channel",
    "meaning": "Messenger brand message",
    "msgTypes": [
      {
        "value": "FT",
        "meaning": "Brand message text"
      },
      {
        "value": "FI",
        "meaning": "Brand message with an image"
      },
      {
        "value": "FW",
        "meaning": "Brand message with a wide image"
      },
      {
        "value": "FL",
        "meaning": "Brand message with a wide item list"
      },
      {
        "value": "FC",
        "meaning": "Brand message carousel feed"
      },
      {
        "value": "FM",
        "meaning": "Brand message with an offer"
      },
      {
        "value": "FA",
        "meaning": "Brand message carousel of offers"
      },
      {
        "value": "FP",
        "meaning": "Brand message with a premium video"
      }
    ],
    "operation": "sendBrandmessage",
    "step": "BrandmessageStep",
    "recipients": "domestic",
    "families": [
      "messenger"
    ],
    "codes": {
      "expired": "67014",
      "noRoute": "90000",
      "refused": "63015",
      "failed": "63019",
      "outsideHours": "63022"
    },
    "offers": [
      "63019"
    ],
    "messenger": true,
    "isNew": true,
    "userType": true,
    "serviceType": "BRANDMESSAGE",
    "path": "/v1/send/brandmessage"
  }
] as const;

export const magicRecipients = [
  {
    "digits": "0000",
    "what": "delivered at once",
    "answer": "accept",
    "receipts": [
      {
        "state": "delivered",
        "afterMs": 0
      }
    ],
    "isOffered": true
  },
  {
    "digits": "8000",
    "what": "refused at submit",
    "answer": "refuse",
    "receipts": [],
    "isOffered": true
  },
  {
    "digits": "8001",
    "what": "no receipt ever: the step expires",
    "answer": "accept",
    "receipts": [],
    "isOffered": true
  },
  {
    "digits": "8002",
    "what": "late: delivered one second after the step has expired",
    "answer": "accept",
    "receipts": [
      {
        "state": "delivered",
        "afterExpiryMs": 1000
      }
    ]
  },
  {
    "digits": "8003",
    "what": "delivered, and the receipt comes twice",
    "answer": "accept",
    "receipts": [
      {
        "state": "delivered"
      },
      {
        "state": "delivered"
      }
    ]
  },
  {
    "digits": "8004",
    "what": "taken, but the submit is not answered: unknown until the receipt comes, delivered",
    "answer": "no-answer",
    "receipts": [
      {
        "state": "delivered"
      }
    ]
  },
  {
    "digits": "8005",
    "what": "delivered, and the receipt comes before the answer to the submit",
    "answer": "accept-after-receipt",
    "receipts": [
      {
        "state": "delivered",
        "afterMs": 0
      }
    ]
  },
  {
    "digits": "8006",
    "what": "throttled once, then delivered",
    "answer": "throttle-once",
    "receipts": [
      {
        "state": "delivered"
      }
    ]
  },
  {
    "digits": "8007",
    "what": "lost: the submit is not answered and the carrier never had it; sent again, delivered",
    "answer": "lose-once",
    "receipts": [
      {
        "state": "delivered"
      }
    ]
  },
  {
    "digits": "8008",
    "what": "slow: delivered after five seconds",
    "answer": "accept",
    "receipts": [
      {
        "state": "delivered",
        "afterMs": 5000
      }
    ],
    "isOffered": true
  },
  {
    "digits": "8009",
    "what": "out of order: a failure, then delivered",
    "answer": "accept",
    "receipts": [
      {
        "state": "failed",
        "afterMs": 100
      },
      {
        "state": "delivered",
        "afterMs": 200
      }
    ]
  },
  {
    "digits": "8010",
    "what": "delivered; brandmessage, basic: to a friend of the channel (userType F)",
    "answer": "accept",
    "receipts": [
      {
        "state": "delivered",
        "userType": "F"
      }
    ]
  },
  {
    "digits": "8011",
    "what": "delivered; brandmessage, basic: to somebody who is no friend of the channel (userType N)",
    "answer": "accept",
    "receipts": [
      {
        "state": "delivered",
        "userType": "N"
      }
    ]
  },
  {
    "digits": "9000",
    "what": "fails with 90000",
    "answer": "accept",
    "receipts": [
      {
        "state": "failed"
      }
    ],
    "code": "90000"
  },
  {
    "digits": "9999",
    "what": "fails with 99999",
    "answer": "accept",
    "receipts": [
      {
        "state": "failed"
      }
    ],
    "code": "99999"
  }
] as const;

export const resultCodes = [
  {
    "code": "A000",
    "text": "Success",
    "status": 200,
    "origin": "specification",
    "meaning": "The request was carried out.",
    "action": "Nothing. For a send, keep the `msgKey`: its report says whether the message was delivered."
  },
  {
    "code": "A001",
    "text": "Expired token",
    "status": 401,
    "origin": "specification",
    "meaning": "The token is older than its lifetime.",
    "action": "Issue a new token and repeat the request with it."
  },
  {
    "code": "A002",
    "text": "Invalid token",
    "status": 401,
    "origin": "extension",
    "meaning": "The token is missing, malformed, forged or revoked.",
    "action": "Send `Authorization: Bearer` and the token exactly as it was issued. If you do, issue a new one."
  },
  {
    "code": "A010",
    "text": "Cannot parse JSON",
    "status": 400,
    "origin": "specification",
    "meaning": "The body is not JSON.",
    "action": "Write the body with a JSON library and send it as UTF-8.",
    "message": "must be JSON"
  },
  {
    "code": "A011",
    "text": "Cannot map JSON",
    "status": 400,
    "origin": "extension",
    "meaning": "The body holds a field that the operation does not know, or a fault at a place that has no code of its own.",
    "action": "Correct or remove the field that `errors` points at. Names are case-sensitive.",
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
    "meaning": "The path belongs to no operation.",
    "action": "Compare the path with this document. Every path begins with `/v1`."
  },
  {
    "code": "A014",
    "text": "Method not allowed",
    "status": 405,
    "origin": "extension",
    "meaning": "The path exists, the method does not.",
    "action": "Use a method that the header `Allow` names."
  },
  {
    "code": "A015",
    "text": "Unsupported media type",
    "status": 415,
    "origin": "extension",
    "meaning": "The body's media type is not the one that the operation takes.",
    "action": "Send `Content-Type: application/json`, or `multipart/form-data` for an upload."
  },
  {
    "code": "A016",
    "text": "Body too large",
    "status": 413,
    "origin": "extension",
    "meaning": "The body is larger than the operation takes.",
    "action": "Send less at once: fewer recipients or messages, or a smaller file."
  },
  {
    "code": "A020",
    "text": "Rate limit exceeded",
    "status": 429,
    "origin": "specification",
    "meaning": "Too many requests.",
    "action": "Wait for the seconds of `Retry-After`, then repeat the request. If it happens all the time, send more slowly or ask the operator for a higher limit."
  },
  {
    "code": "A100",
    "text": "Invalid authentication information",
    "status": 401,
    "origin": "specification",
    "meaning": "Account ID or password is wrong or missing.",
    "action": "Check the two credential headers, their prefix and the password. After several failures wait a minute."
  },
  {
    "code": "A110",
    "text": "Blocked account",
    "status": 403,
    "origin": "extension",
    "meaning": "The account is blocked.",
    "action": "Ask the operator why. Repeating does not help."
  },
  {
    "code": "A200",
    "text": "File too large",
    "status": 400,
    "origin": "extension",
    "meaning": "The file is larger than its service allows.",
    "action": "Make the image smaller or compress it more, and upload it again.",
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
    "action": "Give the file a name of at most 40 characters.",
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
    "action": "Open the image in a viewer. If it is damaged, export it again as JPEG or PNG.",
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
    "action": "Scale or crop the image to a size that the table of image rules or of RCS formats has.",
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
    "action": "Send the image as the part `file` of a `multipart/form-data` body.",
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
    "action": "Declare the format that the file really has, or `application/octet-stream`.",
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
    "action": "Convert the image to a format that the table of image rules lists for this service.",
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
    "action": "Give the part a file name, for example `photo.jpg`.",
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
    "meaning": "The file is unknown, belongs to another account, was uploaded for another service or has expired.",
    "action": "Upload the image again with this account and for the service of the message, and use the key of that answer.",
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
    "action": "Use one of the four service types in the path.",
    "message": "must be MMS, RCS, FRIENDTALK or BRANDMESSAGE"
  },
  {
    "code": "A220",
    "text": "Invalid msgType in the path",
    "status": 400,
    "origin": "extension",
    "meaning": "The message type does not fit the service type.",
    "action": "Use a message type that the table of image rules lists for this service type.",
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
    "action": "Check the form id, or register the form again.",
    "message": "must name a form of this account that has not expired"
  },
  {
    "code": "A300",
    "text": "Wrong send request",
    "status": 400,
    "origin": "extension",
    "meaning": "The parts of the request do not go together.",
    "action": "Give exactly one of `messageFlow` and `messageForm`, and at least one recipient. `errors` says what does not go together.",
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
    "meaning": "The same `Idempotency-Key` was used for another body in the last 24 hours.",
    "action": "Use a new key for a new message. To repeat the old one, send the body exactly as before."
  },
  {
    "code": "A302",
    "text": "Invalid or empty from",
    "status": 400,
    "origin": "extension",
    "meaning": "The sender number is missing or malformed.",
    "action": "Give `from` as 8 to 15 digits without hyphens.",
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
    "action": "Read the message of the fault: fill in the text or the missing word, replace the character, or put the signature at the front.",
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
    "action": "Give `ttl` as a text of digits, in seconds.",
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
    "action": "Shorten `ref` to 200 characters.",
    "message": "must be at most 200 characters"
  },
  {
    "code": "A306",
    "text": "Invalid or empty to",
    "status": 400,
    "origin": "extension",
    "meaning": "The recipient number is missing or malformed.",
    "action": "Give `to` as 8 to 15 digits without hyphens; for an international message, `+` and the country code first.",
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
    "action": "Use 1 to 200 printable characters, for example a UUID.",
    "message": "must be 1 to 200 printable characters"
  },
  {
    "code": "A309",
    "text": "Idempotency key in use",
    "status": 409,
    "origin": "extension",
    "meaning": "A request with the same `Idempotency-Key` is still running.",
    "action": "Wait for the seconds of `Retry-After`, then repeat the request with the same key and body."
  },
  {
    "code": "A310",
    "text": "paymentCode too long",
    "status": 400,
    "origin": "extension",
    "meaning": "The payment code is longer than 20 characters.",
    "action": "Shorten the payment code to 20 characters.",
    "message": "must be at most 20 characters"
  },
  {
    "code": "A312",
    "text": "Invalid fallback.type",
    "status": 400,
    "origin": "extension",
    "meaning": "The fallback's type is not SMS or MMS.",
    "action": "Use `SMS` or `MMS`.",
    "message": "must be SMS or MMS"
  },
  {
    "code": "A314",
    "text": "Invalid fallback.text",
    "status": 400,
    "origin": "extension",
    "meaning": "The fallback's text is missing or empty, or holds a character that cannot be sent.",
    "action": "Fill in the text of the fallback, or replace the character that `errors` names.",
    "message": "is required"
  },
  {
    "code": "A317",
    "text": "More than 3 fallback.fileKey",
    "status": 400,
    "origin": "extension",
    "meaning": "The fallback names more than three files.",
    "action": "Name at most three files in the fallback.",
    "message": "must be at most 3 items (has 4)"
  },
  {
    "code": "A318",
    "text": "Too many destinations",
    "status": 400,
    "origin": "extension",
    "meaning": "The request has more than 10 recipients.",
    "action": "Divide the recipients among several requests of at most 10.",
    "message": "must be at most 10 items (has 11)"
  },
  {
    "code": "A319",
    "text": "More than 3 fileKey",
    "status": 400,
    "origin": "extension",
    "meaning": "The message names more than three files.",
    "action": "Name at most three files.",
    "message": "must be at most 3 items (has 4)"
  },
  {
    "code": "A325",
    "text": "Account has no right to this channel",
    "status": 403,
    "origin": "extension",
    "meaning": "The account may not use this channel, or the credential of the token may not send or upload.",
    "action": "Ask the operator to allow the channel for your account, or use a credential with the right."
  },
  {
    "code": "A326",
    "text": "No right to fallback",
    "status": 403,
    "origin": "extension",
    "meaning": "The account may not use fallback messages.",
    "action": "Ask the operator to allow fallback messages, or send without one."
  },
  {
    "code": "A327",
    "text": "from is not a registered sender number of the account",
    "status": 400,
    "origin": "extension",
    "meaning": "The sender number is not registered.",
    "action": "Use a registered number, or ask the operator to register this one.",
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
    "action": "Shorten the text, or send it by a channel that takes a longer one, such as MMS in place of SMS. The limit counts after placeholders are replaced.",
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
    "action": "Shorten the text of the fallback to 2000 bytes.",
    "message": "must be at most 2000 bytes in CP949"
  },
  {
    "code": "A330",
    "text": "Invalid sendAt",
    "status": 400,
    "origin": "extension",
    "meaning": "`sendAt` is no time with an offset from UTC, is not after now, or is further ahead than the gateway allows.",
    "action": "Give a time after now with its offset, such as `2026-12-24T09:00:00+09:00`, and not too far ahead.",
    "message": "must be a time after now"
  },
  {
    "code": "A331",
    "text": "Too late to cancel",
    "status": 409,
    "origin": "extension",
    "meaning": "The message does not wait for its `sendAt`: it is being sent, or has ended.",
    "action": "Nothing can stop it any more. Its report says what became of it."
  },
  {
    "code": "A332",
    "text": "No webhook",
    "status": 409,
    "origin": "extension",
    "meaning": "The account has no address or no secret for a webhook.",
    "action": "Ask the operator to set the address of your receiver."
  },
  {
    "code": "A404",
    "text": "Invalid formatId",
    "status": 400,
    "origin": "extension",
    "meaning": "The format is neither in the table nor a registered template.",
    "action": "Use a format of the table, or ask the operator to register your template.",
    "message": "must be a known format or a registered template"
  },
  {
    "code": "A406",
    "text": "Invalid RCS button, too many, or too long a label",
    "status": 400,
    "origin": "extension",
    "meaning": "A button is malformed, its label is too long, or the format allows fewer.",
    "action": "Give each button what its type needs, and no more buttons and no longer labels than the format allows.",
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
    "action": "Use `0` or `1`, or leave `copyAllowed` out.",
    "message": "must be 0 or 1"
  },
  {
    "code": "A408",
    "text": "Invalid expiryOption",
    "status": 400,
    "origin": "extension",
    "meaning": "expiryOption is not `1`, `2`, `3` or `4`.",
    "action": "Use `1`, `2`, `3` or `4`, or leave `expiryOption` out.",
    "message": "must be 1, 2, 3 or 4"
  },
  {
    "code": "A409",
    "text": "Invalid groupId",
    "status": 400,
    "origin": "extension",
    "meaning": "The group ID is empty or longer than 20 characters.",
    "action": "Use 1 to 20 characters, or leave `groupId` out.",
    "message": "must be at most 20 characters"
  },
  {
    "code": "A411",
    "text": "Invalid header",
    "status": 400,
    "origin": "extension",
    "meaning": "header is not `0` or `1`.",
    "action": "Use `0` for information and `1` for advertising.",
    "message": "must be 0 or 1"
  },
  {
    "code": "A412",
    "text": "Invalid or missing footer",
    "status": 400,
    "origin": "extension",
    "meaning": "The footer is missing although header is `1`, or it is too long.",
    "action": "Give advertising a footer with the number to refuse it by, at most 100 characters.",
    "message": "is required"
  },
  {
    "code": "A415",
    "text": "Invalid or empty RCS content",
    "status": 400,
    "origin": "extension",
    "meaning": "Content or body is missing, empty, or not what the format asks for.",
    "action": "Give the content that the format asks for; the table of RCS formats has its parts and limits.",
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
    "meaning": "The carousel has another number of cards than its format or kind of message allows.",
    "action": "Add or remove cards; for RCS, or use the format with that number of cards.",
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
    "action": "Use the brand id as it was registered.",
    "message": "must be a brand ID"
  },
  {
    "code": "A420",
    "text": "Invalid or empty brandKey",
    "status": 400,
    "origin": "extension",
    "meaning": "The brand key is missing, malformed or not registered.",
    "action": "Use the key of a registered brand, or ask the operator to register it.",
    "message": "must be a registered brand"
  },
  {
    "code": "A424",
    "text": "Too many subContent",
    "status": 400,
    "origin": "extension",
    "meaning": "The format allows fewer pieces of sub-information.",
    "action": "Remove pieces of `subContent`, or use a format that allows more.",
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
    "action": "Put `body` beside `buttons`, or write the buttons inside of `content`.",
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
    "action": "Use one of the button types of this document.",
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
    "action": "Give every button a name.",
    "message": "is required"
  },
  {
    "code": "A428",
    "text": "Invalid MAP_LOC button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a MAP_LOC button is missing or malformed.",
    "action": "Give the button its name, place and coordinates as this document shows.",
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
    "action": "Give the button its name and the words to search for.",
    "message": "is required"
  },
  {
    "code": "A430",
    "text": "Invalid CALENDAR button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a CALENDAR button is missing or malformed.",
    "action": "Give the button its name, title, begin and end as this document shows.",
    "message": "is required"
  },
  {
    "code": "A431",
    "text": "Invalid COPY button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a COPY button is missing or malformed.",
    "action": "Give the button its name and the text to copy.",
    "message": "is required"
  },
  {
    "code": "A432",
    "text": "Invalid COM_T button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a COM_T button is missing or malformed.",
    "action": "Give the button its name, the number and the text.",
    "message": "is required"
  },
  {
    "code": "A433",
    "text": "Invalid COM_V button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a COM_V button is missing or malformed.",
    "action": "Give the button its name and the number.",
    "message": "is required"
  },
  {
    "code": "A434",
    "text": "Invalid DIAL button",
    "status": 400,
    "origin": "extension",
    "meaning": "A field of a DIAL button is missing or malformed.",
    "action": "Give the button its name and the number to call.",
    "message": "is required"
  },
  {
    "code": "A502",
    "text": "Invalid or empty senderKey",
    "status": 400,
    "origin": "extension",
    "meaning": "The sender key is missing, malformed or not registered.",
    "action": "Use a registered sender key, or ask the operator to register it.",
    "message": "must be a registered sender key"
  },
  {
    "code": "A503",
    "text": "Invalid messenger button",
    "status": 400,
    "origin": "extension",
    "meaning": "A messenger button is malformed, or there are too many.",
    "action": "Give each button what its type needs, and no more buttons than the kind of message allows.",
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
    "action": "Use the code of a registered template, or ask the operator to register it.",
    "message": "must be a registered template code"
  },
  {
    "code": "A506",
    "text": "Invalid adFlag",
    "status": 400,
    "origin": "extension",
    "meaning": "adFlag is not `Y` or `N`.",
    "action": "Use `Y` or `N`; some kinds are always advertising and take only `Y`.",
    "message": "must be Y or N"
  },
  {
    "code": "A513",
    "text": "Invalid or empty image",
    "status": 400,
    "origin": "extension",
    "meaning": "The image is missing or malformed.",
    "action": "Upload an image for this kind of message and use its `imgUrl`.",
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
    "action": "Give each row what this document asks for, within its limits.",
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
    "action": "Use a message type of this channel. Some are for the combined send only.",
    "message": "must be one of the channel's message types"
  },
  {
    "code": "A524",
    "text": "Invalid button.type",
    "status": 400,
    "origin": "extension",
    "meaning": "The type of a messenger button is missing or unknown.",
    "action": "Use a button type that this channel has.",
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
    "action": "Give every button a name within the limit of its kind.",
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
    "action": "Give the price as a number, with at most two decimals.",
    "message": "must be a number"
  },
  {
    "code": "A560",
    "text": "Invalid itemHighlight",
    "status": 400,
    "origin": "extension",
    "meaning": "The item highlight is malformed or too long.",
    "action": "Give the highlight a title or a description within their limits; they are shorter beside an image.",
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
    "action": "Give title and amount within their limits; the amount has digits, commas, one point and a currency only.",
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
    "action": "Give at most ten quick replies, and each what its type needs. With any, at most two buttons are allowed.",
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
    "action": "Use a type that quick replies have.",
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
    "action": "Give every quick reply a name of at most 14 characters.",
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
    "action": "Shorten the header, or leave it out where the kind of message has none.",
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
    "action": "Change the cards or their variables as this document shows for the kind of message.",
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
    "action": "Put the cards into `carousel` for `FC` and `FA`, and leave it out for other kinds.",
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
    "action": "Use `Y` or `N` in a free message, and leave it out otherwise.",
    "message": "must be Y or N"
  },
  {
    "code": "A570",
    "text": "Invalid targeting",
    "status": 400,
    "origin": "extension",
    "meaning": "targeting is missing or unknown, or the sender key has no right to it.",
    "action": "Use a targeting that the sender key has the right to; ask the operator about it.",
    "message": "must be M, N or I"
  },
  {
    "code": "A571",
    "text": "Invalid sendType",
    "status": 400,
    "origin": "extension",
    "meaning": "sendType is not `basic` or `free`.",
    "action": "Use `basic` with a template, or `free` without one.",
    "message": "must be basic or free"
  },
  {
    "code": "A572",
    "text": "Invalid message",
    "status": 400,
    "origin": "extension",
    "meaning": "The variables of a template's text are malformed.",
    "action": "Give each variable as a name and a value, within their limits.",
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
    "action": "Change the part of the attachment that `errors` points at; the table of kinds says what each needs.",
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
    "meaning": "The account may not poll reports, or it receives them by webhook. Or the credential of the token may not read them.",
    "action": "Read the reports at your webhook, or by inquiry. To poll, ask the operator, or use a credential with the right."
  },
  {
    "code": "A805",
    "text": "Invalid Report ID(Pull API)",
    "status": 404,
    "origin": "specification",
    "meaning": "The batch is unknown or belongs to another account.",
    "action": "Poll again and acknowledge the `reportId` of that answer."
  },
  {
    "code": "A820",
    "text": "Requested data not found",
    "status": 404,
    "origin": "extension",
    "meaning": "There is nothing under this key, or it is too old.",
    "action": "Check the key. Reports are kept for 30 days."
  },
  {
    "code": "A920",
    "text": "Server busy, try again",
    "status": 503,
    "origin": "extension",
    "meaning": "The service cannot take the request now.",
    "action": "Wait for the seconds of `Retry-After`, then repeat the request, a send with its `Idempotency-Key`."
  },
  {
    "code": "A999",
    "text": "Unknown error",
    "status": 500,
    "origin": "specification",
    "meaning": "Something went wrong on our side.",
    "action": "Repeat the request later, a send with its `Idempotency-Key`. If it stays, tell the operator the `X-Request-Id`."
  }
] as const;

export const reportCodes = [
  {
    "code": "10000",
    "family": "all",
    "text": "Delivered",
    "meaning": "The message reached the recipient.",
    "action": "Nothing."
  },
  {
    "code": "22000",
    "family": "SMS",
    "text": "Time-out",
    "meaning": "No delivery was known in time.",
    "action": "It may have arrived. Do not send it again at once; ask the operator if it happens often.",
    "isCarriers": true
  },
  {
    "code": "22003",
    "family": "SMS",
    "text": "Handset off",
    "meaning": "The handset was off or out of reach.",
    "action": "Send it again later."
  },
  {
    "code": "23001",
    "family": "SMS",
    "text": "No subscriber",
    "meaning": "The number belongs to no subscriber.",
    "action": "Remove the number from your list."
  },
  {
    "code": "23003",
    "family": "SMS",
    "text": "Bad number",
    "meaning": "The recipient number is malformed.",
    "action": "Correct the number."
  },
  {
    "code": "23012",
    "family": "SMS",
    "text": "Spam",
    "meaning": "The carrier or the recipient blocked the message as spam.",
    "action": "Do not repeat it. Check the text and the consent of the recipient."
  },
  {
    "code": "23015",
    "family": "SMS",
    "text": "No route",
    "meaning": "There is no route to the recipient's carrier.",
    "action": "Ask the operator to set up a route.",
    "isCarriers": true
  },
  {
    "code": "23022",
    "family": "SMS",
    "text": "Character set",
    "meaning": "The text holds a character that the carrier cannot send.",
    "action": "Replace the character and send it again."
  },
  {
    "code": "23023",
    "family": "SMS",
    "text": "Sender not registered",
    "meaning": "The sender number is not registered with the carrier.",
    "action": "Ask the operator to register the sender number with the carrier."
  },
  {
    "code": "23029",
    "family": "SMS",
    "text": "Outside sending hours",
    "meaning": "Advertising was sent outside 08:00 to 20:00 Korean time.",
    "action": "Send it again between 08:00 and 20:00 Korean time; `sendAt` can wait for it."
  },
  {
    "code": "23034",
    "family": "SMS",
    "text": "Invalid fallback file",
    "meaning": "A file of the fallback message could not be used.",
    "action": "Upload the file again and send the message again."
  },
  {
    "code": "32000",
    "family": "MMS",
    "text": "Time-out",
    "meaning": "No delivery was known in time.",
    "action": "It may have arrived. Do not send it again at once; ask the operator if it happens often.",
    "isCarriers": true
  },
  {
    "code": "32003",
    "family": "MMS",
    "text": "Handset off",
    "meaning": "The handset was off or out of reach.",
    "action": "Send it again later."
  },
  {
    "code": "33001",
    "family": "MMS",
    "text": "No subscriber",
    "meaning": "The number belongs to no subscriber.",
    "action": "Remove the number from your list."
  },
  {
    "code": "33003",
    "family": "MMS",
    "text": "Bad number",
    "meaning": "The recipient number is malformed.",
    "action": "Correct the number."
  },
  {
    "code": "33012",
    "family": "MMS",
    "text": "Spam",
    "meaning": "The carrier or the recipient blocked the message as spam.",
    "action": "Do not repeat it. Check the text and the consent of the recipient."
  },
  {
    "code": "33015",
    "family": "MMS",
    "text": "No route",
    "meaning": "There is no route to the recipient's carrier.",
    "action": "Ask the operator to set up a route.",
    "isCarriers": true
  },
  {
    "code": "33022",
    "family": "MMS",
    "text": "Character set",
    "meaning": "The text holds a character that the carrier cannot send.",
    "action": "Replace the character and send it again."
  },
  {
    "code": "33023",
    "family": "MMS",
    "text": "Sender not registered",
    "meaning": "The sender number is not registered with the carrier.",
    "action": "Ask the operator to register the sender number with the carrier."
  },
  {
    "code": "33029",
    "family": "MMS",
    "text": "Outside sending hours",
    "meaning": "Advertising was sent outside 08:00 to 20:00 Korean time.",
    "action": "Send it again between 08:00 and 20:00 Korean time; `sendAt` can wait for it."
  },
  {
    "code": "33034",
    "family": "MMS",
    "text": "Invalid fallback file",
    "meaning": "A file of the fallback message could not be used.",
    "action": "Upload the file again and send the message again."
  },
  {
    "code": "33101",
    "family": "RCS rules",
    "text": "Handset without RCS",
    "meaning": "The recipient's handset has no RCS.",
    "action": "Send it by another channel; a fallback does so by itself."
  },
  {
    "code": "51907",
    "family": "RCS carriers",
    "text": "Expired",
    "meaning": "No delivery was known within the expiry time of the message.",
    "action": "It may have arrived. Send it again if it still matters, with a longer expiry or a fallback."
  },
  {
    "code": "54003",
    "family": "RCS carriers",
    "text": "RCS unreachable",
    "meaning": "The recipient's RCS could not be reached.",
    "action": "Send it by another channel, or again later; a fallback does so by itself."
  },
  {
    "code": "60162",
    "family": "messenger",
    "text": "originCID",
    "meaning": "The originCID is not known to the messenger.",
    "action": "Correct or leave out `originCID`."
  },
  {
    "code": "61028",
    "family": "messenger",
    "text": "Targeting not allowed",
    "meaning": "The sender may not reach these people, or not with this kind of message.",
    "action": "Use targeting `I` or another kind of message, or ask the operator for the right."
  },
  {
    "code": "61033",
    "family": "messenger",
    "text": "Template of another kind",
    "meaning": "The template is of another message type than the message.",
    "action": "Send it with the message type of the template."
  },
  {
    "code": "63015",
    "family": "messenger",
    "text": "Template missing",
    "meaning": "The template is unknown to the messenger.",
    "action": "Check the template code, and that its approval has not ended."
  },
  {
    "code": "63016",
    "family": "messenger",
    "text": "Text differs from template",
    "meaning": "The text does not match its approved template.",
    "action": "Write the text exactly as the template has it; only its variables may differ."
  },
  {
    "code": "63018",
    "family": "messenger",
    "text": "Cannot be sent",
    "meaning": "The messenger could not send the message.",
    "action": "Send it again later, or by another channel. If it stays, ask the operator.",
    "isCarriers": true
  },
  {
    "code": "63019",
    "family": "messenger",
    "text": "Not a messenger user",
    "meaning": "The recipient does not use the messenger.",
    "action": "Send it by another channel; a fallback does so by itself."
  },
  {
    "code": "63020",
    "family": "messenger",
    "text": "Recipient blocks alimtalk",
    "meaning": "The recipient has blocked alimtalk.",
    "action": "Send it by another channel, if the recipient agrees to that."
  },
  {
    "code": "63021",
    "family": "messenger",
    "text": "App too old",
    "meaning": "The recipient's messenger is too old for the message.",
    "action": "Send it by another channel, or as a simpler kind of message."
  },
  {
    "code": "63022",
    "family": "messenger",
    "text": "Outside sending hours",
    "meaning": "Advertising was sent outside 08:00 to 20:00 Korean time.",
    "action": "Send it again between 08:00 and 20:00 Korean time; `sendAt` can wait for it."
  },
  {
    "code": "63023",
    "family": "messenger",
    "text": "Video",
    "meaning": "The video could not be used.",
    "action": "Check the address of the video and of its picture, and that it is public."
  },
  {
    "code": "63024",
    "family": "messenger",
    "text": "Image",
    "meaning": "The image could not be used.",
    "action": "Upload the image again for this kind of message."
  },
  {
    "code": "63025",
    "family": "messenger",
    "text": "Variable too long",
    "meaning": "A variable of the template is too long.",
    "action": "Shorten the value of the variable."
  },
  {
    "code": "63026",
    "family": "messenger",
    "text": "chatExtra or chatEvent too long",
    "meaning": "The data of a button that switches the conversation is too long.",
    "action": "Shorten `chatExtra` or `chatEvent`."
  },
  {
    "code": "63027",
    "family": "messenger",
    "text": "Buttons differ",
    "meaning": "The buttons are not those of the template.",
    "action": "Give the buttons exactly as the template has them."
  },
  {
    "code": "63041",
    "family": "messenger",
    "text": "Item list count",
    "meaning": "The item list has too few or too many rows.",
    "action": "Give as many rows as the kind of message asks for."
  },
  {
    "code": "63043",
    "family": "messenger",
    "text": "Image variables",
    "meaning": "The images are not those of the template.",
    "action": "Give as many images as the template has, in its order."
  },
  {
    "code": "63044",
    "family": "messenger",
    "text": "Coupon variables",
    "meaning": "The coupon is not that of the template.",
    "action": "Give the variables of the template's coupon."
  },
  {
    "code": "63045",
    "family": "messenger",
    "text": "Commerce variables",
    "meaning": "The offer is not that of the template.",
    "action": "Give the variables of the template's offer."
  },
  {
    "code": "63046",
    "family": "messenger",
    "text": "additionalContent too long",
    "meaning": "The additional content is too long.",
    "action": "Shorten `additionalContent`."
  },
  {
    "code": "63047",
    "family": "messenger",
    "text": "Commerce title too long",
    "meaning": "The title of the offer is too long.",
    "action": "Shorten the title of the offer."
  },
  {
    "code": "63048",
    "family": "messenger",
    "text": "Group tag",
    "meaning": "The group tag is not known to the messenger.",
    "action": "Check the group tag, or leave it out."
  },
  {
    "code": "63050",
    "family": "messenger",
    "text": "Opt-out form not shown",
    "meaning": "The recipient's messenger cannot show how to opt out.",
    "action": "Send it by another channel."
  },
  {
    "code": "63051",
    "family": "messenger",
    "text": "Card count",
    "meaning": "The carousel has too few or too many cards.",
    "action": "Give as many cards as the messenger takes; six are always taken, five with a head."
  },
  {
    "code": "63052",
    "family": "messenger",
    "text": "Card text",
    "meaning": "The text of a card could not be used.",
    "action": "Shorten or change the text of the card."
  },
  {
    "code": "63053",
    "family": "messenger",
    "text": "Carousel",
    "meaning": "The carousel is not that of the template.",
    "action": "Give the cards of the template, in its order."
  },
  {
    "code": "63054",
    "family": "messenger",
    "text": "Carousel buttons",
    "meaning": "The buttons of a card are not those of the template.",
    "action": "Give the buttons of each card as the template has them."
  },
  {
    "code": "63055",
    "family": "messenger",
    "text": "Carousel coupon",
    "meaning": "The coupon of a card is not that of the template.",
    "action": "Give the coupon of each card as the template has it."
  },
  {
    "code": "63056",
    "family": "messenger",
    "text": "Item title too long",
    "meaning": "The title of a row is too long.",
    "action": "Shorten the title of the row."
  },
  {
    "code": "63057",
    "family": "messenger",
    "text": "Carousel commerce",
    "meaning": "The offer of a card is not that of the template.",
    "action": "Give the offer of each card as the template has it."
  },
  {
    "code": "63058",
    "family": "messenger",
    "text": "Card header",
    "meaning": "The header of a card could not be used.",
    "action": "Shorten or change the header of the card."
  },
  {
    "code": "64110",
    "family": "messenger",
    "text": "Kind unknown",
    "meaning": "The messenger does not know the kind of message.",
    "action": "Ask the operator: the carrier does not take this kind."
  },
  {
    "code": "67014",
    "family": "messenger",
    "text": "Validity expired",
    "meaning": "No delivery was known within the validity of the message.",
    "action": "It may have arrived. Send it again if it still matters, or with a fallback."
  },
  {
    "code": "90000",
    "family": "all",
    "text": "Internal",
    "meaning": "The gateway could not process the message.",
    "action": "Send it again. If it stays, ask the operator with the `msgKey`.",
    "isCarriers": true
  },
  {
    "code": "90001",
    "family": "all",
    "text": "Cancelled",
    "meaning": "The message was cancelled before a carrier had it.",
    "action": "Nothing if that was intended. If it was a mistake, send the message again."
  },
  {
    "code": "90003",
    "family": "all",
    "text": "Opted out",
    "meaning": "The recipient has opted out of advertising by this sender, so no carrier was given the message.",
    "action": "Send no more advertising to this number. `POST /v1/optout/find` says since when."
  },
  {
    "code": "90010",
    "family": "all",
    "text": "Fallback cap",
    "meaning": "As many messages as the account allows have fallen back to this channel today.",
    "action": "Find out why the first step fails, or ask the operator for a higher cap."
  },
  {
    "code": "99999",
    "family": "all",
    "text": "Unknown",
    "meaning": "The carrier reported a result that is not known.",
    "action": "Ask the operator with the `msgKey` before you send it again; it may have arrived.",
    "isCarriers": true
  }
] as const;

export const reportValues = {
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

export const rateLimits = [
  {
    "kind": "send",
    "calls": "sends",
    "count": 200,
    "counted": "messages",
    "per": "second",
    "note": "with a burst of one second; a send to several recipients counts each of them"
  },
  {
    "kind": "polling",
    "calls": "polling, opening a stream of reports, acknowledging, and reading the usage",
    "count": 10,
    "per": "second"
  },
  {
    "kind": "token",
    "calls": "tokens",
    "count": 600,
    "per": "minute",
    "failures": 5
  },
  {
    "kind": "upload",
    "calls": "uploads, forms that are registered or replaced, opt-outs, and tests of the webhook, together",
    "count": 5,
    "per": "second"
  }
] as const;

export const rights = [
  {
    "right": "send",
    "calls": "sends, scheduled messages, message forms and opt-outs",
    "code": "A325"
  },
  {
    "right": "reports",
    "calls": "polling, the stream of reports, inquiry and tests of the webhook",
    "code": "A802"
  },
  {
    "right": "files",
    "calls": "uploads",
    "code": "A325"
  },
  {
    "right": "usage",
    "calls": "figures of usage",
    "code": "A802"
  }
] as const;

export const stepSchemas = {
  "sms": "SmsStep",
  "mms": "MmsStep",
  "rcs": "RcsStep",
  "alimtalk": "AlimtalkStep",
  "friendtalk": "FriendtalkStep",
  "brandmessage": "BrandmessageStep"
} as const;

export const fieldLimits = {
  "sms": {
    "/from": {
      "max": 15
    },
    "/to": {
      "max": 15
    },
    "/text": {
      "max": 90,
      "isBytes": true
    },
    "/ref": {
      "max": 200
    },
    "/sendAt": {
      "max": 29
    },
    "/originCID": {
      "max": 9
    },
    "/ttl": {
      "max": 6
    }
  },
  "mms": {
    "/from": {
      "max": 15
    },
    "/to": {
      "max": 15
    },
    "/text": {
      "max": 2000,
      "isBytes": true
    },
    "/title": {
      "max": 40,
      "isBytes": true
    },
    "/fileKey": {
      "max": 3
    },
    "/fileKey/*": {
      "max": 100
    },
    "/ref": {
      "max": 200
    },
    "/sendAt": {
      "max": 29
    },
    "/originCID": {
      "max": 9
    },
    "/ttl": {
      "max": 6
    }
  },
  "rcs": {
    "/content/standalone/text": {
      "max": 1300
    },
    "/content/standalone/title": {
      "max": 30
    },
    "/content/standalone/media": {
      "max": 200
    },
    "/content/standalone/mediaUrl": {
      "max": 1000
    },
    "/content/standalone/button": {
      "max": 3
    },
    "/content/standalone/button/*/type": {
      "max": 8
    },
    "/content/standalone/button/*/name": {
      "max": 40
    },
    "/content/standalone/button/*/url": {
      "max": 1000
    },
    "/content/standalone/button/*/label": {
      "max": 100
    },
    "/content/standalone/button/*/latitude": {
      "max": 20
    },
    "/content/standalone/button/*/longitude": {
      "max": 20
    },
    "/content/standalone/button/*/fallbackUrl": {
      "max": 1000
    },
    "/content/standalone/button/*/query": {
      "max": 100
    },
    "/content/standalone/button/*/startTime": {
      "max": 25
    },
    "/content/standalone/button/*/endTime": {
      "max": 25
    },
    "/content/standalone/button/*/title": {
      "max": 100
    },
    "/content/standalone/button/*/description": {
      "max": 500
    },
    "/content/standalone/button/*/text": {
      "max": 1000
    },
    "/content/standalone/button/*/phoneNumber": {
      "max": 20
    },
    "/content/standalone/subContent": {
      "max": 3
    },
    "/content/standalone/subContent/*/subTitle": {
      "max": 100
    },
    "/content/standalone/subContent/*/subDesc": {
      "max": 150
    },
    "/content/standalone/subContent/*/subMedia": {
      "max": 200
    },
    "/content/standalone/subContent/*/subMediaUrl": {
      "max": 1000
    },
    "/content/carousel": {
      "max": 6
    },
    "/content/carousel/*/text": {
      "max": 1300
    },
    "/content/carousel/*/title": {
      "max": 30
    },
    "/content/carousel/*/media": {
      "max": 200
    },
    "/content/carousel/*/fileKey": {
      "max": 100
    },
    "/content/carousel/*/mediaUrl": {
      "max": 1000
    },
    "/content/carousel/*/button": {
      "max": 3
    },
    "/content/carousel/*/button/*/type": {
      "max": 8
    },
    "/content/carousel/*/button/*/name": {
      "max": 40
    },
    "/content/carousel/*/button/*/url": {
      "max": 1000
    },
    "/content/carousel/*/button/*/label": {
      "max": 100
    },
    "/content/carousel/*/button/*/latitude": {
      "max": 20
    },
    "/content/carousel/*/button/*/longitude": {
      "max": 20
    },
    "/content/carousel/*/button/*/fallbackUrl": {
      "max": 1000
    },
    "/content/carousel/*/button/*/query": {
      "max": 100
    },
    "/content/carousel/*/button/*/startTime": {
      "max": 25
    },
    "/content/carousel/*/button/*/endTime": {
      "max": 25
    },
    "/content/carousel/*/button/*/title": {
      "max": 100
    },
    "/content/carousel/*/button/*/description": {
      "max": 500
    },
    "/content/carousel/*/button/*/text": {
      "max": 1000
    },
    "/content/carousel/*/button/*/phoneNumber": {
      "max": 20
    },
    "/content/template/title": {
      "max": 30
    },
    "/content/template/description": {
      "max": 1300
    },
    "/content/template/subContent": {
      "max": 3
    },
    "/content/template/subContent/*/subTitle": {
      "max": 100
    },
    "/content/template/subContent/*/subDesc": {
      "max": 150
    },
    "/content/template/subContent/*/subMedia": {
      "max": 200
    },
    "/content/template/subContent/*/subMediaUrl": {
      "max": 1000
    },
    "/buttons": {
      "max": 6
    },
    "/buttons/*/suggestions": {
      "max": 3
    },
    "/buttons/*/suggestions/*/action/urlAction/openUrl/url": {
      "max": 1000
    },
    "/buttons/*/suggestions/*/action/displayText": {
      "max": 40
    },
    "/buttons/*/suggestions/*/action/postback/data": {
      "max": 1000
    },
    "/from": {
      "max": 15
    },
    "/to": {
      "max": 15
    },
    "/formatId": {
      "max": 64
    },
    "/brandKey": {
      "max": 100
    },
    "/brandId": {
      "max": 100
    },
    "/expiryOption": {
      "max": 1
    },
    "/header": {
      "max": 1
    },
    "/footer": {
      "max": 100
    },
    "/ref": {
      "max": 200
    },
    "/sendAt": {
      "max": 29
    },
    "/fallback/type": {
      "max": 3
    },
    "/fallback/text": {
      "max": 2000,
      "isBytes": true
    },
    "/fallback/title": {
      "max": 40,
      "isBytes": true
    },
    "/fallback/fileKey": {
      "max": 3
    },
    "/fallback/fileKey/*": {
      "max": 100
    },
    "/fallback/originCID": {
      "max": 9
    },
    "/fallback/from": {
      "max": 15
    },
    "/copyAllowed": {
      "max": 1
    },
    "/groupId": {
      "max": 20
    },
    "/agencyId": {
      "max": 20
    },
    "/agencyKey": {
      "max": 100
    },
    "/ttl": {
      "max": 6
    }
  },
  "international": {
    "/from": {
      "max": 15
    },
    "/to": {
      "max": 16
    },
    "/text": {
      "max": 2000
    },
    "/ref": {
      "max": 200
    },
    "/sendAt": {
      "max": 29
    }
  },
  "alimtalk": {
    "/senderKey": {
      "max": 100
    },
    "/msgType": {
      "max": 2
    },
    "/to": {
      "max": 15
    },
    "/templateCode": {
      "max": 30
    },
    "/text": {
      "max": 1000
    },
    "/ref": {
      "max": 200
    },
    "/sendAt": {
      "max": 29
    },
    "/title": {
      "max": 50
    },
    "/header": {
      "max": 16
    },
    "/attachment/button": {
      "max": 5
    },
    "/attachment/button/*/type": {
      "max": 2
    },
    "/attachment/button/*/name": {
      "max": 14
    },
    "/attachment/button/*/urlMobile": {
      "max": 1000
    },
    "/attachment/button/*/urlPc": {
      "max": 1000
    },
    "/attachment/button/*/target": {
      "max": 10
    },
    "/attachment/button/*/schemeIos": {
      "max": 1000
    },
    "/attachment/button/*/schemeAndroid": {
      "max": 1000
    },
    "/attachment/button/*/chatExtra": {
      "max": 50
    },
    "/attachment/button/*/chatEvent": {
      "max": 50
    },
    "/attachment/button/*/bizFormKey": {
      "max": 100
    },
    "/attachment/button/*/bizFormId": {
      "max": 100
    },
    "/attachment/item/list": {
      "max": 10
    },
    "/attachment/item/list/*/title": {
      "max": 6
    },
    "/attachment/item/list/*/description": {
      "max": 23
    },
    "/attachment/item/summary/title": {
      "max": 6
    },
    "/attachment/item/summary/description": {
      "max": 14
    },
    "/attachment/itemHighlight/title": {
      "max": 30,
      "byType": {
        "AI": 21
      }
    },
    "/attachment/itemHighlight/description": {
      "max": 19,
      "byType": {
        "AI": 13
      }
    },
    "/supplement/quickReply": {
      "max": 10
    },
    "/supplement/quickReply/*/type": {
      "max": 2
    },
    "/supplement/quickReply/*/name": {
      "max": 14
    },
    "/supplement/quickReply/*/urlMobile": {
      "max": 1000
    },
    "/supplement/quickReply/*/urlPc": {
      "max": 1000
    },
    "/supplement/quickReply/*/target": {
      "max": 10
    },
    "/supplement/quickReply/*/schemeIos": {
      "max": 1000
    },
    "/supplement/quickReply/*/schemeAndroid": {
      "max": 1000
    },
    "/supplement/quickReply/*/chatExtra": {
      "max": 50
    },
    "/supplement/quickReply/*/chatEvent": {
      "max": 50
    },
    "/supplement/quickReply/*/bizFormKey": {
      "max": 100
    },
    "/supplement/quickReply/*/bizFormId": {
      "max": 100
    },
    "/currencyType": {
      "max": 3
    },
    "/link/urlMobile": {
      "max": 1000
    },
    "/link/urlPc": {
      "max": 1000
    },
    "/link/schemeIos": {
      "max": 1000
    },
    "/link/schemeAndroid": {
      "max": 1000
    },
    "/button": {
      "max": 5
    },
    "/button/*/type": {
      "max": 2
    },
    "/button/*/name": {
      "max": 14
    },
    "/button/*/urlMobile": {
      "max": 1000
    },
    "/button/*/urlPc": {
      "max": 1000
    },
    "/button/*/target": {
      "max": 10
    },
    "/button/*/schemeIos": {
      "max": 1000
    },
    "/button/*/schemeAndroid": {
      "max": 1000
    },
    "/button/*/chatExtra": {
      "max": 50
    },
    "/button/*/chatEvent": {
      "max": 50
    },
    "/button/*/bizFormKey": {
      "max": 100
    },
    "/button/*/bizFormId": {
      "max": 100
    },
    "/fallback/type": {
      "max": 3
    },
    "/fallback/text": {
      "max": 2000,
      "isBytes": true
    },
    "/fallback/title": {
      "max": 40,
      "isBytes": true
    },
    "/fallback/fileKey": {
      "max": 3
    },
    "/fallback/fileKey/*": {
      "max": 100
    },
    "/fallback/originCID": {
      "max": 9
    },
    "/fallback/from": {
      "max": 15
    }
  },
  "friendtalk": {
    "/senderKey": {
      "max": 100
    },
    "/msgType": {
      "max": 2
    },
    "/to": {
      "max": 15
    },
    "/text": {
      "max": 1000,
      "byType": {
        "FI": 400,
        "FW": 76,
        "FP": 76
      }
    },
    "/ref": {
      "max": 200
    },
    "/sendAt": {
      "max": 29
    },
    "/adFlag": {
      "max": 1
    },
    "/adult": {
      "max": 1
    },
    "/pushAlarm": {
      "max": 1
    },
    "/header": {
      "max": 20
    },
    "/additionalContent": {
      "max": 34
    },
    "/groupTagKey": {
      "max": 40
    },
    "/attachment/button": {
      "max": 5,
      "byType": {
        "FW": 1,
        "FP": 1,
        "FM": 2
      }
    },
    "/attachment/button/*/type": {
      "max": 2
    },
    "/attachment/button/*/name": {
      "max": 14,
      "byType": {
        "FP": 8,
        "FM": 8
      }
    },
    "/attachment/button/*/urlMobile": {
      "max": 1000
    },
    "/attachment/button/*/urlPc": {
      "max": 1000
    },
    "/attachment/button/*/target": {
      "max": 10
    },
    "/attachment/button/*/schemeIos": {
      "max": 1000
    },
    "/attachment/button/*/schemeAndroid": {
      "max": 1000
    },
    "/attachment/button/*/chatExtra": {
      "max": 50
    },
    "/attachment/button/*/chatEvent": {
      "max": 50
    },
    "/attachment/button/*/bizFormKey": {
      "max": 100
    },
    "/attachment/button/*/bizFormId": {
      "max": 100
    },
    "/attachment/image/imgUrl": {
      "max": 1000
    },
    "/attachment/image/imgLink": {
      "max": 1000
    },
    "/attachment/item/list": {
      "max": 4
    },
    "/attachment/item/list/*/title": {
      "max": 30
    },
    "/attachment/item/list/*/imgUrl": {
      "max": 1000
    },
    "/attachment/item/list/*/urlMobile": {
      "max": 1000
    },
    "/attachment/item/list/*/urlPc": {
      "max": 1000
    },
    "/attachment/item/list/*/schemeIos": {
      "max": 1000
    },
    "/attachment/item/list/*/schemeAndroid": {
      "max": 1000
    },
    "/attachment/item/summary/title": {
      "max": 6
    },
    "/attachment/item/summary/description": {
      "max": 14
    },
    "/attachment/coupon/title": {
      "max": 30
    },
    "/attachment/coupon/description": {
      "max": 18,
      "byType": {
        "FM": 12
      }
    },
    "/attachment/coupon/urlMobile": {
      "max": 1000
    },
    "/attachment/coupon/urlPc": {
      "max": 1000
    },
    "/attachment/coupon/schemeIos": {
      "max": 1000
    },
    "/attachment/coupon/schemeAndroid": {
      "max": 1000
    },
    "/attachment/commerce/title": {
      "max": 30
    },
    "/attachment/video/videoUrl": {
      "max": 1000,
      "byType": {
        "FP": 500,
        "FM": 500
      }
    },
    "/attachment/video/thumbnailUrl": {
      "max": 1000,
      "byType": {
        "FP": 500,
        "FM": 500
      }
    },
    "/button": {
      "max": 1
    },
    "/button/*/type": {
      "max": 2
    },
    "/button/*/name": {
      "max": 14
    },
    "/button/*/urlMobile": {
      "max": 1000
    },
    "/button/*/urlPc": {
      "max": 1000
    },
    "/button/*/target": {
      "max": 10
    },
    "/button/*/schemeIos": {
      "max": 1000
    },
    "/button/*/schemeAndroid": {
      "max": 1000
    },
    "/button/*/chatExtra": {
      "max": 50
    },
    "/button/*/chatEvent": {
      "max": 50
    },
    "/button/*/bizFormKey": {
      "max": 100
    },
    "/button/*/bizFormId": {
      "max": 100
    },
    "/fallback/type": {
      "max": 3
    },
    "/fallback/text": {
      "max": 2000,
      "isBytes": true
    },
    "/fallback/title": {
      "max": 40,
      "isBytes": true
    },
    "/fallback/fileKey": {
      "max": 3
    },
    "/fallback/fileKey/*": {
      "max": 100
    },
    "/fallback/originCID": {
      "max": 9
    },
    "/fallback/from": {
      "max": 15
    },
    "/imgUrl": {
      "max": 1000
    },
    "/carousel/list": {
      "max": 10
    },
    "/carousel/list/*/header": {
      "max": 20
    },
    "/carousel/list/*/message": {
      "max": 180
    },
    "/carousel/list/*/additionalContent": {
      "max": 34
    },
    "/carousel/list/*/attachment/button": {
      "max": 2
    },
    "/carousel/list/*/attachment/button/*/type": {
      "max": 2
    },
    "/carousel/list/*/attachment/button/*/name": {
      "max": 14,
      "byType": {
        "FA": 8
      }
    },
    "/carousel/list/*/attachment/button/*/urlMobile": {
      "max": 1000
    },
    "/carousel/list/*/attachment/button/*/urlPc": {
      "max": 1000
    },
    "/carousel/list/*/attachment/button/*/target": {
      "max": 10
    },
    "/carousel/list/*/attachment/button/*/schemeIos": {
      "max": 1000
    },
    "/carousel/list/*/attachment/button/*/schemeAndroid": {
      "max": 1000
    },
    "/carousel/list/*/attachment/button/*/chatExtra": {
      "max": 50
    },
    "/carousel/list/*/attachment/button/*/chatEvent": {
      "max": 50
    },
    "/carousel/list/*/attachment/button/*/bizFormKey": {
      "max": 100
    },
    "/carousel/list/*/attachment/button/*/bizFormId": {
      "max": 100
    },
    "/carousel/list/*/attachment/image/imgUrl": {
      "max": 1000
    },
    "/carousel/list/*/attachment/image/imgLink": {
      "max": 1000
    },
    "/carousel/list/*/attachment/coupon/title": {
      "max": 30
    },
    "/carousel/list/*/attachment/coupon/description": {
      "max": 18,
      "byType": {
        "FA": 12
      }
    },
    "/carousel/list/*/attachment/coupon/urlMobile": {
      "max": 1000
    },
    "/carousel/list/*/attachment/coupon/urlPc": {
      "max": 1000
    },
    "/carousel/list/*/attachment/coupon/schemeIos": {
      "max": 1000
    },
    "/carousel/list/*/attachment/coupon/schemeAndroid": {
      "max": 1000
    },
    "/carousel/list/*/attachment/commerce/title": {
      "max": 30
    },
    "/carousel/head/header": {
      "max": 20
    },
    "/carousel/head/content": {
      "max": 50
    },
    "/carousel/head/imageUrl": {
      "max": 1000
    },
    "/carousel/head/urlMobile": {
      "max": 1000
    },
    "/carousel/head/urlPc": {
      "max": 1000
    },
    "/carousel/head/schemeIos": {
      "max": 1000
    },
    "/carousel/head/schemeAndroid": {
      "max": 1000
    },
    "/carousel/tail/urlMobile": {
      "max": 1000
    },
    "/carousel/tail/urlPc": {
      "max": 1000
    },
    "/carousel/tail/schemeIos": {
      "max": 1000
    },
    "/carousel/tail/schemeAndroid": {
      "max": 1000
    }
  },
  "brandmessage": {
    "/senderKey": {
      "max": 40
    },
    "/sendType": {
      "max": 10
    },
    "/msgType": {
      "max": 2
    },
    "/to": {
      "max": 15
    },
    "/text": {
      "max": 1300,
      "byType": {
        "FI": 400,
        "FW": 76,
        "FP": 76
      }
    },
    "/imgUrl": {
      "max": 1000
    },
    "/button": {
      "max": 5,
      "byType": {
        "FW": 2,
        "FL": 2,
        "FP": 1,
        "FM": 2
      }
    },
    "/button/*/type": {
      "max": 2
    },
    "/button/*/name": {
      "max": 14,
      "byType": {
        "FW": 8,
        "FL": 8,
        "FP": 8,
        "FM": 8
      }
    },
    "/button/*/urlMobile": {
      "max": 1000
    },
    "/button/*/urlPc": {
      "max": 1000
    },
    "/button/*/target": {
      "max": 10
    },
    "/button/*/schemeIos": {
      "max": 1000
    },
    "/button/*/schemeAndroid": {
      "max": 1000
    },
    "/button/*/chatExtra": {
      "max": 50
    },
    "/button/*/chatEvent": {
      "max": 50
    },
    "/button/*/bizFormKey": {
      "max": 100
    },
    "/button/*/bizFormId": {
      "max": 100
    },
    "/targeting": {
      "max": 1
    },
    "/templateCode": {
      "max": 100
    },
    "/imageVariable": {
      "max": 10
    },
    "/imageVariable/*/imgUrl": {
      "max": 1000
    },
    "/imageVariable/*/imgLink": {
      "max": 1000
    },
    "/carouselVariable": {
      "max": 10
    },
    "/carouselVariable/*/imageVariable": {
      "max": 10
    },
    "/carouselVariable/*/imageVariable/*/imgUrl": {
      "max": 1000
    },
    "/carouselVariable/*/imageVariable/*/imgLink": {
      "max": 1000
    },
    "/groupTagKey": {
      "max": 40
    },
    "/adult": {
      "max": 1
    },
    "/pushAlarm": {
      "max": 1
    },
    "/originCID": {
      "max": 9
    },
    "/unsubscribePhoneNumber": {
      "max": 13
    },
    "/unsubscribeAuthNumber": {
      "max": 10
    },
    "/fallback/type": {
      "max": 3
    },
    "/fallback/text": {
      "max": 2000,
      "isBytes": true
    },
    "/fallback/title": {
      "max": 40,
      "isBytes": true
    },
    "/fallback/fileKey": {
      "max": 3
    },
    "/fallback/fileKey/*": {
      "max": 100
    },
    "/fallback/originCID": {
      "max": 9
    },
    "/fallback/from": {
      "max": 15
    },
    "/ref": {
      "max": 200
    },
    "/sendAt": {
      "max": 29
    },
    "/header": {
      "max": 20
    },
    "/additionalContent": {
      "max": 34
    },
    "/adFlag": {
      "max": 1
    },
    "/attachment/button": {
      "max": 5,
      "byType": {
        "FW": 2,
        "FL": 2,
        "FP": 1,
        "FM": 2
      }
    },
    "/attachment/button/*/type": {
      "max": 2
    },
    "/attachment/button/*/name": {
      "max": 14,
      "byType": {
        "FW": 8,
        "FL": 8,
        "FP": 8,
        "FM": 8
      }
    },
    "/attachment/button/*/urlMobile": {
      "max": 1000
    },
    "/attachment/button/*/urlPc": {
      "max": 1000
    },
    "/attachment/button/*/target": {
      "max": 10
    },
    "/attachment/button/*/schemeIos": {
      "max": 1000
    },
    "/attachment/button/*/schemeAndroid": {
      "max": 1000
    },
    "/attachment/button/*/chatExtra": {
      "max": 50
    },
    "/attachment/button/*/chatEvent": {
      "max": 50
    },
    "/attachment/button/*/bizFormKey": {
      "max": 100
    },
    "/attachment/button/*/bizFormId": {
      "max": 100
    },
    "/attachment/image/imgUrl": {
      "max": 1000
    },
    "/attachment/image/imgLink": {
      "max": 1000
    },
    "/attachment/item/list": {
      "max": 4
    },
    "/attachment/item/list/*/title": {
      "max": 30
    },
    "/attachment/item/list/*/imgUrl": {
      "max": 1000
    },
    "/attachment/item/list/*/urlMobile": {
      "max": 1000
    },
    "/attachment/item/list/*/urlPc": {
      "max": 1000
    },
    "/attachment/item/list/*/schemeIos": {
      "max": 1000
    },
    "/attachment/item/list/*/schemeAndroid": {
      "max": 1000
    },
    "/attachment/coupon/title": {
      "max": 30
    },
    "/attachment/coupon/description": {
      "max": 18,
      "byType": {
        "FT": 12,
        "FI": 12,
        "FM": 12
      }
    },
    "/attachment/coupon/urlMobile": {
      "max": 1000
    },
    "/attachment/coupon/urlPc": {
      "max": 1000
    },
    "/attachment/coupon/schemeIos": {
      "max": 1000
    },
    "/attachment/coupon/schemeAndroid": {
      "max": 1000
    },
    "/attachment/commerce/title": {
      "max": 30
    },
    "/attachment/video/videoUrl": {
      "max": 500
    },
    "/attachment/video/thumbnailUrl": {
      "max": 500
    },
    "/carousel/list": {
      "max": 10
    },
    "/carousel/list/*/header": {
      "max": 20
    },
    "/carousel/list/*/message": {
      "max": 180
    },
    "/carousel/list/*/additionalContent": {
      "max": 34
    },
    "/carousel/list/*/attachment/button": {
      "max": 2
    },
    "/carousel/list/*/attachment/button/*/type": {
      "max": 2
    },
    "/carousel/list/*/attachment/button/*/name": {
      "max": 14,
      "byType": {
        "FC": 8,
        "FA": 8
      }
    },
    "/carousel/list/*/attachment/button/*/urlMobile": {
      "max": 1000
    },
    "/carousel/list/*/attachment/button/*/urlPc": {
      "max": 1000
    },
    "/carousel/list/*/attachment/button/*/target": {
      "max": 10
    },
    "/carousel/list/*/attachment/button/*/schemeIos": {
      "max": 1000
    },
    "/carousel/list/*/attachment/button/*/schemeAndroid": {
      "max": 1000
    },
    "/carousel/list/*/attachment/button/*/chatExtra": {
      "max": 50
    },
    "/carousel/list/*/attachment/button/*/chatEvent": {
      "max": 50
    },
    "/carousel/list/*/attachment/button/*/bizFormKey": {
      "max": 100
    },
    "/carousel/list/*/attachment/button/*/bizFormId": {
      "max": 100
    },
    "/carousel/list/*/attachment/image/imgUrl": {
      "max": 1000
    },
    "/carousel/list/*/attachment/image/imgLink": {
      "max": 1000
    },
    "/carousel/list/*/attachment/coupon/title": {
      "max": 30
    },
    "/carousel/list/*/attachment/coupon/description": {
      "max": 18,
      "byType": {
        "FC": 12,
        "FA": 12
      }
    },
    "/carousel/list/*/attachment/coupon/urlMobile": {
      "max": 1000
    },
    "/carousel/list/*/attachment/coupon/urlPc": {
      "max": 1000
    },
    "/carousel/list/*/attachment/coupon/schemeIos": {
      "max": 1000
    },
    "/carousel/list/*/attachment/coupon/schemeAndroid": {
      "max": 1000
    },
    "/carousel/list/*/attachment/commerce/title": {
      "max": 30
    },
    "/carousel/head/header": {
      "max": 20
    },
    "/carousel/head/content": {
      "max": 50
    },
    "/carousel/head/imageUrl": {
      "max": 1000
    },
    "/carousel/head/urlMobile": {
      "max": 1000
    },
    "/carousel/head/urlPc": {
      "max": 1000
    },
    "/carousel/head/schemeIos": {
      "max": 1000
    },
    "/carousel/head/schemeAndroid": {
      "max": 1000
    },
    "/carousel/tail/urlMobile": {
      "max": 1000
    },
    "/carousel/tail/urlPc": {
      "max": 1000
    },
    "/carousel/tail/schemeIos": {
      "max": 1000
    },
    "/carousel/tail/schemeAndroid": {
      "max": 1000
    },
    "/attachment/item/list/0/title": {
      "max": 25
    }
  },
  "flow": {
    "/messageFlow": {
      "max": 5
    },
    "/destinations": {
      "max": 10
    },
    "/destinations/*/to": {
      "max": 100
    },
    "/ref": {
      "max": 200
    },
    "/sendAt": {
      "max": 29
    },
    "/messageForm": {
      "max": 64
    },
    "/paymentCode": {
      "max": 20
    }
  }
} as const;

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

export const sendExamples = {
  "sendAlimtalk": {
    "text": {
      "summary": "Text (AT), the smallest request",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "AT",
        "to": "01012345678",
        "templateCode": "ORDER_PAID_01",
        "text": "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007\n결제금액: 39,000원",
        "ref": "order-20251115-0007"
      }
    },
    "image": {
      "summary": "With the template's image (AI), title, header, price and a web link",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "AI",
        "to": "01012345678",
        "templateCode": "BOOKING_OK_02",
        "text": "김하늘님, 예약이 확정되었습니다.\n11월 20일(목) 오후 2시에 뵙겠습니다.",
        "ref": "booking-8841",
        "title": "예약 확정",
        "header": "하늘미용실 예약",
        "price": 55000,
        "currencyType": "KRW",
        "attachment": {
          "button": [
            {
              "name": "예약 보기",
              "type": "WL",
              "urlMobile": "https://m.haneul.example/booking/8841",
              "urlPc": "https://haneul.example/booking/8841"
            }
          ]
        }
      }
    },
    "buttonsToFollow": {
      "summary": "Buttons that open something (WL, AL, DS, BF) or add the channel (AC)",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "AT",
        "to": "01012345678",
        "templateCode": "PARCEL_SENT_01",
        "text": "[하늘상점] 상품이 발송되었습니다.\n택배사: 한길택배\n송장번호: 6082-1174-5530",
        "button": [
          {
            "name": "채널 추가",
            "type": "AC"
          },
          {
            "name": "배송 조회",
            "type": "DS"
          },
          {
            "name": "주문 상세",
            "type": "WL",
            "urlMobile": "https://m.haneul.example/orders/7",
            "urlPc": "https://haneul.example/orders/7",
            "target": "out"
          },
          {
            "name": "앱에서 보기",
            "type": "AL",
            "schemeIos": "haneul://orders/7",
            "schemeAndroid": "haneul://orders/7",
            "urlMobile": "https://m.haneul.example/orders/7"
          },
          {
            "name": "만족도 조사",
            "type": "BF",
            "bizFormKey": "bf-2025-satisfaction"
          }
        ]
      }
    },
    "buttonsToTalk": {
      "summary": "Buttons that start a conversation (BK, MD, BC, BT)",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "AT",
        "to": "01012345678",
        "templateCode": "SUPPORT_01",
        "text": "[하늘상점] 문의가 접수되었습니다.\n접수번호: Q-3391",
        "button": [
          {
            "name": "영업시간",
            "type": "BK"
          },
          {
            "name": "이 내용으로 문의",
            "type": "MD"
          },
          {
            "name": "상담원 연결",
            "type": "BC",
            "chatExtra": "ticket=Q-3391"
          },
          {
            "name": "챗봇 시작",
            "type": "BT",
            "chatExtra": "ticket=Q-3391",
            "chatEvent": "support_start"
          }
        ]
      }
    },
    "quickReplies": {
      "summary": "Quick replies of every type, with two buttons",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "AT",
        "to": "01012345678",
        "templateCode": "VISIT_ASK_01",
        "text": "김하늘님, 내일 오후 2시 방문이 예정되어 있습니다.\n아래에서 골라 주세요.",
        "attachment": {
          "button": [
            {
              "name": "예약 보기",
              "type": "WL",
              "urlMobile": "https://m.haneul.example/booking/8841"
            },
            {
              "name": "문의하기",
              "type": "BC"
            }
          ]
        },
        "supplement": {
          "quickReply": [
            {
              "name": "방문할게요",
              "type": "BK"
            },
            {
              "name": "시간 변경",
              "type": "WL",
              "urlMobile": "https://m.haneul.example/booking/8841/change"
            },
            {
              "name": "앱으로 변경",
              "type": "AL",
              "schemeIos": "haneul://booking/8841",
              "schemeAndroid": "haneul://booking/8841"
            },
            {
              "name": "상담원 연결",
              "type": "BC",
              "chatExtra": "booking=8841"
            },
            {
              "name": "챗봇에게 묻기",
              "type": "BT",
              "chatEvent": "booking_help"
            },
            {
              "name": "사전 문진",
              "type": "BF",
              "bizFormId": "20417"
            },
            {
              "name": "내용 전달",
              "type": "MD"
            }
          ]
        }
      }
    },
    "itemList": {
      "summary": "Item list with summary and highlight",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "AT",
        "to": "01012345678",
        "templateCode": "RECEIPT_03",
        "text": "이용해 주셔서 감사합니다.",
        "header": "결제 영수증",
        "attachment": {
          "itemHighlight": {
            "title": "하늘카페 광화문점",
            "description": "11월 15일 결제 내역"
          },
          "item": {
            "list": [
              {
                "title": "주문번호",
                "description": "20251115-0007"
              },
              {
                "title": "음료",
                "description": "카페라떼 2잔"
              },
              {
                "title": "디저트",
                "description": "치즈케이크 1조각"
              }
            ],
            "summary": {
              "title": "합계",
              "description": "17,500원"
            }
          }
        }
      }
    },
    "fallback": {
      "summary": "With an SMS in its place if it fails",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "AT",
        "to": "01012345678",
        "templateCode": "ORDER_PAID_01",
        "text": "[하늘상점] 결제가 완료되었습니다.\n주문번호: 20251115-0007",
        "ref": "order-20251115-0007",
        "fallback": {
          "type": "SMS",
          "from": "0212345678",
          "text": "[하늘상점] 결제 완료. 주문번호 20251115-0007",
          "originCID": "301230126"
        }
      }
    }
  },
  "sendFriendtalk": {
    "text": {
      "summary": "Text (FT), not an advertisement",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "FT",
        "to": "01012345678",
        "text": "안녕하세요, 하늘상점입니다. 연말 기간의 배송 일정을 안내드립니다.",
        "ref": "notice-112",
        "adFlag": "N",
        "pushAlarm": "N"
      }
    },
    "image": {
      "summary": "Image (FI) with buttons, the image as imgUrl",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "FI",
        "to": "01012345678",
        "text": "겨울 신상품이 도착했습니다.\n이번 주말까지 10% 할인해 드립니다.",
        "ref": "winter-0001",
        "adFlag": "Y",
        "groupTagKey": "winter-2025",
        "button": [
          {
            "name": "신상품 보기",
            "type": "WL",
            "urlMobile": "https://m.haneul.example/winter",
            "urlPc": "https://haneul.example/winter"
          },
          {
            "name": "상담하기",
            "type": "BC"
          }
        ],
        "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
      }
    },
    "wide": {
      "summary": "Wide image (FW) with its one button, all in the attachment",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "FW",
        "to": "01012345678",
        "text": "Winter sale, this weekend only. Up to 50% off everything.",
        "attachment": {
          "button": [
            {
              "name": "Shop now",
              "type": "WL",
              "urlMobile": "https://m.haneul.example/winter"
            }
          ],
          "image": {
            "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000032.jpg",
            "imgLink": "https://m.haneul.example/winter"
          }
        }
      }
    },
    "coupon": {
      "summary": "With a coupon, an offer and an additional line",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "FI",
        "to": "01012345678",
        "text": "김하늘님께만 드리는 쿠폰입니다.",
        "header": "단골 고객 혜택",
        "additionalContent": "11월 30일까지, 1인 1회",
        "attachment": {
          "image": {
            "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
          },
          "coupon": {
            "title": "5,000원 할인 쿠폰",
            "description": "3만원 이상 구매 시",
            "urlMobile": "https://m.haneul.example/coupons/5000",
            "urlPc": "https://haneul.example/coupons/5000"
          },
          "commerce": {
            "title": "캐시미어 머플러",
            "regularPrice": 59000,
            "discountPrice": 47200,
            "discountRate": 20
          }
        }
      }
    },
    "video": {
      "summary": "With a video, for adults only, a fixed discount",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "FT",
        "to": "01012345678",
        "text": "올해의 와인을 영상으로 소개합니다.",
        "adult": "Y",
        "attachment": {
          "commerce": {
            "title": "하늘와이너리 레드",
            "regularPrice": 32000,
            "discountPrice": 27000,
            "discountFixed": 5000
          },
          "video": {
            "videoUrl": "https://tv.messenger.example/v/440112233",
            "thumbnailUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
          }
        }
      }
    },
    "fallback": {
      "summary": "With an MMS in its place if it fails",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "msgType": "FT",
        "to": "01012345678",
        "text": "겨울 신상품이 도착했습니다. 이번 주말까지 10% 할인해 드립니다.",
        "fallback": {
          "type": "MMS",
          "from": "0212345678",
          "title": "(광고) 하늘상점",
          "text": "겨울 신상품이 도착했습니다. 이번 주말까지 10% 할인해 드립니다.\n무료수신거부 0801234567",
          "fileKey": [
            "f_01JCQH00000000000000000001"
          ]
        }
      }
    }
  },
  "sendBrandmessage": {
    "text": {
      "summary": "Free text (FT) to friends of the channel",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "sendType": "free",
        "msgType": "FT",
        "to": "01012345678",
        "text": "겨울 신상품이 도착했습니다. 이번 주말까지 10% 할인해 드립니다.",
        "groupTagKey": "winter-2025",
        "adult": "N",
        "pushAlarm": "N",
        "originCID": "301230126",
        "ref": "winter-0001"
      }
    },
    "image": {
      "summary": "Free image (FI) with buttons",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "sendType": "free",
        "msgType": "FI",
        "to": "01012345678",
        "text": "겨울 신상품이 도착했습니다.\n이번 주말까지 10% 할인해 드립니다.",
        "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000041.jpg",
        "button": [
          {
            "name": "신상품 보기",
            "type": "WL",
            "urlMobile": "https://m.haneul.example/winter",
            "urlPc": "https://haneul.example/winter"
          },
          {
            "name": "상담하기",
            "type": "BC"
          }
        ],
        "targeting": "I"
      }
    },
    "basic": {
      "summary": "From a template (basic), with the values of its variables",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "sendType": "basic",
        "msgType": "FI",
        "to": "01012345678",
        "targeting": "M",
        "templateCode": "WINTER_SALE_01",
        "messageVariable": {
          "name": "김하늘",
          "rate": 10
        },
        "buttonVariable": {
          "path": "winter"
        },
        "couponVariable": {
          "rate": "10"
        },
        "imageVariable": [
          {
            "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000041.jpg",
            "imgLink": "https://m.haneul.example/winter"
          }
        ],
        "unsubscribePhoneNumber": "080-123-4567",
        "unsubscribeAuthNumber": "1234"
      }
    },
    "basicCarousel": {
      "summary": "Carousel from a template (basic FA), with the values of its cards",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "sendType": "basic",
        "msgType": "FA",
        "to": "01012345678",
        "targeting": "I",
        "templateCode": "WINTER_CARDS_01",
        "carouselVariable": [
          {
            "imageVariable": [
              {
                "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000046.jpg"
              }
            ],
            "buttonVariable": {
              "goods": "101"
            },
            "commerceVariable": {
              "title": "캐시미어 머플러",
              "regularPrice": 89000,
              "discountPrice": 71200,
              "discountRate": 20
            }
          },
          {
            "imageVariable": [
              {
                "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000047.jpg"
              }
            ],
            "buttonVariable": {
              "goods": "102"
            },
            "couponVariable": {
              "rate": 20
            },
            "commerceVariable": {
              "title": "울 장갑",
              "regularPrice": 29000
            }
          }
        ]
      }
    },
    "basicContent": {
      "summary": "From a template (basic), with the content as it will look",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "sendType": "basic",
        "msgType": "FM",
        "to": "01012345678",
        "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000041.jpg",
        "button": [
          {
            "name": "구매하기",
            "type": "WL",
            "urlMobile": "https://m.haneul.example/goods/101"
          },
          {
            "type": "AC"
          }
        ],
        "targeting": "I",
        "templateCode": "GOODS_01"
      }
    },
    "basicVideo": {
      "summary": "Premium video from a template (basic FP), with its text and button",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "sendType": "basic",
        "msgType": "FP",
        "to": "01012345678",
        "text": "올겨울 화보를 먼저 만나 보세요.",
        "button": [
          {
            "name": "화보 보기",
            "type": "WL",
            "urlMobile": "https://m.haneul.example/film"
          }
        ],
        "targeting": "M",
        "templateCode": "FILM_01"
      }
    },
    "fallback": {
      "summary": "Template without variables, with an SMS in its place if it fails",
      "value": {
        "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
        "sendType": "basic",
        "msgType": "FW",
        "to": "01012345678",
        "targeting": "N",
        "templateCode": "OPENING_01",
        "fallback": {
          "type": "SMS",
          "from": "0212345678",
          "text": "(광고) 하늘상점이 문을 열었습니다. 무료수신거부 0801234567"
        }
      }
    }
  },
  "sendInternational": {
    "english": {
      "summary": "A text in English, one part",
      "value": {
        "from": "0212345678",
        "to": "+14155550123",
        "text": "Your verification code is 418263. It is valid for 3 minutes.",
        "ref": "otp-8841"
      }
    },
    "localLanguage": {
      "summary": "A text in the local language",
      "value": {
        "from": "0212345678",
        "to": "+819012345678",
        "text": "ご注文の商品を発送しました。お届け予定日は11月18日です。"
      }
    },
    "long": {
      "summary": "A long text, sent in two parts",
      "value": {
        "from": "0212345678",
        "to": "+442071234567",
        "text": "Dear guest, your booking at the Harbour Hotel is confirmed from 20 to 23 November. Check-in starts at 15:00; please bring the passport that you booked with. If you arrive after 22:00, call the front desk so that we keep your room.",
        "ref": "booking-5521"
      }
    },
    "signature": {
      "summary": "A text with the registered signature at its front",
      "value": {
        "from": "0212345678",
        "to": "+8613812345678",
        "text": "【Acme】您的验证码是418263，请在3分钟内输入。"
      }
    }
  },
  "sendRcs": {
    "sms": {
      "summary": "Standalone SMS (SS000000)",
      "value": {
        "content": {
          "standalone": {
            "text": "주문하신 상품이 오늘 도착합니다.",
            "button": [
              {
                "type": "URL",
                "name": "배송 조회",
                "url": "https://shop.example.com/track/7"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SS000000",
        "brandKey": "BR.k3y.7Qm2Zt",
        "ref": "order-20251115-0007"
      }
    },
    "smsBody": {
      "summary": "Standalone SMS (SS000000), carrier-standard style",
      "value": {
        "body": {
          "description": "주문하신 상품이 오늘 도착합니다."
        },
        "buttons": [
          {
            "suggestions": [
              {
                "action": {
                  "urlAction": {
                    "openUrl": {
                      "url": "https://shop.example.com/track/7"
                    }
                  },
                  "displayText": "배송 조회"
                }
              }
            ]
          }
        ],
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SS000000",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "lms": {
      "summary": "Standalone LMS (SL000000), an advertisement with a fallback",
      "value": {
        "content": {
          "standalone": {
            "text": "가을 정기 세일이 11월 20일부터 열립니다. 전 품목 최대 50% 할인!",
            "title": "가을 정기 세일",
            "button": [
              {
                "type": "URL",
                "name": "세일 보러 가기",
                "url": "https://shop.example.com/autumn"
              },
              {
                "type": "DIAL",
                "name": "전화 문의",
                "phoneNumber": "15880000"
              },
              {
                "type": "MAP_QRY",
                "name": "매장 찾기",
                "query": "에이스몰 강남점"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt",
        "brandId": "BR.9sX2kQ",
        "expiryOption": "4",
        "header": "1",
        "footer": "08012345678",
        "ref": "sale-0042",
        "fallback": {
          "type": "MMS",
          "text": "(광고) 가을 정기 세일이 11월 20일부터 열립니다.\n무료 수신거부 080-1234-5678",
          "title": "가을 정기 세일",
          "fileKey": [
            "f_01JCQH00000000000000000001"
          ],
          "originCID": "301230126"
        }
      }
    },
    "lmsBody": {
      "summary": "Standalone LMS (SL000000), carrier-standard style",
      "value": {
        "body": {
          "title": "가을 정기 세일",
          "description": "가을 정기 세일이 11월 20일부터 열립니다."
        },
        "buttons": [
          {
            "suggestions": [
              {
                "action": {
                  "urlAction": {
                    "openUrl": {
                      "url": "https://shop.example.com/autumn"
                    }
                  },
                  "displayText": "세일 보러 가기"
                }
              },
              {
                "action": {
                  "urlAction": {
                    "openUrl": {
                      "url": "https://shop.example.com/stores"
                    }
                  },
                  "displayText": "매장 안내",
                  "postback": {
                    "data": "stores"
                  }
                }
              }
            ]
          }
        ],
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt",
        "fallback": {
          "type": "SMS",
          "text": "가을 정기 세일이 11월 20일부터 열립니다.",
          "from": "0298765432"
        }
      }
    },
    "lmsTallImage": {
      "summary": "Standalone LMS (SL000000) with its optional tall image",
      "value": {
        "content": {
          "standalone": {
            "text": "새 매장이 문을 열었습니다.",
            "title": "강남점 오픈",
            "media": "maapfile://f_01JCQH00000000000000000011",
            "mediaUrl": "https://shop.example.com/stores/gangnam"
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "mediaTall": {
      "summary": "Standalone media, tall (SMwThT00)",
      "value": {
        "content": {
          "standalone": {
            "text": "이번 시즌의 새로운 컬렉션을 만나 보세요.",
            "title": "겨울 컬렉션",
            "media": "maapfile://f_01JCQH00000000000000000011",
            "mediaUrl": "https://shop.example.com/winter",
            "button": [
              {
                "type": "URL",
                "name": "자세히 보기",
                "url": "https://shop.example.com/winter"
              },
              {
                "type": "COPY",
                "name": "쿠폰 복사",
                "text": "WINTER20"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SMwThT00",
        "brandKey": "BR.k3y.7Qm2Zt",
        "copyAllowed": "1",
        "groupId": "winter-2025",
        "agencyId": "agency01",
        "agencyKey": "ak-5f0d9c"
      }
    },
    "mediaMediumBody": {
      "summary": "Standalone media, medium (SMwThM00), carrier-standard style",
      "value": {
        "body": {
          "title": "겨울 컬렉션",
          "description": "이번 시즌의 새로운 컬렉션을 만나 보세요.",
          "media": "maapfile://f_01JCQH00000000000000000012",
          "mediaUrl": "https://shop.example.com/winter"
        },
        "buttons": [
          {
            "suggestions": [
              {
                "action": {
                  "urlAction": {
                    "openUrl": {
                      "url": "https://shop.example.com/winter"
                    }
                  },
                  "displayText": "자세히 보기"
                }
              }
            ]
          }
        ],
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SMwThM00",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "carouselMedium": {
      "summary": "Carousel medium with 3 cards (CMwMhM0300)",
      "value": {
        "content": {
          "carousel": [
            {
              "text": "따뜻한 캐시미어 코트",
              "title": "코트",
              "media": "maapfile://f_01JCQH00000000000000000013",
              "mediaUrl": "https://shop.example.com/winter/1",
              "button": [
                {
                  "type": "URL",
                  "name": "구매하기",
                  "url": "https://shop.example.com/winter/1"
                },
                {
                  "type": "URL",
                  "name": "매장 보기",
                  "url": "https://shop.example.com/winter/1/stores"
                }
              ]
            },
            {
              "text": "가벼운 구스 패딩",
              "title": "패딩",
              "media": "maapfile://f_01JCQH00000000000000000014",
              "mediaUrl": "https://shop.example.com/winter/2",
              "button": [
                {
                  "type": "URL",
                  "name": "구매하기",
                  "url": "https://shop.example.com/winter/2"
                },
                {
                  "type": "URL",
                  "name": "매장 보기",
                  "url": "https://shop.example.com/winter/2/stores"
                }
              ]
            },
            {
              "text": "포근한 울 니트",
              "title": "니트",
              "media": "maapfile://f_01JCQH00000000000000000015",
              "mediaUrl": "https://shop.example.com/winter/3",
              "button": [
                {
                  "type": "URL",
                  "name": "구매하기",
                  "url": "https://shop.example.com/winter/3"
                },
                {
                  "type": "URL",
                  "name": "매장 보기",
                  "url": "https://shop.example.com/winter/3/stores"
                }
              ]
            }
          ]
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "CMwMhM0300",
        "brandKey": "BR.k3y.7Qm2Zt",
        "ref": "winter-carousel"
      }
    },
    "carouselSmall": {
      "summary": "Carousel small with 2 cards (CMwShS0200)",
      "value": {
        "content": {
          "carousel": [
            {
              "text": "오늘의 커피",
              "title": "아메리카노",
              "media": "maapfile://f_01JCQH00000000000000000016",
              "button": [
                {
                  "type": "URL",
                  "name": "주문하기",
                  "url": "https://cafe.example.com/menu/1"
                }
              ]
            },
            {
              "text": "오늘의 디저트",
              "title": "치즈케이크",
              "media": "maapfile://f_01JCQH00000000000000000017",
              "button": [
                {
                  "type": "URL",
                  "name": "주문하기",
                  "url": "https://cafe.example.com/menu/2"
                }
              ]
            }
          ]
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "CMwShS0200",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "carouselBody": {
      "summary": "Carousel small with 2 cards (CMwShS0200), carrier-standard style",
      "value": {
        "body": {
          "title1": "아메리카노",
          "description1": "오늘의 커피",
          "media1": "maapfile://f_01JCQH00000000000000000016",
          "mediaUrl1": "https://cafe.example.com/menu/1",
          "title2": "치즈케이크",
          "description2": "오늘의 디저트",
          "media2": "maapfile://f_01JCQH00000000000000000017",
          "mediaUrl2": "https://cafe.example.com/menu/2"
        },
        "buttons": [
          {
            "suggestions": [
              {
                "action": {
                  "urlAction": {
                    "openUrl": {
                      "url": "https://cafe.example.com/menu/1"
                    }
                  },
                  "displayText": "주문하기"
                }
              }
            ]
          },
          {
            "suggestions": [
              {
                "action": {
                  "urlAction": {
                    "openUrl": {
                      "url": "https://cafe.example.com/menu/2"
                    }
                  },
                  "displayText": "주문하기"
                }
              }
            ]
          }
        ],
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "CMwShS0200",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "emphasis": {
      "summary": "Image and title emphasis (OMHITV0001) with sub-information",
      "value": {
        "content": {
          "standalone": {
            "title": "단 하루, 멤버십 데이",
            "media": "maapfile://f_01JCQH00000000000000000018",
            "mediaUrl": "https://shop.example.com/members",
            "button": [
              {
                "type": "URL",
                "name": "혜택 보기",
                "url": "https://shop.example.com/members"
              }
            ],
            "subContent": [
              {
                "subTitle": "멤버십 쿠폰",
                "subDesc": "5만 원 이상 구매 시 1만 원 할인",
                "subMedia": "maapfile://f_01JCQH00000000000000000021",
                "subMediaUrl": "https://shop.example.com/members/coupon"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "OMHITV0001",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "emphasisImageBody": {
      "summary": "Image emphasis (OMHIMS0001), carrier-standard style",
      "value": {
        "body": {
          "title": "신메뉴 출시",
          "media": "maapfile://f_01JCQH00000000000000000019",
          "mediaUrl": "https://cafe.example.com/new"
        },
        "buttons": [
          {
            "suggestions": [
              {
                "action": {
                  "urlAction": {
                    "openUrl": {
                      "url": "https://cafe.example.com/new"
                    }
                  },
                  "displayText": "메뉴 보기"
                }
              }
            ]
          }
        ],
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "OMHIMS0001",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "thumbnail": {
      "summary": "Thumbnail horizontal (OMTBNH0001) with three pieces of sub-information",
      "value": {
        "content": {
          "standalone": {
            "text": "이번 주에 가장 많이 찾은 상품을 모았습니다.",
            "title": "주간 베스트",
            "media": "maapfile://f_01JCQH00000000000000000020",
            "button": [
              {
                "type": "URL",
                "name": "전체 보기",
                "url": "https://shop.example.com/best"
              }
            ],
            "subContent": [
              {
                "subTitle": "무선 이어폰",
                "subDesc": "89,000원",
                "subMedia": "maapfile://f_01JCQH00000000000000000021",
                "subMediaUrl": "https://shop.example.com/best/1"
              },
              {
                "subTitle": "블루투스 스피커",
                "subDesc": "129,000원",
                "subMedia": "maapfile://f_01JCQH00000000000000000022",
                "subMediaUrl": "https://shop.example.com/best/2"
              },
              {
                "subTitle": "스마트 워치",
                "subDesc": "249,000원",
                "subMedia": "maapfile://f_01JCQH00000000000000000023",
                "subMediaUrl": "https://shop.example.com/best/3"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "OMTBNH0001",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "thumbnailBody": {
      "summary": "Thumbnail vertical (OMTBNV0001), carrier-standard style",
      "value": {
        "body": {
          "title": "주간 베스트",
          "description": "이번 주에 가장 많이 찾은 상품을 모았습니다.",
          "media": "maapfile://f_01JCQH00000000000000000020",
          "subTitle1": "무선 이어폰",
          "subDesc1": "89,000원",
          "subMedia1": "maapfile://f_01JCQH00000000000000000021",
          "subTitle2": "스마트 워치",
          "subDesc2": "249,000원",
          "subMedia2": "maapfile://f_01JCQH00000000000000000022"
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "OMTBNV0001",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "sns": {
      "summary": "SNS (OMSNSS0001)",
      "value": {
        "content": {
          "standalone": {
            "text": "오늘의 스타일을 공유해 주세요. 추첨을 통해 선물을 드립니다.",
            "title": "데일리룩 이벤트",
            "media": "maapfile://f_01JCQH00000000000000000019",
            "button": [
              {
                "type": "URL",
                "name": "참여하기",
                "url": "https://social.example.com/event"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "OMSNSS0001",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "template": {
      "summary": "A template of your own, by its keys",
      "value": {
        "content": {
          "template": {
            "title": "예약 안내",
            "description": "11월 20일 오후 2시 예약이 확정되었습니다.",
            "customerName": "김민지",
            "subContent": [
              {
                "subTitle": "강남점",
                "subDesc": "서울시 강남구 테헤란로 1"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "UBR.9sX2kQ-TPL001",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "templateCellBody": {
      "summary": "A cell template, carrier-standard style",
      "value": {
        "body": {
          "mTitle": "결제 안내",
          "title": "결제 내역",
          "description": "결제가 완료되었습니다.",
          "cellTitle1": "결제 정보",
          "cellLeft1": "결제 금액",
          "cellRight1": "35,000원",
          "cellLeft2": "결제 수단",
          "cellRight2": "신용카드"
        },
        "buttons": [
          {
            "suggestions": [
              {
                "action": {
                  "urlAction": {
                    "openUrl": {
                      "url": "https://shop.example.com/receipt/7"
                    }
                  },
                  "displayText": "영수증 보기"
                }
              }
            ]
          }
        ],
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "UBR.9sX2kQ-TPL002",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "buttonUrl": {
      "summary": "Button that opens a web page (URL)",
      "value": {
        "content": {
          "standalone": {
            "text": "버튼을 눌러 주세요.",
            "title": "안내",
            "button": [
              {
                "type": "URL",
                "name": "홈페이지",
                "url": "https://shop.example.com/autumn"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "buttonMapLoc": {
      "summary": "Button that opens the map at coordinates (MAP_LOC)",
      "value": {
        "content": {
          "standalone": {
            "text": "버튼을 눌러 주세요.",
            "title": "안내",
            "button": [
              {
                "type": "MAP_LOC",
                "name": "오시는 길",
                "label": "에이스몰 강남점",
                "latitude": "37.4979",
                "longitude": "127.0276",
                "fallbackUrl": "https://map.example.com/?q=37.4979,127.0276"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "buttonMapQry": {
      "summary": "Button that searches on the map (MAP_QRY)",
      "value": {
        "content": {
          "standalone": {
            "text": "버튼을 눌러 주세요.",
            "title": "안내",
            "button": [
              {
                "type": "MAP_QRY",
                "name": "가까운 매장",
                "query": "에이스몰",
                "fallbackUrl": "https://map.example.com/?q=acemall"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "buttonMapSend": {
      "summary": "Button that sends the phone's location (MAP_SEND)",
      "value": {
        "content": {
          "standalone": {
            "text": "버튼을 눌러 주세요.",
            "title": "안내",
            "button": [
              {
                "type": "MAP_SEND",
                "name": "내 위치 보내기"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "buttonCalendar": {
      "summary": "Button that registers an event (CALENDAR)",
      "value": {
        "content": {
          "standalone": {
            "text": "버튼을 눌러 주세요.",
            "title": "안내",
            "button": [
              {
                "type": "CALENDAR",
                "name": "일정 등록",
                "startTime": "2025-11-20T14:00:00+09:00",
                "endTime": "2025-11-20T15:00:00+09:00",
                "title": "강남점 방문",
                "description": "예약 번호 5521"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "buttonCopy": {
      "summary": "Button that copies a text (COPY)",
      "value": {
        "content": {
          "standalone": {
            "text": "버튼을 눌러 주세요.",
            "title": "안내",
            "button": [
              {
                "type": "COPY",
                "name": "쿠폰 복사",
                "text": "WINTER20"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "buttonComT": {
      "summary": "Button that opens a text message (COM_T)",
      "value": {
        "content": {
          "standalone": {
            "text": "버튼을 눌러 주세요.",
            "title": "안내",
            "button": [
              {
                "type": "COM_T",
                "name": "문자 문의",
                "phoneNumber": "15880000",
                "text": "문의드립니다."
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "buttonComV": {
      "summary": "Button that opens a voice or video message (COM_V)",
      "value": {
        "content": {
          "standalone": {
            "text": "버튼을 눌러 주세요.",
            "title": "안내",
            "button": [
              {
                "type": "COM_V",
                "name": "영상 문의",
                "phoneNumber": "15880000"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    },
    "buttonDial": {
      "summary": "Button that places a call (DIAL)",
      "value": {
        "content": {
          "standalone": {
            "text": "버튼을 눌러 주세요.",
            "title": "안내",
            "button": [
              {
                "type": "DIAL",
                "name": "전화하기",
                "phoneNumber": "+82212345678"
              }
            ]
          }
        },
        "from": "0212345678",
        "to": "01012345678",
        "formatId": "SL000000",
        "brandKey": "BR.k3y.7Qm2Zt"
      }
    }
  },
  "sendOmni": {
    "flow": {
      "summary": "Alimtalk, then RCS, then SMS, with placeholders for two recipients",
      "value": {
        "messageFlow": [
          {
            "alimtalk": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "msgType": "AT",
              "templateCode": "ORDER_PAID_01",
              "text": "[하늘상점] #{name}님, 결제가 완료되었습니다.\n주문번호: #{order}\n결제금액: #{amount}원",
              "attachment": {
                "button": [
                  {
                    "name": "주문 보기",
                    "type": "WL",
                    "urlMobile": "https://m.haneul.example/orders/#{order}"
                  }
                ]
              }
            }
          },
          {
            "rcs": {
              "content": {
                "standalone": {
                  "title": "결제 완료",
                  "text": "#{name}님, 주문 #{order}의 결제가 완료되었습니다."
                }
              },
              "from": "0212345678",
              "formatId": "SL000000",
              "brandKey": "BR.k3y.7Qm2Zt",
              "expiryOption": "3"
            }
          },
          {
            "sms": {
              "from": "0212345678",
              "text": "[하늘상점] #{name}님 결제 완료. 주문번호 #{order}"
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘",
              "order": "20251115-0007",
              "amount": "39,000"
            }
          },
          {
            "to": "01098765432",
            "replaceWords": {
              "#{name}": "이바다",
              "#{order}": "20251115-0008",
              "#{amount}": "12,500"
            }
          }
        ],
        "ref": "paid-20251115"
      }
    },
    "form": {
      "summary": "A registered form in place of the messages",
      "value": {
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘",
              "order": "20251115-0007"
            }
          }
        ],
        "ref": "paid-20251115",
        "messageForm": "form_01JCQM8Z4T6V9X2B5D7F0H3K1N",
        "paymentCode": "online-shop"
      }
    },
    "sms": {
      "summary": "A single SMS step",
      "value": {
        "messageFlow": [
          {
            "sms": {
              "from": "0212345678",
              "text": "[하늘상점] 인증번호는 402913입니다.",
              "ttl": "180",
              "originCID": "301230126"
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678"
          }
        ]
      }
    },
    "mms": {
      "summary": "A single MMS step with an image",
      "value": {
        "messageFlow": [
          {
            "mms": {
              "from": "0212345678",
              "title": "#{name}님께",
              "text": "#{name}님, 초대장을 보내 드립니다.\n12월 6일(토) 오후 6시, 하늘홀",
              "fileKey": [
                "f_01JCQH00000000000000000001"
              ]
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘"
            }
          }
        ],
        "paymentCode": "event-team"
      }
    },
    "rcs": {
      "summary": "A single RCS step",
      "value": {
        "messageFlow": [
          {
            "rcs": {
              "content": {
                "standalone": {
                  "title": "#{name}님의 예약",
                  "text": "#{date}에 뵙겠습니다.",
                  "button": [
                    {
                      "type": "URL",
                      "name": "예약 보기",
                      "url": "https://m.haneul.example/booking/#{id}"
                    }
                  ]
                }
              },
              "from": "0212345678",
              "formatId": "SL000000",
              "brandKey": "BR.k3y.7Qm2Zt",
              "expiryOption": "4",
              "groupId": "booking"
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘",
              "date": "11월 20일(목) 오후 2시",
              "id": "8841"
            }
          }
        ]
      }
    },
    "rcsCarousels": {
      "summary": "RCS carousels of 6, 5 and 4 cards in the carrier-standard style",
      "value": {
        "messageFlow": [
          {
            "rcs": {
              "from": "0212345678",
              "formatId": "CMwShS0600",
              "brandKey": "BR.k3y.7Qm2Zt",
              "body": {
                "title1": "추천 1",
                "description1": "#{name}님께 드리는 1번째 추천",
                "media1": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl1": "https://m.haneul.example/goods/1",
                "title2": "추천 2",
                "description2": "#{name}님께 드리는 2번째 추천",
                "media2": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl2": "https://m.haneul.example/goods/2",
                "title3": "추천 3",
                "description3": "#{name}님께 드리는 3번째 추천",
                "media3": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl3": "https://m.haneul.example/goods/3",
                "title4": "추천 4",
                "description4": "#{name}님께 드리는 4번째 추천",
                "media4": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl4": "https://m.haneul.example/goods/4",
                "title5": "추천 5",
                "description5": "#{name}님께 드리는 5번째 추천",
                "media5": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl5": "https://m.haneul.example/goods/5",
                "title6": "추천 6",
                "description6": "#{name}님께 드리는 6번째 추천",
                "media6": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl6": "https://m.haneul.example/goods/6"
              }
            }
          },
          {
            "rcs": {
              "from": "0212345678",
              "formatId": "CMwShS0500",
              "brandKey": "BR.k3y.7Qm2Zt",
              "body": {
                "title1": "추천 1",
                "description1": "#{name}님께 드리는 1번째 추천",
                "media1": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl1": "https://m.haneul.example/goods/1",
                "title2": "추천 2",
                "description2": "#{name}님께 드리는 2번째 추천",
                "media2": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl2": "https://m.haneul.example/goods/2",
                "title3": "추천 3",
                "description3": "#{name}님께 드리는 3번째 추천",
                "media3": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl3": "https://m.haneul.example/goods/3",
                "title4": "추천 4",
                "description4": "#{name}님께 드리는 4번째 추천",
                "media4": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl4": "https://m.haneul.example/goods/4",
                "title5": "추천 5",
                "description5": "#{name}님께 드리는 5번째 추천",
                "media5": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl5": "https://m.haneul.example/goods/5"
              }
            }
          },
          {
            "rcs": {
              "from": "0212345678",
              "formatId": "CMwShS0400",
              "brandKey": "BR.k3y.7Qm2Zt",
              "body": {
                "title1": "추천 1",
                "description1": "#{name}님께 드리는 1번째 추천",
                "media1": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl1": "https://m.haneul.example/goods/1",
                "title2": "추천 2",
                "description2": "#{name}님께 드리는 2번째 추천",
                "media2": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl2": "https://m.haneul.example/goods/2",
                "title3": "추천 3",
                "description3": "#{name}님께 드리는 3번째 추천",
                "media3": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl3": "https://m.haneul.example/goods/3",
                "title4": "추천 4",
                "description4": "#{name}님께 드리는 4번째 추천",
                "media4": "maapfile://f_01JCQH00000000000000000016",
                "mediaUrl4": "https://m.haneul.example/goods/4"
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘"
            }
          }
        ]
      }
    },
    "alimtalk": {
      "summary": "A single alimtalk step",
      "value": {
        "messageFlow": [
          {
            "alimtalk": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "msgType": "AT",
              "templateCode": "RECEIPT_03",
              "text": "#{name}님, 이용해 주셔서 감사합니다.",
              "attachment": {
                "button": [
                  {
                    "name": "영수증 보기",
                    "type": "WL",
                    "urlMobile": "https://m.haneul.example/receipts/#{id}"
                  }
                ],
                "item": {
                  "list": [
                    {
                      "title": "주문번호",
                      "description": "#{id}"
                    },
                    {
                      "title": "결제수단",
                      "description": "#{method}"
                    }
                  ],
                  "summary": {
                    "title": "합계",
                    "description": "#{amount}원"
                  }
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘",
              "id": "20251115-0007",
              "method": "신용카드",
              "amount": "17,500"
            }
          }
        ]
      }
    },
    "friendtalk": {
      "summary": "A single friendtalk step with a wide image (FW)",
      "value": {
        "messageFlow": [
          {
            "friendtalk": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "msgType": "FW",
              "text": "#{name}님, 겨울 세일이 시작됐어요.",
              "adFlag": "Y",
              "attachment": {
                "button": [
                  {
                    "name": "세일 보기",
                    "type": "WL",
                    "urlMobile": "https://m.haneul.example/winter"
                  }
                ],
                "image": {
                  "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000032.jpg"
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘"
            }
          }
        ]
      }
    },
    "friendtalkItemList": {
      "summary": "Friendtalk wide item list (FL)",
      "value": {
        "messageFlow": [
          {
            "friendtalk": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "msgType": "FL",
              "text": "이번 주 인기 상품",
              "header": "이번 주 인기 상품",
              "attachment": {
                "button": [
                  {
                    "name": "전체 보기",
                    "type": "WL",
                    "urlMobile": "https://m.haneul.example/best"
                  }
                ],
                "item": {
                  "list": [
                    {
                      "title": "캐시미어 머플러, 20% 할인",
                      "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000033.jpg",
                      "urlMobile": "https://m.haneul.example/goods/101",
                      "urlPc": "https://haneul.example/goods/101"
                    },
                    {
                      "title": "울 장갑",
                      "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000034.jpg",
                      "urlMobile": "https://m.haneul.example/goods/102"
                    },
                    {
                      "title": "니트 모자",
                      "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000035.jpg",
                      "urlMobile": "https://m.haneul.example/goods/103",
                      "schemeIos": "haneul://goods/103",
                      "schemeAndroid": "haneul://goods/103"
                    }
                  ]
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678"
          }
        ]
      }
    },
    "friendtalkCarousel": {
      "summary": "Friendtalk carousel (FC) with opening card and closing link",
      "value": {
        "messageFlow": [
          {
            "friendtalk": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "msgType": "FC",
              "text": "겨울 추천 상품을 모았습니다.",
              "carousel": {
                "list": [
                  {
                    "header": "캐시미어 머플러",
                    "message": "#{name}님이 찜하신 머플러가 20% 할인 중입니다.",
                    "additionalContent": "11월 30일까지",
                    "attachment": {
                      "button": [
                        {
                          "name": "구매하기",
                          "type": "WL",
                          "urlMobile": "https://m.haneul.example/goods/101"
                        },
                        {
                          "name": "상담하기",
                          "type": "BC"
                        }
                      ],
                      "image": {
                        "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000036.jpg",
                        "imgLink": "https://m.haneul.example/goods/101"
                      },
                      "coupon": {
                        "title": "20% 할인 쿠폰",
                        "description": "머플러 전용",
                        "urlMobile": "https://m.haneul.example/coupons/20"
                      }
                    }
                  },
                  {
                    "header": "울 장갑",
                    "message": "손이 시린 계절, 따뜻한 울 장갑을 만나 보세요.",
                    "attachment": {
                      "image": {
                        "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000037.jpg"
                      },
                      "commerce": {
                        "title": "울 장갑",
                        "regularPrice": 29000,
                        "discountPrice": 23200,
                        "discountRate": 20
                      }
                    }
                  }
                ],
                "head": {
                  "header": "겨울 기획전",
                  "content": "따뜻한 겨울을 준비하세요.",
                  "imageUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000038.jpg",
                  "urlMobile": "https://m.haneul.example/winter"
                },
                "tail": {
                  "urlMobile": "https://m.haneul.example/winter",
                  "urlPc": "https://haneul.example/winter"
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘"
            }
          }
        ]
      }
    },
    "friendtalkCommerce": {
      "summary": "Friendtalk with an offer (FM), then with a premium video (FP)",
      "value": {
        "messageFlow": [
          {
            "friendtalk": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "msgType": "FM",
              "additionalContent": "11월 30일까지",
              "attachment": {
                "button": [
                  {
                    "name": "구매하기",
                    "type": "WL",
                    "urlMobile": "https://m.haneul.example/goods/101"
                  }
                ],
                "image": {
                  "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
                },
                "coupon": {
                  "title": "커피 무료 쿠폰",
                  "description": "머플러 전용",
                  "urlMobile": "https://m.haneul.example/coupons/20"
                },
                "commerce": {
                  "title": "캐시미어 머플러",
                  "regularPrice": 89000,
                  "discountPrice": 71200,
                  "discountRate": 20
                }
              }
            }
          },
          {
            "friendtalk": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "msgType": "FP",
              "header": "겨울 화보",
              "text": "#{name}님, 올겨울 화보를 먼저 만나 보세요.",
              "attachment": {
                "button": [
                  {
                    "name": "화보 보기",
                    "type": "WL",
                    "urlMobile": "https://m.haneul.example/film"
                  }
                ],
                "video": {
                  "videoUrl": "https://tv.kakao.com/v/123456789",
                  "thumbnailUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000031.jpg"
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘"
            }
          }
        ]
      }
    },
    "friendtalkOffers": {
      "summary": "Friendtalk carousel of offers (FA) with opening card and closing link",
      "value": {
        "messageFlow": [
          {
            "friendtalk": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "msgType": "FA",
              "carousel": {
                "list": [
                  {
                    "additionalContent": "11월 30일까지",
                    "attachment": {
                      "button": [
                        {
                          "name": "구매하기",
                          "type": "WL",
                          "urlMobile": "https://m.haneul.example/goods/101"
                        },
                        {
                          "name": "상담하기",
                          "type": "BC"
                        }
                      ],
                      "image": {
                        "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000039.jpg"
                      },
                      "coupon": {
                        "title": "20% 할인 쿠폰",
                        "description": "머플러 전용",
                        "urlMobile": "https://m.haneul.example/coupons/20"
                      },
                      "commerce": {
                        "title": "캐시미어 머플러",
                        "regularPrice": 89000,
                        "discountPrice": 71200,
                        "discountRate": 20
                      }
                    }
                  },
                  {
                    "attachment": {
                      "button": [
                        {
                          "name": "구매하기",
                          "type": "WL",
                          "urlMobile": "https://m.haneul.example/goods/102"
                        }
                      ],
                      "image": {
                        "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000039.jpg"
                      },
                      "commerce": {
                        "title": "울 장갑",
                        "regularPrice": 29000
                      }
                    }
                  }
                ],
                "head": {
                  "header": "겨울 기획전",
                  "content": "따뜻한 겨울을 준비하세요.",
                  "imageUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000039.jpg",
                  "urlMobile": "https://m.haneul.example/winter"
                },
                "tail": {
                  "urlMobile": "https://m.haneul.example/winter"
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678"
          }
        ]
      }
    },
    "brandmessage": {
      "summary": "Brand message from a template (basic), with an SMS as fallback",
      "value": {
        "messageFlow": [
          {
            "brandmessage": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "sendType": "basic",
              "msgType": "FI",
              "targeting": "I",
              "templateCode": "WINTER_SALE_01",
              "messageVariable": {
                "name": "#{name}",
                "rate": "10"
              },
              "buttonVariable": {
                "path": "winter"
              },
              "couponVariable": {
                "rate": "10"
              }
            }
          },
          {
            "sms": {
              "from": "0212345678",
              "text": "(광고) #{name}님, 겨울 신상품 10% 할인. 무료수신거부 0801234567"
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘"
            }
          }
        ]
      }
    },
    "brandmessageItemList": {
      "summary": "Free brand message with a wide item list (FL)",
      "value": {
        "messageFlow": [
          {
            "brandmessage": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "sendType": "free",
              "msgType": "FL",
              "header": "겨울 추천 상품",
              "attachment": {
                "button": [
                  {
                    "name": "모두 보기",
                    "type": "WL",
                    "urlMobile": "https://m.haneul.example/winter"
                  }
                ],
                "item": {
                  "list": [
                    {
                      "title": "캐시미어 머플러",
                      "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000043.jpg",
                      "urlMobile": "https://m.haneul.example/goods/101"
                    },
                    {
                      "title": "울 장갑",
                      "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000044.jpg",
                      "urlMobile": "https://m.haneul.example/goods/102"
                    },
                    {
                      "title": "#{name}님이 찜하신 코트",
                      "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000044.jpg",
                      "urlMobile": "https://m.haneul.example/goods/103"
                    }
                  ]
                },
                "coupon": {
                  "title": "10% 할인 쿠폰",
                  "description": "겨울 상품 전체에 사용",
                  "urlMobile": "https://m.haneul.example/coupons/10"
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘"
            }
          }
        ]
      }
    },
    "brandmessageCarousel": {
      "summary": "Free brand message with a carousel of offers (FA), opening card and closing link",
      "value": {
        "messageFlow": [
          {
            "brandmessage": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "sendType": "free",
              "msgType": "FA",
              "adFlag": "Y",
              "carousel": {
                "list": [
                  {
                    "additionalContent": "11월 30일까지",
                    "attachment": {
                      "button": [
                        {
                          "name": "구매하기",
                          "type": "WL",
                          "urlMobile": "https://m.haneul.example/goods/101"
                        }
                      ],
                      "image": {
                        "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000046.jpg",
                        "imgLink": "https://m.haneul.example/goods/101"
                      },
                      "commerce": {
                        "title": "캐시미어 머플러",
                        "regularPrice": 89000,
                        "discountPrice": 71200,
                        "discountRate": 20
                      }
                    }
                  }
                ],
                "head": {
                  "header": "겨울 기획전",
                  "content": "따뜻한 겨울을 준비하세요.",
                  "imageUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000047.jpg",
                  "urlMobile": "https://m.haneul.example/winter"
                },
                "tail": {
                  "urlMobile": "https://m.haneul.example/winter",
                  "urlPc": "https://haneul.example/winter"
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678"
          }
        ]
      }
    },
    "brandmessageImage": {
      "summary": "Free brand messages with an image (FI) and a wide image (FW), a coupon and buttons",
      "value": {
        "messageFlow": [
          {
            "brandmessage": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "sendType": "free",
              "msgType": "FI",
              "text": "겨울 신상품이 도착했습니다.",
              "attachment": {
                "button": [
                  {
                    "name": "신상품 보기",
                    "type": "WL",
                    "urlMobile": "https://m.haneul.example/winter"
                  },
                  {
                    "name": "앱에서 보기",
                    "type": "AL",
                    "schemeIos": "haneul://winter",
                    "schemeAndroid": "haneul://winter"
                  }
                ],
                "image": {
                  "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000041.jpg",
                  "imgLink": "https://m.haneul.example/winter"
                },
                "coupon": {
                  "title": "1000원 할인 쿠폰",
                  "description": "겨울 상품",
                  "schemeIos": "haneul://coupons/1",
                  "schemeAndroid": "haneul://coupons/1"
                }
              }
            }
          },
          {
            "brandmessage": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "sendType": "free",
              "msgType": "FW",
              "text": "겨울 신상품이 도착했습니다.",
              "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000042.jpg",
              "button": [
                {
                  "name": "보러 가기",
                  "type": "WL",
                  "urlMobile": "https://m.haneul.example/winter"
                }
              ],
              "attachment": {
                "coupon": {
                  "title": "등급 UP 쿠폰",
                  "description": "겨울 상품 전체에 사용",
                  "urlMobile": "https://m.haneul.example/coupons/2"
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678"
          }
        ]
      }
    },
    "brandmessageCommerce": {
      "summary": "Free brand message with an offer (FM)",
      "value": {
        "messageFlow": [
          {
            "brandmessage": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "sendType": "free",
              "msgType": "FM",
              "additionalContent": "11월 30일까지",
              "attachment": {
                "button": [
                  {
                    "name": "구매하기",
                    "type": "WL",
                    "urlMobile": "https://m.haneul.example/goods/101"
                  },
                  {
                    "name": "물어보기",
                    "type": "BT",
                    "chatExtra": "goods-101",
                    "chatEvent": "ask"
                  }
                ],
                "image": {
                  "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000041.jpg"
                },
                "coupon": {
                  "title": "배송비 할인 쿠폰",
                  "description": "#{name}님 전용",
                  "urlMobile": "https://m.haneul.example/coupons/20"
                },
                "commerce": {
                  "title": "캐시미어 머플러",
                  "regularPrice": 89000,
                  "discountPrice": 79000,
                  "discountFixed": 10000
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "하늘"
            }
          }
        ]
      }
    },
    "brandmessageFeed": {
      "summary": "Free brand message with a carousel feed (FC) and closing link",
      "value": {
        "messageFlow": [
          {
            "brandmessage": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "sendType": "free",
              "msgType": "FC",
              "adFlag": "Y",
              "carousel": {
                "list": [
                  {
                    "header": "캐시미어 머플러",
                    "message": "#{name}님이 찜하신 머플러가 할인 중입니다.",
                    "attachment": {
                      "button": [
                        {
                          "name": "구매하기",
                          "type": "WL",
                          "urlMobile": "https://m.haneul.example/goods/101"
                        },
                        {
                          "name": "상담하기",
                          "type": "BC"
                        }
                      ],
                      "image": {
                        "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000045.jpg"
                      },
                      "coupon": {
                        "title": "20% 할인 쿠폰",
                        "description": "머플러 전용",
                        "urlMobile": "https://m.haneul.example/coupons/20"
                      }
                    }
                  },
                  {
                    "header": "울 장갑",
                    "message": "손이 시린 계절, 따뜻한 울 장갑을 만나 보세요.",
                    "attachment": {
                      "button": [
                        {
                          "name": "구매하기",
                          "type": "WL",
                          "urlMobile": "https://m.haneul.example/goods/102"
                        }
                      ],
                      "image": {
                        "imgUrl": "https://gateway.example.net/v1/image/f_01JCQH00000000000000000045.jpg"
                      }
                    }
                  }
                ],
                "tail": {
                  "urlMobile": "https://m.haneul.example/winter"
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘"
            }
          }
        ]
      }
    },
    "brandmessageVideo": {
      "summary": "Free brand message with a premium video (FP)",
      "value": {
        "messageFlow": [
          {
            "brandmessage": {
              "senderKey": "c2f8a1d07be94f6c8a53f01b6e2d94a7c3e1f0b2",
              "sendType": "free",
              "msgType": "FP",
              "header": "겨울 화보",
              "text": "#{name}님, 올겨울 화보를 먼저 만나 보세요.",
              "attachment": {
                "video": {
                  "videoUrl": "https://tv.kakao.com/v/123456789"
                }
              }
            }
          }
        ],
        "destinations": [
          {
            "to": "01012345678",
            "replaceWords": {
              "name": "김하늘"
            }
          }
        ]
      }
    }
  },
  "sendSms": {
    "text": {
      "summary": "A short text",
      "value": {
        "from": "0212345678",
        "to": "01012345678",
        "text": "[에이스몰] 주문하신 상품이 발송되었습니다.",
        "ref": "order-20251115-0007"
      }
    },
    "longest": {
      "summary": "The longest short text, 90 bytes",
      "value": {
        "from": "0212345678",
        "to": "01012345678",
        "text": "[에이스몰]고객님의 주문 7번 상품이 오늘 오후 2시에서 4시 사이에 도착합니다. 문의 1588-0000"
      }
    },
    "resold": {
      "summary": "A text sent by way of a reseller",
      "value": {
        "from": "0212345678",
        "to": "01012345678",
        "text": "인증번호는 418263입니다.",
        "originCID": "301230126"
      }
    }
  },
  "sendMms": {
    "longText": {
      "summary": "A long text without images, sent as LMS",
      "value": {
        "from": "0212345678",
        "to": "01012345678",
        "text": "고객님, 안녕하세요.\n에이스몰 가을 정기 세일이 11월 20일부터 11월 30일까지 열립니다. 전 품목을 최대 50% 할인된 가격으로 만나 보세요.\n자세한 내용은 https://shop.example.com/autumn 에서 확인하실 수 있습니다.\n무료 수신거부 080-123-4567",
        "title": "가을 정기 세일 안내",
        "ref": "sale-0041"
      }
    },
    "images": {
      "summary": "A text with three images",
      "value": {
        "from": "0212345678",
        "to": "01012345678",
        "text": "이번 주말 매장에서 만나요!",
        "title": "신상품 소식",
        "fileKey": [
          "f_01JCQH00000000000000000001",
          "f_01JCQH00000000000000000002",
          "f_01JCQH00000000000000000003"
        ],
        "ref": "sale-0043",
        "originCID": "301230126"
      }
    }
  }
} as const;
