import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from '@marketplace/node-kit/StartupError';
import { joinSite, type Person } from './joinSite.ts';
import { callProduct, embeddedProduct, type Environment, type ProductAccess } from './productAccess.ts';

interface Demo {
  homeowner: string;
  owner: string;
  moderator: string;
  companies: string[];
}

const TRADE = 'Plumbing';
const CITY = 'Toronto';

/**
 * Fills the embedded site with a homeowner, an owner of three sample companies of one trade and city, whom the homeowner has asked
 * for quotes, and a moderator. Done once for each database: again it says who they are.
 *
 * @param env `DATA_DIR`, `HOST`, `PORT` and `MAILBOX_PORT` of the product that runs
 * @returns what to print, the only time that the passwords are shown
 * @throws {StartupError} with what is wrong and what to do
 */
export async function demoCommand(env: Environment): Promise<string> {
  if (env.SUPABASE_URL) throw new StartupError('The demo is for the embedded backend: unset SUPABASE_URL, or invite real people.');
  const product = embeddedProduct(env);
  const file = join(resolve(env.DATA_DIR || '.data'), 'demo.json');
  if (existsSync(file)) return describe(JSON.parse(readFileSync(file, 'utf8')) as Demo);

  const companies = await callProduct<{ id: string; trade_name: string }[]>(
    product,
    `/rest/v1/providers?select=id,trade_name&status=eq.approved&is_sample=is.true&primary_category=eq.${TRADE}&city=eq.${CITY}&order=trade_name&limit=3`,
  );
  if (companies.length < 3) throw new StartupError('This site has no sample companies. Start it on a new DATA_DIR without SEED=reference.');
  const joined = (role: string, name: string) => joinSite(product, env, `demo-${role}-${randomBytes(3).toString('hex')}@example.ca`, name);
  const homeowner = await joined('homeowner', 'Sam Roy');
  const owner = await joined('owner', 'Alex Chen');
  const moderator = await joined('moderator', 'Noor Haddad');
  await callProduct(
    product,
    '/rest/v1/provider_members',
    companies.map(({ id }) => ({ provider_id: id, user_id: owner.userId, role: 'owner' })),
  );
  await callProduct(product, '/rest/v1/rpc/grant_staff', { email: moderator.email, role: 'moderator' });
  await askForQuotes(
    product,
    homeowner,
    companies.map(({ id }) => id),
  );

  const demo: Demo = {
    homeowner: homeowner.email,
    owner: owner.email,
    moderator: moderator.email,
    companies: companies.map(({ trade_name }) => trade_name),
  };
  writeFileSync(file, JSON.stringify(demo));
  return describe(demo, { homeowner, owner, moderator });
}

const askForQuotes = (product: ProductAccess, { token, email }: Person, provider_ids: string[]) =>
  callProduct(
    product,
    '/rest/v1/rpc/submit_project',
    {
      project: {
        id: randomUUID(),
        source: 'project',
        category: TRADE,
        service_name: 'Leak repair',
        description: 'The kitchen tap drips and the shut-off valve under the sink is stuck.',
        timing: 'month',
        postal_code: 'M5V 2T6',
        locale: 'en',
        notice: 'notice-en-3',
        provider_ids,
        contact: { name: 'Sam Roy', email, preferred: 'email' },
      },
    },
    token,
  );

function describe(demo: Demo, people?: Record<'homeowner' | 'owner' | 'moderator', Person>): string {
  const line = (role: 'homeowner' | 'owner' | 'moderator', who: string) =>
    `${who.padEnd(10)} ${demo[role]}${people ? `  password ${people[role].password}` : ''}`;
  return [
    people
      ? 'Sign in as any of them. The passwords are shown this once:'
      : 'These people are here already; their passwords were shown when they were made:',
    '',
    line('homeowner', 'Homeowner'),
    line('owner', 'Owner'),
    line('moderator', 'Moderator'),
    '',
    `The homeowner asked ${demo.companies.join(', ')} for quotes; the owner answers for all three in the inbox (/account/leads), the moderator works at /account/staff.`,
    ...(people ? [] : ['Without a password: reset it on the sign-in page, or start anew with another DATA_DIR.']),
  ].join('\n');
}
