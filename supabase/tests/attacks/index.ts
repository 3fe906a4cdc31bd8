import {
  actors,
  companyActors,
  likeStaff,
  type Account,
  type Actor,
  type Attempt,
  type AttackFeature,
  type Outcome,
  type Values,
} from './AttackFeature.ts';
import { deals } from './deals.ts';
import { directory } from './directory.ts';
import { fixedPrice } from './fixedPrice.ts';
import { forms } from './forms.ts';
import { leads } from './leads.ts';
import { hiring } from './hiring.ts';
import { jobs } from './jobs.ts';
import { materialHubs } from './materialHubs.ts';
import { materials } from './materials.ts';
import { messages } from './messages.ts';
import { newsletter } from './newsletter.ts';
import { onboarding } from './onboarding.ts';
import { personalData } from './personalData.ts';
import { profiles } from './profiles.ts';
import { projectLists } from './projectLists.ts';
import { providers } from './providers.ts';
import { quotes } from './quotes.ts';
import { requestPhotos } from './requestPhotos.ts';
import { requests } from './requests.ts';
import { reviews } from './reviews.ts';
import { savedSearches } from './savedSearches.ts';
import { site } from './site.ts';
import { staff } from './staff.ts';
import { stats } from './stats.ts';
import { taxRates } from './taxRates.ts';
import { visits } from './visits.ts';

/** Every feature of the exposed schema. The SQL and the HTTP tests are made from this list. */
export const features: readonly AttackFeature[] = [
  directory,
  providers,
  personalData,
  profiles,
  taxRates,
  requests,
  quotes,
  requestPhotos,
  leads,
  messages,
  visits,
  hiring,
  jobs,
  reviews,
  fixedPrice,
  materials,
  materialHubs,
  projectLists,
  deals,
  forms,
  newsletter,
  onboarding,
  staff,
  stats,
  savedSearches,
  site,
];

export interface Attack extends Omit<Attempt, 'expected'> {
  table: string;
  actor: Actor;
  expected: Outcome;
}

/** The features as one attack for each table, attempt and actor. */
export const attacks: readonly Attack[] = features.flatMap((feature) =>
  Object.entries(feature.attempts).flatMap(([table, attempts]) =>
    attempts.flatMap(({ expected, ...attempt }) =>
      [...actors, ...(feature.alsoByCompanies ? companyActors : [])].map((actor) => ({
        table,
        ...attempt,
        actor,
        expected: expected[actor] ?? (likeStaff.includes(actor) ? expected.staff : undefined) ?? expected.stranger,
      })),
    ),
  ),
);

const nilId = '00000000-0000-0000-0000-000000000000';

/**
 * Fills the placeholders in.
 * @param users the user id of each actor with an account
 */
export function resolveValues(values: Values, actor: Actor, users: Readonly<Record<Account, string>>): Values {
  const self = actor === 'anon' ? nilId : users[actor];
  const filled = (value: Values[string]) => (value === '$owner' ? users.owner : value === '$self' ? self : value!);
  return Object.fromEntries(Object.entries(values).map(([column, value]) => [column, filled(value)]));
}

/** A short line for test names, such as "stranger update profiles". */
export const describeAttack = ({ table, operation, actor, target, values, expected }: Attack): string =>
  `${actor} ${operation} ${table}${values ? ` (${Object.keys(values).join(', ')})` : ''}${target ? ` where ${Object.keys(target).join(', ')}` : ''}: ${expected}`;
