import { withPreposition, type NamePreposition } from '@marketplace/section-kit/french-names';
import { makeProviders, type ProviderSeed } from '../providers.ts';
import { createRandom, type Random } from '../random.ts';
import { trades } from '../trades.ts';
import { assembly } from './assembly.ts';
import { cleaning } from './cleaning.ts';
import { homeMaintenance } from './homeMaintenance.ts';
import { homeSecurity } from './homeSecurity.ts';
import { moving } from './moving.ts';
import { pestControl } from './pestControl.ts';
import { pools } from './pools.ts';
import { siding } from './siding.ts';
import { storage } from './storage.ts';
import { bathrooms } from './bathrooms.ts';
import { construction } from './construction.ts';
import { decks } from './decks.ts';
import { design } from './design.ts';
import { electrical } from './electrical.ts';
import { flooring } from './flooring.ts';
import { hvac } from './hvac.ts';
import { insulation } from './insulation.ts';
import { kitchens } from './kitchens.ts';
import { landscaping } from './landscaping.ts';
import { tradeLicence, workersCompensation } from './licences.ts';
import { masonry } from './masonry.ts';
import { northline } from './northline.ts';
import { painting } from './painting.ts';
import { plumbing } from './plumbing.ts';
import type { ProviderProfile } from './ProviderProfile.ts';
import { roofing } from './roofing.ts';
import { areaCodes, serviceAreas } from './serviceAreas.ts';
import type { Both, TradeTexts } from './TradeTexts.ts';
import { windows } from './windows.ts';

/** Trades with four companies chosen from four cities. */
const texts: readonly TradeTexts[] = [
  plumbing,
  electrical,
  roofing,
  hvac,
  landscaping,
  painting,
  flooring,
  construction,
  kitchens,
  bathrooms,
  windows,
  design,
  decks,
  masonry,
  insulation,
];

const moreTexts: readonly TradeTexts[] = [pestControl, moving, cleaning, assembly, storage, homeMaintenance, homeSecurity, pools, siding];
/** Companies of a trade with a full profile. */
const OF_EACH = 6;
/** Trades that are asked for most, with one more. */
const mostAsked: readonly TradeTexts[] = [plumbing, electrical, roofing, hvac, painting];

const people = {
  english: [
    'Aisha R.',
    'Ben C.',
    'Claire M.',
    'Dmitri P.',
    'Elena G.',
    'Farid H.',
    'Grace O.',
    'Hannah W.',
    'Ivan T.',
    'Jas D.',
    'Keiko N.',
    'Liam B.',
  ],
  french: [
    'Amélie G.',
    'Benoît L.',
    'Camille R.',
    'Denis B.',
    'Émilie T.',
    'François P.',
    'Geneviève D.',
    'Hugo M.',
    'Isabelle C.',
    'Jérôme V.',
  ],
};
const teams = ['2-5', '5-10', '10-15', '15-25', '25-50'];
/** How many of a trade's four companies speak French, so that a third of all do. */
const frenchSpeaking = (place: number) => (place % 2 === 0 ? 2 : 1);

/** Every place in the list from `start` on, and round, without the last `left` of them. */
const turned = <T>(items: readonly T[], start: number, left: number): T[] =>
  items.map((_, index) => items[(index + start) % items.length]!).slice(0, items.length - left);

const fill = (words: Both, values: Record<string, string>): Both => {
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key]!);
  const joined = words[1].replace(/\b(de|à) \{(\w+)\}/g, (_, preposition: NamePreposition, key: string) =>
    withPreposition(preposition, values[key]!),
  );
  return [filled(words[0]), filled(joined)];
};

/** Whether a company of the trade has a French name. */
function soundsFrench(trade: string): (row: ProviderSeed) => boolean {
  const words = trades.find(({ name }) => name === trade)!.french;
  const inQuebec = (row: ProviderSeed) => row.location.endsWith(', QC');
  // 'Design' and 'Construction' are words of both languages; French names join them with a small word or an accent.
  return (row) => words.some((word) => row.name.includes(word)) && (inQuebec(row) || /[éèê]|\b(de|du|des|et|les)\b/i.test(row.name));
}

interface Chosen {
  index: number;
  french: boolean;
}

