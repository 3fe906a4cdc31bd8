import { parseArgs } from 'node:util';
import { changeBucket } from '../bucket/changeBucket.ts';
import { CheckFailure } from '../checks/Problem.ts';
import { helpOf, overview } from './help.ts';
import { UsageError, type Answer, type Desk, type Verb, type Words } from './Verb.ts';
import { verbs } from './verbs.ts';

/** What a command prints and ends with: 0 done, 1 refused or failed, 2 wrong use. */
export interface Outcome {
  code: 0 | 1 | 2;
  output: string;
  errors: string;
}

/** Runs `npm run sections -- <words>`. */
export async function runVerb(words: readonly string[], desk: Desk): Promise<Outcome> {
  const asJson = words.includes('--json');
  try {
    return { ...(await answer(words, desk)), errors: '' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = error instanceof UsageError ? 2 : 1;
    const problems = error instanceof CheckFailure ? error.problems : [];
    if (asJson) return { code, output: `${JSON.stringify({ error: message, problems }, null, 2)}\n`, errors: '' };
    return { code, output: '', errors: `${message}\n` };
  }
}

async function answer(words: readonly string[], desk: Desk): Promise<Pick<Outcome, 'code' | 'output'>> {
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === 'help') return { code: 0, output: overview(verbs) };
  const verb = verbs[name];
  if (!verb) throw new UsageError(`There is no verb "${name}"; there are ${Object.keys(verbs).join(', ')}.`);
  if (rest.includes('--help')) return { code: 0, output: helpOf(name, verb) };
  const read = parse(rest, { ...verb.options, json: { type: 'boolean' } });
  const { lines, data, isNo } = await runAt(desk, verb, read);
  const output = read.values.json ? `${JSON.stringify(data, null, 2)}\n` : `${lines.join('\n')}\n`;
  return { code: isNo ? 1 : 0, output };
}

/** With a bucket, what a verb changes is there before it says so. */
function runAt(desk: Desk, verb: Verb, words: Words): Answer | Promise<Answer> {
  if (!desk.bucket) return verb.run(words, desk);
  return changeBucket(desk.bucket, desk.dataDir, (dataDir) => verb.run(words, { ...desk, dataDir }));
}

function parse(args: string[], options: (typeof verbs)[string]['options']): Words {
  try {
    return parseArgs({ args, options, allowPositionals: true }) as Words;
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new UsageError(`${sentence!.replace(/\.$/, '')}; --help says what there is.`);
  }
}
