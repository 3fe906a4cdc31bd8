import type { Verb } from './Verb.ts';

const command = 'npm run sections --';

/** What `--help` says of all verbs. */
export function overview(verbs: Readonly<Record<string, Verb>>): string {
  const width = Math.max(...Object.keys(verbs).map(({ length }) => length));
  const rows = Object.entries(verbs).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  const notes = [
    `${command} <verb> --help says more of one. --json answers for programs.`,
    'It works on DATA_DIR, .data without it, or on the bucket BUCKET_URL, of which DATA_DIR is a copy then. It ends with 0 when it was done, 1 when it was refused or failed, 2 when it was called wrongly.',
  ];
  return [`${command} <verb>`, '', ...rows, '', ...notes, ''].join('\n');
}

/** What `--help` says of one verb. */
export function helpOf(name: string, { usage, summary, details }: Verb): string {
  return [`${command} ${name} ${usage}`, '', `It ${summary}.`, ...(details.length ? ['', ...details] : []), ''].join('\n');
}
