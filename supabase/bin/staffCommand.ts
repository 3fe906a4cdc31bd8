import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from '@marketplace/node-kit/StartupError';

const usage = 'Use: npm run staff -- grant you@example.ca <moderator|support|admin> | revoke you@example.ca | list';

type Environment = Record<string, string | undefined>;

/**
 * Gives rights of the staff, takes them, or lists who has them. Nobody can do this in the product.
 *
 * @param env `SUPABASE_URL` and `SUPABASE_SERVICE_KEY` of a hosted project; without them the product that runs on `DATA_DIR`
 * @returns what to print
 * @throws {StartupError} with what is wrong and what to do
 */
export async function staffCommand([verb, email, role, ...rest]: readonly string[], env: Environment): Promise<string> {
  const call = callsOf(env);
  if (verb === 'grant' && email && role && !rest.length) {
    await call('grant_staff', { email, role });
    return `${email} is ${role} now.`;
  }
  if (verb === 'revoke' && email && !role) {
    await call('revoke_staff', { email });
    return `${email} has no rights of the staff any more.`;
  }
  if (verb === 'list' && !email) {
    const people = (await call('list_staff', {})) as { email: string; role: string; granted_at: string }[];
    return (
      people.map((person) => `${person.role.padEnd(10)} ${person.email} since ${person.granted_at.slice(0, 10)}`).join('\n') || 'Nobody.'
    );
  }
  throw new StartupError(usage);
}

function callsOf(env: Environment): (name: string, body: object) => Promise<unknown> {
  const { url, apikey, token } = accessOf(env);
  return async (name, body) => {
    const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => {
      throw new StartupError(`Nothing answers at ${url}. Start the product first; PORT says where it is.`);
    });
    const said = (await answer.json()) as { message?: string; hint?: string };
    if (!answer.ok) throw new StartupError([`${said.message ?? `The answer was ${answer.status}`}.`, said.hint].filter(Boolean).join(' '));
    return said;
  };
}

function accessOf(env: Environment): { url: string; apikey: string; token: string } {
  const { SUPABASE_URL: hosted, SUPABASE_SERVICE_KEY: key } = env;
  if (hosted && key) return { url: hosted.replace(/\/$/, ''), apikey: key, token: key };
  if (hosted || key) throw new StartupError('SUPABASE_URL and SUPABASE_SERVICE_KEY belong together: set both, or neither.');
  const file = join(resolve(env.DATA_DIR || '.data'), 'secrets.json');
  if (!existsSync(file)) throw new StartupError(`${file} is not there: start the product once, or name its folder in DATA_DIR.`);
  const { jwtSecret, anonKey } = JSON.parse(readFileSync(file, 'utf8')) as { jwtSecret: string; anonKey: string };
  return { url: `http://127.0.0.1:${env.PORT || '3000'}`, apikey: anonKey, token: serviceToken(jwtSecret) };
}

/** Good for a minute: it opens everything. */
function serviceToken(secret: string): string {
  const claims = { role: 'service_role', exp: Math.floor(Date.now() / 1000) + 60 };
  const unsigned = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}
