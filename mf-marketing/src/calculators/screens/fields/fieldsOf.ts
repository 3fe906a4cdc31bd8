import type { ChangeEvent } from 'react';
import type { FieldError } from '../../arithmetic/core/outcome';
import type { CalculatorForm } from '../frame/useCalculator';

type NamesOf<Values, Kind> = { [Name in keyof Values]-?: Values[Name] extends Kind ? Name : never }[keyof Values] & string;

/** Ties the fields of a page to its form by their names. */
export function fieldsOf<Values extends object>(form: CalculatorForm<Values>, errors: ReadonlyMap<string, FieldError> = new Map()) {
  const changed = (name: keyof Values, value: unknown) => ({ [name]: value }) as Partial<Values>;
  return {
    number: (name: NamesOf<Values, number>) => ({
      value: form.draft[name] as number,
      error: errors.get(name),
      onType: (value: number) => form.type(changed(name, value)),
      onSettle: form.settle,
    }),
    choice: (name: NamesOf<Values, string>) => ({
      value: form.draft[name] as string,
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => form.choose(changed(name, target.value)),
    }),
    flag: (name: NamesOf<Values, boolean>) => ({
      checked: form.draft[name] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.choose(changed(name, target.checked)),
    }),
    day: (name: NamesOf<Values, string>) => ({
      value: form.draft[name] as string,
      error: errors.get(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => form.choose(changed(name, target.value)),
    }),
  };
}
