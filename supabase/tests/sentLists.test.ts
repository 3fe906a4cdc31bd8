import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Answers } from '../answers.ts';
import type { Actor } from './attacks/AttackFeature.ts';
import { callAs, refused } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { companies, contact, tokenOf } from './support/requests.ts';
import { addMaterials, formerList, formerPart, listId, listToken, pipeLine, sentLine, sentList } from './support/sentLists.ts';

type Fields = Record<string, unknown>;

const database = databaseForEachTest();
beforeEach(() => addMaterials(database));

const send = (actor: Actor, request: Fields, address?: string) =>
  callAs<Answers['send_list_to_vendors']>(database, actor, 'send_list_to_vendors', { request }, address);
const view = async (token = listToken) => (await callAs<Answers['project_view']>(database, 'anon', 'project_view', { token }))!;
const projects = () =>
  database.query<{ id: string; source: string; description: string; service_name: string }>(
    'select id, source, description, service_name from public.projects order by id',
  );
const mails = async () =>
  (
    await database.query<{ said: string }>(
      "select concat_ws(' ', kind, recipient, data ->> 'service', data ->> 'providers', data ->> 'list') as said from private.outbox order by id",
    )
  ).map(({ said }) => said);
const vendor = (vendor_id: string, lines: Fields[]) => ({ vendor_id, lines });

describe('a list that is sent', () => {
  test('stays one project with one link, of which each vendor is asked for its own lines, with totals for the place', async () => {
    const { projects: sent } = await send('anon', sentList());
    assert.deepEqual(sent, [
      { id: listId, vendor_id: companies.provider, vendor: 'Company provider', status: 'sent', reachable: true },
      { id: listId, vendor_id: companies.rival, vendor: 'Company rival', status: 'sent', reachable: true },
    ]);
    assert.deepEqual(await projects(), [
      { id: listId, source: 'materials', description: 'Second floor, no lift.', service_name: 'Materials list' },
    ]);
    const { project, requests } = await view();
    assert.equal(project.postal_code, 'M5V 2T6');
    const seen = requests.map(({ provider, lot, goods }) => [
      provider.name,
      lot,
      goods!.lines.map(({ name, quantity, cents, room, note }) => [name, quantity, cents, room, note]),
      goods!.goods_cents,
      goods!.total_cents,
    ]);
    assert.deepEqual(seen, [
      ['Company provider', 1, [['Oak flooring', 12, 71988, 'Kitchen', 'matte']], 71988, 81346],
      ['Company rival', 2, [['Copper pipe', 12.5, 5313, 'Kitchen', 'matte']], 5313, 6004],
    ]);
  });

  test('counts what each vendor asks for bringing it there, and the taxes on both', async () => {
    await database.query(
      `insert into public.delivery_rules (vendor_id, zone, flat_cents, free_over_cents, min_order_cents, lead_days)
       values ($1, 'ON', 8000, null, 100000, 4), ($2, 'M5', 2500, 5000, null, 2)`,
      [companies.provider, companies.rival],
    );
    await send('anon', sentList());
    const { requests } = await view();
    const costs = requests.map(({ goods }) => [
      goods!.delivery_cents,
      goods!.below_minimum,
      goods!.lead_days,
      goods!.tax,
      goods!.total_cents,
    ]);
    assert.deepEqual(costs, [
      [8000, true, 4, [{ kind: 'HST', rate: 0.13, cents: 10398 }], 90386],
      [0, false, 2, [{ kind: 'HST', rate: 0.13, cents: 691 }], 6004],
    ]);
  });

  test('owes one mail to who asked, which names all vendors, and one to the people of each vendor', async () => {
    await send('anon', sentList());
    assert.deepEqual((await mails()).sort(), [
      'request_received provider@example.test Materials list true',
      'request_received rival@example.test Materials list true',
      'request_sent sam@example.ca Materials list ["Company provider", "Company rival"] true',
    ]);
  });

  test('says at which vendors nobody reads it, to the page and in the mail to who asked', async () => {
    await database.query('delete from public.provider_members where provider_id = $1', [companies.rival]);
    const { projects: sent } = await send('anon', sentList());
    assert.deepEqual(
      sent.map(({ vendor: name, reachable }) => [name, reachable]),
      [
        ['Company provider', true],
        ['Company rival', false],
      ],
    );
    const told = await database.query(
      "select kind, data -> 'providers' as providers, data -> 'unreachable' as unreachable from private.outbox order by kind",
    );
    assert.deepEqual(told, [
      { kind: 'request_received', providers: null, unreachable: null },
      { kind: 'request_sent', providers: ['Company provider', 'Company rival'], unreachable: ['Company rival'] },
    ]);
  });

  test('five times is stored once, also when prices have moved on meanwhile', async () => {
    const answer = await send('anon', sentList());
    await database.exec('update public.materials set price = price + 1');
    for (let time = 0; time < 4; time++) assert.deepEqual(await send('anon', sentList()), answer);
    assert.equal((await projects()).length, 1);
    assert.equal((await mails()).length, 3);
  });

  test('to further vendors needs another id, and is a project of its own', async () => {
    const [first, second] = sentList()['vendors'] as Fields[];
    await send('anon', sentList({ vendors: [first] }));
    await refused(send('anon', sentList()), 'PT409');
    const id = 'dddddddd-0000-4000-8000-000000000999';
    await send('anon', sentList({ id, token: tokenOf('rest'), vendors: [second] }));
    assert.deepEqual(
      (await projects()).map((project) => project.id),
      [listId, id],
    );
  });

  test('by an account needs no contact and no link, and has its title in its language', async () => {
    const { projects: sent } = await send(
      'owner',
      sentList({ contact: undefined, token: undefined, locale: 'fr', vendors: [vendor(companies.provider, [sentLine()])] }),
    );
    assert.equal(sent[0]!.status, 'sent');
    assert.equal((await projects())[0]!.service_name, 'Liste de matériaux');
    assert.ok((await mails()).includes('request_received provider@example.test Materials list true'));
  });

  test('is told to a vendor in the vendor’s language', async () => {
    await database.exec("update public.profiles set locale = 'fr' where user_id in (select user_id from public.provider_members)");
    await send('anon', sentList());
    assert.ok((await mails()).includes('request_received rival@example.test Liste de matériaux true'));
  });

  test('reaches no more vendors in an hour than projects of three companies do', async () => {
    await database.query(
      `insert into public.materials (id, vendor_id, name, category, family, price, unit, published) values
         (15, $1, 'Cedar board', 'Lumber', 'lumber', 9, 'each', true), (16, $2, 'Paint', 'Paint', 'paint', 40, 'each', true)`,
      [companies.third, companies.fourth],
    );
    const vendors = [
      ...(sentList()['vendors'] as Fields[]),
      vendor(companies.third, [sentLine({ ref: '15', price_cents: 900 })]),
      vendor(companies.fourth, [sentLine({ ref: '16', price_cents: 4000 })]),
    ];
    const again = (n: number) => {
      const names = { ...contact, email: `sam${n}@example.ca` };
      const id = `dddddddd-0000-4000-8000-0000000008${10 + n}`;
      return send('anon', sentList({ id, token: tokenOf(`many ${n}`), contact: names, vendors }), '203.0.113.9');
    };
    for (let n = 0; n < 7; n++) await again(n);
    await refused(again(7), 'PT429');
  });
});

