import type { Locale } from '@marketplace/section-kit';
import type { Province } from '@marketplace/section-kit/tax';
import type { Licences } from '../../../content/licences/collection';
import { authorityName, governments, type Authority } from './authorities';

type Rule = Licences['rules'][string];

/** A rule with the page that says it, or with whom to ask where none does. */
interface Licence extends Omit<Rule, 'source'> {
  source: Pick<Authority, 'name' | 'href'>;
}

/** What a province says about who has to hold a licence: a rule of its own, or what holds for all others. */
export function licenceIn({ asOf, rules, others }: Licences, province: Province, locale: Locale): Required<Licence> {
  const rule: Rule = rules[province] ?? { ...others, basis: 'general' };
  const government = governments[province];
  return { asOf, ...rule, source: rule.source ?? { name: authorityName(government, locale), href: government.href } };
}
