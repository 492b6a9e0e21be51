import { createClient } from "./want/client.ts";

createClient();
createClient({ baseUrl: "http://localhost", credentials: { token: "t", basic: { username: "u", password: "p" } } });
createClient({
  server: { variables: { region: "us" } },
  credentials: { token: async () => undefined, "X Key": () => "k" },
});
createClient({ server: { url: "http://127.0.0.1:{port}", variables: { port: "1" } } });
// The mode of fetch.
createClient({ credentials: "include" });

// @ts-expect-error not a region
createClient({ server: { variables: { region: "asia" } } });
// @ts-expect-error not a variable of this server
createClient({ server: { url: "http://127.0.0.1:{port}", variables: { region: "us" } } });
// @ts-expect-error not a server
createClient({ server: { url: "http://localhost" } });
// @ts-expect-error not a scheme
createClient({ credentials: { other: "t" } });
// @ts-expect-error a name and a password are needed
createClient({ credentials: { basic: "t" } });
// @ts-expect-error the certificate belongs to the connection
createClient({ credentials: { tls: "t" } });
