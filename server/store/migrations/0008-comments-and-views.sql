-- For people who look at the database by hand. No build reads anything of this file: it may run while older builds work.

-- The steps that a batch of the outbox or a lease names. The previous release writes all keys as one string with spaces in between.
CREATE FUNCTION gateway.list_steps(batch json) RETURNS TABLE (account_id text, msg_key text, step integer)
LANGUAGE sql STABLE AS $$
  SELECT member ->> 'accountId', key, coalesce((member ->> 'step')::integer, 0)
  FROM json_array_elements(batch) AS member
  CROSS JOIN LATERAL unnest(CASE json_typeof(member -> 'msgKeys')
    WHEN 'string' THEN string_to_array(member ->> 'msgKeys', ' ')
    ELSE ARRAY(SELECT json_array_elements_text(member -> 'msgKeys')) END) AS key
$$;

CREATE VIEW gateway.stuck_steps AS
  SELECT named.account_id, named.msg_key, named.step,
    coalesce(stored.state, CASE WHEN lease.carrier IS NULL THEN 'queued' ELSE 'submitting' END) AS state,
    coalesce(stored.carrier, lease.carrier) AS carrier,
    to_timestamp(coalesce(stored.sent_ms, substring(lease.lease_id FROM '^begun\.(\d+)\.')::bigint) / 1000.0) AS begun_at,
    to_timestamp(lease.due_ms / 1000.0) AS due_at,
    to_timestamp(stored.expires_ms / 1000.0) AS expires_at,
    lease.lease_id
  FROM gateway.step_leases AS lease
  CROSS JOIN LATERAL gateway.list_steps(lease.members) AS named
  LEFT JOIN gateway.steps AS stored
    ON stored.account_id = named.account_id AND stored.msg_key = named.msg_key AND stored.step = named.step
  WHERE lease.due_ms < extract(epoch FROM now() - interval '1 minute') * 1000
    -- A step that was returned by its carrier is in the outbox, and another lease will have it.
    AND stored.reported_ms IS NULL AND stored.state IS DISTINCT FROM 'queued';

CREATE VIEW gateway.backlog AS
  SELECT named.account_id,
    left(batch.lane, -1 - length(named.account_id)) AS carrier,
    CASE
      WHEN batch.worker_id IS NOT NULL THEN 'claimed'
      WHEN batch.lane IS NOT NULL THEN 'waiting for room'
      WHEN batch.created_at + batch.delay_ms * interval '1 ms' > now() THEN 'delayed'
      ELSE 'ready'
    END AS stage,
    batch.worker_id,
    count(*) AS steps,
    min(batch.created_at) AS oldest_at
  FROM gateway.outbox AS batch
  CROSS JOIN LATERAL gateway.list_steps(batch.batch::json) AS named
  GROUP BY 1, 2, 3, 4;

CREATE VIEW gateway.account_traffic AS
  SELECT account_id, to_date(right(day.partition::text, 8), 'YYYYMMDD') AS day,
    sum(messages) AS accepted_messages, sum(delivered) AS delivered_steps, sum(failed) AS failed_steps,
    sum(expired) AS expired_steps, sum(open) AS open_steps
  FROM (
    SELECT account_id, tableoid::regclass AS partition, count(*) AS messages, 0 AS delivered, 0 AS failed, 0 AS expired, 0 AS open
    FROM gateway.messages GROUP BY account_id, tableoid
    UNION ALL
    SELECT account_id, tableoid::regclass, 0, count(*) FILTER (WHERE state = 'delivered'), count(*) FILTER (WHERE state = 'failed'),
      count(*) FILTER (WHERE state = 'expired'), count(*) FILTER (WHERE reported_ms IS NULL)
    FROM gateway.steps GROUP BY account_id, tableoid
  ) AS day
  GROUP BY 1, 2;

COMMENT ON SCHEMA gateway IS 'Everything of the messaging gateway. Columns that end in _ms are milliseconds since 1970-01-01 UTC: to_timestamp(x_ms / 1000.0) shows them.';
COMMENT ON FUNCTION gateway.list_steps(json) IS 'The steps that outbox.batch or step_leases.members names, one row for each.';

COMMENT ON TABLE gateway.migrations IS 'Migrations that have run on this database. A starting gateway writes it.';
COMMENT ON COLUMN gateway.migrations.version IS 'Number of the migration, from 1, without gaps.';
COMMENT ON COLUMN gateway.migrations.name IS 'File name of the migration in server/store/migrations.';
COMMENT ON COLUMN gateway.migrations.checksum IS 'SHA-256 of the file. A gateway whose file differs does not start.';
COMMENT ON COLUMN gateway.migrations.applied_at IS 'When the migration ran.';

