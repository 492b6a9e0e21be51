import type { ComponentType } from "preact";
import { lazy } from "preact-iso";

/** A page whose code is loaded when it is opened. */
export const loadPage = (load: () => Promise<ComponentType>) => lazy(() => load().catch(() => NotLoaded));

/** The network is away, or the gateway was upgraded and has other files now. */
function NotLoaded() {
  return (
    <div class="notice bad" role="alert">
      <strong>This page could not be loaded</strong>
      <p>
        Check that you are connected and that the gateway runs. After an upgrade of the gateway, a reload is enough.
      </p>
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}
