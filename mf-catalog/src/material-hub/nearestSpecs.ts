import type { Facet } from '../materials/Facet';
import type { Specs } from './materialHubQuery';

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * What an address asks for, as the search writes it: in whatever case it is and in both languages. A specification that
 * nobody can choose here is dropped; a value that is unknown stays, because nothing has it.
 */
export function nearestSpecs(specs: Specs, facets: readonly Facet[]): Specs {
  const nearest = new Map<string, string>();
  for (const [label, value] of Object.entries(specs)) {
    const facet = facets.find((each) => same(each.label, label) || same(each.title, label));
    if (!facet || nearest.has(facet.label)) continue;
    const found =
      facet.values.find((each) => each.value === value) ?? facet.values.find((each) => same(each.value, value) || same(each.title, value));
    nearest.set(facet.label, found?.value ?? value);
  }
  return Object.fromEntries(nearest);
}
