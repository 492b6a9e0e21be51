import { useRepeated } from "../ui/repeat.ts";
import { Time } from "../ui/time.tsx";
import { accountFacts, loadAccountFacts } from "./account-facts.ts";
import { readToken } from "./credentials.ts";

/** The gateway decides every half minute. */
const EVERY_MS = 60_000;

/** Says on every page which channels of the account fail, what their report code means and what to do. */
export function FailingNote() {
  useRepeated(async (_signal, round) => {
    const token = readToken();
    // They were read a moment ago, by the sign-in.
    if (round > 1 && token !== undefined) await loadAccountFacts(token);
    return EVERY_MS;
  }, []);
  return (
    <>
      {accountFacts.value?.failing?.map((one) => (
        <div key={one.channel} class="notice bad" role="alert">
          <strong>
            Messages by {one.channel} fail: {one.reportCode} {one.reportText}
          </strong>
          <p>
            {one.meaning} {one.advice}
          </p>
          <p class="muted">
            Of the newest {one.reports} reports {one.percent} % had failed when this was found. Since{" "}
            <Time at={one.since} />.
          </p>
        </div>
      ))}
    </>
  );
}
