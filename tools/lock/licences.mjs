import { lockEntries } from './lockEntries.mjs';

/**
 * What packages may be licensed under: none of these reaches further than the files of the package itself. MPL-2.0 asks for
 * changes of its own files, OFL-1.1 and CC-BY that the author stays named; ours are unchanged and keep their notices. WTFPL asks for
 * nothing; of a choice, one is enough.
 */
export const allowed = new Set([
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(WTFPL OR MIT)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'WTFPL OR ISC',
]);

/**
 * Who is licensed how. Binaries of other platforms, which the lock file names without more, have the licence of their owner.
 *
 * @returns a sorted map of a licence to its packages, each as `name@version`
 */
export function packagesByLicence() {
  const known = lockEntries().filter(({ integrity }) => integrity);
  const licences = Map.groupBy(known, ({ license = 'none stated' }) => license);
  return new Map(
    [...licences]
      .map(([licence, entries]) => [licence, [...new Set(entries.map(({ name, version }) => `${name}@${version}`))].sort()])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
