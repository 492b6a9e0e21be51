// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { components, operations } from "./types.ts";

/** A member's type, once it is there. */
type Present<Members, Name extends keyof Members> = Exclude<Members[Name], undefined>;

/** The headers of a reply: those it must have and those it may. */
type Headers<All, Needed extends keyof All, Offered extends keyof All> = {
  readonly [Name in Needed]: Present<All, Name>;
} & { readonly [Name in Offered]?: Present<All, Name> };

type Status1XX = 100 | 101 | 102 | 103 | 104 | 105 | 106 | 107 | 108 | 109 | 110 | 111 | 112 | 113 | 114 | 115 | 116 | 117 | 118 | 119 | 120 | 121 | 122 | 123 | 124 | 125 | 126 | 127 | 128 | 129 | 130 | 131 | 132 | 133 | 134 | 135 | 136 | 137 | 138 | 139 | 140 | 141 | 142 | 143 | 144 | 145 | 146 | 147 | 148 | 149 | 150 | 151 | 152 | 153 | 154 | 155 | 156 | 157 | 158 | 159 | 160 | 161 | 162 | 163 | 164 | 165 | 166 | 167 | 168 | 169 | 170 | 171 | 172 | 173 | 174 | 175 | 176 | 177 | 178 | 179 | 180 | 181 | 182 | 183 | 184 | 185 | 186 | 187 | 188 | 189 | 190 | 191 | 192 | 193 | 194 | 195 | 196 | 197 | 198 | 199;
type Status2XX = 200 | 201 | 202 | 203 | 204 | 205 | 206 | 207 | 208 | 209 | 210 | 211 | 212 | 213 | 214 | 215 | 216 | 217 | 218 | 219 | 220 | 221 | 222 | 223 | 224 | 225 | 226 | 227 | 228 | 229 | 230 | 231 | 232 | 233 | 234 | 235 | 236 | 237 | 238 | 239 | 240 | 241 | 242 | 243 | 244 | 245 | 246 | 247 | 248 | 249 | 250 | 251 | 252 | 253 | 254 | 255 | 256 | 257 | 258 | 259 | 260 | 261 | 262 | 263 | 264 | 265 | 266 | 267 | 268 | 269 | 270 | 271 | 272 | 273 | 274 | 275 | 276 | 277 | 278 | 279 | 280 | 281 | 282 | 283 | 284 | 285 | 286 | 287 | 288 | 289 | 290 | 291 | 292 | 293 | 294 | 295 | 296 | 297 | 298 | 299;
type Status3XX = 300 | 301 | 302 | 303 | 304 | 305 | 306 | 307 | 308 | 309 | 310 | 311 | 312 | 313 | 314 | 315 | 316 | 317 | 318 | 319 | 320 | 321 | 322 | 323 | 324 | 325 | 326 | 327 | 328 | 329 | 330 | 331 | 332 | 333 | 334 | 335 | 336 | 337 | 338 | 339 | 340 | 341 | 342 | 343 | 344 | 345 | 346 | 347 | 348 | 349 | 350 | 351 | 352 | 353 | 354 | 355 | 356 | 357 | 358 | 359 | 360 | 361 | 362 | 363 | 364 | 365 | 366 | 367 | 368 | 369 | 370 | 371 | 372 | 373 | 374 | 375 | 376 | 377 | 378 | 379 | 380 | 381 | 382 | 383 | 384 | 385 | 386 | 387 | 388 | 389 | 390 | 391 | 392 | 393 | 394 | 395 | 396 | 397 | 398 | 399;
type Status4XX = 400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 418 | 419 | 420 | 421 | 422 | 423 | 424 | 425 | 426 | 427 | 428 | 429 | 430 | 431 | 432 | 433 | 434 | 435 | 436 | 437 | 438 | 439 | 440 | 441 | 442 | 443 | 444 | 445 | 446 | 447 | 448 | 449 | 450 | 451 | 452 | 453 | 454 | 455 | 456 | 457 | 458 | 459 | 460 | 461 | 462 | 463 | 464 | 465 | 466 | 467 | 468 | 469 | 470 | 471 | 472 | 473 | 474 | 475 | 476 | 477 | 478 | 479 | 480 | 481 | 482 | 483 | 484 | 485 | 486 | 487 | 488 | 489 | 490 | 491 | 492 | 493 | 494 | 495 | 496 | 497 | 498 | 499;
type Status5XX = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 509 | 510 | 511 | 512 | 513 | 514 | 515 | 516 | 517 | 518 | 519 | 520 | 521 | 522 | 523 | 524 | 525 | 526 | 527 | 528 | 529 | 530 | 531 | 532 | 533 | 534 | 535 | 536 | 537 | 538 | 539 | 540 | 541 | 542 | 543 | 544 | 545 | 546 | 547 | 548 | 549 | 550 | 551 | 552 | 553 | 554 | 555 | 556 | 557 | 558 | 559 | 560 | 561 | 562 | 563 | 564 | 565 | 566 | 567 | 568 | 569 | 570 | 571 | 572 | 573 | 574 | 575 | 576 | 577 | 578 | 579 | 580 | 581 | 582 | 583 | 584 | 585 | 586 | 587 | 588 | 589 | 590 | 591 | 592 | 593 | 594 | 595 | 596 | 597 | 598 | 599;
export type Status = Status1XX | Status2XX | Status3XX | Status4XX | Status5XX;

