import { api, ask } from "../api.ts";
import { RangeButtons } from "../range-buttons.tsx";
import { isOperator } from "../session/session.ts";
import { useLoaded } from "../use-loaded.ts";
import {
  CHANNELS,
  findCodeFault,
  findKeyFault,
  findRecipientFault,
  RANGES,
  type SearchFields,
  STATES,
} from "./search-query.ts";

interface SearchFormProps {
  readonly fields: SearchFields;
  readonly isBusy: boolean;
  onChange(fields: SearchFields): void;
  onSearch(fields: SearchFields): void;
}

export function SearchForm({ fields, isBusy, onChange, onSearch }: SearchFormProps) {
  const accounts = useLoaded((signal) => ask((limit) => api.listAccounts({ signal: limit }), signal), { inputs: [] });
  const keyFault = findKeyFault(fields.msgKey);
  const recipientFault = findRecipientFault(fields.to);
  const codeFault = findCodeFault(fields.code);
  const search = (wanted: SearchFields): void => {
    if (keyFault === undefined && recipientFault === undefined && codeFault === undefined) onSearch(wanted);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    search(fields);
  };
  const set =
    (name: keyof SearchFields, others: Partial<SearchFields> = {}) =>
    (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...fields, ...others, [name]: event.currentTarget.value });
  /** One click is enough; another one on the same takes it back. */
  const choose = (name: string): void => {
    const wanted = { ...fields, since: "", until: "", last: fields.last === name ? "" : name };
    onChange(wanted);
    search(wanted);
  };
  return (
    <form class="card search" onSubmit={submit} aria-label="Search">
      <TextField label="Message key" value={fields.msgKey} fault={keyFault} onInput={set("msgKey")} isMono isLong />
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
      <TextField label="Report code" value={fields.code} fault={codeFault} onInput={set("code")} isMono />
      <label class="field">
        Last channel
        <select value={fields.channel} onChange={set("channel")}>
          <option value="">any</option>
          {CHANNELS.map((channel) => (
            <option key={channel} value={channel}>
              {channel}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        Accepted since
        <input type="datetime-local" value={fields.since} onInput={set("since", { last: "" })} />
      </label>
      <label class="field">
        Accepted before
        <input type="datetime-local" value={fields.until} onInput={set("until", { last: "" })} />
      </label>
      <div class="submit">
        <button type="submit" disabled={isBusy}>
          Search
        </button>
        <RangeButtons legend="Accepted in the last" ranges={RANGES} chosen={fields.last} onChoose={choose} />
      </div>
    </form>
  );
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly fault?: string | undefined;
  readonly isMono?: boolean;
  /** It needs the whole width of a phone. */
  readonly isLong?: boolean;
  onInput(event: { readonly currentTarget: { readonly value: string } }): void;
}

function TextField({ label, value, fault, isMono = false, isLong = false, onInput }: TextFieldProps) {
  return (
    <label class="field">
      {label}
      <input
        class={`${isMono ? "mono" : ""} ${isLong ? "long" : ""}`}
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
