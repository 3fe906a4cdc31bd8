import type { Db } from '@marketplace/section-kit';

interface Call {
  method: string;
  args: unknown[];
}

/**
 * A database that fetches its client with the first request. What is asked is noted, and asked of the client when somebody waits for
 * the answer. A client that cannot be fetched is an answer that did not come, in the words of the client.
 *
 * @param fetchClient is called again after a failure
 */
export function deferred(fetchClient: () => Promise<Db>): Db {
  let fetched: Promise<Db> | null = null;
  const client = () =>
    (fetched ??= fetchClient().catch((error: unknown) => {
      fetched = null;
      throw error;
    }));
  const begin =
    (method: 'from' | 'rpc') =>
    (...args: unknown[]) =>
      request(client, [{ method, args }]);
  return { from: begin('from'), rpc: begin('rpc') } as Db;
}

/** Stands for a builder of the client, which also gives itself back after every call. */
function request(client: () => Promise<Db>, calls: Call[]): object {
  const noted: object = new Proxy(
    {},
    {
      get(_target, method) {
        if (typeof method === 'symbol') return undefined;
        if (method === 'then') return (...handlers: Parameters<Promise<unknown>['then']>) => send(client, calls).then(...handlers);
        return (...args: unknown[]) => {
          calls.push({ method, args });
          return noted;
        };
      },
    },
  );
  return noted;
}

async function send(client: () => Promise<Db>, calls: readonly Call[]): Promise<unknown> {
  let builder: Record<string, (...args: unknown[]) => unknown>;
  try {
    builder = (await client()) as unknown as typeof builder;
  } catch (error) {
    return {
      success: false,
      error: { message: String(error), details: '', hint: '', code: '' },
      data: null,
      count: null,
      status: 0,
      statusText: '',
    };
  }
  for (const { method, args } of calls) builder = builder[method]!(...args) as typeof builder;
  return builder;
}
