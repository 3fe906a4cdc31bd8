import { newId } from 'section-kit';

/** What a person has typed and the id it will be stored under, so that a reload loses nothing and sends nothing twice. */
export interface FormDraft {
  id: string;
  /** When the form was first shown, in milliseconds. */
  since: number;
  values: Record<string, string>;
}

const keyOf = (form: string) => `marketing.form.${form}`;

// Storage can be blocked or hold anything; a draft is a comfort, so every failure is a new one.

export function readDraft(form: string): FormDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as Partial<FormDraft> | null;
    if (typeof stored?.id === 'string' && typeof stored.since === 'number' && typeof stored.values === 'object' && stored.values) {
      const values = Object.entries(stored.values).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      return { id: stored.id, since: stored.since, values: Object.fromEntries(values) };
    }
  } catch {
    // Falls through to a new draft.
  }
  return { id: newId(), since: Date.now(), values: {} };
}

export function writeDraft(form: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    return;
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    return;
  }
}
