import { usePageTitle } from "../ui/page-title.ts";

export function ComposePage() {
  usePageTitle("Compose");
  return <h1>Compose</h1>;
}
