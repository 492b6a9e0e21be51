import { useEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Carrier, CarrierOrder, ResetShares } from "../../../generated/admin/types.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { ScrollTable } from "../../ui/scroll-table.tsx";
import { Time } from "../../ui/time.tsx";
import { type Answer, api, ask, FROM_PAGE, type Problem } from "../api.ts";
import { ProblemNote } from "../problem-note.tsx";
import { isOperator } from "../session/session.ts";
import { TableCsv } from "../table-csv.tsx";
import type { Loaded } from "../use-loaded.ts";
import { describeOpen, getHealth } from "./carrier-health.ts";
import { formatCount } from "./figures.ts";
import { SharesTable } from "./shares-table.tsx";

const COLUMNS = ["Carrier", "Health", "Workers", "Under way", "Waiting", "No receipt yet"];

const toRow = (carrier: Carrier) => [
  ...[carrier.name, getHealth(carrier).text, carrier.workers, carrier.underWay, carrier.waiting],
  describeOpen(carrier),
];

const NOT_COUNTED = "A cell did not answer, or carriers under load have too many to count.";

type Order = (carrier: string) => Promise<Answer<CarrierOrder | ResetShares>>;

const toInit = (carrier: string, signal: AbortSignal) => ({ params: { path: { carrier }, header: FROM_PAGE }, signal });
const pause: Order = (carrier) => ask((signal) => api.pauseCarrier(toInit(carrier, signal)));
const resume: Order = (carrier) => ask((signal) => api.resumeCarrier(toInit(carrier, signal)));
const drain: Order = (carrier) => ask((signal) => api.drainCarrier(toInit(carrier, signal)));
const resetShares: Order = (carrier) => ask((signal) => api.resetCarrierShares(toInit(carrier, signal)));

interface CarriersCardProps {
  /** The page says why they could not be loaded. */
  readonly carriers: Loaded<{ readonly carriers: readonly Carrier[] }>;
}

/** The carriers with their health, and what an operator may do with them. */
export function CarriersCard({ carriers }: CarriersCardProps) {
  const { value, problem, isLoading, reload } = carriers;
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<{ readonly text: string } | { readonly problem: Problem }>();
  const wanted = useLocation().query.carrier;
  const isListed = value?.carriers.some(({ name }) => name === wanted) === true;
  // A link from a message that waits for this carrier.
  useEffect(() => {
    if (isListed) document.querySelector("tr.wanted")?.scrollIntoView({ block: "center" });
  }, [isListed]);
  const give = async (carrier: string, order: Order): Promise<void> => {
    setBusy(carrier);
    const answer = await order(carrier);
    setSaid(answer.ok ? { text: describeOrder(answer.value) } : { problem: answer.problem });
    setBusy(undefined);
    reload();
  };
  const columns = isOperator() ? [...COLUMNS, "Actions"] : COLUMNS;
  return (
    <section aria-labelledby="carriers">
      <div class="heading">
        <h2 id="carriers">Carriers</h2>
      </div>
      {said !== undefined &&
        ("problem" in said ? (
          <ProblemNote problem={said.problem} />
        ) : (
          <p class="notice good" role="status">
            {said.text}
          </p>
        ))}
      {value === undefined && isLoading && <p class="empty">Loading …</p>}
      {value?.carriers.length === 0 && <p class="empty">No worker runs, so no carrier is known.</p>}
      {value !== undefined && value.carriers.length > 0 && (
        <div class={problem === undefined ? "stacked" : "stacked stale"}>
          <TableCsv name="carriers" columns={COLUMNS} rows={value.carriers.map(toRow)} />
          <ScrollTable label="Carriers" columns={columns}>
            {value.carriers.map((carrier) => (
              <tr key={carrier.name} class={carrier.name === wanted ? "wanted" : ""}>
                <th scope="row">{carrier.name}</th>
                <td>
                  <HealthBadge carrier={carrier} />
                </td>
                <td data-label="Workers">{carrier.workers}</td>
                <td data-label="Under way">{formatCount(carrier.underWay)}</td>
                <td data-label="Waiting">{formatCount(carrier.waiting)}</td>
                <td data-label="No receipt yet" title={carrier.open === null ? NOT_COUNTED : undefined}>
                  {describeOpen(carrier)}
                </td>
                {isOperator() && (
                  <td>
                    <Actions
                      carrier={carrier}
                      isBusy={busy === carrier.name}
                      onOrder={(order) => void give(carrier.name, order)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </ScrollTable>
          <SharesTable carriers={value.carriers} />
        </div>
      )}
    </section>
  );
}

function HealthBadge({ carrier }: { readonly carrier: Carrier }) {
  const { text, kind } = getHealth(carrier);
  return (
    <>
      <span class={`badge ${kind}`}>{text}</span>
      {carrier.pausedAt !== null && (
        <span class="muted since">
          ordered <Time at={carrier.pausedAt} /> by {carrier.pausedBy}
        </span>
      )}
    </>
  );
}

interface ActionsProps {
  readonly carrier: Carrier;
  readonly isBusy: boolean;
  onOrder(order: Order): void;
}

function Actions({ carrier: { name, state, shares }, isBusy, onOrder }: ActionsProps) {
  if (state === "missing") return null;
  if (isBusy) return <span class="muted">Waiting for the workers …</span>;
  return (
    <div class="row-actions">
      {state === "running" ? (
        <>
          <ConfirmButton label="Pause" kind="quiet small" question={`Pause ${name}?`} onConfirm={() => onOrder(pause)}>
            Nothing new is submitted to it, in all workers, until somebody resumes it. Messages go to the second carrier
            of their route, or wait. Receipts are still taken.
          </ConfirmButton>
          <ConfirmButton label="Drain" kind="quiet small" question={`Drain ${name}?`} onConfirm={() => onOrder(drain)}>
            Nothing new is submitted to it, in all workers, until somebody resumes it. It says Draining until what is
            being submitted has ended, and then Drained. Receipts are still taken: the carrier can be taken away when No
            receipt yet says 0. Messages whose receipts never come end as expired.
          </ConfirmButton>
        </>
      ) : (
        <ConfirmButton label="Resume" kind="quiet small" question={`Resume ${name}?`} onConfirm={() => onOrder(resume)}>
          What waited for it is submitted at once.
        </ConfirmButton>
      )}
      {shares.some(({ share, resting }) => share !== resting) && (
        <ConfirmButton
          label="Reset shares"
          kind="quiet small"
          question={`Reset the shares of ${name}?`}
          onConfirm={() => onOrder(resetShares)}
        >
          All carriers of its routes get the shares of the carriers file at once. If one of them is still bad, shares
          move again after a while.
        </ConfirmButton>
      )}
    </div>
  );
}

/** In the words of the badge. */
function describeOrder(answer: CarrierOrder | ResetShares): string {
  if ("routes" in answer) return `The shares of ${answer.carrier} are those of the carriers file.`;
  const { carrier, state, workers, silent, underWay } = answer;
  const order = `${carrier} is ${state === "running" ? "running again" : state}`;
  if (silent.length > 0) return `${order}. Not all workers have followed yet: ${silent.join(", ")}.`;
  const where = workers === 1 ? "in 1 worker" : `in ${workers} workers`;
  return state === "draining" ? `${order}: ${formatCount(underWay ?? 0)} left, ${where}.` : `${order}, ${where}.`;
}
