import { useLocale, useT, type Refusal } from 'section-kit';
import { useId, useState } from 'react';
import { useProblemText } from '../../quote-request/useProblemText';
import { useSubmission } from '../../quote-request/useSubmission';
import { writeMessages, type RuleKey } from './writeMessages';

type Texts = Record<string, string>;

interface FieldsOptions<Values extends Texts> {
  initial: Values;
  /** What each field needs; nothing for a field that is right. */
  check: (values: Values) => Partial<Record<keyof Values, RuleKey | false>>;
  /** The rule for a field that the server refuses, which calls it by the same name. */
  serverRules: Partial<Record<keyof Values, RuleKey>>;
  send: (values: Values) => Promise<void>;
  /** Told every change, so that nothing typed is lost. */
  onType?: (values: Values) => void;
}

/** A small form: rules before sending, the server's own findings at the same fields, and one write at a time. */
export function useFields<Values extends Texts>({ initial, check, serverRules, send, onType }: FieldsOptions<Values>) {
  const t = useT(writeMessages);
  const locale = useLocale();
  const problemText = useProblemText();
  const submission = useSubmission();
  const prefix = useId();
  const [values, setValues] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<{ name: string; text: string } | null>(null);

  const broken: ReturnType<typeof check> = attempt > 0 ? check(values) : {};
  const idOf = (name: string) => `${prefix}${name}`;
  const errorOf = (name: keyof Values & string): string | null => {
    const rule = broken[name];
    return rule ? t(rule) : refused?.name === name ? refused.text : null;
  };
  const set = (name: keyof Values & string, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (refused?.name === name) setRefused(null);
    onType?.(next);
  };
  const names = Object.keys(initial);
  const focus = (name: string | undefined) => name !== undefined && document.getElementById(idOf(name))?.focus();
  const markRefused = (refusal: Refusal) => {
    const { field } = refusal;
    const rule = field === null ? undefined : serverRules[field];
    if (field === null || !rule) return;
    setRefused({ name: field, text: locale === 'en' && refusal.message ? problemText(refusal, 0) : t(rule) });
    focus(field);
  };
  const submit = async () => {
    setAttempt(attempt + 1);
    setRefused(null);
    const found = check(values);
    const wrong = names.filter((name) => found[name]);
    // With several the summary takes the focus.
    if (wrong.length > 0) return void (wrong.length === 1 && focus(wrong[0]));
    const refusal = await submission.run(() => send(values));
    if (refusal) markRefused(refusal);
  };

  return {
    values,
    set,
    /** Attributes of a text, select or text area. */
    field: (name: keyof Values & string) => ({
      id: idOf(name),
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    }),
    errors: names.flatMap((name) => {
      const message = errorOf(name);
      return message === null ? [] : [{ id: idOf(name), message }];
    }),
    attempt,
    isAtField: refused !== null,
    submission,
    submit,
  };
}

export type Fields<Values extends Texts> = ReturnType<typeof useFields<Values>>;
