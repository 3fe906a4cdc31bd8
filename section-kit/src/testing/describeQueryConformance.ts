import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryCodec } from '../address/defineQuery';
import type { Params } from '../address/Param';
import { locales } from '../manifest/locale.ts';

type Values = Record<string, unknown>;
type AnyCodec = QueryCodec<Values>;

/** Queries that a file makes out of something else, such as a price list, by the path of the file below the folder. */
export type QueryExamples = Readonly<Record<string, readonly object[]>>;

/** Texts that people, links of before and attackers put into addresses. */
const known = [
  ...['', ' ', '0', '1', '-2', '2.9', '4,5', '1,250', '1 250', '280.5', '99', '1e9', 'true', 'YES', 'no', 'all', 'on', 'XX', 'a:b', '%'],
  // Every object has these, and none of them is a choice.
  ...['__proto__', 'constructor', 'toString'],
  ...[
    'a,b,,a,c,d',
    'views,hired',
    '2026-11-20',
    '2026-02-30',
    '2026-11-23-morning',
    'm5v2t6',
    'H2X',
    'Mount:Wall',
    '4~fixed',
    '\u0000é\ud83d',
  ],
];

/**
 * What every query of an address must hold. Finds all that are defined in files below a folder, so that none goes untested.
 *
 * @param folder sources of a package
 * @param examples of what is defined by a function
 */
export function describeQueryConformance(folder: string, examples: QueryExamples): void {
  for (const file of definingFiles(folder)) {
    test(`addresses of ${file} survive being read and written`, async () => {
      const found = Object.values((await import(join(folder, file))) as Values).filter(isCodec);
      const codecs = [...found, ...((examples[file] ?? []) as AnyCodec[])];
      const defined = readFileSync(join(folder, file), 'utf8').match(/\bdefineQuery[<(]/g)!.length;
      // Export each query, or give examples of what a function defines.
      expect(codecs.length).toBeGreaterThanOrEqual(defined);
      codecs.forEach(expectToHold);
    });
  }
}

function expectToHold({ params, parse, toSearch }: AnyCodec): void {
  fc.assert(
    fc.property(addresses(params), fc.constantFrom(...locales), fc.constantFrom(...locales), (address, one, other) => {
      const query = parse(address, one);
      const canonical = toSearch(query, address);
      expect(parse(canonical, other)).toEqual(query);
      expect(toSearch(parse(canonical, other), canonical)).toBe(canonical);
    }),
  );
}

/** Query strings about these rows, and any others. */
function addresses(params: Params<Values>): fc.Arbitrary<string> {
  const rows = Object.entries(params);
  const texts = rows.flatMap(([, row]) => [
    ...row.write(row.fallback),
    ...('choices' in row ? (row.choices as unknown[]).map(String) : []),
  ]);
  const text = fc.oneof(fc.constantFrom(...known, ...texts), fc.string({ unit: 'binary', maxLength: 250 }));
  const name = fc.constantFrom('utm', ...rows.map(([key, row]) => row.name ?? key));
  const about = fc.array(fc.tuple(name, text), { maxLength: 8 }).map((pairs) => `?${new URLSearchParams(pairs)}`);
  return fc.oneof({ weight: 5, arbitrary: about }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) });
}

function definingFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && /\bdefineQuery[<(]/.test(readFileSync(join(folder, file), 'utf8')))
    .sort();
}

function isCodec(value: unknown): value is AnyCodec {
  return typeof value === 'object' && value !== null && 'params' in value && 'toSearch' in value;
}
