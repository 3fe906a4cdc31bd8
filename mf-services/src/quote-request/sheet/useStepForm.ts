import { type MessageKey, type Refusal, useLocale, useT } from 'section-kit';
import { schemaResolver, useForm, type UseFormReturn } from 'shared-ui/forms';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import { useProblemText } from '../useProblemText';
import { useSubmission, type Submission } from '../useSubmission';
import { sheetMessages } from './sheetMessages';

type RuleKey = MessageKey<keyof (typeof sheetMessages)['catalogues']['en'] & string>;
type Texts = Record<string, string>;
type Schema<Values extends Texts> = Parameters<typeof schemaResolver<Values, Values>>[0];

interface StepFormOptions<Values extends Texts> {
  schema: Schema<Values>;
  initial: Values;
  /** Told every change, so that nothing typed is lost. */
  onType: (values: Values) => void;
  /** Sends the checked values. */
  send: (values: Values) => Promise<void>;
  /** The form's field and the rule for a field as the database calls it. */
  serverFields: Readonly<Record<string, readonly [field: keyof Values & string, rule: RuleKey]>>;
}

interface FieldAttributes extends ReturnType<UseFormReturn['register']> {
  id: string;
  error: ReactNode;
}

export interface StepForm<Values extends Texts> {
  form: UseFormReturn<Values>;
  submission: Submission;
  field: (name: keyof Values & string) => FieldAttributes;
  /** For the list of errors above the fields. */
  errors: { id: string; message: string }[];
  submit: () => Promise<void>;
}

/** Marks what the server wrote; its text is shown as it is. */
const fromServer = 'server';

/**
 * One step of the form: rules before sending, the server's own findings at the same fields afterwards. Nothing is marked
 * before the first submit.
 */
export function useStepForm<Values extends Texts>(options: StepFormOptions<Values>): StepForm<Values> {
  const { schema, initial, send, serverFields } = options;
  const t = useT(sheetMessages);
  const locale = useLocale();
  const problemText = useProblemText();
  const submission = useSubmission();
  const prefix = useId();
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: initial as never,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { errors: found } = form.formState;

  const onType = useEffectEvent(options.onType);
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => onType(values) }), [subscribe]);

  const textOf = (name: string): string | null => {
    const error = found[name];
    if (typeof error?.message !== 'string') return null;
    return error.type === fromServer ? error.message : t(error.message as RuleKey);
  };
  const markRefused = (refusal: Refusal) => {
    const [name, rule] = serverFields[refusal.field ?? ''] ?? [];
    if (!name || !rule) return;
    const message = locale === 'en' && refusal.message ? problemText(refusal, 0) : t(rule);
    form.setError(name as never, { type: fromServer, message });
    document.getElementById(`${prefix}${name}`)?.focus();
  };

  return {
    form,
    submission,
    field: (name) => ({ id: `${prefix}${name}`, error: textOf(name), ...(form as unknown as UseFormReturn<Texts>).register(name) }),
    errors: Object.keys(initial).flatMap((name) => {
      const message = textOf(name);
      return message === null ? [] : [{ id: `${prefix}${name}`, message }];
    }),
    submit: form.handleSubmit(async (values) => {
      const refusal = await submission.run(() => send(values));
      if (refusal) markRefused(refusal);
    }),
  };
}
