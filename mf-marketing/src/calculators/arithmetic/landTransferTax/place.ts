import type { Province } from '@marketplace/section-kit/tax';

/** Municipalities with a tariff of their own, and what stands for the others of the province. */
export const municipalities = {
  ON: ['other', 'toronto'],
  QC: ['other', 'otherWithThreePercent', 'montreal'],
  NS: ['halifax', 'capeBreton', 'other'],
} as const satisfies Partial<Record<Province, readonly string[]>>;

export type Municipality = (typeof municipalities)[keyof typeof municipalities][number];

/** A tariff's name: a province, or one of its municipalities. */
export type Place =
  | Exclude<Province, keyof typeof municipalities>
  | 'ON-other'
  | 'ON-toronto'
  | 'QC-other'
  | 'QC-otherWithThreePercent'
  | 'QC-montreal'
  | 'NS-halifax'
  | 'NS-capeBreton'
  | 'NS-other';

/** The tariff that holds somewhere; a municipality the province does not list counts as its first. */
export function placeOf(province: Province, municipality?: Municipality): Place {
  if (!isListed(province)) return province;
  const known: readonly Municipality[] = municipalities[province];
  return `${province}-${known.find((name) => name === municipality) ?? known[0]}` as Place;
}

function isListed(province: Province): province is keyof typeof municipalities {
  return Object.hasOwn(municipalities, province);
}
