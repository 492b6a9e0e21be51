import type { Field, FieldsProps } from "../fields.ts";
import type { Path } from "../json.ts";
import { ChoiceInput } from "./choice-input.tsx";
import { GroupInput } from "./group-input.tsx";
import { ImageInput } from "./image-input.tsx";
import { JsonInput } from "./json-input.tsx";
import { ListInput } from "./list-input.tsx";
import { MapInput } from "./map-input.tsx";
import { RecipientInput } from "./recipient-input.tsx";
import { TextInput } from "./text-input.tsx";
import { TimeInput } from "./time-input.tsx";

/** Fields side by side where there is room. */
export function Fields({ fields, base }: FieldsProps) {
  return (
    <div class="grid">
      {fields.map((field) => (
        <FieldView key={`${field.at.join("/")} ${field.id}`} field={field} path={[...base, ...field.at]} />
      ))}
    </div>
  );
}

function FieldView({ field, path }: { readonly field: Field; readonly path: Path }) {
  switch (field.type) {
    case "text":
      return <TextInput field={field} path={path} />;
    case "choice":
      return <ChoiceInput field={field} path={path} />;
    case "image":
      return <ImageInput field={field} path={path} />;
    case "list":
      return <ListInput field={field} path={path} Fields={Fields} />;
    case "group":
      return <GroupInput field={field} path={path} Fields={Fields} />;
    case "map":
      return <MapInput field={field} path={path} />;
    case "recipient":
      return <RecipientInput field={field} path={path} />;
    case "time":
      return <TimeInput field={field} path={path} />;
    case "json":
      return <JsonInput field={field} path={path} />;
  }
}
