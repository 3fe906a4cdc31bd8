/**
 * Why a write was not done, or is not known to be done:
 * `missing` – the backend has no such function; `offline` – it was never sent; `unconfirmed` – it may have been done, so
 * the same must be asked again with the same id; the rest are answers of the server.
 */
export type RefusalKind = 'missing' | 'offline' | 'unconfirmed' | 'limited' | 'invalid' | 'conflict' | 'refused';

interface Reason {
  /** The server's own words; empty when it sent none a person could read. */
  message: string;
  /** Field of the form as the database calls it. */
  field: string | null;
  hint: string | null;
  /** How long to wait, after too many requests only. */
  waitSeconds: number | null;
}

/** A write that was refused or lost. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: RefusalKind;
  readonly field: string | null;
  readonly hint: string | null;
  readonly waitSeconds: number | null;

  constructor(kind: RefusalKind, { message, field, hint, waitSeconds }: Reason) {
    super(message);
    this.kind = kind;
    this.field = field;
    this.hint = hint;
    this.waitSeconds = waitSeconds;
  }
}
