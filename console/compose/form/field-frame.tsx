import type { ComponentChildren } from "preact";
import { getFaultsAt } from "../check.ts";
import { faults } from "../faults.ts";
import { type Path, toPointer } from "../json.ts";

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

/** A label, its control, and what is wrong with it. */
export function FieldFrame(props: FieldFrameProps) {
  const { path, which, label, hint, problem, aside, isWhole = false, isWide = false, children } = props;
  const id = toId(path, which);
  const found = getFaultsAt(faults.value, toPointer(path), isWhole);
  const isWrong = found.length > 0 || problem !== undefined;
  return (
    <div class={isWide ? "field wide" : "field"}>
      <div class="label-row">
        <label for={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        ...(isWrong && { "aria-invalid": "true" }),
        ...((isWrong || hint !== undefined) && { "aria-describedby": `${id}-notes` }),
      })}
      {(isWrong || hint !== undefined) && (
        <div id={`${id}-notes`} class="notes">
          {found.map(({ code, message, to, pointer }) => (
            <p key={`${pointer}${code}${message}${to}`} class="fault">
              {to !== undefined && path[0] !== "destinations" && `${to}: `}
              {message}
              {code !== "" && <code>{code}</code>}
            </p>
          ))}
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
