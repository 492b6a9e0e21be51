/** 128 and the number of SIGPIPE, by which other programs end in this case. */
const BROKEN_PIPE_STATUS = 141;

/** Ends the program quietly when nobody reads its output any more, as after `contract dev | head -1`. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      process.exit(BROKEN_PIPE_STATUS);
    });
}
