import { choiceParam, defineQuery, type Param } from '@marketplace/section-kit';

/** Who may apply, as the database knows them. */
export const kinds = ['contractor', 'builder', 'designer', 'vendor', 'manufacturer', 'real_estate', 'partner'] as const;
export type Kind = (typeof kinds)[number];

export const plans = ['starter', 'pro', 'elite'] as const;
export type Plan = (typeof plans)[number];

/** Kinds that are listed, so that a listing plan means something to them. */
const listed: readonly (Kind | '')[] = ['', 'contractor', 'builder', 'designer', 'vendor', 'manufacturer'];
export const hasPlans = (kind: Kind | '') => listed.includes(kind);

const plain = (word: string) => word.trim().toLowerCase().replaceAll('-', '_');

/** One of these words in whatever case, also with hyphens. */
function wordParam<const Word extends string>(words: readonly Word[]): Param<Word | ''> {
  return { ...choiceParam('', words), read: ([text = '']) => words.find((word) => word === plain(text)) };
}

/** The kind and the plan of an address such as `/apply?kind=designer&plan=pro`. */
export const applicationQuery = defineQuery({ kind: wordParam(kinds), plan: wordParam(plans) }, { keepsOthers: true });

/** What the field of the kind says; empty while nothing is chosen. */
export const toKind = (value: string): Kind | '' => kinds.find((kind) => kind === value) ?? '';
/** What the field of the plan says; empty while nothing is chosen. */
export const toPlan = (value: string): Plan | '' => plans.find((plan) => plan === value) ?? '';
