import { randomBytes } from 'node:crypto';
import { StartupError } from '@marketplace/node-kit/StartupError';
import { callProduct, type Environment, type ProductAccess } from './productAccess.ts';

/** An account whose address is confirmed. */
export interface Person {
  email: string;
  password: string;
  userId: string;
  /** Of the session that the confirmation opened. */
  token: string;
}

/**
 * Signs somebody up as the site does and opens the link of the mail.
 *
 * @param env `MAILBOX_PORT` of the product's mailbox
 * @throws {StartupError} when the sign-up is refused or no mail comes
 */
export async function joinSite(product: ProductAccess, env: Environment, email: string, displayName: string): Promise<Person> {
  const password = randomBytes(12).toString('base64url');
  await callProduct(product, '/auth/v1/signup', { email, password, data: { display_name: displayName } }, product.apikey);
  const link = new URL(await mailedLink(`http://127.0.0.1:${env.MAILBOX_PORT || '54324'}`, email));
  // The site's public address may lead elsewhere from here.
  const opened = await fetch(product.url + link.pathname + link.search, { redirect: 'manual' });
  const token = new URLSearchParams(new URL(opened.headers.get('location') ?? 'none:').hash.slice(1)).get('access_token');
  if (!token) throw new StartupError(`The link that was mailed to ${email} opened no session.`);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string };
  return { email, password, userId: sub, token };
}

/** The first link of the only mail to an address, which goes out before sign-up answers or soon after. */
async function mailedLink(mailbox: string, address: string): Promise<string> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const { messages } = await read<{ messages: { ID: string; To: { Address: string }[] }[] }>(`${mailbox}/api/v1/messages`);
    const mail = messages.find(({ To }) => To.some((to) => to.Address === address));
    if (mail) {
      const { Text } = await read<{ Text: string }>(`${mailbox}/api/v1/message/${mail.ID}`);
      return Text.match(/https?:\/\/\S+/)![0];
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new StartupError(`No mail to ${address} came to ${mailbox}. MAILBOX_PORT says where the mailbox is.`);
}

async function read<T>(address: string): Promise<T> {
  try {
    return (await (await fetch(address)).json()) as T;
  } catch {
    throw new StartupError(`No mailbox answers at ${address}. MAILBOX_PORT says where it is.`);
  }
}
