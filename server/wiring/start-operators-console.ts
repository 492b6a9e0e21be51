import type { Operate, OperateParts } from "./open-operators-console.ts";

/** The console of operators. Its code is loaded and its connections are opened with the first request, so that a start takes no longer. */
export function makeOperate(parts: OperateParts): Operate {
  let opening: Promise<Operate> | undefined;
  const open = (): Promise<Operate> => {
    opening ??= import("./open-operators-console.ts").then(({ openOperate }) => openOperate(parts));
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
