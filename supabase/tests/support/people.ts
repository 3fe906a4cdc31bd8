import type { Actor } from '../attacks/AttackFeature.ts';
import type { TestDatabase } from './testDatabase.ts';

/** The accounts of the attack matrix. */
export const users = {
  owner: '11111111-1111-4111-8111-111111111111',
  stranger: '22222222-2222-4222-8222-222222222222',
  forged: '33333333-3333-4333-8333-333333333333',
  provider: '55555555-5555-4555-8555-555555555555',
  rival: '66666666-6666-4666-8666-666666666666',
  unconfirmed: '88888888-8888-4888-8888-888888888888',
  staff: '99999999-9999-4999-8999-999999999999',
  moderator: 'aaaaaaaa-1111-4111-8111-111111111111',
  support: 'aaaaaaaa-2222-4222-8222-222222222222',
  ownModerator: 'aaaaaaaa-3333-4333-8333-333333333333',
  exModerator: 'aaaaaaaa-4444-4444-8444-444444444444',
  applicant: 'aaaaaaaa-5555-4555-8555-555555555555',
  draftOwner: 'aaaaaaaa-6666-4666-8666-666666666666',
  estimator: 'aaaaaaaa-7777-4777-8777-777777777777',
  crew: 'aaaaaaaa-8888-4888-8888-888888888888',
  removedMember: 'aaaaaaaa-9999-4999-8999-999999999999',
  appliedOwner: 'bbbbbbbb-1111-4111-8111-111111111111',
  suspendedOwner: 'bbbbbbbb-2222-4222-8222-222222222222',
  leftOwner: 'bbbbbbbb-3333-4333-8333-333333333333',
} as const;

/** Signs the accounts up. */
export async function signUpPeople(database: TestDatabase): Promise<void> {
  for (const [name, id] of Object.entries(users)) {
    const metadata = { display_name: name, ...(name === 'forged' ? { role: 'admin', is_admin: true } : {}) };
    await database.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)', [
      id,
      `${name}@example.test`,
      JSON.stringify(metadata),
    ]);
    await database.query(`insert into auth.identities (user_id, identity_data) values ($1, jsonb_build_object('email', $2::text))`, [
      id,
      `${name}@example.test`,
    ]);
  }
}

/** Continues the open transaction as the API would serve this actor. */
export async function becomeActor(database: TestDatabase, actor: Actor): Promise<void> {
  const role = actor === 'anon' ? 'anon' : 'authenticated';
  const claims = {
    role,
    ...(actor === 'anon' ? {} : { sub: users[actor] }),
    ...(actor === 'forged' ? { user_metadata: { role: 'admin' } } : {}),
  };
  // The embedded backend's library looks for the second one.
  await database.query("select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)", [
    JSON.stringify(claims),
    actor === 'anon' ? '' : users[actor],
  ]);
  await database.exec(`set local role ${role}`);
}