COMMENT ON TABLE gateway.accounts IS 'Customers that may send. The admin command writes it; gateways read it and cache it for a short time.';
COMMENT ON COLUMN gateway.accounts.account_id IS 'Id of the account, as its client sends it to get a token.';
COMMENT ON COLUMN gateway.accounts.password_hash IS 'scrypt hash of the password, with its parameters and salt.';
COMMENT ON COLUMN gateway.accounts.blocked IS 'True: all requests of the account are refused.';
COMMENT ON COLUMN gateway.accounts.sandbox IS 'True: its messages only reach the simulator, and need no registry entries.';
COMMENT ON COLUMN gateway.accounts.epoch IS 'Raising it makes all tokens invalid that were issued before.';
COMMENT ON COLUMN gateway.accounts.channels IS 'Channels that the account may use: sms, mms, rcs, international, alimtalk, friendtalk.';
COMMENT ON COLUMN gateway.accounts.fallback IS 'True: the account may give a fallback for a message.';
COMMENT ON COLUMN gateway.accounts.polling IS 'True: the account may poll reports.';
COMMENT ON COLUMN gateway.accounts.report_mode IS 'How final reports reach the account: polling or webhook.';
COMMENT ON COLUMN gateway.accounts.split_count IS 'True: reports of international messages have the number of parts.';
COMMENT ON COLUMN gateway.accounts.send_per_second IS 'Messages a second that the account may send, over all gateways.';
COMMENT ON COLUMN gateway.accounts.polling_per_second IS 'Polls a second, over all gateways.';
COMMENT ON COLUMN gateway.accounts.upload_per_second IS 'Uploads of files a second, over all gateways.';
COMMENT ON COLUMN gateway.accounts.token_per_minute IS 'Tokens a minute that may be issued.';
COMMENT ON COLUMN gateway.accounts.token_failures_per_minute IS 'Wrong passwords a minute before further tries are refused.';
COMMENT ON COLUMN gateway.accounts.webhook_url IS 'Where final reports are posted; null if the account polls.';
COMMENT ON COLUMN gateway.accounts.webhook_secrets IS 'Secrets that sign webhooks: the current one first, then the one before, while it is being replaced.';
COMMENT ON COLUMN gateway.accounts.created_ms IS 'When the account was created.';

COMMENT ON TABLE gateway.registry_entries IS 'Sender numbers, brands, templates and country rules that were registered for accounts. The admin command writes it.';
COMMENT ON COLUMN gateway.registry_entries.account_id IS 'The account that may use the entry.';
COMMENT ON COLUMN gateway.registry_entries.kind IS 'sender-number, brand, rcs-template, sender-key, alimtalk-template or country.';
COMMENT ON COLUMN gateway.registry_entries.name IS 'What the entry is called in requests: a number, a key, a code or a prefix.';
COMMENT ON COLUMN gateway.registry_entries.value IS 'The whole entry.';

COMMENT ON TABLE gateway.messages IS 'Accepted messages, one partition for each day (UTC). The API inserts them; they are never changed, and leave with their partition after 40 days.';
COMMENT ON COLUMN gateway.messages.account_id IS 'The account that sent the message.';
COMMENT ON COLUMN gateway.messages.msg_key IS 'Key of the message, a ULID: its first ten characters are the time of acceptance.';
COMMENT ON COLUMN gateway.messages.content IS 'Recipient and steps of the message, as JSON.';

