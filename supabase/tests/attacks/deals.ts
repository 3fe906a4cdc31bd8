import { callableByAll, everybody, newId, readableByAll, type AttackFeature } from './AttackFeature.ts';

const id = (number: number) => `00000000-0000-4000-8000-0008${String(number).padStart(8, '0')}`;
// 1 counts, 2 is not published, 3 has not begun.
const [published, draft, coming] = [id(1), id(2), id(3)];

export const deals: AttackFeature = {
  attempts: {
    deals: [
      { operation: 'select', expected: everybody('some') },
      { operation: 'select', target: { id: draft }, expected: everybody('none') },
      { operation: 'select', target: { id: coming }, expected: everybody('none') },
      {
        operation: 'insert',
        values: { id: newId, kind: 'flash', title: 'Planted', original_price: 10, sale_price: 5, runs: 'day' },
        expected: everybody('denied'),
      },
      { operation: 'update', target: { id: published }, values: { sale_price: 0.01 }, expected: everybody('denied') },
      { operation: 'update', target: { id: published }, values: { sold_count: 99 }, expected: everybody('denied') },
      { operation: 'update', target: { id: draft }, values: { published: true }, expected: everybody('denied') },
      { operation: 'delete', target: { id: published }, expected: everybody('denied') },
    ],
  },
  grants: readableByAll('deals'),
  functions: callableByAll('current_deals', 'flyer_week', 'deal_page', 'describe_deal'),
  prepare: () => `
    insert into public.deals (id, kind, title, original_price, sale_price, runs, starts_at, ends_at, regular_price_evidence, published)
    select id, 'flash', 'Offer to attack', 10, 5, 'once', now() + starts, now() + interval '2 days', 'Asked on 180 of 180 days.', published
      from (values ('${published}'::uuid, interval '-1 hour', true), ('${draft}', interval '-1 hour', false),
                   ('${coming}', interval '1 day', true)) as offer (id, starts, published);`,
};
