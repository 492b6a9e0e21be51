import express from "express";
import { expect, test } from "vitest";
import { expressWebhook } from "../../../client/webhook.ts";
import { serve, testReceivers } from "../../client/receiver-suite.ts";
import { newDelivery, SECRET } from "../../client/webhook-deliveries.ts";

const quiet: express.ErrorRequestHandler = (_error, _request, response, _next) => void response.status(500).end();

testReceivers({
  Express: (options) => serve(express().all("/hook", expressWebhook(options)).use(quiet)),
  "Express with express.raw()": (options) =>
    serve(
      express()
        .use(express.raw({ type: "*/*", limit: "10mb" }))
        .post("/hook", expressWebhook(options))
        .all("/hook", expressWebhook(options))
        .use(quiet),
    ),
});

const reason: express.ErrorRequestHandler = (error: Error, _request, response, _next) =>
  void response.status(500).end(error.message);

test("a body that was parsed before is no longer what was signed", async () => {
  const receive = expressWebhook({ secrets: SECRET, onReport: () => {} });
  const post = await serve(express().use(express.json()).post("/hook", receive).use(reason));
  const response = await post(newDelivery());
  expect([response.status, await response.text()]).toEqual([
    500,
    "The body was parsed before it could be verified; fix: put the webhook receiver before the body parser",
  ]);
});
