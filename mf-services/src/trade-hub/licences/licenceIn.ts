import type { Locale } from '@marketplace/section-kit';
import type { Province } from '@marketplace/section-kit/tax';
import type { Licences } from '../../../content/licences/collection';
import { governments, sourceName, tradeAuthorities } from './sources';

const authorities = { trades: tradeAuthorities, governments };

/** What a province says about who has to hold a licence: a rule of its own, or what holds for all others with its own source. */
export function licenceIn({ rules, others }: Licences, province: Province, locale: Locale): Licences['rules'][string] {
  const authority = authorities[others.authority ?? 'governments'][province];
  const source = others.source ?? { name: sourceName(authority, locale), href: authority.href };
  return rules[province] ?? { text: others.text, source, basis: 'general' };
}
