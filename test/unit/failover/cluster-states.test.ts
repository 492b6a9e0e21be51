import { expect, test } from "vitest";
import { isWhole, type MemberState } from "../../load/failover/patroni-cluster.ts";

const states: readonly MemberState[] = [
  { name: "member1", role: "leader", state: "running", timeline: 2 },
  { name: "member2", role: "sync_standby", state: "running", timeline: 2 },
  { name: "member3", role: "replica", state: "streaming", timeline: 2 },
];

test("a cluster is whole with a primary, a synchronous standby and all members on one timeline", () => {
  expect(isWhole(states, 3)).toBe(true);
});

test.each<[string, Partial<MemberState>]>([
  ["a member that starts", { state: "starting" }],
  ["a member of the time before the failover", { timeline: 1 }],
])("%s is waited for", (_, change) => {
  expect(isWhole([...states.slice(0, 2), { name: "member3", role: "replica", state: "running", ...change }], 3)).toBe(
    false,
  );
});

test("without a synchronous standby another failover would find no member that has everything", () => {
  const replicas = states.map((member) => (member.role === "sync_standby" ? { ...member, role: "replica" } : member));
  expect(isWhole(replicas, 3)).toBe(false);
  expect(isWhole(states.slice(0, 2), 3)).toBe(false);
});
