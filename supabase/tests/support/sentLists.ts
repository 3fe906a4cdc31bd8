import { anyNotice, companies, contact, tokenOf } from './requests.ts';
import type { TestDatabase } from './testDatabase.ts';

type Fields = Record<string, unknown>;

const uuid = (number: number) => `dddddddd-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** What two of the companies of the tests sell, 13 not any more. */
export async function addMaterials(database: TestDatabase): Promise<void> {
  await database.query(
    `insert into public.materials (id, vendor_id, name, name_fr, category, family, price, unit, image, published) values
       (12, $1, 'Oak flooring', 'Plancher de chêne', 'Flooring & Tiles', 'flooring', 59.99, 'per box', 'oak', true),
       (13, $1, 'Hidden', null, 'Flooring & Tiles', 'flooring', 1, 'each', null, false),
       (14, $2, 'Copper pipe', null, 'Plumbing', 'pipe', 4.25, 'per linear ft', null, true)`,
    [companies.provider, companies.rival],
  );
}

/** A line of oak flooring, of which `changes` replace fields. */
export const sentLine = (changes: Fields = {}): Fields => ({
  ref: '12',
  name: 'Oak flooring',
  quantity: 12,
  price_cents: 5999,
  room: 'Kitchen',
  note: 'matte',
  ...changes,
});
export const pipeLine = (changes: Fields = {}): Fields => sentLine({ ref: '14', price_cents: 425, quantity: 12.5, ...changes });

export const listToken = tokenOf('list');
export const listId = uuid(900);

/** A list of two vendors, as the page sends it under one id. */
export const sentList = (changes: Fields = {}): Fields => ({
  id: listId,
  token: listToken,
  postal_code: 'm5v 2t6',
  locale: 'en',
  notice: anyNotice,
  note: 'Second floor, no lift.',
  contact: { name: contact.name, email: contact.email, preferred: 'email' },
  vendors: [
    { vendor_id: companies.provider, lines: [sentLine()] },
    { vendor_id: companies.rival, lines: [pipeLine()] },
  ],
  ...changes,
});

/** A vendor's part as pages of before sent it: with an id and a token of its own. */
export const formerPart = (number: number, vendor: string, lines: Fields[], changes: Fields = {}): Fields => ({
  id: uuid(900 + number),
  token: tokenOf(`send ${number}`),
  vendor_id: vendor,
  lines,
  ...changes,
});

/** The list as pages of before sent it. */
export const formerList = (changes: Fields = {}): Fields =>
  sentList({
    id: undefined,
    token: undefined,
    vendors: [formerPart(1, companies.provider, [sentLine()]), formerPart(2, companies.rival, [pipeLine()])],
    ...changes,
  });
