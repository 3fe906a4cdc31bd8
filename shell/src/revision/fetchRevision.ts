/** Asks which revision the environment runs now. @returns `null` where nobody can say; never throws */
export async function fetchRevision(): Promise<number | null> {
  try {
    const { revision } = (await (await fetch('/composition.json', { cache: 'no-cache' })).json()) as { revision?: unknown };
    return typeof revision === 'number' ? revision : null;
  } catch {
    return null;
  }
}
