import { PostgrestClient } from '@supabase/postgrest-js';
import type { Db } from '../shell/Shell';
import { parseAnswer, parseArguments } from './parseAnswer';

type Row = Record<string, unknown>;
type Failure = { status: number; message?: string; code?: string; details?: string; hint?: string };
type RpcHandler = (args: Row) => unknown;

export interface FakeDbOptions {
  /** Rows by table, or a failure. Filters and orders of the request are not applied: give the rows as the server would answer. */
  tables?: Record<string, Row[] | Failure | ((url: URL) => Row[] | Failure)>;
  /** What an exact count says, by table; the number of rows in the answer without it. */
  counts?: Record<string, number>;
  /**
   * Answers by function name. A function that is missing answers PGRST202, as PostgREST does. Arguments that the function
   * of the database does not read, and an answer that it cannot give, fail the test.
   */
  rpc?: Record<string, RpcHandler | Failure>;
  /** Holds an answer back until it resolves; gets the body of the request. */
  before?: (body: string) => Promise<void> | void;
}

export interface FakeDb extends Db {
  /** Every request in order: `GET /services?select=*`, `POST /rpc/search_services {"q":""}`. */
  requests: string[];
}

/** A real PostgREST client over answers given by the test, so that what the code asks for is what a server would get. */
export function fakeDb({ tables = {}, counts = {}, rpc = {}, before }: FakeDbOptions = {}): FakeDb {
  const requests: string[] = [];
  const client = new PostgrestClient('http://db.test', {
    // As in the shell: the query client decides what is tried again.
    retry: false,
    fetch: async (input, init) => {
      const url = new URL(String(input));
      const name = url.pathname.split('/').pop() ?? '';
      const body = typeof init?.body === 'string' ? init.body : '';
      requests.push(`${init?.method ?? 'GET'} ${decodeURIComponent(url.pathname + url.search)}${body ? ` ${body}` : ''}`);
      await before?.(body);
      if (url.pathname.startsWith('/rpc/')) {
        const args = body ? (JSON.parse(body) as Row) : {};
        parseArguments(name, args);
        return answer(rpc[name], (handler) => (handler as RpcHandler)(args), 'PGRST202', name, { check: parseAnswer });
      }
      return answer(tables[name], (rows) => (typeof rows === 'function' ? rows(url) : rows), 'PGRST205', name, { count: counts[name] });
    },
  });
  return Object.assign(client, { requests }) as unknown as FakeDb;
}

function answer<T>(
  entry: T | undefined,
  produce: (entry: T) => unknown,
  missingCode: string,
  name: string,
  { count, check }: { count?: number; check?: (name: string, value: unknown) => unknown },
): Response {
  if (entry === undefined) return json(404, { code: missingCode, message: `Could not find '${name}' in the schema cache` });
  const value = isFailure(entry) ? entry : produce(entry);
  if (isFailure(value)) {
    const { status, ...body } = value;
    // PostgREST names a code in each of its errors.
    return json(status, { code: '', ...body });
  }
  check?.(name, value);
  const range = Array.isArray(value) ? { 'content-range': `0-${Math.max(0, value.length - 1)}/${count ?? value.length}` } : undefined;
  return json(200, value, range);
}

function isFailure(value: unknown): value is Failure {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    'status' in value &&
    typeof value.status === 'number' &&
    Object.keys(value).every((key) => ['status', 'message', 'code', 'details', 'hint'].includes(key))
  );
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}
