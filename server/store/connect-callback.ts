import type pg from "pg";

export type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void;

/**
 * The pool calls back twice if the wait for a connection is over while a new one is being verified: with the error, and then with the
 * connection. Nobody would release the connection, and an error of it, which nobody listens to, would end the process.
 */
export function callOnce(callback: ConnectCallback): ConnectCallback {
  let isCalled = false;
  return (error, client, done) => {
    if (isCalled) {
      client?.release();
      return;
    }
    isCalled = true;
    callback(error, client, done);
  };
}
