import { pairsOf, toText } from './addressText';
import type { QueryCodec } from './defineQuery';
import { withoutPlace } from './fragment';
import type { Param } from './Param';

/**
 * An address with values spelled out, also those at their fallback: the link must mean the same after a fallback has
 * changed. One that cannot be read back, such as a half-typed number, leaves what stood there. What belongs to others stays.
 *
 * @param before the query string or the fragment it replaces
 */
export function spellOut<Query extends object>({ params, place }: QueryCodec<Query>, values: Partial<Query>, before: string): string {
  const names = Object.keys(params) as (keyof Query & string)[];
  const written = names.flatMap((name) => {
    const value = values[name];
    const texts = value === undefined ? undefined : readable(params[name], value);
    return texts ? [[params[name].name ?? name, texts] as const] : [];
  });
  const own = new Set(written.map(([name]) => name));
  const others = pairsOf(place === 'fragment' ? withoutPlace(before) : before).filter(([name]) => !own.has(name));
  return toText(place, [...others, ...written.flatMap(([name, texts]) => texts.filter(Boolean).map((text) => [name, text] as const))]);
}

/** @returns undefined for a value that is lost in an address */
function readable<Value>(param: Param<Value>, value: Value): readonly string[] | undefined {
  const texts = param.write(value);
  if (texts.join('') === '') return texts;
  // What is written means the same in every language.
  const read = param.read(texts, 'en');
  return read !== undefined && param.write(read).join('&') === texts.join('&') ? texts : undefined;
}
