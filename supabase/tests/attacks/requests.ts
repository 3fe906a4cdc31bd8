import { seedId } from '../../seed/sql.ts';
import { callableByAll, everybody, newId, type Attempt, type AttackFeature, type Expected, type Values } from './AttackFeature.ts';

const id = (kind: string, number: number) => `00000000-0000-4000-8000-${kind}${String(number).padStart(8, '0')}`;
// The owner's: 1 is connected with the provider and sent to the rival, 2 is sent to the provider, 3 is a draft for the
// provider. 4 is the stranger's, sent to a company of nobody here.
const project = (number: number) => id('0001', number);
const request = (number: number) => id('0002', number);
const rivals = request(9);
const quote = (number: number) => id('0003', number);

const nobody: Expected = { ...everybody('none'), anon: 'denied', unconfirmed: 'none', staff: 'none' };
const readBy = (readers: Partial<Expected>): Expected => ({ ...nobody, ...readers });
const unwritable = (target: Values, row: Values, ...changes: Values[]): Attempt[] => [
  { operation: 'insert', values: row, expected: everybody('denied') },
  ...changes.map((values): Attempt => ({ operation: 'update', target, values, expected: everybody('denied') })),
  { operation: 'delete', target, expected: everybody('denied') },
];

const prepare = (users: { owner: string; stranger: string }) => `
insert into public.projects (id, requester_id, service_name, postal_code, province, locale, source) values
  ('${project(1)}', '${users.owner}', 'Leak repair', 'M5V 2T6', 'ON', 'en', 'profile'),
  ('${project(2)}', '${users.owner}', 'Leak repair', 'M5V 2T6', 'ON', 'en', 'profile'),
  ('${project(3)}', '${users.owner}', null, null, null, 'en', 'card'),
  ('${project(4)}', '${users.stranger}', 'Leak repair', null, null, 'fr', 'profile');
insert into public.quote_request_contacts (project_id, name, email)
  select p.id, 'Sam Roy', 'sam@example.test' from public.projects as p where p.id in ('${project(1)}', '${project(2)}', '${project(4)}');
insert into public.quote_requests (id, project_id, provider_id, status, sent_at, connected_at) values
  ('${request(1)}', '${project(1)}', '${seedId('service 0')}', 'connected', now(), now()),
  ('${rivals}', '${project(1)}', '${seedId('service 1')}', 'sent', now(), null),
  ('${request(2)}', '${project(2)}', '${seedId('service 0')}', 'interested', now(), null),
  ('${request(3)}', '${project(3)}', '${seedId('service 0')}', 'draft', null, null),
  ('${request(4)}', '${project(4)}', '${seedId('service 2')}', 'quoted', now(), null);
insert into public.quote_request_events (request_id, actor, from_status, to_status)
  select id, 'homeowner', 'draft', 'sent' from public.quote_requests where sent_at is not null and id::text like '00000000-0000-4000-8000-0002%';
insert into public.quotes (id, request_id, provider_id, version, province) values
  ('${quote(1)}', '${request(1)}', '${seedId('service 0')}', 1, 'ON'),
  ('${quote(2)}', '${request(2)}', '${seedId('service 0')}', 1, 'ON'),
  ('${quote(4)}', '${request(4)}', '${seedId('service 2')}', 1, 'QC');
insert into public.quote_lines (quote_id, position, kind, description, unit_cents, tax_class)
  select id, 1, 'labour', 'Work', 10000, 'installed' from public.quotes where id::text like '00000000-0000-4000-8000-0003%';
update public.quotes set status = 'sent', sent_at = now(), registered = true where id in ('${quote(1)}', '${quote(4)}');
`;

