import { createServer } from "node:http";

// Answers every call as fast as Node can: the less the server does, the more a client's own work shows.

const answers: Readonly<Record<string, object>> = {
  "/v1/auth/token": { data: { schema: "Bearer", token: "x".repeat(200), expired: "2099-01-01T00:00:00+09:00" } },
  "/v1/send/sms": { msgKey: "01JCQK5T7W8Y2N4B6D0R3M9XZE" },
};

const server = createServer((request, response) => {
  request.resume().on("end", () => {
    const body = JSON.stringify({ code: "A000", result: "Success", ...answers[request.url ?? ""] });
    response
      .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
      .end(body);
  });
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("disconnect", () => process.exit());
