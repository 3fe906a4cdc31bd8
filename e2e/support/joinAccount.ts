import { callApi } from './databaseAccess.ts';
import { mailTo } from './mailbox.ts';

export const testPassword = 'maple syrup 42';
let counter = 0;

/**
 * Signs a person up, opens the link of the mail and returns the session.
 *
 * @param locale in which the account gets its mails
 */
export async function joinAccount(
  displayName: string,
  locale: 'en' | 'fr' = 'en',
): Promise<{ email: string; token: string; userId: string }> {
  const email = `account-${process.pid}-${Date.now()}-${(counter += 1)}@example.ca`;
  await callApi('/auth/v1/signup', { body: { email, password: testPassword, data: { display_name: displayName, locale } } });
  const opened = await fetch((await mailTo(email)).link, { redirect: 'manual' });
  const token = new URLSearchParams(new URL(opened.headers.get('location')!).hash.slice(1)).get('access_token')!;
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string };
  return { email, token, userId: sub };
}

/** A session of somebody who signed up here, beside the one in their browser. */
export async function sessionOf(email: string): Promise<string> {
  const { access_token } = await callApi<{ access_token: string }>('/auth/v1/token?grant_type=password', {
    body: { email, password: testPassword },
  });
  return access_token;
}
