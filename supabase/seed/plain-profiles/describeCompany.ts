import type { ProviderSeed } from '../providers.ts';
import { serviceAreas } from '../provider-profiles/serviceAreas.ts';
import type { Both } from '../provider-profiles/TradeTexts.ts';
import type { MenuItem, TradeFacts } from '../trade-facts/TradeFacts.ts';
import type { PlainProfile } from './PlainProfile.ts';
import { beginnings, promises, specialities, taglines } from './sentences.ts';
import { capitalized, fill, inSentence, type Words } from './Words.ts';

const same = (text: string): Both => [text, text];
const both = (change: (text: string) => string, texts: Both): Both => [change(texts[0]), change(texts[1])];
/** "Hamilton and Burlington", and in French what stands behind "à". */
const towns = (names: readonly string[]): Both => [
  names.join(', ').replace(/, ([^,]*)$/, ' and $1'),
  names.join(', à ').replace(/, à ([^,]*)$/, ' et à $1'),
];
const nameOf = ([english, french]: MenuItem): Both => [english, french];
const joins = ([english]: MenuItem) => english.includes(' and ');
const joined = /\{a\} and \{b\}/i;

/** What a company says of itself, from what is true of it: sentences that a few others share at most. */
export function describeCompany(
  row: ProviderSeed,
  facts: TradeFacts,
  { established, employees, services, areas }: Pick<PlainProfile, 'established' | 'employees' | 'services' | 'areas'>,
  words: Words,
): { tagline: Both; description: Both } {
  const offered = services.map(({ item }) => facts.menu[item]!);
  // Two names that each hold an "and" read badly beside each other.
  const [first, second] = offered.toSorted((a, b) => Number(joins(a)) - Number(joins(b))).map(nameOf) as [Both, Both];
  // A sentence that says "and" has no room for a name that does.
  const fitting = (frames: readonly Both[]) => frames.filter(([english]) => !(second[0].includes(' and ') && joined.test(english)));
  const [least, most] = employees.split('-') as [string, string];
  const values = {
    name: same(row.name),
    city: same(row.location.slice(0, -4)),
    towns: towns(serviceAreas[row.location]!.slice(0, areas).map(([place]) => place)),
    year: same(String(established)),
    crew: [`${least} to ${most}`, `${least} à ${most}`] as const,
    A: first,
    a: both(inSentence, first),
    b: both(inSentence, second),
  };
  const beginning = words.choose((random) => fill(random.pick(beginnings), values));
  const speciality = words.choose((random) => fill(random.pick(fitting(specialities)), values));
  const habit = words.choose((random) => {
    const [english, french] = random.pick(facts.habits);
    const promise = random.pick(promises);
    return [capitalized(`${english}, and ${promise[0]}.`), capitalized(`${french}, et ${promise[1]}.`)];
  });
  return {
    tagline: words.choose((random) => fill(random.pick(fitting(taglines)), values)),
    description: [
      [beginning, speciality, habit].map(([english]) => english).join(' '),
      [beginning, speciality, habit].map(([, french]) => french).join(' '),
    ],
  };
}
