import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { callAs, refused } from './support/callAs.ts';
import { signUpPeople } from './support/people.ts';
import { addCompanies, companies, contact, newProject, tokenOf, type ProjectView, type Submitted } from './support/requests.ts';
import { openTestDatabase, rolledBack, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await signUpPeople(database);
  await addCompanies(database);
});
after(() => database.close());

const token = tokenOf('fields');
const submit = (changes: Record<string, unknown>) =>
  callAs<Submitted>(database, 'anon', 'submit_project', { project: newProject({ token, contact, ...changes }) });

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('a field that cannot be is refused by its name, and nothing is stored', () => {
  const cases: [what: string, field: string, changes: Record<string, unknown>][] = [
    ['no service from a profile', 'service', { service_name: '  ' }],
    ['a service of 201 characters', 'service', { service_name: 'a'.repeat(201) }],
    ['a description of 5,001 characters', 'description', { description: 'a'.repeat(5001) }],
    ['a description of 10,000 characters', 'description', { description: 'é'.repeat(10_000) }],
    ['an unknown time', 'timing', { timing: 'soon' }],
    ['the day before yesterday', 'start_on', { start_on: day(-2) }],
    ['a day in three years', 'start_on', { start_on: day(3 * 366) }],
    ['30 February', 'start_on', { start_on: '2027-02-30' }],
    ['a day as people write it', 'start_on', { start_on: 'next Monday' }],
    ['a budget upside down', 'budget', { budget_min_cents: 200, budget_max_cents: 100 }],
    ['a negative budget', 'budget', { budget_min_cents: -1 }],
    ['a budget above 10 million dollars', 'budget', { budget_max_cents: 1_000_000_001 }],
    ['a budget that is a text', 'budget', { budget_min_cents: '=1+1' }],
    ['a budget with half cents', 'budget', { budget_min_cents: 1.5 }],
    ['an impossible postal code', 'postal_code', { postal_code: 'D1A 1A1' }],
    ['half a postal code', 'postal_code', { postal_code: 'M5V' }],
    ['a ZIP code', 'postal_code', { postal_code: '90210' }],
    ['a long ZIP code', 'postal_code', { postal_code: '90210-1234' }],
    ['a British postcode', 'postal_code', { postal_code: 'SW1A 1AA' }],
    ['no provider', 'providers', { provider_ids: [] }],
    ['providers left out', 'providers', { provider_ids: null }],
    ['four providers', 'providers', { provider_ids: Object.values(companies).slice(0, 4) }],
    ['a provider twice', 'providers', { provider_ids: [companies.rival, companies.rival] }],
    ['a suspended provider', 'providers', { provider_ids: [companies.suspended] }],
    ['an unknown provider', 'providers', { provider_ids: [tokenOf('x').slice(0, 8)] }],
    ['a provider nobody has', 'providers', { provider_ids: ['99999999-0000-4000-8000-000000000000'] }],
    ['a contact without a name', 'name', { contact: { ...contact, name: ' ' } }],
    ['a name of 121 characters', 'name', { contact: { ...contact, name: 'a'.repeat(121) } }],
    ['a name that is an address', 'name', { contact: { ...contact, name: 'Locked: www.evil.example/login' } }],
    ['a contact without an address', 'email', { contact: { ...contact, email: '' } }],
    ['an address without a dot', 'email', { contact: { ...contact, email: 'sam@example' } }],
    ['an address with a header in it', 'email', { contact: { ...contact, email: 'sam@example.ca\nBcc: all@example.ca' } }],
    ['two addresses', 'email', { contact: { ...contact, email: 'sam@example.ca,pat@example.ca' } }],
    ['a phone of another country', 'phone', { contact: { ...contact, phone: '+33 1 23 45 67 89' } }],
    ['a call asked for without a number', 'phone', { contact: { ...contact, phone: '', preferred: 'phone' } }],
    ['details of 20 KB', 'details', { details: { list: 'a'.repeat(20_001) } }],
    ['an unknown source', 'source', { source: 'spam' }],
    ['an id that is none', 'id', { id: '1' }],
    ['a token that is none', 'token', { token: 'guessable' }],
    ['a guest without a token', 'token', { token: null }],
  ];
  for (const [what, field, changes] of cases) {
    test(what, () =>
      rolledBack(database, async () => {
        await refused(submit(changes), 'PT422', field);
        assert.deepEqual(await database.query('select id from public.projects'), []);
      }),
    );
  }

  test('a ZIP code is told apart', () =>
    rolledBack(database, async () => {
      await assert.rejects(submit({ postal_code: '90210' }), { message: /ZIP code of the United States/, hint: /M5V 2T6/ });
    }));
});

