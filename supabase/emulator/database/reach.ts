/** The database cannot be asked right now. What was to be done may be tried again. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

/** Whether a database that runs elsewhere can be asked. */
export interface Reach {
  /** A connection ended, whatever the reason: nothing is taken for granted until a question was answered again. */
  lost(): void;
  /**
   * Does what an answer needs of the database.
   * @throws DatabaseAwayError when it cannot be reached, went away meanwhile, or says nothing for too long
   */
  answer(work: () => Promise<Response>): Promise<Response>;
}

/** What was asked on a connection that ended may never be answered. */
const HURRY_MS = 1_000;

interface ReachOptions {
  /** Asks the database something small on a connection of its own. Rejects when it is away. */
  ask: () => Promise<unknown>;
  /** Runs once it is back: forgets what was learned while it went. */
  forget: () => Promise<void>;
  /** How long an answer may take, in milliseconds: longer than the longest statement. */
  patienceMs?: number;
}

/** Watches over the way to a database. The library takes one that is away for an error of its own, or waits without end. */
export function watchReach({ ask, forget, patienceMs = 10_000 }: ReachOptions): Reach {
  /** Of each answer under way: gives it little more time. */
  const underWay = new Set<() => void>();
  let isDoubtful = false;
  let asking: Promise<void> | undefined;

  async function find(): Promise<void> {
    try {
      await ask();
    } catch {
      isDoubtful = true;
      throw new DatabaseAwayError('The database is away.');
    }
    isDoubtful = false;
    await forget();
  }

  return {
    lost: () => {
      isDoubtful = true;
      for (const hurry of underWay) hurry();
    },
    answer: async (work) => {
      if (isDoubtful) await makeSure();
      const response = await inTime(work);
      // What is away looks like what is not there, so a refusal counts once it is sure that it is one.
      if (isDoubtful && !response.ok) throw new DatabaseAwayError('The database went away.');
      // A connection that could not be made is an error to the library before it has ended.
      if (response.status >= 500) await makeSure();
      return response;
    },
  };

  function makeSure(): Promise<void> {
    return (asking ??= find().finally(() => (asking = undefined)));
  }

  function inTime(work: () => Promise<Response>): Promise<Response> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new DatabaseAwayError('The database says nothing.'));
      let limit = setTimeout(giveUp, patienceMs);
      const hurry = () => {
        clearTimeout(limit);
        limit = setTimeout(giveUp, HURRY_MS);
      };
      underWay.add(hurry);
      const ended = () => {
        clearTimeout(limit);
        underWay.delete(hurry);
      };
      work().finally(ended).then(resolve, reject);
    });
  }
}
