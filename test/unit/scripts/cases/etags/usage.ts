import { createClient } from "./want/client.ts";
import { type ApiHandlers, assertPreconditions, PreconditionFailed, serveApi } from "./want/server.ts";

const handlers: ApiHandlers = {
  getNote: () => ({ status: 200, body: { text: "a" }, headers: { ETag: '"1"' } }),
  putNote({ header }) {
    assertPreconditions(header, '"1"');
    return { status: 204 };
  },
  // The server makes the ETag.
  listNotes: () => ({ status: 200, mediaType: "application/json", body: [] }),
  getUndocumented: () => ({ status: 200, body: { text: "a" } }),
};
serveApi({ handlers });
createClient({ etags: true });
const client = createClient({ etags: { entries: 10 } });

export async function change(): Promise<string | undefined> {
  const { data, response } = await client.getNote({ params: { path: { id: "1" } } });
  const header = { "If-Match": response.headers.get("etag") ?? "" };
  const { error } = await client.putNote({ params: { path: { id: "1" }, header }, body: { text: data?.text ?? "" } });
  return error?.message;
}

// @ts-expect-error the ETag is required
export const wrong: ApiHandlers["getNote"] = () => {
  if (Math.random() > 1) throw new PreconditionFailed();
  return { status: 200, body: { text: "a" } };
};
