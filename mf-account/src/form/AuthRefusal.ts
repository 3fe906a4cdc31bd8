import { AppError, type AuthResult } from '@marketplace/section-kit';

type Failure = Extract<AuthResult, { ok: false }>;

/** Fields that the service speaks of, by its error codes. */
const fields: Readonly<Record<string, string>> = {
  weak_password: 'password',
  current_password_required: 'currentPassword',
  current_password_mismatch: 'currentPassword',
};

/** What the auth service refused; `message` is its own wording, empty when it sent none. */
export class AuthRefusal extends AppError {
  override name = 'AuthRefusal';
  readonly retryAfterSeconds: number | null;
  /** What it means; `null` for what the service refuses rarely. */
  readonly inFrench: string | null;

  constructor({ message, code, retryAfterSeconds }: Failure, inFrench: string | null) {
    super('refused', { message, code, field: (code !== null && fields[code]) || null });
    this.inFrench = inFrench;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Waits until something was done to the account.
 *
 * @param onRefused what to do besides
 * @throws {AuthRefusal}
 */
export async function accepted(answer: Promise<AuthResult>, onRefused?: (failure: Failure) => void): Promise<void> {
  const result = await answer;
  if (result.ok) return;
  onRefused?.(result);
  throw new AuthRefusal(result, await meaningOf(result));
}

/** Comes with the refusal: most forms are never refused. The service has just answered, and without these words its own are shown. */
async function meaningOf({ code }: Failure): Promise<string | null> {
  if (code === null) return null;
  const words = await import(/* webpackChunkName: "french-refusals" */ './frenchRefusals').catch(() => null);
  return words?.frenchRefusals[code] ?? null;
}
