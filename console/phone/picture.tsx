import { useState } from "preact/hooks";
import { getPictureUrl, pictureName } from "./pictures.ts";

interface PictureProps {
  /** What the message names the image with; empty if it names none. */
  readonly name: string;
  /** Width by height, as the layout has it. */
  readonly ratio: readonly [width: number, height: number];
  readonly isVideo?: boolean;
}

/** The image of a message if this page can show it, otherwise its place with its key. */
export function Picture({ name, ratio: [width, height], isVideo = false }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const url = getPictureUrl(name);
  return (
    <span class="picture" style={{ aspectRatio: `${width} / ${height}` }}>
      {url !== undefined && url !== broken ? (
        <img src={url} alt="" onError={() => setBroken(url)} />
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
