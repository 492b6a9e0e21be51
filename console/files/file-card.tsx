import { describeBytes } from "../../spec/keywords/image-limits.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { isExpired, type RememberedFile } from "./uploaded-files.ts";

/** An uploaded image with its keys. */
export function FileCard({ file }: { readonly file: RememberedFile }) {
  const { fileKey, media, imgUrl, name, use, width, height, bytes, thumbnail, expired } = file;
  const keys = [
    { label: "fileKey", value: fileKey },
    { label: "media", value: media },
    { label: "imgUrl", value: imgUrl },
  ];
  return (
    <li class="card file">
      <div class="thumbnail">
        <img src={thumbnail} alt={`Thumbnail of ${name}`} />
      </div>
      <div>
        <strong class="name">{name}</strong>
        <p class="muted facts">
          <span>{use}</span>
          <span>
            {width}×{height}, {describeBytes(bytes)}
          </span>
        </p>
        {keys.map(
          ({ label, value }) =>
            value !== undefined && (
              <p key={label} class="key">
                <span class="muted">{label}</span> <code>{value}</code>
                <CopyButton text={value} label={`Copy the ${label} of ${name}`} />
              </p>
            ),
        )}
        <p class="muted">
          {isExpired(file, Date.now()) ? (
            <span class="badge bad">Expired</span>
          ) : (
            `Usable until ${expired}, Korean time`
          )}
        </p>
      </div>
    </li>
  );
}
