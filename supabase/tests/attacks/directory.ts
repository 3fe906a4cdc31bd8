import { seedId } from '../../seed/sql.ts';
import { callableByAll, everybody, newId, publicTable, readableByAll, type AttackFeature } from './AttackFeature.ts';

const firstCategory = seedId('category 0');
/** An account that nobody of the attackers signs in with. */
const nobody = '77777777-7777-4777-8777-777777777777';
const saved = { user_id: '$owner', kind: 'service', target_id: seedId('service 0') };

export const directory: AttackFeature = {
  attempts: {
    categories: publicTable({ id: firstCategory }, { id: newId, title: 'Planted' }, { title: 'Defaced' }),
    category_texts: publicTable(
      { category_id: firstCategory },
      { category_id: firstCategory, locale: 'fr', title: 'Planted' },
      { title: 'Defaced' },
    ),
    category_trades: publicTable({ category_id: firstCategory }, { category_id: firstCategory, trade: 'Planted' }, { trade: 'Defaced' }),
    services: publicTable({ id: seedId('service 0') }, { id: newId, name: 'Planted', category: 'Plumbing' }, { rating: 5 }),
    fsa_centroids: publicTable(
      { fsa: 'M5V' },
      { fsa: 'M5Z', city: 'Planted', province: 'ON', city_key: 'planted', lat: 43, lng: -79 },
      { lat: 60 },
    ),
    favourites: [
      { operation: 'select', target: saved, expected: { anon: 'denied', owner: 'own', stranger: 'none', forged: 'none' } },
      { operation: 'select', expected: { anon: 'denied', owner: 'own', stranger: 'own', forged: 'own' } },
      { operation: 'insert', values: { ...saved, kind: 'deal' }, expected: everybody('denied') },
      { operation: 'update', target: saved, values: { target_id: newId }, expected: everybody('denied') },
      { operation: 'update', target: saved, values: { user_id: '$self' }, expected: everybody('denied') },
      { operation: 'delete', target: { user_id: nobody }, expected: { anon: 'denied', owner: 'none', stranger: 'none', forged: 'none' } },
    ],
  },
  grants: [
    ...readableByAll('categories', 'category_texts', 'category_trades', 'services', 'fsa_centroids'),
    'authenticated may SELECT public.favourites',
    'authenticated may INSERT public.favourites.kind',
    'authenticated may INSERT public.favourites.target_id',
    'authenticated may DELETE public.favourites',
  ],
  functions: callableByAll(
    'describe_trade_hub',
    'search_services',
    'service_pins',
    'suggest_services',
    'compare_services',
    'directory_figures',
  ),
  prepare: (users) => `
    insert into auth.users (id, email) values ('${nobody}', 'nobody@example.test');
    insert into public.favourites (user_id, kind, target_id) values
      ${[...Object.values(users), nobody]
        .map((id) => `('${id}', 'service', '${id === users.owner ? saved.target_id : seedId('service 1')}')`)
        .join(',\n')}`,
};
