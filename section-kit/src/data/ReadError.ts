/** `code` of a read that got no answer in time. */
export const TIMED_OUT = 'timeout';

/** A read that failed. `message` is the server's own wording, empty when it sent none a person could read. */
export class ReadError extends Error {
  override name = 'ReadError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** PostgREST or Postgres code, for instance `PGRST202` for an unknown function. */
  readonly code: string | null;

  constructor(message: string, status: number, code: string | null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The server's message, or the fallback where it sent none: 'Failed to load services: ' + errorText(…). */
export function errorText(error: unknown, fallback: string): string {
  return error instanceof ReadError && error.message ? error.message : fallback;
}
