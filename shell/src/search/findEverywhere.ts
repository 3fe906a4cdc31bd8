import { AppError, cleanText, type Found, type Shell } from '@marketplace/section-kit';
import type { SectionInPage } from '@marketplace/section-kit/host';
import type { Suggestion } from '@marketplace/shared-ui';
import type { SectionLoader } from '../section-loader/SectionLoader';

const mostOfGroup = 4;
/** How long what is found waits for the other sections, in milliseconds. */
const patience = 500;

/** Loads what a section finds. */
const finderOf = (loader: Pick<SectionLoader, 'task'>, section: SectionInPage) =>
  loader.task(section, 'finder', 'find', (definition) => definition.finder);
type FinderTask = ReturnType<typeof finderOf>;

/** Those that this backend has nothing for. */
const silent = new WeakSet<FinderTask>();

/**
 * Asks every section side by side what it finds. One that fails is left out, and so is one that is much slower than another that
 * found something.
 *
 * @param text where it is empty, nobody is asked, and their code is fetched
 */
export async function findEverywhere(text: string, loader: SectionLoader, shell: Pick<Shell, 'db' | 'locale'>): Promise<Suggestion[]> {
  // Before it is whole, nobody knows the scripts.
  await loader.composition.whole();
  const asked = cleanText(text);
  const tasks = loader.sections
    .filter(({ finder }) => finder)
    .map((section) => finderOf(loader, section))
    .filter((task) => !silent.has(task));
  if (!asked) {
    for (const task of tasks) task.start();
    return [];
  }
  const found: Found[] = [];
  const answers = tasks.map(async (task) => {
    const answer = await ask(task, asked, shell);
    found.push(...answer);
    if (!answer.length) throw new Error('found nothing');
  });
  const first = Promise.any(answers).then(
    () => new Promise((resolve) => setTimeout(resolve, patience)),
    () => undefined,
  );
  await Promise.race([Promise.allSettled(answers), first]);
  return inGroups(found);
}

async function ask(task: FinderTask, text: string, shell: Pick<Shell, 'db' | 'locale'>): Promise<Found[]> {
  try {
    const { find } = await task.finish();
    return await find(text, shell);
  } catch (error) {
    if (error instanceof AppError && error.kind === 'missing') silent.add(task);
    return [];
  }
}

function inGroups(found: readonly Found[]): Suggestion[] {
  const ranked = found.toSorted((one, other) => one.rank - other.rank);
  const titles = new Set(ranked.map(({ group }) => group));
  return [...titles].flatMap((title) => ranked.filter(({ group }) => group === title).slice(0, mostOfGroup));
}
