import { answerAuth, isAttempt, isLink, isRenewal, mayTellOfAccount } from '../auth/authRules.ts';
import type { AuthContext } from '../auth/AuthRequest.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttemptLimit } from '@marketplace/node-kit/attemptLimit';
import { DatabaseAwayError } from '../database/reach.ts';
import { QueueBusyError, workQueue, type Queue, type Visitor } from '../database/workQueue.ts';
import { requestedRedirect } from '../mail/accountMailer.ts';
import { authError, json, refuse } from './answers.ts';
import { isWrite } from './isWrite.ts';
import type { ReadBody } from './readBody.ts';
import { requestKind } from './requestKind.ts';
import { boundAnswer, refuseOverLimit } from './requestLimits.ts';
import { withHeaders } from './responseHeaders.ts';
import { tokenFault } from './tokenFault.ts';

interface HandlerOptions {
  queue: Queue;
  /** Answers under /storage/v1; without it nothing is there. */
  storage?: (request: Request, url: URL, visitor: Visitor) => Promise<Response>;
  auth: AuthContext;
  /** Attempts to get into an account, per client address. */
  attempts: AttemptLimit;
  /** Renewals of sessions, per client address: each is kept for a month. */
  renewals: AttemptLimit;
  readBody: ReadBody;
  /** How long an answer takes at least whose time could tell of an account, in milliseconds. */
  evenAnswerMs: number;
  hasDiskSpace: () => boolean;
  anonKey: string;
  origins: ReadonlySet<string>;
}

const TOO_MUCH = 'Too much is being asked at once.';

/** Answers a request of a client address. */
type Handler = (request: Request, address: string) => Promise<Response>;

/**
 * Everything between the network and the library: which paths exist, limits, room on the disk, one request at a time.
 */
export function createHandler(options: HandlerOptions): Handler {
  const { queue, storage, auth, attempts, renewals, readBody, evenAnswerMs, hasDiskSpace, anonKey, origins } = options;
  const { serve, siteUrl } = auth;
  const reachable = (work: () => Promise<Response>) => auth.database.reach?.answer(work) ?? work();
  /** Tabs that wake together renew one session at once: each answer must know of the one before, or it looks like theft. */
  const renewalTurns = workQueue({ concurrency: 1 });
  return async (request, address) => withHeaders(await answer(request, address), request, origins);

  async function answer(request: Request, address: string): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/health') return health();
    // Other paths of the library serve its studio and its configuration. It decodes paths, which would pass the rules by.
    if (!/^\/(rest|auth|storage)\/v1\/[^%]*$/.test(url.pathname)) return json(404, { message: 'Not found' });
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    // A key in an address ends up in logs and histories.
    url.searchParams.delete('apikey');

    const limit = isRenewal(url) ? renewals : isAttempt(request.method, url) ? attempts : undefined;
    const wait = limit?.take(address) ?? 0;
    if (wait) {
      const message = `Too many attempts from your network. Try again in ${wait} seconds.`;
      return refuse(request, siteUrl, { status: 429, code: 'over_request_rate_limit', message, retryAfterSeconds: wait });
    }
    const refused = refuseToken(request, url);
    if (refused) return refused;
    const visitor = { address, signal: request.signal, kind: requestKind(request, url) };
    if (url.pathname.startsWith('/storage/')) {
      if (!storage) return json(404, { message: 'Not found' });
      return storage(request, url, visitor).catch(failed);
    }
    const over = url.pathname.startsWith('/rest/') ? refuseOverLimit(url) : undefined;
    if (over) return over;
    const body = await readBody(request, address);
    if (body === 'too many') return unavailable(request, TOO_MUCH, 2, true);
    if (body === 'too large') {
      const message = 'The request is larger than 256 KB.';
      return refuse(request, siteUrl, { status: 413, code: 'request_too_large', message, closes: true });
    }
    const work = () => queue.run(() => reachable(() => inTurn(request, url, body, address)), visitor);
    const answered = (isRenewal(url) ? renewalTurns.run(work, visitor) : work()).catch(failed);
    // Nobody else waits for it: the queue goes on as soon as the work is done.
    if (mayTellOfAccount(request.method, url)) await sleep(evenAnswerMs);
    return answered;

    function failed(error: unknown): Response {
      if (error instanceof QueueBusyError) return unavailable(request, TOO_MUCH, 2);
      // Nobody is there any more to read this answer.
      if (request.signal.aborted) return unavailable(request, 'The request was given up.', 5);
      if (!(error instanceof DatabaseAwayError)) console.error(error);
      return unavailable(request, 'The service is temporarily unavailable.', 5);
    }
  }

  async function inTurn(request: Request, url: URL, body: Uint8Array<ArrayBuffer> | undefined, address: string) {
    if (!hasDiskSpace() && (await isWrite(auth.database, request.method, url.pathname))) {
      return unavailable(request, 'The service cannot save changes right now.', 60);
    }
    const forward = () =>
      requestedRedirect.run(url.searchParams.get('redirect_to'), () =>
        serve(new Request(url, { method: request.method, headers: request.headers, body })),
      );
    if (url.pathname.startsWith('/rest/') && request.method === 'GET') return forward().then(boundAnswer);
    // Without the key the library answers 401, and the rules must not answer more.
    if (request.headers.get('apikey') !== anonKey && !isLink(request.method, url)) return forward();
    return answerAuth({ method: request.method, url, headers: request.headers, body, address, forward }, auth);
  }

  function unavailable(request: Request, message: string, retryAfterSeconds: number, closes = false): Response {
    return refuse(request, siteUrl, { status: 503, code: 'unexpected_failure', message, retryAfterSeconds, closes });
  }

  function health(): Promise<Response> {
    return queue
      .run(() => auth.database.query('select 1'))
      .then(
        () => json(200, { status: 'ok' }),
        () => json(503, { status: 'the database does not answer' }),
      );
  }
}

/** The library reads tokens of the Auth API strictly enough to say itself what is malformed. */
function refuseToken(request: Request, { pathname }: URL): Response | undefined {
  const fault = tokenFault(request.headers.get('authorization'));
  if (fault === 'malformed' && pathname.startsWith('/rest/')) {
    return json(401, { code: 'PGRST301', message: 'Malformed access token', details: null, hint: null });
  }
  if (fault !== 'claims') return undefined;
  const message = 'This access token is for somebody else or never ends. Sign in again.';
  if (pathname.startsWith('/auth/')) return authError(403, 'bad_jwt', message);
  return json(401, { code: 'PGRST301', message, details: null, hint: null });
}
