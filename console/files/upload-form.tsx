import { useEffect, useRef, useState } from "preact/hooks";
import type { AnyFailure, UploadOptions } from "../../client/index.ts";
import { useGateway } from "../session/gateway.ts";
import { FailureNote } from "../ui/failure-note.tsx";
import { findImageFaults, IMAGE_RULES, type ImageRule, listAccepted, listLimits } from "./image-rule.ts";
import { type ReadImage, readImage } from "./read-image.ts";
import type { RememberedFile } from "./uploaded-files.ts";

const [FIRST_RULE] = IMAGE_RULES;

interface UploadFormProps {
  onUploaded(file: RememberedFile): void;
}

/** Chooses an image and what it is for, and uploads it. */
export function UploadForm({ onUploaded }: UploadFormProps) {
  const { gateway } = useGateway();
  const [rule, setRule] = useState(FIRST_RULE);
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AnyFailure>();
  const input = useRef<HTMLInputElement>(null);
  const image = useImage(file);
  if (rule === undefined) return null;

  const upload = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (file === undefined) return;
    setBusy(true);
    const result = await gateway.upload(file, toOptions(rule));
    setBusy(false);
    setFailure(result.ok ? undefined : result);
    if (!result.ok) return;
    const { name, size } = file;
    const { width = 0, height = 0, thumbnail = "" } = image ?? {};
    onUploaded({ ...result.data, name, use: rule.name, bytes: size, width, height, thumbnail });
    setFile(undefined);
    if (input.current !== null) input.current.value = "";
  };

  const faults =
    file === undefined || image === undefined
      ? []
      : findImageFaults({ ...image, name: file.name, bytes: file.size, mediaType: file.type }, rule);
  return (
    <form class="card upload" onSubmit={(event) => void upload(event)}>
      <label class="field">
        For
        <select
          value={rule.name}
          onChange={(event) => setRule(IMAGE_RULES.find(({ name }) => name === event.currentTarget.value))}
        >
          {IMAGE_RULES.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <section aria-label="Limits">
        <ul class="limits muted">
          {listLimits(rule).map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <label class="field">
        Image
        <input
          ref={input}
          type="file"
          required
          accept={listAccepted(rule)}
          onChange={(event) => {
            setFailure(undefined);
            setFile(event.currentTarget.files?.[0]);
          }}
        />
      </label>
      {file !== undefined && image !== undefined && (
        <div class="chosen">
          <img src={image.thumbnail} alt={`Chosen: ${file.name}`} />
          <span class="muted">
            {image.width}×{image.height}
          </span>
        </div>
      )}
      {faults.map((fault) => (
        <p key={fault} class="notice bad" role="alert">
          {fault}
        </p>
      ))}
      <button type="submit" disabled={isBusy || file === undefined || faults.length > 0}>
        {isBusy ? "Uploading …" : "Upload"}
      </button>
      {failure !== undefined && <FailureNote failure={failure} />}
    </form>
  );
}

/** Size and thumbnail of the chosen file, as soon as the browser has read it. */
function useImage(file: File | undefined): ReadImage | undefined {
  const [image, setImage] = useState<ReadImage>();
  useEffect(() => {
    let isCurrent = true;
    setImage(undefined);
    if (file !== undefined) void readImage(file).then((read) => isCurrent && setImage(read));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return image;
}

/** The table of the contract has these words; the client checks them again. */
const toOptions = ({ serviceType, msgType, subType }: ImageRule): UploadOptions =>
  ({ serviceType, ...(msgType !== null && { msgType }), ...(subType !== undefined && { subType }) }) as UploadOptions;
