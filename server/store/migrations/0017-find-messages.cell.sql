-- Finds messages by their recipient and by the client's reference, which are the fourth and the eighth part of the content between quotes.
-- One bloom filter for every 64 pages costs an insert far less than an index entry for each message would, and no number can be read out
-- of it. Autovacuum makes the filters, a minute or so after the messages; until then these pages are read.
-- ONLY: the table is not read, which would stop the service on a large one. Partitions that exist have no index and are read whole; those
-- that are made from now on get it.
CREATE INDEX messages_by_recipient_and_ref ON ONLY messages USING brin (
  (split_part(content, '"', 4)) text_bloom_ops (n_distinct_per_range = 1600),
  (split_part(content, '"', 8)) text_bloom_ops (n_distinct_per_range = 1600)
) WITH (pages_per_range = 64, autosummarize = on);
