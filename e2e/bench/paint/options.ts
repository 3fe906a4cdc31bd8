import { parseArgs } from 'node:util';
import { profiles } from './profiles.ts';

export const help = `npm run bench:paint -- [options]

Measures pages of the composed product (C) beside the same pages as documents without script (S) and beside the same sources as one
build without federation (M), all served by the same server. Then switches between sections, pages per second, and a section that hangs.
Nothing else should run on the machine.

  --runs <number>       visits of each page, profile and variant; 9 without it, the fewest that count
  --profiles <names>    of ${profiles.map(({ name }) => name).join(', ')}, with commas; all without it
  --pages <names>       of the table, with commas; all without it
  --parts <names>       of paint, switches, server; all without it
  --switches <number>   between sections; 500 without it
  --seconds <number>    of each measure of the server; 8 without it
  --out <file>          keeps the results as JSON; .cache/paint.json without it
  --write <file>        measures nothing: puts the results of the file into docs/performance.md
  --help                shows this
`;

export const parts = ['paint', 'switches', 'server'] as const;
export type Part = (typeof parts)[number];

/** What was asked for on the command line. */
export interface Options {
  runs: number;
  profiles: readonly string[];
  /** `null` for every page. */
  pages: readonly string[] | null;
  parts: readonly Part[];
  switches: number;
  seconds: number;
  out: string;
  write: string | null;
  help: boolean;
}

/**
 * Reads the command line.
 *
 * @throws Error in one sentence that names the option, its value and what it takes
 */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ runs: text, profiles: text, pages: text, parts: text, switches: text, seconds: text, out: text, write: text },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    runs: countOf('runs', values.runs, 9),
    profiles: namesOf(
      'profiles',
      values.profiles,
      profiles.map(({ name }) => name),
    ),
    pages: values.pages === undefined ? null : values.pages.split(','),
    parts: namesOf('parts', values.parts, parts),
    switches: countOf('switches', values.switches, 500),
    seconds: countOf('seconds', values.seconds, 8),
    out: values.out ?? '.cache/paint.json',
    write: values.write ?? null,
    help: values.help,
  };
}

function countOf(option: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`--${option} is "${text}"; use a whole number above 0.`);
  return Number(text);
}

function namesOf<Name extends string>(option: string, text: string | undefined, known: readonly Name[]): readonly Name[] {
  if (text === undefined) return known;
  const names = text.split(',');
  const unknown = names.find((name) => !known.includes(name as Name));
  if (unknown !== undefined) throw new Error(`--${option} names "${unknown}"; use ${known.join(', ')}.`);
  return names as Name[];
}
