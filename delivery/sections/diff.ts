import type { Environment } from '@marketplace/section-kit/manifest';
import { readEnvironment, readRevision } from './readWords.ts';
import { changesBetween, versionsAt } from './revisions.ts';
import { UsageError, type Verb } from './Verb.ts';

interface Side {
  environment: Environment;
  revision: number | undefined;
}

/** Says in what two environments, or two revisions, differ. */
export const diff: Verb = {
  usage: '<environment|environment@revision> <environment|environment@revision|revision>',
  summary: 'says in what two environments or revisions differ',
  details: ['diff staging production     what production lacks', 'diff staging@40 41          what revision 41 of staging changed'],
  options: {},
  run: ({ positionals: [first, second, ...more] }, { dataDir }) => {
    if (first === undefined || second === undefined || more.length)
      throw new UsageError('Name two things to compare, such as staging production.');
    const left = sideOf(first);
    const right = /^\d+$/.test(second) ? { environment: left.environment, revision: readRevision(second) } : sideOf(second);
    const [from, to] = [left, right].map(({ environment, revision }) => versionsAt(dataDir, environment, revision)) as [
      Record<string, string>,
      Record<string, string>,
    ];
    const differences = Object.keys(changesBetween(from, to)).map((name) => ({ name, from: from[name] ?? null, to: to[name] ?? null }));
    const lines = differences.map(({ name, from: one, to: other }) => `${name}  ${one ?? 'none'}  ${other ?? 'none'}`);
    return { lines: lines.length ? lines : ['They run the same.'], data: { differences } };
  },
};

function sideOf(word: string): Side {
  const [name, revision] = word.split('@');
  return { environment: readEnvironment(name), revision: readRevision(revision) };
}
