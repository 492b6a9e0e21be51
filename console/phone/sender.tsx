import { type Json, textAt } from "../compose/json.ts";
import { accountFacts } from "../session/account-facts.ts";
import { session } from "../session/gateway.ts";

/** The name that is registered for the brand or for the messenger's channel of a message. */
function findRegisteredName(message: Json): string | undefined {
  const names = accountFacts.value?.names ?? {};
  const key = textAt(message, "brandKey") || textAt(message, "senderKey");
  if (Object.hasOwn(names, key)) return names[key];
  // A number has no name of its own. If the account has one name for everything, the number is of the same sender.
  const [only, ...others] = new Set(Object.values(names));
  return key === "" && others.length === 0 ? only : undefined;
}

/** Who the message is from, as its recipient sees it; the account stands for a sender whose name is not registered. */
export const getSenderName = (message: Json): string =>
  findRegisteredName(message) ?? session.value?.accountId ?? "Sender";

/** `Sky Shop` is SS, `하늘상점` is 하. */
const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();

/** The sender in a circle, where a phone has the picture of a contact. */
export function Avatar({ name }: { readonly name: string }) {
  return (
    <span class="avatar" aria-hidden="true">
      {getInitials(name)}
    </span>
  );
}

/** The title of a phone. A text message comes from a number, which stands below the name. */
export function Sender({ message, hasNumber }: { readonly message: Json; readonly hasNumber: boolean }) {
  const name = getSenderName(message);
  const number = textAt(message, "from");
  return (
    <header class="sender">
      <Avatar name={name} />
      <p>
        <strong>{name}</strong>
        {hasNumber && number !== "" && <small>{number}</small>}
      </p>
    </header>
  );
}
