import { tradeLicence, workersCompensation } from '../provider-profiles/licences.ts';
import { serviceAreas } from '../provider-profiles/serviceAreas.ts';
import { makeProviders, type ProviderSeed } from '../providers.ts';
import { createRandom, type Random } from '../random.ts';
import { priceOf } from '../trade-facts/priceOf.ts';
import { factsByTrade } from '../trade-facts/factsByTrade.ts';
import { describeCompany } from './describeCompany.ts';
import type { PlainProfile } from './PlainProfile.ts';
import { Words } from './Words.ts';

const teams = ['2-4', '3-6', '4-8', '6-12', '10-20', '20-40'];
/** Where companies serve in both languages. */
const bilingual = /, (QC|NB)$/;

/** What is known of every company of the directory but those named, always the same. */
export function makePlainProfiles(others: ReadonlySet<number>): PlainProfile[] {
  const random = createRandom(20261125);
  const words = new Words(random);
  return makeProviders().flatMap((row, index) => (others.has(index) ? [] : [makePlainProfile(row, index, random, words)]));
}

function makePlainProfile(row: ProviderSeed, index: number, random: Random, words: Words): PlainProfile {
  const facts = factsByTrade.get(row.category)!;
  const known = {
    established: 1974 + Math.floor(random.next() * 49),
    employees: random.pick(teams),
    services: chooseItems(facts.menu.length, random).map((item) => ({ item, cents: priceOf(index, facts.menu[item]!) })),
    areas: 1 + Math.floor(random.next() * serviceAreas[row.location]!.length),
  };
  const { tagline, description } = describeCompany(row, facts, known, words);
  const french = bilingual.test(row.location);
  return {
    index,
    ...known,
    tagline: [tagline[0], french ? tagline[1] : null],
    description: [description[0], french ? description[1] : null],
    licences: chooseLicences(row, random),
    lapsed: !row.verified,
  };
}

/** Two to four different places of a list, in its order. */
function chooseItems(length: number, random: Random): number[] {
  const count = 2 + Math.floor(random.next() * 3);
  const left = Array.from({ length }, (_, item) => item);
  while (left.length > count) left.splice(Math.floor(random.next() * left.length), 1);
  return left;
}

/** Most verified companies proved a licence of their trade as well; some others once did. */
function chooseLicences(row: ProviderSeed, random: Random) {
  const [city, province] = row.location.split(', ') as [string, string];
  const licence = tradeLicence(row.category, city, province, random);
  const compensation = workersCompensation(province, random);
  const chance = random.next();
  return [...(row.verified && chance < 0.35 ? [compensation] : []), ...(licence && chance < (row.verified ? 0.7 : 0.2) ? [licence] : [])];
}
