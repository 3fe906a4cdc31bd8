import { callApi } from './databaseAccess.ts';
import { mailTo } from './mailbox.ts';

let counter = 0;

/** Signs a person up, opens the link of the mail and returns the session. */
export async function joinAccount(displayName: string): Promise<{ email: string; token: string; userId: string }> {
  const email = `account-${process.pid}-${Date.now()}-${(counter += 1)}@example.ca`;
  await callApi('/auth/v1/signup', { body: { email, password: 'maple syrup 42', data: { display_name: displayName } } });
  const opened = await fetch((await mailTo(email)).link, { redirect: 'manual' });
  const token = new URLSearchParams(new URL(opened.headers.get('location')!).hash.slice(1)).get('access_token')!;
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string };
  return { email, token, userId: sub };
}