COMMENT ON TABLE gateway.steps IS 'Tries to deliver a message by one channel, one partition for each day of acceptance. Workers insert a row before or after they submit the step, and change it until its end. Reports are made from these rows.';
COMMENT ON COLUMN gateway.steps.account_id IS 'The account that sent the message.';
COMMENT ON COLUMN gateway.steps.msg_key IS 'The message.';
COMMENT ON COLUMN gateway.steps.step IS 'Number of the step in the flow of its message, from 0.';
COMMENT ON COLUMN gateway.steps.state IS 'Open: queued (the carrier surely does not have it), submitting, submitted, unknown (the carrier may have it). Ended: delivered, failed, expired.';
COMMENT ON COLUMN gateway.steps.carrier IS 'Name of the carrier in CARRIERS_FILE.';
COMMENT ON COLUMN gateway.steps.sent_ms IS 'When it was begun the last time.';
COMMENT ON COLUMN gateway.steps.expires_ms IS 'When it is given up if its carrier has not reported its end.';
COMMENT ON COLUMN gateway.steps.last IS 'True: no step follows, so that its end is the end of the message.';
COMMENT ON COLUMN gateway.steps.detail IS 'What every report of the step says: service type, message type, reference of the client, number of parts.';
COMMENT ON COLUMN gateway.steps.carrier_ids IS 'Ids that the carrier gave to its parts.';
COMMENT ON COLUMN gateway.steps.parts IS 'Number of its parts; null if not known.';
COMMENT ON COLUMN gateway.steps.delivered_parts IS 'A bit for each part of a step with several parts that was delivered. A step with one part always has 0: its state says whether it was delivered.';
COMMENT ON COLUMN gateway.steps.reported_ms IS 'When its end was recorded; null while it is open.';
COMMENT ON COLUMN gateway.steps.code IS 'Report code of its end.';
COMMENT ON COLUMN gateway.steps.network IS 'Network that its carrier reported with the end.';
COMMENT ON COLUMN gateway.steps.user_type IS 'Kind of recipient that its carrier reported with the end.';
COMMENT ON COLUMN gateway.steps.late_ms IS 'When a success was recorded after it had failed or expired; null if there was none.';
COMMENT ON COLUMN gateway.steps.late_code IS 'Report code of that success. Without late_ms: only some of the parts came late.';
COMMENT ON COLUMN gateway.steps.late_network IS 'Network of that success.';
COMMENT ON COLUMN gateway.steps.late_user_type IS 'Kind of recipient of that success.';

COMMENT ON TABLE gateway.outbox IS 'Batches of steps that are to be submitted. The API inserts them with their messages, workers insert next steps and steps that are sent again, and the worker that has begun all steps of a batch deletes it.';
COMMENT ON COLUMN gateway.outbox.outbox_id IS 'Number of the batch, in the order of insertion. Batches are claimed in this order.';
COMMENT ON COLUMN gateway.outbox.created_at IS 'When it was inserted.';
COMMENT ON COLUMN gateway.outbox.delay_ms IS 'Milliseconds after created_at before it may be claimed; 0 for most.';
COMMENT ON COLUMN gateway.outbox.step_count IS 'Number of steps in the batch.';
COMMENT ON COLUMN gateway.outbox.batch IS 'The steps, as JSON: account, step number (absent: 0) and message keys. gateway.list_steps(batch::json) lists them.';
COMMENT ON COLUMN gateway.outbox.is_new IS 'True: no worker has claimed it, and none of its steps has a row.';
COMMENT ON COLUMN gateway.outbox.worker_id IS 'The worker that has claimed it; null: any worker may claim it.';
COMMENT ON COLUMN gateway.outbox.lane IS 'Carrier and account, with a slash in between, whose queue in the workers was full; null: it has not been tried. See the view backlog.';
COMMENT ON COLUMN gateway.outbox.expires_ms IS 'When the first of its steps expires; set together with lane.';

COMMENT ON TABLE gateway.workers IS 'Workers that are running. Each worker inserts and renews its own row; any worker deletes rows whose time is over and releases their batches.';
COMMENT ON COLUMN gateway.workers.worker_id IS 'Random id of the worker, new at every start.';
COMMENT ON COLUMN gateway.workers.started_at IS 'When the worker was registered.';
COMMENT ON COLUMN gateway.workers.alive_until IS 'Its last heartbeat and 10 seconds. After that the worker counts as dead.';

COMMENT ON TABLE gateway.step_leases IS 'Which steps were begun together and have no end yet. The worker that is busy with them moves due_ms ahead; when it comes due, any worker takes the steps over.';
COMMENT ON COLUMN gateway.step_leases.lease_id IS 'begun, the time at which the steps were begun in milliseconds, and a random id, with dots in between.';
COMMENT ON COLUMN gateway.step_leases.due_ms IS 'When a worker must look at the steps.';
COMMENT ON COLUMN gateway.step_leases.members IS 'The steps, as in outbox.batch.';
COMMENT ON COLUMN gateway.step_leases.carrier IS 'The carrier of steps that have no row in steps yet; null: all of them have one.';
COMMENT ON COLUMN gateway.step_leases.outbox_ids IS 'The rows of the outbox, or jobs of the previous release, that brought steps without a row.';

