import { Time } from "../../ui/time.tsx";

const TIME = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)/;

/** A sentence of the gateway, with the times in it as the page has them everywhere. */
export function TimedText({ text }: { readonly text: string }) {
  // Every second part is a time.
  return <>{text.split(TIME).map((part, index) => (index % 2 === 1 ? <Time key={index} at={part} /> : part))}</>;
}
