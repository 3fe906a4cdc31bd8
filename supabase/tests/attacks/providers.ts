import { seedId } from '../../seed/sql.ts';
import {
  callableByAll,
  everybody,
  newId,
  publicTable,
  readableByAll,
  type Attempt,
  type AttackFeature,
  type Values,
} from './AttackFeature.ts';

const mine = seedId('service 0');
const rivals = seedId('service 1');
const nobodys = seedId('service 2');
/** A company that is not approved; the rival belongs to it. */
const draft = '00000000-0000-4000-8000-0000000000d1';
/** Another one; the rival belongs to it too. */
const suspended = '00000000-0000-4000-8000-0000000000d2';
/** One whose owner has left the site. */
const closed = '00000000-0000-4000-8000-0000000000d3';
/** One whose page waits for staff; a moderator owns it. */
const waiting = '00000000-0000-4000-8000-0000000000d4';
/** One whose page its owner has begun. */
const begun = '00000000-0000-4000-8000-0000000000d5';

const noneButDenied = { ...everybody('none'), anon: 'denied' } as const;

/** A table of what companies list: as public as the company, and written through functions alone. */
const listOfCompany = (row: Values, change: Values): Attempt[] => [
  { operation: 'select', expected: { ...everybody('some'), staff: 'all' } },
  { operation: 'select', target: { provider_id: draft }, expected: { ...everybody('none'), rival: 'some', staff: 'some' } },
  { operation: 'select', target: { provider_id: suspended }, expected: { ...everybody('none'), rival: 'some', staff: 'some' } },
  { operation: 'insert', values: { ...row, provider_id: mine, position: 48 }, expected: everybody('denied') },
  { operation: 'update', target: { provider_id: mine, position: 49 }, values: change, expected: everybody('denied') },
  { operation: 'delete', target: { provider_id: mine, position: 49 }, expected: everybody('denied') },
];

/** A table of which an account sees its own company's rows. */
const ownRows = {
  operation: 'select',
  expected: { ...noneButDenied, provider: 'some', rival: 'some', draftOwner: 'some', leftOwner: 'some' },
} as const satisfies Attempt;

const lists = {
  provider_services: ['name_en', 'Planted'],
  provider_areas: ['area', 'Planted'],
  portfolio_items: ['title_en, image_path, alt_en', 'Planted', 'art:service-general', 'Planted'],
  provider_testimonials: ['name, rating, text_en', 'Planted', 5, 'Planted'],
} as const;

const plantLists = Object.entries(lists).flatMap(([table, [columns, ...values]]) =>
  [mine, draft, suspended, closed].map(
    (id) =>
      `insert into public.${table} (provider_id, position, ${columns}) values ('${id}', 49, ${values
        .map((value) => (typeof value === 'number' ? value : `'${value}'`))
        .join(', ')});`,
  ),
);

const readableOfCredentials = [
  'id',
  'provider_id',
  'kind',
  'jurisdiction',
  'status',
  'checked_at',
  'expires_on',
  'issuer',
  'issuer_fr',
  'source_url',
];
const may = (operation: string, table: string, columns: readonly string[] = []) =>
  (columns.length ? columns.map((column) => `.${column}`) : ['']).map(
    (column) => `authenticated may ${operation} public.${table}${column}`,
  );

