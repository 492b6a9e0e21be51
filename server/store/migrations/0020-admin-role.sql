-- A third role: who may change accounts, operators and cells. Audit entries tell of commands too.
ALTER TABLE gateway.operators DROP CONSTRAINT operators_role_check;
ALTER TABLE gateway.operators ADD CONSTRAINT operators_role_check CHECK (role IN ('viewer', 'operator', 'admin'));
COMMENT ON COLUMN gateway.operators.role IS 'viewer: looks, recipients are masked. operator: also steers messages, carriers and webhooks, and sees recipients. admin: also changes accounts, registries, operators and cells, and erases.';
COMMENT ON TABLE gateway.audit_log IS 'What operators did by the console, its API and commands: sign-ins, changes, and looks at unmasked recipients. Rows are kept for AUDIT_DAYS.';
COMMENT ON COLUMN gateway.audit_log.operator_id IS 'Who: the operator, or cli: and the user of the system who ran the command. For a failed sign-in it is the name that was given.';
COMMENT ON COLUMN gateway.audit_log.action IS 'What: the operation by its id in the document of the operators'' API.';
COMMENT ON COLUMN gateway.audit_log.source IS 'The address from which the request came, or the machine of the command.';
COMMENT ON COLUMN gateway.audit_log.result IS 'What came of it; begun: it goes on, or its process has ended in the middle.';
