import type { Locale } from '@marketplace/section-kit';
import { v } from '@marketplace/shared-ui/forms';
import type { Settings, SettingsPart, SettingsValue } from './useSettings';

/** A field of a part; its words are `name`, `name.hint` where it has one, and `name.<option>`. */
export interface SettingsField {
  name: string;
  kind: 'number' | 'text' | 'lines' | 'choice';
  options?: readonly string[];
  maxLength?: number;
  hasHint?: true;
}

type Values = Record<string, string>;

/** A part of the settings as a form: what is typed of what is stored, and what is stored of what is typed. */
export interface PartOfSettings {
  part: SettingsPart;
  fields: readonly SettingsField[];
  schema: v.GenericSchema<Values>;
  read: (settings: Settings) => Values;
  write: (values: Values, locale: Locale) => SettingsValue;
}

const everyone = ['team', 'owners', 'estimators'];
const topics = [
  { name: 'requests', options: everyone },
  { name: 'messages', options: everyone },
  { name: 'changes', options: everyone },
  { name: 'lead_reminder', options: [...everyone, 'nobody'] },
  { name: 'job_date', options: [...everyone, 'nobody'] },
] as const;
type Topic = (typeof topics)[number]['name'];

const text = v.pipe(v.string(), v.trim());
const days = v.pipe(text, v.regex(/^(?:[1-9]\d?|[12]\d\d|3[0-5]\d|36[0-5])$/, 'rule.valid_days'));
/** Nothing, or so many digits, two letters and four digits, as people write them. */
const number = (digits: number, letters: string, rule: string) =>
  v.pipe(text, v.regex(new RegExp(`^$|^(?:\\d[\\s-]?){${digits}}${letters}[\\s-]?(?:\\d[\\s-]?){3}\\d$`, 'i'), rule));

export const quoteSettings: PartOfSettings = {
  part: 'quotes',
  fields: [
    { name: 'valid_days', kind: 'number', hasHint: true },
    { name: 'price_kind', kind: 'choice', options: ['fixed', 'estimate'] },
    { name: 'permit_by', kind: 'choice', options: ['', 'provider', 'homeowner', 'none'] },
    { name: 'deposit_terms', kind: 'text', maxLength: 500, hasHint: true },
    { name: 'warranty', kind: 'lines', maxLength: 2000 },
  ],
  schema: v.object({ valid_days: days, price_kind: v.string(), permit_by: v.string(), deposit_terms: text, warranty: text }),
  read: ({ quotes }) => ({
    valid_days: String(quotes.valid_days),
    price_kind: quotes.price_kind,
    permit_by: quotes.permit_by ?? '',
    deposit_terms: quotes.deposit_terms ?? '',
    warranty: quotes.warranty ?? '',
  }),
  write: (values) => values,
};

const choiceName = ({ tax_class, kind }: { tax_class: string; kind: string }) => `tax_${tax_class}_${kind}`;

/** The taxes, with a field for each tax that the rules of the province leave to the company. */
export function taxSettings(open: Settings['open_taxes']): PartOfSettings {
  const choices = Object.fromEntries(open.map((choice) => [choiceName(choice), choice]));
  return {
    part: 'taxes',
    fields: [
      { name: 'registered', kind: 'choice', options: ['', 'yes', 'no'], hasHint: true },
      { name: 'gst_number', kind: 'text', maxLength: 20, hasHint: true },
      { name: 'qst_number', kind: 'text', maxLength: 20, hasHint: true },
      ...Object.keys(choices).map((name): SettingsField => ({ name, kind: 'choice', options: ['', 'yes', 'no'] })),
    ],
    schema: v.object({
      registered: v.string(),
      gst_number: number(9, 'RT', 'rule.gst_number'),
      qst_number: number(10, 'TQ', 'rule.qst_number'),
      ...Object.fromEntries(Object.keys(choices).map((name) => [name, v.string()])),
    }),
    read: ({ taxes }) => ({
      registered: wordOf(taxes?.registered),
      gst_number: taxes?.gst_number ?? '',
      qst_number: taxes?.qst_number ?? '',
      ...Object.fromEntries(
        Object.entries(choices).map(([name, { tax_class, kind }]) => [
          name,
          wordOf(taxes?.choices.find((choice) => choice.tax_class === tax_class && choice.kind === kind)?.charged),
        ]),
      ),
    }),
    write: (values) => ({
      registered: saidBy(values['registered']),
      gst_number: values['gst_number'],
      qst_number: values['qst_number'],
      choices: Object.entries(choices)
        .filter(([name]) => values[name])
        .map(([name, { tax_class, kind }]) => ({ tax_class, kind, charged: saidBy(values[name]) })),
    }),
  };
}

const wordOf = (said: boolean | null | undefined) => (said === true ? 'yes' : said === false ? 'no' : '');
const saidBy = (word: string | undefined) => (word === 'yes' ? true : word === 'no' ? false : null);

export const mailSettings: PartOfSettings = {
  part: 'mails',
  fields: [
    { name: 'locale', kind: 'choice', options: ['', 'en', 'fr'], hasHint: true },
    ...topics.map(({ name, options }): SettingsField => ({ name, kind: 'choice', options, hasHint: true })),
  ],
  schema: v.object(Object.fromEntries(['locale', ...topics.map(({ name }) => name)].map((name) => [name, v.string()]))),
  read: ({ mails }) => ({
    locale: mails.locale ?? '',
    ...(Object.fromEntries(topics.map(({ name }) => [name, mails[name]])) as Record<Topic, string>),
  }),
  write: ({ locale, ...who }) => ({ ...who, locale: locale || null }),
};
