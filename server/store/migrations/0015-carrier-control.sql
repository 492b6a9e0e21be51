-- What operators say about carriers while gateways run, and what gateways answer. There is one of each table for all cells.
CREATE TABLE gateway.carrier_pauses (
  carrier text COLLATE "C" PRIMARY KEY,
  paused_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE gateway.carrier_pauses IS 'Carriers to which nothing new is submitted. The admin command writes it; workers read it every second.';
COMMENT ON COLUMN gateway.carrier_pauses.carrier IS 'Name in the carriers file.';
COMMENT ON COLUMN gateway.carrier_pauses.paused_at IS 'Since when it is paused.';

CREATE TABLE gateway.carrier_reloads (
  reload_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  requested_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE gateway.carrier_reloads IS 'Requests to read the carriers file again. The admin command writes it; every gateway reads it every second.';
COMMENT ON COLUMN gateway.carrier_reloads.reload_id IS 'Number of the request. A gateway answers the newest.';
COMMENT ON COLUMN gateway.carrier_reloads.requested_at IS 'When it was asked for. Requests are deleted after a day.';

CREATE TABLE gateway.gateway_processes (
  process_id text COLLATE "C" PRIMARY KEY,
  host text NOT NULL,
  pid integer NOT NULL,
  role text NOT NULL,
  seen_at timestamptz NOT NULL,
  reload_id bigint,
  reload_result json,
  carriers json NOT NULL
);
COMMENT ON TABLE gateway.gateway_processes IS 'Gateways that run, and what they know of their carriers. Each writes its own row every few seconds and deletes it when it stops; one that was killed leaves its row for a day.';
COMMENT ON COLUMN gateway.gateway_processes.process_id IS 'Made anew at each start.';
COMMENT ON COLUMN gateway.gateway_processes.host IS 'Name of its machine.';
COMMENT ON COLUMN gateway.gateway_processes.pid IS 'Process id on its machine.';
COMMENT ON COLUMN gateway.gateway_processes.role IS 'The setting ROLE: all, api or worker.';
COMMENT ON COLUMN gateway.gateway_processes.seen_at IS 'When it wrote this row.';
COMMENT ON COLUMN gateway.gateway_processes.reload_id IS 'The newest request of carrier_reloads that it has answered; null: none since its start.';
COMMENT ON COLUMN gateway.gateway_processes.reload_result IS 'What came of that request.';
COMMENT ON COLUMN gateway.gateway_processes.carriers IS 'The carriers that it submits to: whether each is up and paused, how many steps wait in memory and how many are under way. Empty for a gateway that only serves the API.';
