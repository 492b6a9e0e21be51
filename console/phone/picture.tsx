import { useEffect, useState } from "preact/hooks";
import { getPictureUrl, loadPicture, pictureName } from "./pictures.ts";

interface PictureProps {
  /** What the message names the image with; empty if it names none. */
  readonly name: string;
  /** Width by height, as the layout has it. */
  readonly ratio: readonly [width: number, height: number];
  readonly isVideo?: boolean;
  /** The channel cuts nothing off: once the image is there, it has its own proportions. */
  readonly isWhole?: boolean;
}

/** The image of a message if this page can show it, otherwise its place with its key. */
export function Picture({ name, ratio: [width, height], isVideo = false, isWhole = false }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const [own, setOwn] = useState<{ readonly url: string; readonly ratio: string }>();
  useEffect(() => void loadPicture(name), [name]);
  const url = getPictureUrl(name);
  const ratio = isWhole && own !== undefined && own.url === url ? own.ratio : `${width} / ${height}`;
  return (
    <span class="picture" style={{ aspectRatio: ratio }}>
      {url !== undefined && url !== broken ? (
        <>
          <img
            src={url}
            alt=""
            onError={() => setBroken(url)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setOwn({ url, ratio: `${naturalWidth} / ${naturalHeight}` })
            }
          />
          {isVideo && (
            <svg class="play" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5v14l11-7z" />
            </svg>
          )}
        </>
      ) : (
        <>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isVideo ? "M8 5v14l11-7z" : "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4"} />
          </svg>
          <small>{name === "" ? "No image" : pictureName(name)}</small>
        </>
      )}
    </span>
  );
}
