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

  constructor({ message, code, retryAfterSeconds }: Failure) {
    super('refused', { message, code, field: (code !== null && fields[code]) || null });
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
  throw new AuthRefusal(result);
}
