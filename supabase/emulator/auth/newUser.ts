import { randomBytes } from 'node:crypto';

/**
 * The answer to every sign-up, in the library's shape. Without the id of an account that was just made it has one of
 * nobody, so that it tells nothing about the address.
 *
 * @param email in lower case
 * @param data what the sign-up says of the person
 */
export function newUser(email: string, data: unknown, id = uuidv7()): object {
  const now = new Date().toISOString();
  const metadata = { ...(data ?? {}), email, email_verified: false, phone_verified: false, sub: id };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: uuidv7(),
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
    confirmation_sent_at: now,
  };
}

/** An id as the library makes them, by the clock (RFC 9562, section 5.7): another kind would tell the answers apart. */
function uuidv7(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = randomBytes(10);
  random[0] = (random[0]! & 0x0f) | 0x70;
  random[2] = (random[2]! & 0x3f) | 0x80;
  return `${time}${random.toString('hex')}`.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