export type IssueTokenRequest = Record<never, never>;

export type IssueTokenReply =
  | {
    readonly status: 200;
    readonly headers?: Headers<operations["issueToken"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["issueToken"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["issueToken"]["responses"][503]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["issueToken"]["responses"][503]["content"]["application/json"];
  };

export type PollReportsRequest = Record<never, never>;

export type PollReportsReply =
  | {
    readonly status: 200;
    readonly headers?: Headers<operations["pollReports"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["pollReports"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["pollReports"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["pollReports"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["pollReports"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["pollReports"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["pollReports"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["pollReports"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: Headers<operations["acknowledgeReports"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][404]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["acknowledgeReports"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["acknowledgeReports"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["acknowledgeReports"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["inquireReport"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["inquireReport"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["inquireReport"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["inquireReport"]["responses"][404]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["inquireReport"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["inquireReport"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: Headers<operations["sendAlimtalk"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: Headers<operations["sendAlimtalk"]["responses"][409]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["sendAlimtalk"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendAlimtalk"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["sendAlimtalk"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: Headers<operations["sendFriendtalk"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: Headers<operations["sendFriendtalk"]["responses"][409]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["sendFriendtalk"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendFriendtalk"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["sendFriendtalk"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: Headers<operations["sendInternational"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: Headers<operations["sendInternational"]["responses"][409]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["sendInternational"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendInternational"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["sendInternational"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: Headers<operations["sendRcs"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: Headers<operations["sendRcs"]["responses"][409]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["sendRcs"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendRcs"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["sendRcs"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: Headers<operations["sendOmni"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: Headers<operations["sendOmni"]["responses"][409]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["sendOmni"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendOmni"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["sendOmni"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: Headers<operations["sendSms"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: Headers<operations["sendSms"]["responses"][409]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["sendSms"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendSms"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["sendSms"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: Headers<operations["sendMms"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 409;
    readonly headers?: Headers<operations["sendMms"]["responses"][409]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][409]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["sendMms"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["sendMms"]["responses"][503]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["sendMms"]["responses"][503]["content"]["application/json"];
  };

export type CreateFormRequest = { readonly mediaType: "application/json"; readonly body: components["schemas"]["FormRequestFilled"] };

export type CreateFormReply =
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["createForm"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["createForm"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["getForm"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["getForm"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["getForm"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["getForm"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["getForm"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["replaceForm"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["replaceForm"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["deleteForm"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["deleteForm"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["deleteForm"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["deleteForm"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["deleteForm"]["responses"][503]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["deleteForm"]["responses"][503]["content"]["application/json"];
  };

export type UploadFileRequest = {
  readonly path: {
    readonly serviceType: Present<NonNullable<operations["uploadFile"]["parameters"]["path"]>, "serviceType">;
  };
} & { readonly mediaType: "multipart/form-data"; readonly body: NonNullable<operations["uploadFile"]["requestBody"]>["content"]["multipart/form-data"] };

export type UploadFileReply =
  | {
    readonly status: 200;
    readonly headers?: Headers<operations["uploadFile"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["uploadFile"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["uploadFile"]["responses"][503]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadFile"]["responses"][503]["content"]["application/json"];
  };

export type UploadTypedFileRequest = {
  readonly path: {
    readonly serviceType: Present<NonNullable<operations["uploadTypedFile"]["parameters"]["path"]>, "serviceType">;
    readonly msgType: Present<NonNullable<operations["uploadTypedFile"]["parameters"]["path"]>, "msgType">;
  };
} & { readonly mediaType: "multipart/form-data"; readonly body: NonNullable<operations["uploadTypedFile"]["requestBody"]>["content"]["multipart/form-data"] };

export type UploadTypedFileReply =
  | {
    readonly status: 200;
    readonly headers?: Headers<operations["uploadTypedFile"]["responses"][200]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][200]["content"]["application/json"];
  }
  | {
    readonly status: 400;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][400]["content"]["application/json"];
  }
  | {
    readonly status: 401;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][401]["content"]["application/json"];
  }
  | {
    readonly status: 403;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][403]["content"]["application/json"];
  }
  | {
    readonly status: 413;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][413]["content"]["application/json"];
  }
  | {
    readonly status: 415;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][415]["content"]["application/json"];
  }
  | {
    readonly status: 429;
    readonly headers?: Headers<operations["uploadTypedFile"]["responses"][429]["headers"], never, "RateLimit-Limit" | "RateLimit-Remaining" | "RateLimit-Reset" | "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][429]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["uploadTypedFile"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["uploadTypedFile"]["responses"][503]["headers"], never, "Retry-After">;
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
    readonly headers?: undefined;
    readonly mediaType?: "image/jpeg";
    readonly body: Uint8Array | ReadableStream<Uint8Array>;
  }
  | {
    readonly status: 200;
    readonly headers?: undefined;
    readonly mediaType: "image/png";
    readonly body: Uint8Array | ReadableStream<Uint8Array>;
  }
  | {
    readonly status: 404;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["getImage"]["responses"][404]["content"]["application/json"];
  }
  | {
    readonly status: 500;
    readonly headers?: undefined;
    readonly mediaType?: "application/json";
    readonly body: operations["getImage"]["responses"][500]["content"]["application/json"];
  }
  | {
    readonly status: 503;
    readonly headers?: Headers<operations["getImage"]["responses"][503]["headers"], never, "Retry-After">;
    readonly mediaType?: "application/json";
    readonly body: operations["getImage"]["responses"][503]["content"]["application/json"];
  };

/** The operations tagged auth. */
export interface AuthHandlers<Context> {
  /** POST /v1/auth/token — Issue a token */
  issueToken(request: IssueTokenRequest, context: Context): IssueTokenReply | Promise<IssueTokenReply>;
}

/** The operations tagged reports. */
export interface ReportsHandlers<Context> {
  /** GET /v1/report/polling — Receive a batch of reports */
  pollReports(request: PollReportsRequest, context: Context): PollReportsReply | Promise<PollReportsReply>;
  /** DELETE /v1/report/polling/{reportId} — Acknowledge a batch of reports */
  acknowledgeReports(request: AcknowledgeReportsRequest, context: Context): AcknowledgeReportsReply | Promise<AcknowledgeReportsReply>;
  /** GET /v1/report/inquiry/{msgKey} — Look up the reports of one message */
  inquireReport(request: InquireReportRequest, context: Context): InquireReportReply | Promise<InquireReportReply>;
}

/** The operations tagged send. */
export interface SendHandlers<Context> {
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
export interface FormsHandlers<Context> {
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
export interface FilesHandlers<Context> {
  /** POST /v1/file/{serviceType} — Register an image for MMS or RCS */
  uploadFile(request: UploadFileRequest, context: Context): UploadFileReply | Promise<UploadFileReply>;
  /** POST /v1/file/{serviceType}/{msgType} — Register an image for a message type */
  uploadTypedFile(request: UploadTypedFileRequest, context: Context): UploadTypedFileReply | Promise<UploadTypedFileReply>;
  /** GET /v1/image/{imageKey} — Show a registered image */
  getImage(request: GetImageRequest, context: Context): GetImageReply | Promise<GetImageReply>;
}

/** Every operation of the document: an object of this type leaves none out. */
export interface Handlers<Context> extends AuthHandlers<Context>, ReportsHandlers<Context>, SendHandlers<Context>, FormsHandlers<Context>, FilesHandlers<Context> {}
