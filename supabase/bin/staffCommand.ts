import { StartupError } from '@marketplace/node-kit/StartupError';
import { callProduct, embeddedProduct, type Environment, type ProductAccess } from './productAccess.ts';

const usage = 'Use: npm run staff -- grant you@example.ca <moderator|support|admin> | revoke you@example.ca | list';

/**
 * Gives rights of the staff, takes them, or lists who has them. Nobody can do this in the product.
 *
 * @param env `SUPABASE_URL` and `SUPABASE_SERVICE_KEY` of a hosted project; without them the product that runs on `DATA_DIR`
 * @returns what to print
 * @throws {StartupError} with what is wrong and what to do
 */
export async function staffCommand([verb, email, role, ...rest]: readonly string[], env: Environment): Promise<string> {
  const product = accessOf(env);
  const call = <T>(name: string, body: object) => callProduct<T>(product, `/rest/v1/rpc/${name}`, body);
  if (verb === 'grant' && email && role && !rest.length) {
    await call('grant_staff', { email, role });
    return `${email} is ${role} now.`;
  }
  if (verb === 'revoke' && email && !role) {
    await call('revoke_staff', { email });
    return `${email} has no rights of the staff any more.`;
  }
  if (verb === 'list' && !email) {
    const people = await call<{ email: string; role: string; granted_at: string }[]>('list_staff', {});
    return (
      people.map((person) => `${person.role.padEnd(10)} ${person.email} since ${person.granted_at.slice(0, 10)}`).join('\n') || 'Nobody.'
    );
  }
  throw new StartupError(usage);
}

function accessOf(env: Environment): ProductAccess {
  const { SUPABASE_URL: hosted, SUPABASE_SERVICE_KEY: key } = env;
  if (hosted && key) return { url: hosted.replace(/\/$/, ''), apikey: key, serviceToken: key };
  if (hosted || key) throw new StartupError('SUPABASE_URL and SUPABASE_SERVICE_KEY belong together: set both, or neither.');
  return embeddedProduct(env);
}
