import type { ComponentChildren } from "preact";
import { type Path, toPointer } from "../json.ts";
import { listFaultIds } from "./fault-mark.tsx";

/** The id of the control at a place; a fault in the list leads there. */
export const toId = (path: Path, which = ""): string => `field${toPointer(path)}${which}`;

export interface ControlAttributes {
  readonly id: string;
  readonly "aria-invalid"?: "true";
  readonly "aria-describedby"?: string;
}

interface FieldFrameProps {
  readonly path: Path;
  /** Tells two controls of one place apart. */
  readonly which?: string | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What has just gone wrong at the field. */
  readonly problem?: string | undefined;
  /** What stands at the right end of the label, such as the count of characters. */
  readonly aside?: ComponentChildren;
  /** Whether faults below the place belong to the field, because nothing else shows them. */
  readonly isWhole?: boolean;
  readonly isWide?: boolean | undefined;
  readonly children: (attributes: ControlAttributes) => ComponentChildren;
}

/** A label and its control, which is marked while the list of faults names it. */
export function FieldFrame(props: FieldFrameProps) {
  const { path, which, label, hint, problem, aside, isWhole = false, isWide = false, children } = props;
  const id = toId(path, which);
  const faultIds = listFaultIds(path, isWhole);
  const isWrong = faultIds.length > 0 || problem !== undefined;
  const hasNotes = problem !== undefined || hint !== undefined;
  const describedBy = [...faultIds, ...(hasNotes ? [`${id}-notes`] : [])];
  return (
    <div class={`field${isWide ? " wide" : ""}${isWrong ? " wrong" : ""}`}>
      <div class="label-row">
        <label for={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        ...(isWrong && { "aria-invalid": "true" }),
        ...(describedBy.length > 0 && { "aria-describedby": describedBy.join(" ") }),
      })}
      {hasNotes && (
        <div id={`${id}-notes`} class="notes">
          {problem !== undefined && (
            <p class="fault" role="alert">
              {problem}
            </p>
          )}
          {hint !== undefined && <p class="hint">{hint}</p>}
        </div>
      )}
    </div>
  );
}