/** Four companies of a trade, well reviewed and from four cities: those with a French name first, an unverified one last. */
function choose(trade: TradeTexts, french: number, providers: readonly ProviderSeed[]): Chosen[] {
  const inQuebec = (row: ProviderSeed) => row.location.endsWith(', QC');
  const isFrench = soundsFrench(trade.trade);
  const chosen: Chosen[] = [];
  const take = (upTo: number, fits: (row: ProviderSeed) => boolean) =>
    providers.forEach((row, index) => {
      const isNew = index !== northline.index && !chosen.some((other) => providers[other.index]!.location === row.location);
      const isSuitable = row.category === trade.trade && row.reviewCount >= 10 && row.rating >= 4 && fits(row);
      if (isNew && isSuitable && chosen.length < upTo) chosen.push({ index, french: isFrench(row) });
    });
  take(french, (row) => row.verified && isFrench(row));
  take(3, (row) => row.verified && !inQuebec(row));
  take(4, (row) => !row.verified && !inQuebec(row));
  return chosen;
}

/** So many more verified companies of a trade, the best rated, whom nobody took: those that stand first in the directory. */
function chooseMore(trade: TradeTexts, count: number, taken: ReadonlySet<number>, providers: readonly ProviderSeed[]): Chosen[] {
  const isFrench = soundsFrench(trade.trade);
  const left = providers
    .map((row, index) => ({ row, index }))
    .filter(({ row, index }) => row.category === trade.trade && row.verified && !taken.has(index));
  return left
    .toSorted((a, b) => b.row.rating - a.row.rating || b.row.reviewCount - a.row.reviewCount || a.index - b.index)
    .slice(0, count)
    .map(({ row, index }) => ({ index, french: isFrench(row) || /, (QC|NB)$/.test(row.location) }));
}

function compose(trade: TradeTexts, place: number, index: number, french: boolean, row: ProviderSeed, random: Random): ProviderProfile {
  const [city, province] = row.location.split(', ') as [string, string];
  const established = 1972 + Math.floor(random.next() * 48);
  const licence = tradeLicence(trade.trade, city, province, random);
  const about = place === OF_EACH && trade.aboutAnother ? trade.aboutAnother : trade.about[place % trade.about.length]!;
  const names = turned(people[french ? 'french' : 'english'], Math.floor(random.next() * 10), 0);
  return {
    index,
    trade: trade.trade,
    french,
    tagline: trade.taglines[place % trade.taglines.length]!,
    description: fill(about, { name: row.name, city, year: String(established) }),
    established,
    employees: random.pick(teams),
    phone: `+1${areaCodes[row.location]!}55501${String(Math.floor(random.next() * 100)).padStart(2, '0')}`,
    plan: place === 0 ? 'elite' : place === 1 ? 'pro' : 'starter',
    services: turned(trade.services, place, place % 2),
    projects: turned(trade.projects, place, 1).map((project, at) => ({
      ...project,
      completedOn: `${2026 - (at % 2)}-0${1 + Math.floor(random.next() * 9)}-${10 + Math.floor(random.next() * 18)}`,
    })),
    testimonials: turned(trade.testimonials, place, 1).map((testimonial, at) => ({ ...testimonial, name: names[at]! })),
    areas: serviceAreas[row.location]!,
    licences: row.verified ? [workersCompensation(province, random), ...(licence ? [licence] : [])] : licence ? [licence] : [],
    lapsed: !row.verified,
  };
}

/** The sample company, and full profiles of six companies in each trade, of seven in those that are asked for most. */
export function makeProfiles(): ProviderProfile[] {
  const providers = makeProviders();
  const random = createRandom(20261120);
  const first = texts.flatMap((trade, at) =>
    choose(trade, frenchSpeaking(at), providers).map(({ index, french }, place) =>
      compose(trade, place, index, french, providers[index]!, random),
    ),
  );
  const taken = new Set([northline.index, ...first.map(({ index }) => index)]);
  // Choices of their own, so that what is said of the first stays.
  const later = createRandom(20261126);
  const more = [...texts, ...moreTexts].flatMap((trade) => {
    const there = first.filter((profile) => profile.trade === trade.trade).length;
    // Nobody of them pays for a plan, which the first two places do.
    const place = Math.max(there, 2);
    return chooseMore(trade, OF_EACH - there, taken, providers).map(({ index, french }, at) =>
      compose(trade, place + at, index, french, providers[index]!, later),
    );
  });
  for (const { index } of more) taken.add(index);
  const last = createRandom(20261127);
  const another = mostAsked.flatMap((trade) =>
    chooseMore(trade, 1, taken, providers).map(({ index, french }) => compose(trade, OF_EACH, index, french, providers[index]!, last)),
  );
  return [northline, ...first, ...more, ...another];
}