describe('what is refused stores nothing:', () => {
  for (const [what, changes, field] of [
    ['no postal code', { postal_code: '' }, 'postal_code'],
    ['a foreign postal code', { postal_code: '90210' }, 'postal_code'],
    ['no vendor', { vendors: [] }, 'vendors'],
    ['a list whose notice nobody read', { notice: undefined }, 'notice'],
    ['a guest without a private link', { token: undefined }, 'token'],
    ['a guest whom nobody can answer', { contact: undefined }, 'email'],
    ['an address that is none', { contact: { ...contact, email: 'sam' } }, 'email'],
    ['a vendor without lines', { vendors: [vendor(companies.provider, [])] }, 'lines'],
    ['a vendor twice', { vendors: [vendor(companies.provider, [sentLine()]), vendor(companies.provider, [sentLine()])] }, 'vendors'],
    ['a price of yesterday', { vendors: [vendor(companies.provider, [sentLine({ price_cents: 4999 })])] }, 'prices'],
    ['something that is not sold any more', { vendors: [vendor(companies.provider, [sentLine({ ref: '13' })])] }, 'lines'],
    ['something of another vendor', { vendors: [vendor(companies.provider, [pipeLine()])] }, 'lines'],
    ['a negative quantity', { vendors: [vendor(companies.provider, [sentLine({ quantity: -3 })])] }, 'quantity'],
    ['a huge quantity', { vendors: [vendor(companies.provider, [sentLine({ quantity: 1e12 })])] }, 'quantity'],
    ['nine vendors', { vendors: Array.from({ length: 9 }, () => vendor(companies.provider, [sentLine()])) }, 'vendors'],
  ] as const) {
    test(what, async () => {
      await refused(send('anon', sentList(changes)), 'PT422', field);
      assert.deepEqual(await projects(), []);
    });
  }

  test('all or none: what is wrong with one vendor keeps the others back', async () => {
    const vendors = [vendor(companies.provider, [sentLine()]), vendor(companies.rival, [sentLine()])];
    await refused(send('anon', sentList({ vendors })), 'PT422', 'lines');
    assert.deepEqual(await projects(), []);
  });

  test("somebody else's id", async () => {
    await send('anon', sentList());
    await refused(send('stranger', sentList({ token: tokenOf('mine') })), 'PT409');
    await refused(send('anon', sentList({ token: tokenOf('mine') })), 'PT409');
  });
});

describe('a page of before', () => {
  test('sends each part under an id and a link of its own, once however often', async () => {
    const answer = await send('anon', formerList());
    assert.deepEqual(
      answer.projects.map(({ id, vendor: name, status }) => [id, name, status]),
      [
        [formerPart(1, '', [])['id'], 'Company provider', 'sent'],
        [formerPart(2, '', [])['id'], 'Company rival', 'sent'],
      ],
    );
    await database.exec('update public.materials set price = price + 1');
    assert.deepEqual(await send('anon', formerList()), answer);
    assert.equal((await mails()).length, 4);
    const { requests } = await view(tokenOf('send 2'));
    assert.deepEqual(
      requests.map(({ provider, goods }) => [provider.name, goods!.goods_cents]),
      [['Company rival', 5313]],
    );
  });

  test('is answered all or none', async () => {
    const vendors = [formerPart(1, companies.provider, [sentLine()]), formerPart(2, companies.rival, [sentLine()])];
    await refused(send('anon', formerList({ vendors })), 'PT422', 'lines');
    assert.deepEqual(await projects(), []);
  });
});
