-- Operators of the console, their sessions, what they did, and the figures that they look at. There is one of each table for all cells.
CREATE TABLE gateway.operators (
  operator_id text COLLATE "C" PRIMARY KEY,
  password_hash text NOT NULL,
  role text NOT NULL CHECK (role IN ('viewer', 'operator')),
  created_ms bigint NOT NULL
);
COMMENT ON TABLE gateway.operators IS 'People who may sign in to the console of operators. The admin command writes it.';
COMMENT ON COLUMN gateway.operators.operator_id IS 'The name with which the operator signs in.';
COMMENT ON COLUMN gateway.operators.password_hash IS 'scrypt, as for accounts.';
COMMENT ON COLUMN gateway.operators.role IS 'viewer: looks, recipients are masked. operator: changes things and sees recipients.';
COMMENT ON COLUMN gateway.operators.created_ms IS 'When it was made, in milliseconds since 1970.';

CREATE TABLE gateway.operator_sessions (
  token_hash bytea PRIMARY KEY,
  operator_id text COLLATE "C" NOT NULL,
  created_ms bigint NOT NULL,
  used_ms bigint NOT NULL
);
CREATE INDEX operator_sessions_by_operator ON gateway.operator_sessions (operator_id);
COMMENT ON TABLE gateway.operator_sessions IS 'Sessions of operators. A sign-in writes a row, a sign-out or a new password deletes it.';
COMMENT ON COLUMN gateway.operator_sessions.token_hash IS 'SHA-256 of the token in the cookie: who reads the table cannot use a session.';
COMMENT ON COLUMN gateway.operator_sessions.operator_id IS 'The operator who signed in.';
COMMENT ON COLUMN gateway.operator_sessions.created_ms IS 'When the operator signed in; a session ends some hours later.';
COMMENT ON COLUMN gateway.operator_sessions.used_ms IS 'When it was used last, to the minute; an idle session ends earlier.';

CREATE TABLE gateway.audit_log (
  audit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at_ms bigint NOT NULL,
  operator_id text COLLATE "C" NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  source text NOT NULL,
  result text NOT NULL
);
CREATE INDEX audit_log_by_operator ON gateway.audit_log (operator_id, audit_id);
COMMENT ON TABLE gateway.audit_log IS 'What operators did by the console: sign-ins, changes, and looks at unmasked recipients. Rows are kept for AUDIT_DAYS.';
COMMENT ON COLUMN gateway.audit_log.audit_id IS 'Number of the entry, in the order of time.';
COMMENT ON COLUMN gateway.audit_log.at_ms IS 'When, in milliseconds since 1970.';
COMMENT ON COLUMN gateway.audit_log.operator_id IS 'Who. For a failed sign-in it is the name that was given.';
COMMENT ON COLUMN gateway.audit_log.action IS 'The operation of the operators'' API.';
COMMENT ON COLUMN gateway.audit_log.target IS 'On what: a carrier, an account, a message. Recipients are masked.';
COMMENT ON COLUMN gateway.audit_log.source IS 'The address from which the request came.';
COMMENT ON COLUMN gateway.audit_log.result IS 'What came of it.';

CREATE TABLE gateway.traffic_slots (
  slot_s bigint NOT NULL,
  process_id text COLLATE "C" NOT NULL,
  carrier text COLLATE "C" NOT NULL,
  accepted bigint NOT NULL,
  delivered bigint NOT NULL,
  failed bigint NOT NULL,
  latencies bigint[] NOT NULL,
  PRIMARY KEY (slot_s, process_id, carrier)
);
COMMENT ON TABLE gateway.traffic_slots IS 'What each gateway has counted in ten seconds, for the charts of operators. Rows are kept for two days.';
COMMENT ON COLUMN gateway.traffic_slots.slot_s IS 'When the ten seconds begin, in seconds since 1970.';
COMMENT ON COLUMN gateway.traffic_slots.process_id IS 'The gateway, as in gateway_processes.';
COMMENT ON COLUMN gateway.traffic_slots.carrier IS 'Name of the carrier; empty for what belongs to none.';
COMMENT ON COLUMN gateway.traffic_slots.accepted IS 'Messages that were accepted.';
COMMENT ON COLUMN gateway.traffic_slots.delivered IS 'Steps that ended with a delivery.';
COMMENT ON COLUMN gateway.traffic_slots.failed IS 'Steps that ended otherwise.';
COMMENT ON COLUMN gateway.traffic_slots.latencies IS 'How long messages took from acceptance to the final report: how many there are in each bucket of server/domain/latency-buckets.ts.';
