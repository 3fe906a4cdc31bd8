import { AppError } from '@marketplace/section-kit';
import { fakeDb } from '@marketplace/section-kit/testing';
import { catalogueBackend } from '../testing/catalogueBackend';
import { materialRow } from '../testing/materialRows';
import { find } from './finder';

const boards = [1, 2, 3, 4].map((id) => materialRow(id, { name: `Cedar board ${id}`, name_fr: `Planche de cèdre ${id}`, brand: 'Aurora' }));

test('the way to all materials with their number, then the first three', async () => {
  expect(await find('cedar', { db: catalogueBackend(boards), locale: 'en' })).toEqual([
    { group: 'Materials', rank: 30, value: 'cedar', hint: '4 materials', href: '/materials?search=cedar' },
    ...[1, 2, 3].map((id) => ({ group: 'Materials', rank: 30, value: `Cedar board ${id}`, hint: 'Aurora', href: `/materials/${id}` })),
  ]);
});

test('one material needs no way to all of them, and is named in French', async () => {
  expect(await find('board 2', { db: catalogueBackend(boards), locale: 'fr' })).toEqual([
    { group: 'Matériaux', rank: 30, value: 'Planche de cèdre 2', hint: 'Aurora', href: '/materials/2' },
  ]);
});

test('a backend without materials says so', async () => {
  await expect(find('cedar', { db: fakeDb(), locale: 'en' })).rejects.toThrow(AppError);
});
