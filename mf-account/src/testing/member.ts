import type { AuthResult, AuthUser } from '@marketplace/section-kit';

export const member: AuthUser = { id: '7d2f', email: 'maya@example.ca', displayName: 'Maya Tremblay', locale: 'en' };

export const done: AuthResult = { ok: true };

export function refused(message: string, rest: Partial<Extract<AuthResult, { ok: false }>> = {}): AuthResult {
  return { ok: false, message, code: null, retryAfterSeconds: null, ...rest };
}

/** An answer of the server that comes when the test says so. */
export function pending() {
  let answer!: (result: AuthResult) => void;
  const result = new Promise<AuthResult>((resolve) => (answer = resolve));
  return { result, answer };
}
