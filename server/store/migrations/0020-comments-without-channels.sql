-- The comments named every channel and kind of entry, and were not changed when one was added. The contract has the lists.
COMMENT ON COLUMN gateway.accounts.channels IS 'Channels that the account may use, by the names that requests have for them.';
COMMENT ON COLUMN gateway.registry_entries.kind IS 'What was registered, by the name that the admin command has for it, such as sender-number.';
