import { callableByAll, everybody, newId, type AttackFeature, type Expected } from './AttackFeature.ts';

const id = (number: number) => `00000000-0000-4000-8000-0007${String(number).padStart(8, '0')}`;
// 1 is the owner's, 2 the stranger's, 3 a guest's that is shared by a link.
const [owners, strangers, guests] = [id(1), id(2), id(3)];

const readers: Expected = {
  ...everybody('none'),
  anon: 'denied',
  owner: 'some',
  stranger: 'some',
  provider: 'none',
  rival: 'none',
  unconfirmed: 'none',
  staff: 'none',
};
const lists: Expected = { ...readers, owner: 'own', stranger: 'own' };
const ownersOnly: Expected = { ...readers, stranger: 'none' };
const item = { id: newId, ref: '1', quantity: 1, name: 'Planted', price_cents: 1, added_at: '2026-01-01', edited_at: '2026-01-01' };

export const projectLists: AttackFeature = {
  attempts: {
    project_lists: [
      { operation: 'select', expected: lists },
      { operation: 'select', target: { id: owners }, expected: ownersOnly },
      { operation: 'select', target: { id: guests }, expected: { ...everybody('none'), anon: 'denied' } },
      { operation: 'insert', values: { id: newId, user_id: '$self' }, expected: everybody('denied') },
      { operation: 'update', target: { id: owners }, values: { user_id: '$self' }, expected: everybody('denied') },
      { operation: 'update', target: { id: guests }, values: { province: 'QC' }, expected: everybody('denied') },
      { operation: 'delete', target: { id: owners }, expected: everybody('denied') },
    ],
    project_list_items: [
      { operation: 'select', expected: readers },
      { operation: 'select', target: { list_id: owners }, expected: ownersOnly },
      { operation: 'select', target: { list_id: guests }, expected: { ...everybody('none'), anon: 'denied' } },
      { operation: 'insert', values: { ...item, list_id: owners }, expected: everybody('denied') },
      { operation: 'update', target: { list_id: owners }, values: { price_cents: 1 }, expected: everybody('denied') },
      { operation: 'delete', target: { list_id: owners }, expected: everybody('denied') },
    ],
  },
  grants: ['project_lists', 'project_list_items'].map((table) => `authenticated may SELECT public.${table}`),
  functions: callableByAll('list_goods', 'sync_project_list', 'share_project_list', 'shared_list', 'send_list_to_vendors'),
  prepare: (users) => `
    insert into public.project_lists (id, user_id) values
      ('${owners}', '${users.owner}'), ('${strangers}', '${users.stranger}'), ('${guests}', null);
    insert into private.project_list_secrets (list_id, key_hash, share_hash) values ('${guests}', 'a hash', 'another hash');
    insert into public.project_list_items (list_id, id, ref, quantity, name, price_cents, added_at, edited_at)
    select l.id, '${newId}', '1', 2, 'Cedar board', 1499, now(), now() from public.project_lists as l;`,
};
