-- The same columns in another order. Most keys differ from each other, accounts and operations do not: with the key in front a
-- search compares one text instead of three, which was a quarter of what a claim cost.
ALTER TABLE gateway.idempotency_keys DROP CONSTRAINT idempotency_keys_pkey;
ALTER TABLE gateway.idempotency_keys ADD PRIMARY KEY (key, account_id, operation, day);
