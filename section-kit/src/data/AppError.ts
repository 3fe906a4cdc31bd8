/**
 * Why something was not done, or is not known to be done:
 * `missing` – the backend has no such function or table; `offline` – nothing was sent, or for a file: no answer came;
 * `unconfirmed` – no answer came, or the server failed: a write may have been done, so the same must be asked again with the
 * same id; `limited` – too much in a short time; `invalid` – a field, or what a file holds, was not accepted; `conflict` – something has changed
 * meanwhile; `refused` – the server will not, whatever is tried; `tooLarge`, `wrongType` – a file that is not taken.
 */
export type ErrorKind = 'missing' | 'offline' | 'unconfirmed' | 'limited' | 'invalid' | 'conflict' | 'refused' | 'tooLarge' | 'wrongType';

/** `code` of what got no answer in time. */
export const TIMED_OUT = 'timeout';

interface Details {
  /** The server's own words; empty when it sent none a person could read. */
  message?: string;
  /** HTTP status; 0 when no answer came. */
  status?: number;
  /** Of PostgREST, Postgres or Auth, for instance `22P02` for a text that is no id. */
  code?: string | null;
  /** Field of the form as the database calls it; of a refusal, what has to be done first; of a conflict, what has changed. */
  field?: string | null;
  hint?: string | null;
  /** How long to wait, after too many requests only. */
  waitSeconds?: number | null;
}

/** A read, a write or a file that failed: what a caller decides by is its kind, what people are told is made from it. */
export class AppError extends Error {
  override name = 'AppError';
  readonly kind: ErrorKind;
  readonly status: number;
  readonly code: string | null;
  readonly field: string | null;
  readonly hint: string | null;
  readonly waitSeconds: number | null;

  constructor(kind: ErrorKind, { message = '', status = 0, code = null, field = null, hint = null, waitSeconds = null }: Details = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.field = field;
    this.hint = hint;
    this.waitSeconds = waitSeconds;
  }
}

/** The server's message, or the fallback where it sent none: 'Failed to load services: ' + errorText(…). */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof AppError && error.message ? error.message : fallback;
}
