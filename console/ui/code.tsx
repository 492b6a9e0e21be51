import { useEffect, useState } from "preact/hooks";
import type { CodeLanguage, colourCode } from "./colour-code.ts";

interface CodeProps {
  readonly text: string;
  readonly language: CodeLanguage;
}

/** The colours are loaded after the first paint; until then, and without them, the code is plain. */
export function Code({ text, language }: CodeProps) {
  const [colour, setColour] = useState<{ readonly code: typeof colourCode }>();
  useEffect(() => {
    import("./colour-code.ts").then(
      (module) => setColour({ code: module.colourCode }),
      () => {},
    );
  }, []);
  if (colour === undefined) return <code>{text}</code>;
  // The highlighter escapes the code.
  return <code dangerouslySetInnerHTML={{ __html: colour.code(text, language) }} />;
}
