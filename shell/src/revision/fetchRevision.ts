/** What an environment says it runs, as far as it could be read. */
export interface Running {
  revision: number;
  shell?: { version: string };
  sections?: Record<string, { version: string; takenOut?: boolean }>;
}

/** Asks what the environment runs now, for this browser. @returns `null` where nobody can say; never throws */
export async function fetchRunning(): Promise<Running | null> {
  try {
    const running = (await (await fetch('/composition.json', { cache: 'no-cache' })).json()) as Running;
    return typeof running.revision === 'number' ? running : null;
  } catch {
    return null;
  }
}

/** Asks which revision the environment runs now. @returns `null` where nobody can say; never throws */
export const fetchRevision = async (): Promise<number | null> => (await fetchRunning())?.revision ?? null;
