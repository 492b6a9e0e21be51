import { useRef, useState } from "preact/hooks";
import type { AnyFailure } from "../../../client/index.ts";
import { describeRule, describeSizes, findImageFaults, findImageRule, listAccepted } from "../../files/image-rule.ts";
import { readImage } from "../../files/read-image.ts";
import { isExpired, type RememberedFile, uploadedFiles } from "../../files/uploaded-files.ts";
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
export function ImageInput({ field: { label, upload, answer, isRequired = false, sizes }, path }: ImageInputProps) {
  const { accountId, gateway } = useGateway();
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = textOf(valueAt(path));
  const picture = pictures.value.get(name);
  const rule = findImageRule(upload);

  const take = async (file: File): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const image = await readImage(file);
    const chosen = image && { ...image, name: file.name, bytes: file.size, mediaType: file.type };
    const faults = chosen === undefined || rule === undefined ? [] : findImageFaults(chosen, rule, sizes);
    if (faults.length > 0) {
      setBusy(false);
      return setProblem(`Not uploaded. ${faults.join(" ")}`);
    }
    const result = await gateway.upload(file, upload);
    setBusy(false);
    if (!result.ok) return setProblem(describeUpload(result));
    const { fileKey, media, imgUrl } = result.data;
    rememberPicture([fileKey, media, imgUrl], file);
    const { width = 0, height = 0, thumbnail = "" } = image ?? {};
    const facts = { name: file.name, use: rule?.name ?? "", bytes: file.size, width, height, thumbnail };
    // Before the message changes: then every field shows the new list.
    uploadedFiles.add(accountId, { ...result.data, ...facts });
    use(result.data);
  };
  const use = (file: Pick<RememberedFile, typeof answer | "fileKey">): void => {
    setProblem(undefined);
    write(path, file[answer] ?? file.fileKey);
  };
  // Those that were uploaded for such a place.
  const files = uploadedFiles
    .read(accountId)
    .filter((file) => file.use === rule?.name && file[answer] !== undefined && !isExpired(file, Date.now()));

  const hint = sizes === undefined ? rule && describeRule(rule) : describeSizes(sizes);
  return (
    // A problem says what the image must be like.
    <FieldFrame path={path} label={label} hint={problem === undefined ? hint : undefined} problem={problem} isWide>
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
          {files.length > 0 && (
            <select
              class="from-files"
              aria-label={`${label}: choose from Files`}
              value=""
              onChange={({ currentTarget }) => {
                const file = files.find(({ fileKey }) => fileKey === currentTarget.value);
                if (file !== undefined) use(file);
              }}
            >
              <option value="">Files …</option>
              {files.map(({ fileKey, name: fileName, width, height }) => (
                <option key={fileKey} value={fileKey}>
                  {fileName}, {width}×{height}
                </option>
              ))}
            </select>
          )}
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
