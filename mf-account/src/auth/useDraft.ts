import type { UseFormReturn } from 'shared-ui/forms';
import { useEffect } from 'react';
import type { Texts } from '../form/useAccountForm';
import { readDraft, writeDraft, type Draft } from './draft';

/** Brings back name and address after a reload, and remembers them while they are typed. */
export function useDraft<Values extends Texts>(
  form: UseFormReturn<Values>,
  fields: readonly (keyof Draft & keyof Values & string)[],
): void {
  useEffect(() => {
    const { getValues, setValue, subscribe } = form as unknown as UseFormReturn<Texts>;
    const draft = readDraft();
    for (const field of fields) {
      const kept = draft[field];
      if (kept && !getValues(field)) setValue(field as string, kept);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(Object.fromEntries(fields.map((field) => [field, values[field]]))),
    });
    // Once per form: its functions stay the same for as long as the page is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
