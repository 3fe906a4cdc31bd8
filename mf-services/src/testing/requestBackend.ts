import type { Arguments, Db, FunctionName } from '@marketplace/section-kit';
import { fakeDb, parseAnswer } from '@marketplace/section-kit/testing';
import { profileRow } from './profileRow';

type Args = Record<string, unknown>;

/** An answer that is no success; `status: 0` is no answer at all. */
export interface Failure {
  status: number;
  message?: string;
  code?: string;
  /** The field, in answers with status 422. */
  details?: string;
  hint?: string;
}

interface Project extends Args {
  id: string;
  token?: string;
  contact?: { name: string; email: string };
  requests: { id: string; provider_id: string; status: string }[];
}

interface RequestBackendOptions {
  /** Everything but quote requests. */
  base?: Db;
  /** Whether calls carry an account's session. */
  account?: boolean;
  /** Replaces what a function answers. */
  rpc?: Record<string, (args: Args) => unknown>;
}

/** Failures that a backend answers before, or after, it did what was asked. */
interface Fault {
  failure: Failure;
  after: boolean;
}

/** A backend that stores quote requests by the rules of the database: one row for one id, drafts until there is contact. */
export function requestBackend({ base = fakeDb(), account = false, rpc = {} }: RequestBackendOptions = {}) {
  const projects = new Map<string, Project>();
  const calls: { name: string; args: Args }[] = [];
  const faults = new Map<string, Fault[]>();
  const state = { account, reachable: true, before: async (_name: string): Promise<void> => {} };

  const functions: Record<string, (args: Args) => unknown> = {
    submit_project: ({ project }) => {
      const given = project as Project & { provider_ids: string[] };
      const known = projects.get(given.id);
      const merged: Project = { ...known, ...given, requests: known?.requests ?? [] };
      const status = merged.contact || state.account ? 'sent' : 'draft';
      const others = given.provider_ids.filter((id) => !merged.requests.some(({ provider_id }) => provider_id === id));
      merged.requests = [...merged.requests, ...others.map((provider_id) => ({ id: `request of ${provider_id}`, provider_id, status }))];
      merged.requests.forEach((request) => (request.status = request.status === 'draft' ? status : request.status));
      projects.set(given.id, merged);
      return { id: given.id, status, requests: merged.requests.map((request) => ({ ...request, reachable: state.reachable })) };
    },
    provider_profile: ({ id }) => profileRow({ id: id as string, reachable: state.reachable }),
    claim_project: () => null,
    // Nobody wrote anything.
    thread: () => null,
    begin_upload: ({ target, n, type }) => {
      if (!projects.has(target as string)) throw new Error(`${String(target)} is not stored, so it takes no photos.`);
      return { name: `u/${n}/ticket.${String(type).split('/')[1]!.replace('jpeg', 'jpg')}`, stored: false };
    },
    ...rpc,
  };

  const answer = async (name: string, args: Args) => {
    calls.push({ name, args });
    const fault = faults.get(name)?.shift();
    await state.before(name);
    if (fault && !fault.after) return failed(fault.failure);
    const value = parseAnswer(name, functions[name]!(args));
    if (fault) return failed(fault.failure);
    return { data: value, error: null, status: 200 };
  };
  const db = {
    from: base.from.bind(base),
    rpc: (name: string, args: Args = {}) => {
      if (!functions[name]) return base.rpc(name as FunctionName, args as Arguments<FunctionName>);
      const request = { abortSignal: () => request, then: (...to: Parameters<Promise<unknown>['then']>) => answer(name, args).then(...to) };
      return request;
    },
  } as unknown as Db;

  return {
    db,
    projects,
    state,
    argsOf: (name: string) => calls.filter((call) => call.name === name).map(({ args }) => args),
    /** The next call of a function fails; with `after`, the row is stored all the same. */
    failNext: (name: string, failure: Failure, after = false) => void faults.set(name, [...(faults.get(name) ?? []), { failure, after }]),
  };
}

function failed({ status, message = '', code = '', details, hint }: Failure) {
  return { data: null, error: { message, code, details: details ?? null, hint: hint ?? null }, status };
}

/** What a browser reports when a connection breaks. */
export const lostAnswer: Failure = { status: 0, message: 'TypeError: Failed to fetch' };
