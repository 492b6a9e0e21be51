-- Data is kept for days of service: a day in which no gateway could be asked does not count, nor does one that a clock has skipped.
CREATE TABLE gateway.service_hours (
  hour_ms bigint PRIMARY KEY
);
COMMENT ON TABLE gateway.service_hours IS 'Hours in which a gateway served the API. Housekeeping writes it, and keeps everything for so many of these hours.';
COMMENT ON COLUMN gateway.service_hours.hour_ms IS 'The beginning of the hour.';

-- Nothing is known of the time before. Without any hours, all partitions would stay for another 40 days. Partitions are made two days
-- ahead, so the newest one tells the last day on which a gateway ran: the 41 days before that day count as service.
INSERT INTO gateway.service_hours (hour_ms)
SELECT extract(epoch FROM hour)::bigint * 1000
FROM (
  SELECT max(to_date(right(partition.relname, 8), 'YYYYMMDD')) - 2 AS last_day
  FROM pg_inherits JOIN pg_class AS partition ON partition.oid = inhrelid
  WHERE inhparent = 'gateway.messages'::regclass
) AS partitions
CROSS JOIN generate_series(
  (last_day - 41)::timestamp AT TIME ZONE 'UTC', last_day::timestamp AT TIME ZONE 'UTC' - interval '1 hour', interval '1 hour'
) AS hour;
