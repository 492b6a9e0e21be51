import type { OperatorsConsole, OperatorsConsoleParts } from "./open-operators-console.ts";

/** The console of operators. Its code is loaded and its connections are opened with the first request, so that a start takes no longer. */
export function startOperatorsConsole(parts: OperatorsConsoleParts): OperatorsConsole {
  let opening: Promise<OperatorsConsole> | undefined;
  const open = (): Promise<OperatorsConsole> => {
    opening ??= import("./open-operators-console.ts").then(({ openOperatorsConsole }) => openOperatorsConsole(parts));
    return opening;
  };
  return {
    listener: (request, response) =>
      void open().then(
        ({ listener }) => listener(request, response),
        () => response.writeHead(500).end("failed\n"),
      ),
    stop: async () => (await opening)?.stop(),
  };
}
