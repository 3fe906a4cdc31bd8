import { brand } from '@marketplace/shared-ui/brand';
import type { Locale } from '../manifest/locale.ts';
import type { MessageKey, Messages } from './defineMessages';
import { withPreposition, type NamePreposition } from './frenchNames';

type Values = Readonly<Record<string, string | number>>;

/** Text for a key in the page's language; a numeric `count` picks the plural form. */
export type Translate<Keys extends string> = (key: MessageKey<Keys>, values?: Values) => string;

const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

/**
 * The texts of a catalogue in one language, also for who stands outside React. Values are put in as they are, and React escapes
 * the whole; a value that is not given stays in the text as `{{name}}`, and a key that no catalogue has is its own text.
 */
export function translator<Keys extends string>(locale: Locale, { catalogues }: Messages<Keys>): Translate<Keys> {
  const texts: Readonly<Record<string, string | undefined>> = catalogues[locale];
  return (key, values) => fill(textOf(texts, key, values?.count, locale) ?? key, values);
}

/** The form that the language asks for, then the only form there is, then the usual one: French has one for millions that few texts need. */
function textOf(texts: Readonly<Record<string, string | undefined>>, key: string, count: string | number | undefined, locale: Locale) {
  if (typeof count !== 'number') return texts[key];
  rules[locale] ??= new Intl.PluralRules(locale);
  return texts[`${key}_${rules[locale].select(count)}`] ?? texts[key] ?? texts[`${key}_other`];
}

function fill(text: string, values: Values | undefined): string {
  const known: Values = { brand: brand.name, ...values };
  return text.replace(
    /\{\{(?:(de|à) )?(\w+)\}\}(\.(?!\.))?/g,
    (found, preposition: NamePreposition | undefined, name: string, stop = '') => {
      if (!Object.hasOwn(known, name)) return found;
      const value = String(known[name]);
      const said = preposition ? withPreposition(preposition, value) : value;
      // "by 7:41 a.m." and "Roofs Inc." end a sentence with the period that they have.
      return said.endsWith('.') ? said : said + stop;
    },
  );
}
