import { readEnvironment, readRevision, text } from './readWords.ts';
import { historyOf } from './revisions.ts';
import type { Verb } from './Verb.ts';

const USUAL_LIMIT = 20;

/** Says who changed what, when and why. */
export const history: Verb = {
  usage: '<environment> [--limit <number>]',
  summary: 'says who changed what an environment runs, when and why',
  details: [`--limit 50  the latest 50 revisions, ${USUAL_LIMIT} without it`],
  options: { limit: { type: 'string' } },
  run: ({ positionals: [name], values }, { dataDir }) => {
    const environment = readEnvironment(name);
    const entries = historyOf(dataDir, environment, readRevision(text(values.limit)) ?? USUAL_LIMIT);
    const lines = entries.map(({ revision, at, who, what, why }) => `${revision}  ${at}  ${who}: ${what}  (${why})`);
    return { lines, data: { environment, revisions: entries } };
  },
};
