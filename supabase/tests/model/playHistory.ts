import assert from 'node:assert/strict';
import { age } from '../support/age.ts';
import { callAs } from '../support/callAs.ts';
import { companies, contact, mailedToken, newProject, tokenOf, type Submitted } from '../support/requests.ts';
import type { TestDatabase } from '../support/testDatabase.ts';
import type { Call } from './Call.ts';
import { readClock } from './clock.ts';
import { predict } from './effects.ts';
import { fittingCall } from './fitting.ts';
import { assertInvariants } from './invariants.ts';
import { toCall, type Delivery, type Move } from './moves.ts';
import type { CustomerJobs } from './otherCustomers.ts';
import { readReviews } from './readReviews.ts';
import { readTables } from './readTables.ts';
import { runRound } from './rounds.ts';
import { expectedTables } from './seen.ts';
import { send, type Clients } from './send.ts';
import { expectedReviews } from './seenReviews.ts';
import { assertShown } from './shown.ts';
import { assertProjectShown } from './shownProject.ts';
import { assertPublished, assertQueue } from './shownReviews.ts';
import { companyNames, newWorld, type World } from './World.ts';

async function begin(database: TestDatabase, jobs: CustomerJobs): Promise<Clients> {
  const device = tokenOf('history');
  const project = newProject({
    token: device,
    contact,
    postal_code: 'S4P 3Y2',
    provider_ids: [companies.provider, companies.rival],
  });
  const { requests } = await callAs<Submitted>(database, 'anon', 'submit_project', { project });
  const of = (provider: string) => requests.find(({ provider_id }) => provider_id === provider)!.id;
  return {
    database,
    jobs,
    project: project.id,
    requests: { one: of(companies.provider), two: of(companies.rival) },
    tokens: { device, mail: await mailedToken(database, project.id) },
    clock: await readClock(database),
    sent: new Map(),
  };
}

async function deliver(clients: Clients, world: World, call: Call): Promise<{ world: World; outcome: string; answer: unknown }> {
  const expected = predict(world, call);
  const { outcome, answer } = await send(clients, call, world.today);
  assert.equal(outcome, expected.outcome, `${call.who} · ${call.act}`);
  return { world: expected.world, outcome, answer };
}

/** What an answer says, apart from how many links a call has just ended. */
const asRepeated = (call: Call, answer: unknown) => (call.act === 'revoke' ? null : answer);

/** Makes a call as often as its delivery says. */
async function make(clients: Clients, before: World, call: Call, delivery: Delivery): Promise<World> {
  await clients.database.exec('delete from private.rate_limits');
  if (delivery === 'killed') await send(clients, call, before.today, true);
  const first = await deliver(clients, before, call);
  if (delivery !== 'twice') return first.world;
  const second = await deliver(clients, first.world, call);
  assert.deepEqual(asRepeated(call, second.answer), asRepeated(call, first.answer), `the second answer to ${call.act}`);
  return second.world;
}

/** Lets days pass, and looks at what is due. */
async function pass(database: TestDatabase, before: World, { days, rounds }: Extract<Move, { act: 'pass' }>): Promise<World> {
  const world = structuredClone(before);
  world.today += days;
  await age(database, days);
  for (let round = 0; round < rounds; round += 1) {
    await database.query('select private.expire_requests()');
    const [row] = await database.query<{ done: { failed: object } }>('select private.due_steps() as done');
    assert.deepEqual(row!.done.failed, {}, 'no step of the round fails');
  }
  if (rounds > 0) runRound(world);
  return world;
}

/**
 * Plays a history on a project of its own, in a transaction that ends with it. After each move the tables, the mails and what the
 * companies are shown have to be what the model says, and at the end what always holds.
 */
export async function playHistory(database: TestDatabase, jobs: CustomerJobs, moves: readonly Move[]): Promise<void> {
  await database.exec("set local timezone to 'UTC'");
  const clients = await begin(database, jobs);
  let world = newWorld(clients.clock);
  let late: Call | undefined;
  for (const [at, move] of moves.entries()) {
    const repeated = late;
    late = undefined;
    const before = world;
    if (move.act === 'pass') {
      world = await pass(database, world, move);
    } else {
      const call = move.act === 'get further' ? fittingCall(world, move.variant) : toCall(move, world);
      if (call) world = await make(clients, world, call, move.delivery);
      if (move.delivery === 'again later') late = call;
    }
    if (repeated) ({ world } = await deliver(clients, world, repeated));
    // A call that is refused takes everything back, so that there is nothing new to find.
    if (world === before) continue;
    assert.deepEqual(await readTables(clients), expectedTables(world), `after move ${at + 1}`);
    assert.deepEqual(await readReviews(database), expectedReviews(world), `reviews after move ${at + 1}`);
    const name = companyNames[at % 2]!;
    await assertShown(clients, world, name, at);
    if (world.reviews[name].length > 0) await assertPublished(database, world, name);
  }
  for (const name of companyNames) {
    await assertShown(clients, world, name, moves.length);
    await assertPublished(database, world, name);
  }
  await assertQueue(database, world);
  await assertProjectShown(clients, world, moves.length);
  await assertInvariants(database);
}
