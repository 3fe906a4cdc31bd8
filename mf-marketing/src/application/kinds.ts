/** Who may apply, as the database knows them. */
export const kinds = ['contractor', 'builder', 'designer', 'vendor', 'manufacturer', 'real_estate', 'partner'] as const;
export type Kind = (typeof kinds)[number];

export const plans = ['starter', 'pro', 'elite'] as const;
export type Plan = (typeof plans)[number];

/** Kinds that are listed, so that a listing plan means something to them. */
const listed: readonly (Kind | '')[] = ['', 'contractor', 'builder', 'designer', 'vendor', 'manufacturer'];
export const hasPlans = (kind: Kind | '') => listed.includes(kind);

const plain = (word: string | null) => (word ?? '').trim().toLowerCase().replaceAll('-', '_');

/** The kind of an address such as `/apply?kind=designer`; none for a word that is none of them. */
export const askedKind = (word: string | null): Kind | '' => kinds.find((kind) => kind === plain(word)) ?? '';

/** The plan of an address such as `/apply?plan=pro`; none for a word that is none of them. */
export const askedPlan = (word: string | null): Plan | '' => plans.find((plan) => plan === plain(word)) ?? '';
