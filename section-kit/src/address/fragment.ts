import { pairsOf, toText } from './addressText';

/** The parts of an address that may name values. */
interface AddressParts {
  search: string;
  hash: string;
}

/** What an address says in its fragment and, in links of before, in its query string. The fragment counts. */
export function wholeFragment({ search, hash }: AddressParts): string {
  if (!search) return hash;
  const said = pairsOf(hash);
  return toText('fragment', [...said, ...pairsOf(search).filter(([name]) => !said.some(([other]) => other === name))]);
}

/** The fragment without the place on the page that a link leads to: who changes a value stays where they are. */
export const withoutPlace = (fragment: string): string =>
  toText(
    'fragment',
    pairsOf(fragment).filter(([, text]) => text),
  );
