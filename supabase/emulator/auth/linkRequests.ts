import { createHash, randomUUID } from 'node:crypto';
import { authError } from '../http/answers.ts';
import type { Database } from '../database/Database.ts';

/** Which of the library's tokens a link carries: the one that confirms an address, or the one that replaces a password. */
export type LinkKind = 'confirmation' | 'recovery';

interface Challenge {
  code_challenge: string | null;
  code_challenge_method: string | null;
}

/** A link that waits to be opened, and whom it was mailed for. */
interface LinkRequest extends Challenge {
  userId: string;
  kind: LinkKind;
  /** Of the account, by any link. */
  confirmed: boolean;
  /** Of who asked; null when it is not known any more. */
  address: string | null;
}

/** Minutes between opening a link and using the code it was opened to, as the library allows. */
const CODE_MINUTES = 5;

/**
 * The PKCE challenge (RFC 7636, section 4.3) that a request for a mail carries.
 * @returns the challenge, empty when there is none, or the refusal of one that is half or malformed
 */
export function readChallenge({ code_challenge: challenge, code_challenge_method: method }: Record<string, unknown>): Challenge | Response {
  if (!challenge && !method) return { code_challenge: null, code_challenge_method: null };
  const isWhole = typeof challenge === 'string' && /^[\w.~-]{43,128}$/.test(challenge) && /^(s256|plain)$/i.test(String(method));
  if (!isWhole) return authError(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge');
  return { code_challenge: challenge, code_challenge_method: String(method).toLowerCase() };
}

/** Remembers who asked for the link that is mailed now; the one before of that kind works no more. */
export async function bindLink(
  database: Database,
  { userId, kind, challenge, address }: { userId: string; kind: LinkKind; challenge: Challenge; address: string },
): Promise<void> {
  await database.query(
    `insert into emulator.link_requests (user_id, kind, code_challenge, code_challenge_method, address) values ($1, $2, $3, $4, $5)
     on conflict (user_id, kind) do update set code_challenge = excluded.code_challenge,
       code_challenge_method = excluded.code_challenge_method, address = excluded.address, code = null, code_at = null`,
    [userId, kind, challenge.code_challenge, challenge.code_challenge_method, address],
  );
}

/** Whether a sign-up that waits for its confirmation is bound to a browser. */
export async function isBound(database: Database, userId: string): Promise<boolean> {
  const rows = await database.query(
    `select from emulator.link_requests where user_id = $1 and kind = 'confirmation' and code_challenge is not null`,
    [userId],
  );
  return rows.length > 0;
}

const SELECT_LINK = `
  select u.id as "userId", k.kind, u.confirmed_at is not null as confirmed, r.address, r.code_challenge, r.code_challenge_method
    from auth.users as u
    cross join lateral (values ('confirmation', u.confirmation_token, u.confirmation_sent_at),
                               ('recovery', u.recovery_token, u.recovery_sent_at)) as k (kind, token, sent_at)
    left join emulator.link_requests as r on r.user_id = u.id and r.kind = k.kind`;

/** The link with this token that can still be opened: a mail's link works for an hour. */
export async function findLink(database: Database, token: string, kinds: readonly LinkKind[]): Promise<LinkRequest | undefined> {
  const [link] = await database.query<LinkRequest>(
    `${SELECT_LINK} where k.token = $1 and k.kind = any (string_to_array($2, ',')) and k.sent_at > now() - interval '1 hour'`,
    [token, kinds.join(',')],
  );
  return link;
}

/** The link that was opened to this code a moment ago. */
export async function findOpenedLink(database: Database, code: string): Promise<LinkRequest | undefined> {
  const [link] = await database.query<LinkRequest>(
    `${SELECT_LINK} where r.code = $1 and r.code_at > now() - make_interval(mins => $2::integer)`,
    [code, CODE_MINUTES],
  );
  return link;
}

/**
 * Opens a link that is bound to a browser to a code, which the library gives a session for when the browser's verifier
 * comes with it. The link itself stays: programs that look through mails open links as well.
 * @returns the code
 */
export async function openToCode(
  database: Database,
  { userId, kind, code_challenge, code_challenge_method }: LinkRequest,
): Promise<string> {
  const code = randomUUID();
  await database.query('delete from auth.flow_state where user_id = $1 and authentication_method = $2', [userId, kind]);
  await database.query(
    `insert into auth.flow_state (id, user_id, auth_code, authentication_method, code_challenge, code_challenge_method, provider_type)
     values ($1, $2, $3, $4, $5, $6, 'email')`,
    [randomUUID(), userId, code, kind, code_challenge, code_challenge_method],
  );
  await database.query('update emulator.link_requests set code = $3, code_at = now() where user_id = $1 and kind = $2', [
    userId,
    kind,
    code,
  ]);
  return code;
}

/** Whether a verifier is the one of the browser that asked (RFC 7636, section 4.6). */
export function isVerifier({ code_challenge, code_challenge_method }: Challenge, verifier: unknown): boolean {
  if (typeof verifier !== 'string' || !code_challenge) return false;
  return code_challenge === (code_challenge_method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier);
}

/** A link that was used opens nothing any more, nor does its code. */
export async function closeLink(database: Database, { userId, kind }: Pick<LinkRequest, 'userId' | 'kind'>): Promise<void> {
  await database.query('delete from emulator.link_requests where user_id = $1 and kind = $2', [userId, kind]);
  await database.query(`update auth.users set ${kind}_token = null where id = $1`, [userId]);
}
