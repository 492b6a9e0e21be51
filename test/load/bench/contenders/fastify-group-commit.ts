import { randomUUID } from "node:crypto";
import pg from "pg";
import { serveSends } from "./fastify-app.ts";

/** All that came while the last batch was written goes in one statement: no queue bound, no retry, no job. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 });

interface Waiting {
  readonly msgKey: string;
  readonly content: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const insert = {
  name: "insert-messages",
  text: `INSERT INTO peer_messages (account_id, msg_key, content)
         SELECT 'peer', * FROM unnest($1::text[], $2::text[])`,
};

let queue: Waiting[] = [];
let isFlushing = false;

async function flush(): Promise<void> {
  isFlushing = true;
  await new Promise((resolve) => setImmediate(resolve));
  while (queue.length > 0) {
    const batch = queue;
    queue = [];
    try {
      const values = [batch.map(({ msgKey }) => msgKey), batch.map(({ content }) => content)];
      await pool.query({ ...insert, values });
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
  isFlushing = false;
}

await serveSends(async (body) => {
  const msgKey = randomUUID();
  await new Promise<void>((resolve, reject) => {
    queue.push({ msgKey, content: JSON.stringify(body), resolve, reject });
    if (!isFlushing) void flush();
  });
  return { code: "A000", result: "Success", msgKey };
});
