import { requirementSchema, type Requirement } from '@marketplace/section-kit/manifest';
import { openRegistry } from './environments.ts';
import { readEnvironment, readReason, readRevision, text } from './readWords.ts';
import { UsageError, type Verb } from './Verb.ts';

/** Says what an environment asks of builds that are new there. */
export const requirements: Verb = {
  usage: '<environment> (rebuilt | pages)… | none --why "reason"',
  summary: 'says what somebody must have found of a build before it goes live in an environment',
  details: [
    'rebuilt   somebody with another key than the publisher built it again, and every file came out equal: rebuild',
    'pages     a browser found nothing to mend in the pages of the section, beside everything else: npm run check:pages -- … --sign',
    'none      nothing beyond what every environment asks',
    'What has run there before is not asked, nor is what npm start runs. status says what is required.',
    '--revision 41   refuse when somebody changed it since revision 41',
  ],
  options: { why: { type: 'string' }, revision: { type: 'string' } },
  run: (words, { dataDir, who }) => {
    const [name, ...given] = words.positionals;
    const environment = readEnvironment(name);
    if (environment === 'local') throw new UsageError('npm start runs what nobody released, of which nothing is required.');
    const requires = readRequirements(given);
    const why = readReason(words);
    const registry = openRegistry(dataDir, environment);
    const { revision: current, shell, sections, canary } = registry.readExpired();
    const what = `requires ${requires.join(' and ') || 'nothing more'} of new builds`;
    const expected = readRevision(text(words.values.revision)) ?? current;
    const { revision } = registry.write({ shell, sections, canary, requires }, expected, { who, what, why });
    return { lines: [`${environment} is at revision ${revision}, and ${what}.`], data: { environment, revision, requires } };
  },
};

/** @throws UsageError unless each word is something that can be required, or the only one is none */
function readRequirements(words: readonly string[]): Requirement[] {
  if (words.length === 1 && words[0] === 'none') return [];
  const read = requirementSchema.array().min(1).safeParse(words);
  if (read.success) return requirementSchema.options.filter((each) => read.data.includes(each));
  throw new UsageError(`Say what to require: ${requirementSchema.options.join(', ')} or none.`);
}
