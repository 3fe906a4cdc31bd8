import type { CDPSession } from '@playwright/test';
import type { PageRequest } from './serialTrips.ts';

/**
 * Follows what a page asks for from now on.
 *
 * @returns gives the requests until then
 */
export async function watchRequests(session: CDPSession): Promise<() => PageRequest[]> {
  const requests = new Map<string, PageRequest>();
  let began: number | null = null;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator, timestamp }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    began ??= timestamp;
    const isParsed = initiator.type === 'parser' || initiator.type === 'preload';
    const script = initiator.stack?.callFrames.find(({ url }) => url)?.url ?? null;
    requests.set(requestId, { url: request.url, type, askedBy: isParsed ? null : script, ended: null, bytes: 0, isRefused: false });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.isRefused = response.status >= 400;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { ended: (timestamp - began!) * 1000, bytes: encodedDataLength });
  });
  return () => [...requests.values()];
}
