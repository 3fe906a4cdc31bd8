import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from './support/testDatabase.ts';

const folder = new URL('../migrations/', import.meta.url);
const change = '20261123150000_tax_classes.sql';
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let database: TestDatabase;
before(async () => {
  const earlier = readdirSync(folder).filter((name) => name.endsWith('.sql') && name < change);
  database = await openTestDatabase({ migrations: earlier.sort().map(textOf) });
  await database.exec(`
    insert into public.providers (id, trade_name, primary_category) values ('${id(1)}', 'Roofs & Sons', 'Roofing');
    insert into public.projects (id, locale, source) values ('${id(1)}', 'en', 'card'), ('${id(2)}', 'en', 'card');
    insert into public.quote_requests (id, project_id, provider_id, status)
      select p.id, p.id, '${id(1)}', 'draft' from public.projects as p;
    insert into public.quotes (id, request_id, provider_id, version, province) values
      ('${id(1)}', '${id(1)}', '${id(1)}', 1, 'BC'), ('${id(2)}', '${id(2)}', '${id(1)}', 1, 'ON');
    insert into public.quote_lines (quote_id, position, kind, description, unit_cents, taxable)
      select q.id, l.place, 'labour', 'Work', 1000000, l.taxable
        from public.quotes as q, (values (1, true), (2, false)) as l (place, taxable);
    select private.total_quote(id, '2026-11-20') from public.quotes;
    update public.quotes set status = 'sent', sent_at = now() where id = '${id(1)}'`);
  await database.exec(textOf(change));
});
after(() => database.close());

test('a quote of before keeps its amounts, and its lines say which taxes made them', async () => {
  const quotes = await database.query('select province, registered, tax, subtotal_cents, total_cents from public.quotes order by id');
  const tax = (kind: string, rate: number) => ({ kind, rate, cents: 1_000_000 * rate });
  assert.deepEqual(quotes, [
    { province: 'BC', registered: true, tax: [tax('GST', 0.05), tax('PST', 0.07)], subtotal_cents: 2_000_000, total_cents: 2_120_000 },
    { province: 'ON', registered: null, tax: [tax('HST', 0.13)], subtotal_cents: 2_000_000, total_cents: 2_130_000 },
  ]);
  const lines = await database.query(
    'select q.province, l.tax_class, l.taxes from public.quote_lines as l join public.quotes as q on q.id = l.quote_id order by q.id, l.position',
  );
  assert.deepEqual(lines, [
    { province: 'BC', tax_class: 'goods', taxes: ['GST', 'PST'] },
    { province: 'BC', tax_class: 'exempt', taxes: [] },
    { province: 'ON', tax_class: 'installed', taxes: ['HST'] },
    { province: 'ON', tax_class: 'exempt', taxes: [] },
  ]);
});

test('a draft of before has the same total when it is totalled again; what was sent cannot be changed again', async () => {
  await database.query("select private.total_quote(id, '2026-11-20') from public.quotes where status = 'draft'");
  assert.deepEqual(await database.query("select total_cents from public.quotes where status = 'draft'"), [{ total_cents: 2_130_000 }]);
  await assert.rejects(database.exec("update public.quote_lines set tax_class = 'installed' where quote_id = '" + id(1) + "'"), {
    code: 'PT409',
  });
});
