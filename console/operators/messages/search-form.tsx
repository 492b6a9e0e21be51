import { api, ask } from "../api.ts";
import { isOperator } from "../session/session.ts";
import { useLoaded } from "../use-loaded.ts";
import { findKeyFault, findRecipientFault, type SearchFields, STATES } from "./search-query.ts";

interface SearchFormProps {
  readonly fields: SearchFields;
  readonly isBusy: boolean;
  onChange(fields: SearchFields): void;
  onSearch(): void;
}

export function SearchForm({ fields, isBusy, onChange, onSearch }: SearchFormProps) {
  const accounts = useLoaded((signal) => ask((limit) => api.listAccounts({ signal: limit }), signal), { inputs: [] });
  const keyFault = findKeyFault(fields.msgKey);
  const recipientFault = findRecipientFault(fields.to);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (keyFault === undefined && recipientFault === undefined) onSearch();
  };
  const set = (name: keyof SearchFields) => (event: { readonly currentTarget: { readonly value: string } }) =>
    onChange({ ...fields, [name]: event.currentTarget.value });
  return (
    <form class="card search" onSubmit={submit} aria-label="Search">
      <TextField label="Message key" value={fields.msgKey} fault={keyFault} onInput={set("msgKey")} isMono />
      {isOperator() && (
        <TextField label="Recipient" value={fields.to} fault={recipientFault} onInput={set("to")} isMono />
      )}
      <TextField label="Reference" value={fields.ref} onInput={set("ref")} />
      <label class="field">
        Account
        <select value={fields.account} onChange={set("account")}>
          <option value="">any</option>
          {accounts.value?.accounts.map(({ id }) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        State
        <select value={fields.state} onChange={set("state")}>
          <option value="">any</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {state}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        Accepted since
        <input type="datetime-local" value={fields.since} onInput={set("since")} />
      </label>
      <label class="field">
        Accepted before
        <input type="datetime-local" value={fields.until} onInput={set("until")} />
      </label>
      <div class="submit">
        <button type="submit" disabled={isBusy}>
          Search
        </button>
      </div>
    </form>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly fault?: string | undefined;
  readonly isMono?: boolean;
  onInput(event: { readonly currentTarget: { readonly value: string } }): void;
}

function TextField({ label, value, fault, isMono = false, onInput }: TextFieldProps) {
  return (
    <label class="field">
      {label}
      <input
        class={isMono ? "mono" : ""}
        autocomplete="off"
        spellcheck={false}
        maxLength={200}
        value={value}
        aria-invalid={fault !== undefined}
        onInput={onInput}
      />
      {fault !== undefined && <span class="fault">{fault}</span>}
    </label>
  );
}