COMMENT ON TABLE gateway.carrier_ids IS 'Which step a carrier means by an id, one partition for each day, kept for a week. Workers insert rows when a carrier accepts a step; receipts are matched by them.';
COMMENT ON COLUMN gateway.carrier_ids.carrier IS 'Name of the carrier in CARRIERS_FILE.';
COMMENT ON COLUMN gateway.carrier_ids.carrier_id IS 'Id that the carrier gave to a part. A carrier may use it again: the youngest row counts.';
COMMENT ON COLUMN gateway.carrier_ids.taken_ms IS 'When the carrier accepted the part.';
COMMENT ON COLUMN gateway.carrier_ids.account_id IS 'The account of the step.';
COMMENT ON COLUMN gateway.carrier_ids.msg_key IS 'The message of the step.';
COMMENT ON COLUMN gateway.carrier_ids.step IS 'Number of the step.';
COMMENT ON COLUMN gateway.carrier_ids.part IS 'Number of the part, from 0.';
COMMENT ON COLUMN gateway.carrier_ids.parts IS 'Number of parts of the step.';

COMMENT ON TABLE gateway.orphan_receipts IS 'Receipts whose id is not known yet, because the answer to the submission is still on its way, one partition for each day. Workers match them every second, and drop them after three days.';
COMMENT ON COLUMN gateway.orphan_receipts.carrier IS 'Name of the carrier in CARRIERS_FILE.';
COMMENT ON COLUMN gateway.orphan_receipts.carrier_id IS 'Id of the part that the receipt is for.';
COMMENT ON COLUMN gateway.orphan_receipts.received_ms IS 'When the receipt came.';
COMMENT ON COLUMN gateway.orphan_receipts.ending IS 'What it says: report code, network, kind of recipient.';

COMMENT ON TABLE gateway.pending_reports IS 'Final reports that were not polled yet, one partition for each day, kept for three days. Workers insert rows, polls delete them.';
COMMENT ON COLUMN gateway.pending_reports.account_id IS 'The account that polls them.';
COMMENT ON COLUMN gateway.pending_reports.reported_ms IS 'When the reports became final.';
COMMENT ON COLUMN gateway.pending_reports.first_key IS 'The message of the first report.';
COMMENT ON COLUMN gateway.pending_reports.more_keys IS 'The messages of the others; null: there is only one.';

COMMENT ON TABLE gateway.report_batches IS 'The batch of reports that an account has polled and not acknowledged yet, one row for each account. The API writes it.';
COMMENT ON COLUMN gateway.report_batches.account_id IS 'The account.';
COMMENT ON COLUMN gateway.report_batches.report_id IS 'Id of the open batch; null: there is none.';
COMMENT ON COLUMN gateway.report_batches.opened_ms IS 'When the open batch was handed out first. It is handed out again until it is acknowledged, for 30 days.';
COMMENT ON COLUMN gateway.report_batches.msg_keys IS 'The messages of the open batch.';
COMMENT ON COLUMN gateway.report_batches.acknowledged_id IS 'Id of the batch that was acknowledged last.';

COMMENT ON TABLE gateway.webhook_deliveries IS 'Final reports that are to be posted to webhooks. Workers insert rows with the end of a message, and delete them when the report is delivered or given up.';
COMMENT ON COLUMN gateway.webhook_deliveries.account_id IS 'The account whose webhook gets the report.';
COMMENT ON COLUMN gateway.webhook_deliveries.msg_key IS 'The message.';
COMMENT ON COLUMN gateway.webhook_deliveries.due_ms IS 'When the next try is due. A worker that tries moves it ahead.';
COMMENT ON COLUMN gateway.webhook_deliveries.attempts IS 'Number of tries so far.';

COMMENT ON TABLE gateway.dead_letters IS 'Webhooks that were given up, one partition for each day of acceptance. Workers insert them; the admin command delivers them again.';
COMMENT ON COLUMN gateway.dead_letters.account_id IS 'The account whose webhook failed.';
COMMENT ON COLUMN gateway.dead_letters.msg_key IS 'The message.';
COMMENT ON COLUMN gateway.dead_letters.failed_ms IS 'When the report was given up.';
COMMENT ON COLUMN gateway.dead_letters.attempts IS 'Number of tries.';
COMMENT ON COLUMN gateway.dead_letters.reason IS 'Why the last try failed.';

