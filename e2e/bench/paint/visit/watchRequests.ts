import { setTimeout as pause } from 'node:timers/promises';
import type { QuietSession } from './QuietBrowser.ts';
import type { PageRequest } from './serialTrips.ts';

/** For so long nothing is on its way when all has come, in milliseconds. */
const QUIET_MS = 500;
const LOOK_MS = 50;

interface Requests {
  /** Those until now. */
  all: () => PageRequest[];
  /** Resolves when nothing has been on its way for a while. */
  ended: () => Promise<void>;
}

/** Follows what a page asks for from now on. */
export async function watchRequests(session: QuietSession): Promise<Requests> {
  const requests = new Map<string, PageRequest>();
  const open = new Set<string>();
  let began: number | null = null;
  let changed = performance.now();
  const end = (requestId: string) => {
    open.delete(requestId);
    changed = performance.now();
  };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator, timestamp }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    began ??= timestamp;
    open.add(requestId);
    const isParsed = initiator.type === 'parser' || initiator.type === 'preload';
    const script = initiator.stack?.callFrames.find(({ url }) => url)?.url ?? null;
    requests.set(requestId, { url: request.url, type, askedBy: isParsed ? null : script, ended: null, bytes: 0, isRefused: false });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.isRefused = response.status >= 400;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    end(requestId);
    const request = requests.get(requestId);
    if (request) Object.assign(request, { ended: (timestamp - began!) * 1000, bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return {
    all: () => [...requests.values()],
    ended: async () => {
      while (open.size > 0 || performance.now() - changed < QUIET_MS) await pause(LOOK_MS);
    },
  };
}