export const requests: AttackFeature = {
  attempts: {
    projects: [
      { operation: 'select', expected: readBy({ owner: 'some', stranger: 'some', provider: 'none', rival: 'none' }) },
      { operation: 'select', target: { id: project(1) }, expected: readBy({ owner: 'some' }) },
      ...unwritable(
        { id: project(1) },
        { id: newId, requester_id: '$self', locale: 'en', source: 'card' },
        { requester_id: '$self' },
        { description: 'Defaced' },
      ),
    ],
    quote_requests: [
      { operation: 'select', expected: readBy({ owner: 'some', stranger: 'some', provider: 'some', rival: 'some' }) },
      { operation: 'select', target: { id: request(1) }, expected: readBy({ owner: 'some', provider: 'some' }) },
      { operation: 'select', target: { id: rivals }, expected: readBy({ owner: 'some', rival: 'some' }) },
      { operation: 'select', target: { status: 'draft' }, expected: readBy({ owner: 'some' }) },
      ...unwritable(
        { id: request(2) },
        { id: newId, project_id: project(1), provider_id: seedId('service 2'), status: 'sent' },
        { status: 'completed' },
        { connected_at: '2026-01-01T00:00:00Z' },
        { provider_id: seedId('service 1') },
      ),
    ],
    quote_request_contacts: [
      { operation: 'select', expected: readBy({ owner: 'some', stranger: 'some', provider: 'some', rival: 'none' }) },
      { operation: 'select', target: { project_id: project(1) }, expected: readBy({ owner: 'some', provider: 'some' }) },
      { operation: 'select', target: { project_id: project(2) }, expected: readBy({ owner: 'some' }) },
      ...unwritable(
        { project_id: project(1) },
        { project_id: project(3), name: 'Planted', email: 'planted@example.test' },
        { email: 'planted@example.test' },
      ),
    ],
    quote_request_events: [
      // Its notes hold contact details that functions hide.
      { operation: 'select', expected: everybody('denied') },
      ...unwritable(
        { request_id: request(2) },
        { request_id: request(2), actor: 'homeowner', to_status: 'hired' },
        { note: 'Rewritten' },
        { to_status: 'hired' },
      ),
    ],
    quotes: [
      // Its words hold contact details that functions hide from who asked.
      { operation: 'select', expected: readBy({ provider: 'some' }) },
      { operation: 'select', target: { id: quote(1) }, expected: readBy({ provider: 'some' }) },
      { operation: 'select', target: { id: quote(2) }, expected: readBy({ provider: 'some' }) },
      ...unwritable(
        { id: quote(1) },
        { id: newId, request_id: request(2), provider_id: seedId('service 0'), version: 2, province: 'ON' },
        { total_cents: 1 },
        { status: 'accepted' },
        { registered: false },
        { price_kind: 'fixed' },
      ),
    ],
    quote_lines: [
      { operation: 'select', expected: readBy({ provider: 'some' }) },
      { operation: 'select', target: { quote_id: quote(1) }, expected: readBy({ provider: 'some' }) },
      { operation: 'select', target: { quote_id: quote(2) }, expected: readBy({ provider: 'some' }) },
      ...unwritable(
        { quote_id: quote(2) },
        { quote_id: quote(2), position: 2, kind: 'other', description: 'Planted', unit_cents: 1, tax_class: 'exempt' },
        { unit_cents: 1 },
        { tax_class: 'exempt' },
        { taxes: '{}' },
        { optional: true },
      ),
    ],
  },
  grants: ['projects', 'quote_requests', 'quote_request_contacts', 'quotes', 'quote_lines'].map(
    (table) => `authenticated may SELECT public.${table}`,
  ),
  functions: [
    ...callableByAll('submit_project', 'project_view', 'advance_request', 'confirm_contact', 'request_links', 'revoke_links'),
    ...['claim_projects', 'claim_project', 'my_projects'].map((name) => `authenticated may call public.${name}`),
    'authenticated may call private.own_projects',
    'authenticated may call private.connected_projects',
    // Storage's policies call it as the visitor.
    'anon may call private.may_upload_photo',
    'authenticated may call private.may_upload_photo',
  ],
  prepare,
};
