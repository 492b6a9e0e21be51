// Follows the states that the server sends, and comes back by itself after `contract dev` was stopped and started.

const RETRY_MS = 1000;

/** Calls `onState` with each state, and `onOnline` with whether the server is there. */
export function connect({ onState, onOnline }) {
  const source = new EventSource("events");
  source.addEventListener("open", () => onOnline(true));
  source.addEventListener("message", ({ data }) => onState(JSON.parse(data)));
  source.addEventListener("error", () => {
    onOnline(false);
    // The browser tries again after most errors, but gives up after an answer that holds no events.
    if (source.readyState === EventSource.CLOSED) setTimeout(() => connect({ onState, onOnline }), RETRY_MS);
  });
}