export const providers: AttackFeature = {
  alsoByCompanies: true,
  prepare: (users) => `
    insert into public.providers (id, status, trade_name, primary_category) values
      ('${draft}', 'draft', 'Draft Builders', 'Construction'), ('${suspended}', 'suspended', 'Vanished Roofing', 'Roofing'),
      ('${closed}', 'closed', 'Former Floors', 'Flooring'), ('${waiting}', 'submitted', 'Own Judge Painting', 'Painting'),
      ('${begun}', 'draft', 'Begun Siding', 'Siding');
    insert into public.provider_members (provider_id, user_id, role) values
      ('${mine}', '${users.provider}', 'owner'), ('${rivals}', '${users.rival}', 'owner'), ('${draft}', '${users.rival}', 'owner'),
      ('${suspended}', '${users.rival}', 'owner'), ('${waiting}', '${users.ownModerator}', 'owner'),
      ('${begun}', '${users.draftOwner}', 'owner'), ('${closed}', '${users.leftOwner}', 'owner'), ('${mine}', '${users.removedMember}', 'manager');
    update public.providers set closed_at = now() where id = '${closed}';
    delete from public.provider_members where user_id = '${users.removedMember}';
    insert into private.staff (user_id, role) values ('${users.staff}', 'admin'), ('${users.moderator}', 'moderator'),
      ('${users.support}', 'support'), ('${users.ownModerator}', 'moderator'), ('${users.exModerator}', 'moderator');
    delete from private.staff where user_id = '${users.exModerator}';
    update auth.users set email_confirmed_at = null where id = '${users.unconfirmed}';
    insert into public.provider_private (provider_id, legal_name) values ('${mine}', 'Mine Ltd.'), ('${rivals}', 'Rival Ltd.'),
      ('${suspended}', 'Vanished Ltd.'), ('${begun}', 'Begun Ltd.'), ('${closed}', 'Former Ltd.')
      on conflict do nothing;
    insert into public.subscriptions (provider_id) values ('${mine}'), ('${rivals}'), ('${begun}'), ('${closed}') on conflict do nothing;
    insert into public.credentials (provider_id, kind, number) values ('${mine}', 'other', 'claimed'), ('${draft}', 'other', 'claimed');
    ${plantLists.join('\n')}`,
  attempts: {
    providers: [
      { operation: 'select', expected: { ...everybody('some'), staff: 'all' } },
      { operation: 'select', target: { id: draft }, expected: { ...everybody('none'), rival: 'some', staff: 'some' } },
      { operation: 'select', target: { id: suspended }, expected: { ...everybody('none'), rival: 'some', staff: 'some' } },
      { operation: 'insert', values: { id: newId, trade_name: 'Planted', primary_category: 'Plumbing' }, expected: everybody('denied') },
      {
        operation: 'update',
        target: { id: mine },
        values: { tagline_en: 'Defaced', accepting_work: false },
        expected: everybody('denied'),
      },
      // A company cannot approve itself, hide that it is a sample, or take another's place.
      { operation: 'update', target: { id: draft }, values: { status: 'approved' }, expected: everybody('denied') },
      { operation: 'update', target: { id: mine }, values: { is_sample: false }, expected: everybody('denied') },
      { operation: 'update', target: { id: mine }, values: { id: newId }, expected: everybody('denied') },
      { operation: 'delete', target: { id: mine }, expected: everybody('denied') },
    ],
    provider_private: [
      ownRows,
      { operation: 'insert', values: { provider_id: nobodys, legal_name: 'Planted' }, expected: everybody('denied') },
      {
        operation: 'update',
        target: { provider_id: mine },
        values: { billing_email: 'stolen@example.ca' },
        expected: everybody('denied'),
      },
      { operation: 'update', target: { provider_id: mine }, values: { provider_id: nobodys }, expected: everybody('denied') },
      { operation: 'delete', target: { provider_id: mine }, expected: everybody('denied') },
    ],
    provider_members: [
      {
        operation: 'select',
        expected: { ...noneButDenied, provider: 'own', rival: 'own', draftOwner: 'own', leftOwner: 'own', ownModerator: 'own' },
      },
      { operation: 'insert', values: { provider_id: mine, user_id: '$self', role: 'owner' }, expected: everybody('denied') },
      { operation: 'update', target: { provider_id: mine }, values: { role: 'owner' }, expected: everybody('denied') },
      { operation: 'delete', target: { provider_id: mine }, expected: everybody('denied') },
    ],
    provider_services: listOfCompany({ name_en: 'Planted' }, { name_en: 'Changed' }),
    provider_areas: listOfCompany({ area: 'Planted' }, { fsa_prefixes: '{M}' }),
    portfolio_items: listOfCompany({ title_en: 'Planted', image_path: 'art:logo', alt_en: 'Planted' }, { title_en: 'Changed' }),
    provider_testimonials: listOfCompany({ name: 'Planted', rating: 5, text_en: 'Planted' }, { rating: 1 }),
    credentials: [
      // A number is not to be read, and so not to be searched for.
      { operation: 'select', expected: everybody('denied') },
      { operation: 'insert', values: { provider_id: suspended, kind: 'identity' }, expected: everybody('denied') },
      { operation: 'insert', values: { provider_id: nobodys, kind: 'identity', number: 'planted' }, expected: everybody('denied') },
      // Nobody checks themselves: the state of a claim is not among the columns that are sent.
      {
        operation: 'insert',
        values: { provider_id: mine, kind: 'identity', number: 'planted', status: 'verified' },
        expected: everybody('denied'),
      },
      { operation: 'update', target: { number: 'claimed' }, values: { status: 'verified' }, expected: everybody('denied') },
      { operation: 'update', target: { provider_id: mine }, values: { number: 'changed' }, expected: everybody('denied') },
      { operation: 'delete', target: { provider_id: mine }, expected: everybody('denied') },
    ],
    provider_rating_base: publicTable(
      { provider_id: mine },
      { provider_id: nobodys, rating: 5, review_count: 999, source: 'planted' },
      { rating: 5 },
    ),
    plans: publicTable({ id: 'elite' }, { id: 'planted', name: 'Planted', price_cents: 0, position: 9 }, { price_cents: 0 }),
    subscriptions: [
      { ...ownRows, expected: { ...ownRows.expected, staff: 'all' } },
      { operation: 'insert', values: { provider_id: nobodys, plan_id: 'elite' }, expected: everybody('denied') },
      { operation: 'update', target: { provider_id: mine }, values: { plan_id: 'elite' }, expected: everybody('denied') },
      { operation: 'delete', target: { provider_id: mine }, expected: everybody('denied') },
    ],
  },
  grants: [
    ...readableByAll('providers', 'provider_rating_base', 'plans', ...Object.keys(lists)),
    ...may('SELECT', 'credentials', readableOfCredentials),
    ...may('SELECT', 'credentials', readableOfCredentials).map((grant) => grant.replace('authenticated', 'anon')),
    ...may('SELECT', 'provider_private'),
    ...may('SELECT', 'provider_members'),
    ...may('SELECT', 'subscriptions'),
  ],
  functions: [
    'authenticated may call private.is_staff',
    'authenticated may call private.my_providers',
    'authenticated may call private.holds_link',
    ...callableByAll('provider_profile', 'describe_service'),
  ],
};
