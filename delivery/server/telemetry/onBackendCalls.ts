import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** What `fetch` publishes of a request. */
interface FetchRequest {
  origin: string;
  path: string;
  method: string;
}

export interface BackendCall {
  method: string;
  /** Table or function, such as `/rest/v1/rpc/site_facts`; no query. */
  path: string;
  /** 0 when nobody answered. */
  status: number;
  /** Milliseconds since 1970. */
  began: number;
  milliseconds: number;
}

/** Is told when a call begins. @returns takes how it ended */
export type CallWatch = (call: Pick<BackendCall, 'method' | 'path'>) => (ended: BackendCall) => void;

/**
 * Tells of every `fetch` of this thread that asks an origin, as Node itself publishes it.
 *
 * @returns ends it
 */
export function onBackendCalls(origin: string, watches: readonly CallWatch[]): () => void {
  const open = new WeakMap<object, (status: number) => void>();
  const begin = (message: unknown): void => {
    const { request } = message as { request: FetchRequest };
    if (request.origin !== origin) return;
    const call = { method: request.method, path: request.path.replace(/\?.*/, '') };
    const began = Date.now();
    const start = performance.now();
    const told = watches.map((watch) => watch(call));
    open.set(request, (status) => {
      open.delete(request);
      for (const ended of told) ended({ ...call, status, began, milliseconds: performance.now() - start });
    });
  };
  const answer = (message: unknown): void => {
    const { request, response } = message as { request: FetchRequest; response: { statusCode: number } };
    open.get(request)?.(response.statusCode);
  };
  const fail = (message: unknown): void => open.get((message as { request: FetchRequest }).request)?.(0);
  const channels = [
    ['undici:request:create', begin],
    ['undici:request:headers', answer],
    ['undici:request:error', fail],
  ] as const;
  for (const [channel, listener] of channels) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of channels) unsubscribe(channel, listener);
  };
}
