import { randomUUID } from "node:crypto";
import pg from "pg";
import { serveSends } from "./fastify-app.ts";

/** One prepared INSERT, and so one commit, for each request. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.POOL_SIZE ?? 10) });

const insert = {
  name: "insert-message",
  text: "INSERT INTO peer_messages (account_id, msg_key, content) VALUES ($1, $2, $3)",
};

await serveSends(async (body) => {
  const msgKey = randomUUID();
  await pool.query({ ...insert, values: ["peer", msgKey, JSON.stringify(body)] });
  return { code: "A000", result: "Success", msgKey };
});
