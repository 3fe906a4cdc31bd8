import { useDeviceStore } from 'section-kit';
import { useLocation, useNavigate } from 'section-kit/router';
import { useEffect, useRef, useState } from 'react';
import type { CalculatorId } from '../../calculatorRegistry';
import { readCarried, startingInputs, type CarriedInputs } from '../../calculators/inputs/carriedInputs';
import { defaultsOf, givenIn, type SearchSchema } from '../../calculators/inputs/searchSchema';
import { changesBetween, namesOf, newIn, saysAnything, searchWith, searchWithout, written } from './address';
import { carriedStore, keepCarried, originOf } from './carriedStore';
import { useToday } from './useToday';

const pause = 400;

interface CalculatorSpec<Values extends object> {
  id: CalculatorId;
  /** Inputs by name. A name means the same in every calculator: two on one page share it. */
  schema: SearchSchema<Values>;
  /** What other calculators take over; nothing while the inputs give no result. */
  carry?: (values: Values, today: string) => CarriedInputs | undefined;
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
  carried?: { from: CalculatorId; names: readonly string[] };
}

/** The inputs of a calculator: typed, in the address, and carried over from other calculators on this device. */
export function useCalculator<Values extends object>({ id, schema, carry }: CalculatorSpec<Values>): CalculatorForm<Values> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const today = useToday();
  const kept = useDeviceStore(carriedStore);
  const [values, setValues] = useState(() => startingInputs(schema, search, readCarried(kept)));
  const [draft, setDraft] = useState(values);
  const [seen, setSeen] = useState({ search, kept });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = useRef({ search, navigate });

  useEffect(() => {
    place.current = { search, navigate };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  if (seen.search !== search || seen.kept !== kept) {
    setSeen({ search, kept });
    const carriedOver = takenFrom(schema, search, newlyCarried(seen.kept, kept));
    const changes = newIn(schema, values, { ...carriedOver, ...changesBetween(schema, seen.search, search) });
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
    const carried = carry?.(next, today);
    if (carried) keepCarried(id, carried);
    const address = searchWith(schema, place.current.search, next, { ...carried });
    if (address !== place.current.search) void place.current.navigate({ search: address }, { replace: true });
  };

  const from = originOf(kept);
  const names = from && from !== id ? carriedNames(schema, draft, search, readCarried(kept)) : [];
  return {
    id,
    schema,
    carry,
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
      carriedStore.clear();
      setDraft(defaultsOf(schema));
      setValues(defaultsOf(schema));
      void navigate({ search: searchWithout(schema, search) }, { replace: true });
    },
    isExample: names.length === 0 && !saysAnything(schema, search) && newNames(schema, draft).length === 0,
    carried: from && names.length > 0 ? { from, names } : undefined,
  };
}

/** What the device keeps differently: a figure that stayed as it was must not come back over what is being typed. */
function newlyCarried(before: string, now: string): CarriedInputs {
  const old = readCarried(before);
  return Object.fromEntries(Object.entries(readCarried(now)).filter(([name, value]) => old[name as keyof CarriedInputs] !== value));
}

/** Carried values of the schema that the address does not decide. */
function takenFrom<Values extends object>(schema: SearchSchema<Values>, search: string, carried: CarriedInputs): Partial<Values> {
  const given = givenIn(schema, search);
  const starting = startingInputs(schema, '', carried);
  const names = namesOf(schema).filter((name) => name in carried && !(name in given));
  return Object.fromEntries(names.map((name) => [name, starting[name]])) as Partial<Values>;
}

/** Which figures of the form are those the device kept. A flag that is off is not worth a word. */
function carriedNames<Values extends object>(
  schema: SearchSchema<Values>,
  draft: Values,
  search: string,
  carried: CarriedInputs,
): string[] {
  const given = givenIn(schema, search);
  const isTaken = (name: keyof Values & string, value: unknown) =>
    value !== false && !(name in given) && written(schema[name], value as Values[typeof name]) === written(schema[name], draft[name]);
  return Object.entries(carried)
    .filter(([name, value]) => Object.hasOwn(schema, name) && isTaken(name as keyof Values & string, value))
    .map(([name]) => name);
}

function newNames<Values extends object>(schema: SearchSchema<Values>, draft: Values): string[] {
  return Object.keys(newIn(schema, defaultsOf(schema), draft));
}
