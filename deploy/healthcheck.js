// The image's HEALTHCHECK: ends with 0 while the process answers. It asks /healthz and not /readyz, because a container that is restarted
// does not bring a database back.
const port = process.env.ADMIN_PORT || 8081;
const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
