import type { KeyValueStorage } from '@marketplace/section-kit/host';
import { readStoredSession, storageKey } from './storedSession';

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** The library renews a session this long before it ends. */
const MARGIN_MS = 90_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 15_000;
/** How long the next tab waits for the library to store what it was given, and how often it looks. */
const STORING_MS = 1_000;
const LOOK_MS = 20;

/** Answers that come from in front of the service, or from one that cannot tell: the session may still be good. */
const isAway = (status: number) => status === 429 || status >= 500;

/**
 * Renews the session once for all tabs, and waits for a service that is away instead of giving the session up. The library
 * lets each tab renew for itself, and remembers a failure for a minute.
 *
 * @param send asks the service, once
 * @returns the same for renewals; it answers when the service does, or when nobody is signed in here any more
 */
export function renewTogether(send: Send, storage: KeyValueStorage): Send {
  return async (input, init) => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      const answer = await inTurn(storage, askedIn(init), () => send(input, init)).catch(() => null);
      if (answer && !isAway(answer.status)) return answer;
      if (storage.getItem(storageKey) === null) return Response.json({ code: 'session_not_found', message: 'Signed out' }, { status: 400 });
      await pauseOrOnline(pause);
    }
  };
}

function askedIn(init?: RequestInit): string {
  return (JSON.parse(String(init?.body)) as { refresh_token: string }).refresh_token;
}

/**
 * One tab renews at a time, and the next one takes what it stored. Where the browser has no locks the service itself tells
 * renewals that come together from a stolen token.
 */
function inTurn(storage: KeyValueStorage, asked: string, send: () => Promise<Response>): Promise<Response> {
  if (!('locks' in navigator)) return send();
  return new Promise((resolve, reject) => {
    const work = async () => {
      const answer = renewedElsewhere(storage, asked) ?? (await send());
      resolve(answer);
      if (answer.ok) await untilStored(storage, asked);
    };
    navigator.locks.request(storageKey, work).catch(reject);
  });
}

/** What another tab has stored while this one waited, in the shape of the service's answer. */
function renewedElsewhere(storage: KeyValueStorage, asked: string): Response | null {
  const stored = readStoredSession(storage);
  const isNew = stored !== null && stored.refresh_token !== asked && (stored.expires_at ?? 0) * 1000 > Date.now() + MARGIN_MS;
  return isNew ? Response.json(stored) : null;
}

async function untilStored(storage: KeyValueStorage, asked: string): Promise<void> {
  for (let waited = 0; waited < STORING_MS && readStoredSession(storage)?.refresh_token === asked; waited += LOOK_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function pauseOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
}