COMMENT ON TABLE gateway.idempotency_keys IS 'Idempotency keys of requests and their answers, one partition for each day, kept for 24 hours. The API writes it with the messages.';
COMMENT ON COLUMN gateway.idempotency_keys.account_id IS 'The account of the request.';
COMMENT ON COLUMN gateway.idempotency_keys.operation IS 'Operation of the contract.';
COMMENT ON COLUMN gateway.idempotency_keys.key IS 'The key that the client sent.';
COMMENT ON COLUMN gateway.idempotency_keys.day IS 'Days since 1970 (UTC). Near midnight a request has a row for both days.';
COMMENT ON COLUMN gateway.idempotency_keys.claimed_ms IS 'When the request came.';
COMMENT ON COLUMN gateway.idempotency_keys.msg_key IS 'First message of the request.';
COMMENT ON COLUMN gateway.idempotency_keys.body_hash IS 'Hash of the body: the same key with another body is refused.';
COMMENT ON COLUMN gateway.idempotency_keys.status IS 'HTTP status of the answer.';
COMMENT ON COLUMN gateway.idempotency_keys.answer IS 'Body of the answer.';

COMMENT ON TABLE gateway.files IS 'Uploaded images, without their content. The API writes it; housekeeping deletes expired rows.';
COMMENT ON COLUMN gateway.files.account_id IS 'The account that uploaded the file.';
COMMENT ON COLUMN gateway.files.file_key IS 'Key of the file.';
COMMENT ON COLUMN gateway.files.service_type IS 'Service that the file was uploaded for: MMS, RCS or FRIENDTALK.';
COMMENT ON COLUMN gateway.files.msg_type IS 'Message type that the file was uploaded for; null: any.';
COMMENT ON COLUMN gateway.files.file_name IS 'Name of the file, as it was uploaded.';
COMMENT ON COLUMN gateway.files.media_type IS 'Media type, such as image/jpeg.';
COMMENT ON COLUMN gateway.files.width IS 'Width in pixels.';
COMMENT ON COLUMN gateway.files.height IS 'Height in pixels.';
COMMENT ON COLUMN gateway.files.bytes IS 'Size in bytes.';
COMMENT ON COLUMN gateway.files.expires_ms IS 'When the file may no longer be used.';

COMMENT ON TABLE gateway.file_contents IS 'Content of uploaded images. The API inserts it before the row in files; housekeeping deletes expired rows.';
COMMENT ON COLUMN gateway.file_contents.account_id IS 'The account that uploaded the file.';
COMMENT ON COLUMN gateway.file_contents.file_key IS 'Key of the file.';
COMMENT ON COLUMN gateway.file_contents.expires_ms IS 'When the content may be deleted.';
COMMENT ON COLUMN gateway.file_contents.content IS 'The bytes of the file.';

COMMENT ON TABLE gateway.forms IS 'Message forms that clients stored to send by their id. The API writes it; housekeeping deletes expired rows.';
COMMENT ON COLUMN gateway.forms.account_id IS 'The account of the form.';
COMMENT ON COLUMN gateway.forms.form_id IS 'Id of the form.';
COMMENT ON COLUMN gateway.forms.entries IS 'The flow of the form, as the client sent it.';
COMMENT ON COLUMN gateway.forms.expires_ms IS 'When the form may no longer be used.';

COMMENT ON TABLE gateway.rate_budgets IS 'What is left of each rate limit, shared by all gateways, each of which reserves a share of it. Unlogged: after a crash of the database every budget is full again.';
COMMENT ON COLUMN gateway.rate_budgets.account_id IS 'The account, or for limits of carriers the carrier.';
COMMENT ON COLUMN gateway.rate_budgets.kind IS 'Which limit: send, polling, upload or token of an account, submit of a carrier.';
COMMENT ON COLUMN gateway.rate_budgets.level IS 'What is left, in units of the limit. Below zero after a request that was larger than the capacity.';
COMMENT ON COLUMN gateway.rate_budgets.granted IS 'The share that was reserved last.';
COMMENT ON COLUMN gateway.rate_budgets.refilled_ms IS 'When the level was computed.';
COMMENT ON COLUMN gateway.rate_budgets.capacity IS 'The most that the budget holds.';
COMMENT ON COLUMN gateway.rate_budgets.per_second IS 'How much it gains in a second.';
COMMENT ON COLUMN gateway.rate_budgets.wish IS 'The share that was asked for last.';
COMMENT ON COLUMN gateway.rate_budgets.oversize IS 'Cost of a request above the capacity that was asked for last, or 0.';

