import type { Answer, Arguments, Db, FunctionName } from '../shell/Shell';
import { Refusal, type RefusalKind } from './Refusal';

/** What PostgREST and Postgres answer where a function or its tables do not exist. */
const MISSING = new Set(['PGRST202', 'PGRST205', '42P01', '42883']);
/** For a limit of something before the database, which does not say how long it lasts. */
const USUAL_WAIT_SECONDS = 30;

interface ServerError {
  message?: string;
  code?: string;
  details?: string | null;
  hint?: string | null;
}

/**
 * Calls a function that writes. Unlike `read` it keeps what forms need of a refusal: the field, the hint and whether the
 * write may have happened all the same.
 *
 * @throws {Refusal}
 */
export async function callFunction<Name extends FunctionName>(db: Db, name: Name, args: Arguments<Name>): Promise<Answer<Name>> {
  const { data, error, status } = await db.rpc(name, args);
  if (error) throw toRefusal(error, status);
  return data as Answer<Name>;
}

function toRefusal({ message = '', code = '', details, hint }: ServerError, status: number): Refusal {
  const kind = kindOf(code, status);
  const isReadable = status > 0 && status < 500 && !message.startsWith('<') && message !== '{}';
  return new Refusal(kind, {
    message: isReadable ? message.trim() : '',
    field: kind === 'invalid' ? details || null : null,
    hint: hint || null,
    waitSeconds: kind === 'limited' ? Number(details) || USUAL_WAIT_SECONDS : null,
  });
}

function kindOf(code: string, status: number): RefusalKind {
  if (MISSING.has(code)) return 'missing';
  if (status === 0) return navigator.onLine ? 'unconfirmed' : 'offline';
  if (status >= 500) return 'unconfirmed';
  if (status === 429) return 'limited';
  if (status === 422) return 'invalid';
  if (status === 409) return 'conflict';
  return 'refused';
}
