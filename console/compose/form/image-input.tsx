import { useRef, useState } from "preact/hooks";
import type { AnyFailure } from "../../../client/index.ts";
import { describeRule, findImageRule, listAccepted } from "../../files/image-rule.ts";
import { pictures, rememberPicture } from "../../phone/pictures.ts";
import { useGateway } from "../../session/gateway.ts";
import { describeFailure } from "../../ui/failure-note.tsx";
import type { ImageField } from "../fields.ts";
import { type Path, textOf } from "../json.ts";
import { valueAt, write, writeText } from "./change.ts";
import { FieldFrame } from "./field-frame.tsx";

interface ImageInputProps {
  readonly field: ImageField;
  readonly path: Path;
}

/** An image that is named by its key, or chosen from this computer and uploaded. */
export function ImageInput({ field: { label, upload, answer, isRequired = false, size }, path }: ImageInputProps) {
  const { gateway } = useGateway();
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = textOf(valueAt(path));
  const picture = pictures.value.get(name);
  const rule = findImageRule(upload);

  const take = async (file: File): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const result = await gateway.upload(file, upload);
    setBusy(false);
    if (!result.ok) return setProblem(describeUpload(result));
    const { fileKey, media, imgUrl } = result.data;
    rememberPicture([fileKey, media, imgUrl], file);
    write(path, { fileKey, media, imgUrl }[answer] ?? fileKey);
  };

  return (
    <FieldFrame path={path} label={label} hint={problem ?? size ?? (rule && describeRule(rule))} isWide>
      {(attributes) => (
        <div class="joined">
          {picture !== undefined && <img class="file-picture" src={picture} alt="" />}
          <input
            {...attributes}
            type="text"
            class="mono"
            autocomplete="off"
            spellcheck={false}
            value={name}
            onInput={({ currentTarget }) => writeText(path, currentTarget.value, isRequired)}
          />
          <input
            ref={chooser}
            type="file"
            hidden
            accept={rule && listAccepted(rule)}
            aria-label={`${label}: a file`}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              currentTarget.value = "";
              if (file !== undefined) void take(file);
            }}
          />
          <button type="button" class="quiet small" disabled={isBusy} onClick={() => chooser.current?.click()}>
            {isBusy ? "Uploading …" : "Upload"}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}

function describeUpload(failure: AnyFailure): string {
  const { title, advice } = describeFailure(failure);
  const faults = failure.kind === "refused" ? failure.errors.map(({ message }) => message) : [];
  return `Not uploaded: ${title}. ${faults.length > 0 ? faults.join("; ") : advice}`;
}
