import { usePageTitle } from "./page-title.ts";

export function NoSuchPage() {
  usePageTitle("No such page");
  return (
    <>
      <h1>No such page</h1>
      <p>
        The console has no page at this address. Go to <a href="/console/">the start</a>.
      </p>
    </>
  );
}