describe('what is stored', () => {
  const stored = async (changes: Record<string, unknown>) => {
    await submit(changes);
    return callAs<ProjectView>(database, 'anon', 'project_view', { token });
  };

  const postalCodes: [string, string, string][] = [
    ['m5v2t6', 'M5V 2T6', 'ON'],
    [' h2x-1y4 ', 'H2X 1Y4', 'QC'],
    ['A1A 1A1', 'A1A 1A1', 'NL'],
    ['B3H 1A1', 'B3H 1A1', 'NS'],
    ['C1A 1A1', 'C1A 1A1', 'PE'],
    ['E1A 1A1', 'E1A 1A1', 'NB'],
    ['G1A 1A1', 'G1A 1A1', 'QC'],
    ['J4B 1A1', 'J4B 1A1', 'QC'],
    ['K1A 0B1', 'K1A 0B1', 'ON'],
    ['L5B 1A1', 'L5B 1A1', 'ON'],
    ['N2L 1A1', 'N2L 1A1', 'ON'],
    ['P3E 1A1', 'P3E 1A1', 'ON'],
    ['R3C 1A1', 'R3C 1A1', 'MB'],
    ['S4P 1A1', 'S4P 1A1', 'SK'],
    ['T2P 1A1', 'T2P 1A1', 'AB'],
    ['V6B 4Y8', 'V6B 4Y8', 'BC'],
    ['X0A 0H0', 'X0A 0H0', 'NU'],
    ['X1A 1A1', 'X1A 1A1', 'NT'],
    ['Y1A 1A1', 'Y1A 1A1', 'YT'],
  ];
  for (const [typed, postalCode, province] of postalCodes) {
    test(`${typed} is ${postalCode} in ${province}`, () =>
      rolledBack(database, async () => {
        const { project } = await stored({ postal_code: typed });
        assert.deepEqual([project['postal_code'], project['province']], [postalCode, province]);
      }));
  }

  for (const [typed, phone] of [
    ['(416) 555-0199', '+14165550199'],
    ['1 416 555 0199', '+14165550199'],
    ['+1.514.555.0123 poste 12', '+15145550123;ext=12'],
  ] as const) {
    test(`${typed} is ${phone}`, () =>
      rolledBack(database, async () => {
        assert.equal((await stored({ contact: { ...contact, phone: typed } })).contact!['phone'], phone);
      }));
  }

  test('HTML and formulas stay the text that was typed', () =>
    rolledBack(database, async () => {
      const texts = { service_name: '<img src=x onerror=alert(1)>', description: `=HYPERLINK("x")\n'; drop table projects; --` };
      const { project } = await stored(texts);
      assert.deepEqual({ service_name: project['service_name'], description: project['description'] }, texts);
    }));

  test('control characters and reversed reading go, lines and accents stay', () =>
    rolledBack(database, async () => {
      const { project, contact: kept } = await stored({
        description: ' Ligne\u0007 un\r\nligne\u202e deux\t\u0085 ',
        contact: { ...contact, name: 'Sam\nRoy', email: ' Sam@Example.CA ' },
      });
      assert.equal(project['description'], 'Ligne un\nligne deux');
      assert.deepEqual(kept, {
        name: 'Sam Roy',
        email: 'sam@example.ca',
        phone: '+14165550199',
        preferred: 'email',
        address: null,
        confirmed: false,
      });
    }));

  test('today, in the last Canadian time zone, is not past', () =>
    rolledBack(database, async () => {
      const [row] = await database.query<{ today: string }>("select (now() at time zone 'America/Vancouver')::date::text as today");
      assert.equal((await stored({ start_on: row!.today })).project['start_on'], row!.today);
    }));

  test('every field comes back as it was given', () =>
    rolledBack(database, async () => {
      const fields = {
        category: 'Plumbing',
        service_name: 'Leak repair',
        description: 'Under the sink',
        timing: 'month',
        start_on: day(20),
        budget_min_cents: 0,
        budget_max_cents: 1_000_000_000,
        source: 'materials',
        details: { items: [{ name: 'Pipe', qty: 2 }] },
      };
      const { project } = await stored(fields);
      for (const [name, value] of Object.entries(fields)) assert.deepEqual(project[name], value, name);
    }));
});
