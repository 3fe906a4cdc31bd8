import { useLocale } from '@marketplace/section-kit';
import { parseNumber } from '@marketplace/section-kit/number';
import { useState } from 'react';
import type { Calculator, Field } from './Calculator';
import { readFields, type Entry } from './readFields';
import { fromBase, toBase, type System } from './units';
import { useMeasure } from './useMeasure';

/** The fields of a calculator as typed, and what they mean. What was typed is kept exactly while people look at it in other units. */
export function useInputs({ fields }: Pick<Calculator, 'fields'>) {
  const locale = useLocale();
  const { plain } = useMeasure();
  const [system, setSystem] = useState<System>(locale === 'fr' ? 'metric' : 'imperial');
  const [typed, setTyped] = useState<Readonly<Record<string, Entry>>>({});
  const started = (field: Field): Entry => ({ text: plain(field.start[system === 'metric' ? 0 : 1]), system });
  const entries = Object.fromEntries(fields.map((field) => [field.name, typed[field.name] ?? started(field)]));
  return {
    ...readFields(fields, entries, locale),
    system,
    setSystem,
    textOf: (field: Field): string => {
      const entry = entries[field.name]!;
      const number = parseNumber(entry.text, locale);
      if (entry.system === system || !number.ok) return entry.text;
      return plain(fromBase(toBase(number.value, field.quantity, entry.system), field.quantity, system));
    },
    type: (name: string, text: string) => setTyped({ ...typed, [name]: { text, system } }),
  };
}