COMMENT ON VIEW gateway.arrivals IS 'The outbox under the name and columns of the previous release, whose gateways read and write it. It shows only what no worker has claimed. A later release drops it.';
COMMENT ON COLUMN gateway.arrivals.arrival_id IS 'outbox.outbox_id';
COMMENT ON COLUMN gateway.arrivals.arrived_at IS 'outbox.created_at';
COMMENT ON COLUMN gateway.arrivals.delay_ms IS 'outbox.delay_ms';
COMMENT ON COLUMN gateway.arrivals.messages IS 'outbox.step_count';
COMMENT ON COLUMN gateway.arrivals.batch IS 'outbox.batch';
COMMENT ON COLUMN gateway.arrivals.is_new IS 'outbox.is_new';

COMMENT ON VIEW gateway.watches IS 'The leases under the name and columns of the previous release, whose workers read and write it. A later release drops it.';
COMMENT ON COLUMN gateway.watches.watch_id IS 'step_leases.lease_id';
COMMENT ON COLUMN gateway.watches.due_ms IS 'step_leases.due_ms';
COMMENT ON COLUMN gateway.watches.members IS 'step_leases.members';
COMMENT ON COLUMN gateway.watches.carrier IS 'step_leases.carrier';
COMMENT ON COLUMN gateway.watches.job_ids IS 'step_leases.outbox_ids';

COMMENT ON VIEW gateway.stuck_steps IS 'Open steps of leases that are overdue by more than a minute. A running worker takes a lease over within a second, so that this is empty while a worker runs and keeps up.';
COMMENT ON COLUMN gateway.stuck_steps.account_id IS 'The account that sent the message.';
COMMENT ON COLUMN gateway.stuck_steps.msg_key IS 'The message.';
COMMENT ON COLUMN gateway.stuck_steps.step IS 'Number of the step in the flow of its message, from 0.';
COMMENT ON COLUMN gateway.stuck_steps.state IS 'State of the step, as in steps. A step without a row shows as submitting, or as queued if it waits in the backlog of the previous release.';
COMMENT ON COLUMN gateway.stuck_steps.carrier IS 'The carrier that has the step, or may have it.';
COMMENT ON COLUMN gateway.stuck_steps.begun_at IS 'When the step was begun.';
COMMENT ON COLUMN gateway.stuck_steps.due_at IS 'When a worker should have looked at it.';
COMMENT ON COLUMN gateway.stuck_steps.expires_at IS 'When it is given up; null: it has no row yet.';
COMMENT ON COLUMN gateway.stuck_steps.lease_id IS 'Its lease in step_leases.';

COMMENT ON VIEW gateway.backlog IS 'What waits in the outbox, by account, carrier and stage. It reads the whole outbox.';
COMMENT ON COLUMN gateway.backlog.account_id IS 'The account that sent the messages.';
COMMENT ON COLUMN gateway.backlog.carrier IS 'The carrier whose queue was full; null: no worker has chosen one yet.';
COMMENT ON COLUMN gateway.backlog.stage IS 'ready (any worker may claim it), delayed (its time has not come), claimed (a worker has it in memory), waiting for room (the queue of its carrier is full).';
COMMENT ON COLUMN gateway.backlog.worker_id IS 'The worker that has claimed it; null in the other stages.';
COMMENT ON COLUMN gateway.backlog.steps IS 'Number of steps, including those of claimed batches that are begun already.';
COMMENT ON COLUMN gateway.backlog.oldest_at IS 'When the oldest of their batches was inserted.';

COMMENT ON VIEW gateway.account_traffic IS 'Messages and steps of each account by day of acceptance (UTC). It reads all messages of 40 days: ask for one account, and not every minute.';
COMMENT ON COLUMN gateway.account_traffic.account_id IS 'The account.';
COMMENT ON COLUMN gateway.account_traffic.day IS 'The day on which the messages were accepted (UTC).';
COMMENT ON COLUMN gateway.account_traffic.accepted_messages IS 'Number of accepted messages.';
COMMENT ON COLUMN gateway.account_traffic.delivered_steps IS 'Number of their steps that were delivered.';
COMMENT ON COLUMN gateway.account_traffic.failed_steps IS 'Number of their steps that failed, even if a late success came.';
COMMENT ON COLUMN gateway.account_traffic.expired_steps IS 'Number of their steps that expired, even if a late success came.';
COMMENT ON COLUMN gateway.account_traffic.open_steps IS 'Number of their steps that have a row and no end. Not counted: steps that wait in the outbox (see the view backlog), and steps that a worker has just begun and whose row is written with their first outcome.';
