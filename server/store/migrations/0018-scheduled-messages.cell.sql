-- Messages with a sendAt wait here and not in the outbox: workers read the outbox from its front, past everything that is not due.
CREATE TABLE scheduled_messages (
  account_id text COLLATE "C" NOT NULL,
  msg_key text COLLATE "C" NOT NULL,
  due_ms bigint NOT NULL,
  PRIMARY KEY (account_id, msg_key)
);
CREATE INDEX scheduled_messages_by_time ON scheduled_messages (due_ms);
COMMENT ON TABLE scheduled_messages IS 'Accepted messages that wait for their sendAt. When it comes, a worker moves them to the outbox.';
COMMENT ON COLUMN scheduled_messages.account_id IS 'The account.';
COMMENT ON COLUMN scheduled_messages.msg_key IS 'The message. Its key has the time of its sendAt.';
COMMENT ON COLUMN scheduled_messages.due_ms IS 'Its sendAt, in milliseconds since 1970.';
