import { createClient as createDefault } from "./want/client/default.ts";
import { createClient as createNotes } from "./want/client/notes-more.ts";
import { createClient as createMore } from "./want/client/notes-more2.ts";
import { createClient as createSigns } from "./want/client/untagged.ts";
import { createClient as createUsers } from "./want/client/user-accounts.ts";
import { createClient } from "./want/client.ts";

const options = { credentials: { token: "t" }, retry: false } as const;
const users = createUsers(options);
export const calls = [
  createNotes(options).listNotes.items(),
  users.getUser({ params: { path: { id: "1" } } }),
  // @ts-expect-error it belongs to another tag
  users.listNotes(),
  createMore(options).getMore(),
  createSigns(options).getSigns(),
  createDefault(options).getOthers(),
  createClient(options).getUser({ params: { path: { id: "1" } } }),
];
