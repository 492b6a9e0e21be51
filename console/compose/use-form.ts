import { useEffect, useState } from "preact/hooks";
import { useGateway } from "../session/gateway.ts";
import type { Json } from "./json.ts";

export interface LoadedForm {
  readonly flow?: readonly Json[];
  readonly problem?: string;
}

const WAIT_MS = 400;

/** The messages of a form that the gateway keeps; nothing while its id is being typed. */
export function useForm(formId: string): LoadedForm {
  const { gateway } = useGateway();
  const [form, setForm] = useState<LoadedForm>({});
  useEffect(() => {
    setForm({});
    if (formId === "") return undefined;
    const ended = new AbortController();
    const load = async (): Promise<void> => {
      const result = await gateway.getForm({ formId }, { signal: ended.signal });
      // Answers are JSON.
      if (result.ok) setForm({ flow: result.data.messageForm as unknown as readonly Json[] });
      else setForm({ problem: `The form cannot be shown: ${result.message}` });
    };
    const timer = setTimeout(() => {
      load().catch((error: unknown) => {
        if (!ended.signal.aborted) throw error;
      });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [gateway, formId]);
  return form;
}
