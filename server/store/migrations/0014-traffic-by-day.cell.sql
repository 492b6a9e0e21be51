-- The name of a partition ends in a number on the nodes of Citus.
CREATE OR REPLACE VIEW account_traffic AS
  SELECT account_id, to_date(substring(day.partition::text FROM '_(\d{8})'), 'YYYYMMDD') AS day,
    sum(messages) AS accepted_messages, sum(delivered) AS delivered_steps, sum(failed) AS failed_steps,
    sum(expired) AS expired_steps, sum(open) AS open_steps
  FROM (
    SELECT account_id, tableoid::regclass AS partition, count(*) AS messages, 0 AS delivered, 0 AS failed, 0 AS expired, 0 AS open
    FROM messages GROUP BY account_id, tableoid
    UNION ALL
    SELECT account_id, tableoid::regclass, 0, count(*) FILTER (WHERE state = 'delivered'), count(*) FILTER (WHERE state = 'failed'),
      count(*) FILTER (WHERE state = 'expired'), count(*) FILTER (WHERE reported_ms IS NULL)
    FROM steps GROUP BY account_id, tableoid
  ) AS day
  GROUP BY 1, 2;
