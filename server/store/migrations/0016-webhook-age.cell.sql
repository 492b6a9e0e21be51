-- Since when a report is on its way to its webhook: its message may have been accepted long before. Processes of the previous release
-- insert rows without naming the column.
ALTER TABLE webhook_deliveries ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
COMMENT ON COLUMN webhook_deliveries.created_at IS 'When the report became final, or was put back by the admin command.';
