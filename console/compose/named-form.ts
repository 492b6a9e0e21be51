import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useGateway } from "../session/gateway.ts";
import type { Json } from "./json.ts";

export interface NamedForm {
  readonly flow?: readonly Json[];
  readonly problem?: string;
  readonly isLoading?: boolean;
}

/** The messages of the form that the body names, which the gateway keeps; empty until they are loaded. */
export const namedForm = signal<NamedForm>({});

const WAIT_MS = 400;

/** Loads them; nothing while the id is being typed. */
export function useNamedForm(formId: string): void {
  const { gateway } = useGateway();
  useEffect(() => {
    if (formId === "") return undefined;
    const ended = new AbortController();
    namedForm.value = { isLoading: true };
    const load = async (): Promise<void> => {
      const result = await gateway.getForm({ formId }, { signal: ended.signal });
      namedForm.value = result.ok
        ? // Answers are JSON.
          { flow: result.data.messageForm as unknown as readonly Json[] }
        : { problem: `The form cannot be shown: ${result.message}` };
    };
    const timer = setTimeout(() => {
      load().catch((error: unknown) => {
        if (!ended.signal.aborted) throw error;
      });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
      namedForm.value = {};
    };
  }, [gateway, formId]);
}
