import { useDeviceStore, useLocale, useToday, type Locale, type QueryCodec } from '@marketplace/section-kit';
import { spellOut, withoutPlace } from '@marketplace/section-kit/fragment';
import { useEffect, useRef, useState } from 'react';
import type { CalculatorId } from '../../calculatorIds';
import { prefillQuery, readPrefill, startingInputs, type PrefillInputs } from '../../arithmetic/inputs/prefillInputs';
import { changesBetween, namesOf, newIn, saysAnything, written } from './address';
import { prefillStore, keepPrefill, originOf } from './prefillStore';
import { useFragment } from './useFragment';

const pause = 400;
/** The day our rates were last checked: what holds until the visitor's own date is known, also on a server. */
const checkedDay = '2026-11-20';

interface CalculatorSpec<Values extends object> {
  id: CalculatorId;
  /** Inputs by name. A name means the same in every calculator: two on one page share it. */
  query: QueryCodec<Values>;
  /** What other calculators take over; nothing while the inputs give no result. */
  toPrefill?: (values: Values, today: string) => PrefillInputs | undefined;
}

export interface CalculatorForm<Values extends object> extends CalculatorSpec<Values> {
  /** As typed, for the fields. A number that is none is NaN. */
  draft: Values;
  /** After a pause in typing, for the result: an answer that flickers with every key cannot be read. */
  values: Values;
  today: string;
  type: (changes: Partial<Values>) => void;
  choose: (changes: Partial<Values>) => void;
  settle: () => void;
  /** Back to the example, forgetting also what the device keeps. */
  reset: () => void;
  /** Nothing was entered, carried over or found in the address. */
  isExample: boolean;
  prefill?: { from: CalculatorId; names: readonly string[] };
}

/** The inputs of a calculator: typed, in the address, and carried over from other calculators on this device. */
export function useCalculator<Values extends object>({ id, query, toPrefill }: CalculatorSpec<Values>): CalculatorForm<Values> {
  const locale = useLocale();
  const [fragment, replace] = useFragment();
  const ownDay = useToday();
  // A clock that is behind asks for rules of a time we hold none for.
  const today = ownDay && ownDay > checkedDay ? ownDay : checkedDay;
  const kept = useDeviceStore(prefillStore);
  const [values, setValues] = useState(() => startingInputs(query, fragment, locale, readPrefill(kept)));
  const [draft, setDraft] = useState(values);
  const [seen, setSeen] = useState({ fragment, kept });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef({ fragment, replace });

  useEffect(() => {
    place.current = { fragment, replace };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  if (seen.fragment !== fragment || seen.kept !== kept) {
    setSeen({ fragment, kept });
    const prefilled = takenFrom(query, fragment, locale, newlyPrefilled(seen.kept, kept));
    const changes = newIn(query, values, { ...prefilled, ...changesBetween(query, seen.fragment, fragment, locale) });
    if (Object.keys(changes).length > 0) {
      const next = { ...values, ...changes };
      setValues(next);
      setDraft(draft === values ? next : { ...draft, ...changes });
    }
  }

  const commit = (next: Values) => {
    clearTimeout(timer.current);
    setDraft(next);
    setValues(next);
    const prefill = toPrefill?.(next, today);
    if (prefill) keepPrefill(id, prefill);
    const before = place.current.fragment;
    const address = spellOut(prefillQuery, ofOthers(query, before, { ...prefill }), spellOut(query, next, before));
    if (address !== before) place.current.replace(address);
  };

  const from = originOf(kept);
  const names = from && from !== id ? prefilledNames(query, draft, query.given(fragment, locale), readPrefill(kept)) : [];
  return {
    id,
    query,
    toPrefill,
    draft,
    values,
    today,
    type: (changes) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => commit(next), pause);
    },
    choose: (changes) => commit({ ...draft, ...changes }),
    settle: () => {
      if (draft !== values) commit(draft);
    },
    reset: () => {
      clearTimeout(timer.current);
      prefillStore.clear();
      setDraft(query.empty);
      setValues(query.empty);
      replace(query.toSearch(query.empty, withoutPlace(fragment)));
    },
    isExample: names.length === 0 && !saysAnything(query, fragment, locale) && newNames(query, draft).length === 0,
    prefill: from && names.length > 0 ? { from, names } : undefined,
  };
}

/** Inputs of other calculators that the address names: they follow what this one says of them. */
function ofOthers<Values extends object>(query: QueryCodec<Values>, fragment: string, prefill: PrefillInputs): PrefillInputs {
  const named = prefillQuery.given(fragment, 'en');
  const names = namesOf(prefillQuery).filter((name) => name in named && !Object.hasOwn(query.params, name));
  return Object.fromEntries(names.map((name) => [name, prefill[name]]));
}

/** What the device keeps differently: a figure that stayed as it was must not come back over what is being typed. */
function newlyPrefilled(before: string, now: string): PrefillInputs {
  const old = readPrefill(before);
  return Object.fromEntries(Object.entries(readPrefill(now)).filter(([name, value]) => old[name as keyof PrefillInputs] !== value));
}

/** Carried values of the query that the address does not decide. */
function takenFrom<Values extends object>(
  query: QueryCodec<Values>,
  fragment: string,
  locale: Locale,
  prefill: PrefillInputs,
): Partial<Values> {
  const given = query.given(fragment, locale);
  const starting = startingInputs(query, '', locale, prefill);
  const names = namesOf(query).filter((name) => name in prefill && !(name in given));
  return Object.fromEntries(names.map((name) => [name, starting[name]])) as Partial<Values>;
}

/** Which figures of the form are those the device kept. A flag that is off is not worth a word. */
function prefilledNames<Values extends object>(
  query: QueryCodec<Values>,
  draft: Values,
  given: Partial<Values>,
  prefill: PrefillInputs,
): string[] {
  const isTaken = (name: keyof Values & string, value: unknown) =>
    value !== false &&
    !(name in given) &&
    written(query.params[name], value as Values[typeof name]) === written(query.params[name], draft[name]);
  return Object.entries(prefill)
    .filter(([name, value]) => Object.hasOwn(query.params, name) && isTaken(name as keyof Values & string, value))
    .map(([name]) => name);
}

function newNames<Values extends object>(query: QueryCodec<Values>, draft: Values): string[] {
  return Object.keys(newIn(query, query.empty, draft));
}
