import { schemaResolver, useForm, type UseFormReturn, type v } from '@marketplace/shared-ui/forms';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { AppError } from '../data/AppError';
import type { MessageKey, Messages } from '../messages/defineMessages';
import { useT } from '../messages/useT';
import { useLocale } from '../shell/hooks';
import { useWrite, type Write } from '../write/useWrite';
import { refusalMessages } from '../refusal/refusalMessages';
import type { SharedRule } from './rules';
import { useFormDraft, type FormDraftOptions, type Texts } from './useFormDraft';
import { useRefusalText } from '../refusal/useRefusalText';

/** What goes with the values, so that they are stored once and by a person. */
export interface Attempt {
  /** The same for every attempt, also after a reload. */
  id: string;
  /** Since the form was first shown. */
  seconds: number;
  /** What a field holds that people never see; see `StoredForm`. */
  honeypot: string;
}

interface StoredFormOptions<Values extends Texts, Answer, Keys extends string> {
  /** Its messages are keys of `messages`, or of the rules that forms share. */
  schema: v.GenericSchema<Texts, Values>;
  /** Words of the form's own rules. */
  messages?: Messages<Keys>;
  /** A value for every field, in the order of the page. */
  initial: NoInfer<Values>;
  /** Stores the checked values. What follows on success belongs into it. @throws {AppError} */
  write: (values: Values, attempt: Attempt) => Promise<Answer>;
  /** By the names that the server gives to fields: the form's own name, and the rule to show where the server's words are no help. */
  serverFields?: Readonly<Record<string, readonly [field: keyof Values & string, rule: MessageKey<Keys> | SharedRule]>>;
  /** Where what is typed is kept until it is sent. */
  draft?: FormDraftOptions;
  /** Told every change, for a form that keeps what is typed with more than that. */
  onType?: (values: Values) => void;
  /** Rules that are spoken at once, because nothing in the field itself shows what is wrong with it. */
  spoken?: readonly MessageKey<Keys>[];
}

type Registered = ReturnType<UseFormReturn<Texts>['register']>;

export interface StoredFormState<Values extends Texts, Answer = unknown> {
  /**
   * Ties a field to the form: id, name, value and what is wrong with it.
   *
   * @param lookedAtBy fields whose rules look at this one
   */
  field: (name: keyof Values & string, ...lookedAtBy: (keyof Values & string)[]) => Registered & { id: string; error: ReactNode };
  /** The latest value; the component renders again with each change. */
  value: (name: keyof Values & string) => string;
  set: (name: keyof Values & string, value: string) => void;
  /** For the list above the fields, in the order of the page. */
  errors: readonly { id: string; message: string }[];
  /** Submits so far. */
  attempts: number;
  write: Write;
  /** Whether the last refusal stands at a field that is there. */
  isAtField: boolean;
  submit: (honeypot?: string) => Promise<void>;
  /** What `write` answered once it was stored, with what was sent; nothing where it answers nothing. */
  sent: { answer: Answer; values: Values } | null;
  /** Begins a new form. */
  reset: () => void;
  /** The same, with the focus on its first field. */
  restart: () => void;
}

/** Marks what the server wrote; its text is shown as it is. */
const fromServer = 'server';

/**
 * A form that is stored exactly once. Nothing is marked before the first submit; after it, fields are checked again while
 * they are typed in. What is typed and the id it is sent under survive a reload, so that asking again after a lost answer
 * stores nothing twice. A field that the server refuses takes the focus and its words: the server's own in English, those of
 * the rule in French.
 *
 * `StoredForm` is its frame.
 */
export function useStoredForm<Values extends Texts, Answer = void, Keys extends string = never>(
  options: StoredFormOptions<Values, Answer, Keys>,
): StoredFormState<Values, Answer> {
  const { schema, initial, serverFields = {}, onType } = options;
  const locale = useLocale();
  const refusalText = useRefusalText();
  const textOfRule = useRuleText(options.messages);
  const prefix = useId();
  const write = useWrite();
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<StoredFormState<Values, Answer>['sent']>(null);
  const [atField, setAtField] = useState<AppError | null>(null);
  const form = useForm<Texts, unknown, Values>({
    resolver: schemaResolver(schema),
    defaultValues: initial,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, initial, options.draft);
  const { errors, submitCount } = form.formState;
  const names = Object.keys(initial);

  const textOf = (name: string): string | null => {
    const error = errors[name];
    if (!error?.message) return null;
    return error.type === fromServer ? error.message : textOfRule(error.message);
  };
  const errorOf = (name: string): ReactNode => {
    const text = textOf(name);
    return options.spoken?.some((rule) => rule === errors[name]?.message) ? <span role="alert">{text}</span> : text;
  };
  const markRefused = (refusal: AppError) => {
    const [name, rule] = serverFields[refusal.field ?? ''] ?? [];
    const element = name && document.getElementById(prefix + name);
    if (!element || !rule) return;
    const message = locale === 'en' && refusal.message ? refusalText(refusal, 0) : textOfRule(rule);
    form.setError(name, { type: fromServer, message });
    setAtField(refusal);
    element.focus();
  };

  const store = async (values: Values, honeypot: string) => {
    const kept = draft.keep(values);
    if (!kept) return;
    try {
      const answer = await options.write(values, { id: kept.id, seconds: Math.round((Date.now() - kept.since) / 1000), honeypot });
      draft.end();
      if (answer !== undefined) setSent({ answer, values });
    } catch (error) {
      if (error instanceof AppError) markRefused(error);
      throw error;
    }
  };
  const reset = () => {
    // What is chosen in advance may have changed since the page was opened.
    form.reset(initial);
    draft.begin();
    setSent(null);
  };
  const focusFirst = useEffectEvent(() =>
    names
      .map((name) => document.getElementById(prefix + name))
      .find(Boolean)
      ?.focus(),
  );
  useEffect(() => {
    if (round > 0) focusFirst();
  }, [round]);

  const onTyped = useEffectEvent((values: Texts) => onType?.({ ...initial, ...values }));
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }), [subscribe]);

  return {
    field: (name, ...lookedAtBy) => ({ id: prefix + name, error: errorOf(name), ...form.register(name, { deps: lookedAtBy }) }),
    value: (name: string) => form.watch(name) ?? '',
    // What is set later, when something has come, was perhaps asked for before the first submit.
    set: (name: string, value) => form.setValue(name, value, { shouldValidate: form.formState.isSubmitted }),
    errors: names.flatMap((name) => {
      const message = textOf(name);
      return message === null ? [] : [{ id: prefix + name, message }];
    }),
    attempts: submitCount,
    write,
    isAtField: write.refusal !== null && write.refusal === atField,
    submit: (honeypot = '') => form.handleSubmit(async (values) => void (await write.run(() => store(values, honeypot))))(),
    sent,
    reset,
    restart: () => {
      reset();
      setRound(round + 1);
    },
  };
}

/** The words of a rule: those that forms share, else the form's own. */
function useRuleText(messages: Messages = refusalMessages): (rule: string) => string {
  const shared = useT<string>(refusalMessages);
  const own = useT(messages);
  return (rule) => (rule in refusalMessages.catalogues.en ? shared(rule) : own(rule));
}
