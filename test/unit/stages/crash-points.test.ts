import { describe, expect, test } from "vitest";
import { findChanges } from "../../stages/crash-points/find-changes.ts";
import { findNames } from "../../stages/crash-points/find-names.ts";

const QUEUE = "server/store/queue.ts";
const WORKER = "server/dispatch/worker.ts";
const STORE = `
  const CLAIM = "UPDATE queue SET worker = $1";
  export async function claim(queryable) { await queryable.query(CLAIM); }
  export async function look(queryable) { await queryable.query("SELECT id FROM queue FOR UPDATE"); }
  export async function add(client) { await client.query("INSERT INTO queue VALUES (1)"); await client.query(CLAIM); }
  export const both = (database) => withTransaction(committedAt(database, "added"), async (client) => add(client));
  export const atOnce = (database) => withTransaction(database, async (client) => add(client));
`;

const check = (store: string, worker: string) =>
  findChanges(
    new Map([
      [QUEUE, STORE + store],
      [WORKER, `import * as queue from "../store/queue.ts";\nimport { claim } from "../store/queue.ts";\n${worker}`],
    ]),
  ).map(({ place, name }) => `${place} ${name}`);

describe("what needs no further crash point", () => {
  test.each([
    ["a change in a point", "", `const run = (pool) => crashPoint("claimed", () => claim(pool));`],
    ["a transaction that is committed at a point", "", "const run = (database) => queue.both(database);"],
    ["a statement that only reads", "", "const run = (pool) => queue.look(pool);"],
    ["one change in the store, which the caller names", "const one = (pool) => claim(pool);", ""],
    ["a part of a transaction", "async function more(client) { await add(client); await add(client); }", ""],
  ])("%s", (_, store, worker) => expect(check(store, worker)).toEqual([]));
});

describe("what does", () => {
  test.each([
    ["a change by a function of the store", "async function run(pool) {\n await claim(pool); }", `${WORKER}:4 run`],
    ["a change by a namespace", "async function run(pool) {\n await queue.claim(pool); }", `${WORKER}:4 run`],
    ["a transaction that is committed at none", "const run = (pool) => queue.atOnce(pool);", `${WORKER}:3 run`],
    ["a method", "class A {\n async run() { await claim(1); } }", `${WORKER}:4 run`],
    ["a member that is a function", "class A {\n #run = async () => claim(1); }", `${WORKER}:4 #run`],
    ["a constructor", "class A {\n constructor() { void claim(1); } }", `${WORKER}:4 constructor`],
    ["a getter", "class A {\n get run() { return claim(1); } }", `${WORKER}:4 run`],
    ["a function expression", "const run = function () {\n return claim(1); };", `${WORKER}:4 run`],
    ["a method of an object", "const run = { run() {\n return claim(1); } };", `${WORKER}:4 run`],
    ["a submit", "const run = (handle) => handle.carrier.submit([]);", `${WORKER}:3 run`],
    ["a submit to a carrier that may be missing", "const run = (it) => it.carrier?.submit([]);", `${WORKER}:3 run`],
    ["a request", "const run = (url) => fetch(url);", `${WORKER}:3 run`],
  ])("outside of the store: %s", (_, worker, place) => expect(check("", worker)).toEqual([place]));

  test("outside of the store: in one of several functions with the same name", () => {
    const first = "class A {\n async run() { await claim(1); } }";
    const second = "class B {\n async run() {} }\nclass C {\n async all() { await this.run(); }\n async run() {} }";
    expect(check("", `${first}\n${second}`)).toEqual([`${WORKER}:4 run`]);
  });

  test("in the store: two changes one after the other, and one in a loop", () => {
    const two = "async function two(pool) {\n await claim(pool);\n await claim(pool); }\n";
    const loop = "async function loop(pool) {\n for (;;) await claim(pool); }\n";
    expect(check(two + loop, "")).toEqual([`${QUEUE}:9 two`, `${QUEUE}:10 two`, `${QUEUE}:12 loop`]);
    const each = "const each = (pool, ids) =>\n Promise.all(ids.map((id) => claim(pool, id)));";
    expect(check(each, "")).toEqual([`${QUEUE}:9 each`]);
  });

  test.each([
    ["one after the other", "claim(pool).then(() => claim(pool))"],
    ["for each of several values", "Promise.all(ids.map(() => claim(pool)))"],
  ])("several changes in one point, %s", (_, changes) =>
    expect(check("", `const run = (pool, ids) => crashPoint("claimed", () => ${changes});`)).toEqual([
      `${WORKER}:3 run`,
    ]),
  );

  test("a function whose caller is outside of the store too is named once, where the change is", () => {
    const worker = "async function inner(pool) {\n await claim(pool); }\nconst outer = (pool) => inner(pool);";
    expect(check("", worker)).toEqual([`${WORKER}:4 inner`]);
  });

  test.each([
    "UPDATE queue q SET worker = 1",
    "UPDATE queue AS other SET worker = 1",
    "UPDATE queue w2 SET worker = 1",
    "UPDATE ONLY queue SET worker = 1",
    'UPDATE "queue" SET worker = 1',
    "update gateway.queue set worker = 1",
    "MERGE INTO queue USING other ON true WHEN MATCHED THEN DELETE",
    "TRUNCATE queue",
    "DELETE FROM queue",
    "WITH gone AS (insert into queue VALUES (1)) SELECT 1",
  ])("a statement that writes: %s", (statement) =>
    expect(check("", `const run = (pool) => pool.query(\`${statement}\`);`)).toEqual([`${WORKER}:3 run`]),
  );
});

test("a name stands at one place", () => {
  const worker = `
    const once = () => crashPoint("once", change);
    const twice = (database) => [crashPoint("twice", change), withTransaction(committedAt(database, "twice"), change)];`;
  const declarations = 'export type CrashPoint =\n  | "once"\n  | "twice"\n  | "never";';
  expect(findNames(declarations, new Map([[WORKER, worker]])).map(({ place, text }) => `${place} ${text}`)).toEqual([
    expect.stringMatching(
      `^server/crash-points.ts:3 several changes have the crash point "twice" \\(${WORKER}:3, ${WORKER}:3\\)`,
    ),
    expect.stringMatching(/^server\/crash-points.ts:4 no change has the crash point "never"/),
  ]);
});
