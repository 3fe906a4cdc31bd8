import { callFunction, Refusal, useDb, useLocale, type Arguments, type FunctionName } from 'section-kit';
import { schemaResolver, useForm, type UseFormReturn } from 'shared-ui/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearDraft, readDraft, writeDraft, type FormDraft } from './formDraft';

export type Texts = Record<string, string>;
type Schema<Values extends Texts> = Parameters<typeof schemaResolver<Values, Values>>[0];

interface StoredFormOptions<Values extends Texts> {
  /** Names the draft on this device. */
  name: string;
  schema: Schema<Values>;
  /** A value for every field, in the order of the page. */
  empty: Values;
  /** Database function that stores the form, and the name of its only argument. */
  store: { [Name in FunctionName]: { call: Name; argument: keyof Arguments<Name> & string } }[FunctionName];
  /** Names of fields in the database, where they differ: { first_name: 'firstName' }. */
  fields?: Record<string, keyof Values & string>;
}

export interface StoredForm<Values extends Texts, Answer> {
  form: UseFormReturn<Values>;
  /** @param trap what a field that people never see holds */
  submit: (values: Values, trap: string) => Promise<void>;
  busy: boolean;
  /** Why the last attempt failed and when, in milliseconds; `null` once the next one is answered. */
  problem: { refusal: Refusal; at: number } | null;
  /** What the database answered once it was stored, with what was sent. */
  sent: { answer: Answer; values: Values } | null;
  /** Starts a new form after one was sent, with the focus on its first field. */
  restart: () => void;
}

/**
 * A form that is stored exactly once by a database function. What is typed and the id it is sent under survive a reload, so
 * that asking again after a lost answer stores nothing twice; a refused field is marked with the words of its rule.
 */
export function useStoredForm<Values extends Texts, Answer>(options: StoredFormOptions<Values>): StoredForm<Values, Answer> {
  const { name, schema, empty, store } = options;
  const db = useDb();
  const locale = useLocale();
  const draft = useRef<FormDraft | null>(null);
  const isTaken = useRef(false);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<StoredForm<Values, Answer>['problem']>(null);
  const [sent, setSent] = useState<StoredForm<Values, Answer>['sent']>(null);
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: empty as NonNullable<Parameters<typeof useForm<Values>>[0]>['defaultValues'],
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });

  useEffect(() => {
    const { getValues, setValue, subscribe } = form as unknown as UseFormReturn<Texts>;
    const kept = readDraft(name);
    draft.current = kept;
    for (const [field, value] of Object.entries(kept.values)) {
      if (field in empty && value && !getValues(field)) setValue(field, value);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!draft.current) return;
        draft.current.values = { ...values };
        writeDraft(name, draft.current);
      },
    });
    // Once per form: its functions stay the same for as long as the page is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const submit = async (values: Values, trap: string) => {
    if (isTaken.current || !draft.current) return;
    isTaken.current = true;
    setBusy(true);
    const { id, since } = draft.current;
    const seconds = Math.round((Date.now() - since) / 1000);
    try {
      const given = { ...toDatabase(values, options.fields), id, locale, seconds, trap };
      const answer = (await callFunction(db, store.call, { [store.argument]: given } as Arguments<FunctionName>)) as Answer;
      clearDraft(name);
      draft.current = null;
      setProblem(null);
      setSent({ answer, values });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const field = error.field && (options.fields?.[error.field] ?? error.field);
      if (field && field in empty) markField(form, field);
      setProblem({ refusal: error, at: Date.now() });
    } finally {
      isTaken.current = false;
      setBusy(false);
    }
  };

  const restart = () => {
    draft.current = readDraft(name);
    // What is chosen in advance may have changed since the page was opened.
    form.reset(empty);
    setSent(null);
    setRound(round + 1);
  };
  const focusFirst = useEffectEvent(() => {
    Object.keys(empty)
      .map((field) => document.getElementById(field))
      .find(Boolean)
      ?.focus();
  });
  useEffect(() => {
    if (round > 0) focusFirst();
  }, [round]);
  return { form, submit, busy, problem, sent, restart };
}

function toDatabase(values: Texts, fields: Record<string, string> = {}): Texts {
  const columns = Object.fromEntries(Object.entries(fields).map(([column, field]) => [field, column]));
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [columns[field] ?? field, value]));
}

/** The server is stricter than the page in rare cases; the field then gets the rule of its kind. */
function markField<Values extends Texts>(form: UseFormReturn<Values>, field: string): void {
  const rules: Record<string, string> = {
    email: 'rule.email.invalid',
    phone: 'rule.phone.invalid',
    website: 'rule.website.invalid',
    preferredOn: 'rule.day.far',
  };
  type Name = Parameters<typeof form.setError>[0];
  form.setError(field as Name, { message: rules[field] ?? 'rule.required' });
}
