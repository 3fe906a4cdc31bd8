import fc from 'fast-check';
import ICAL from 'ical.js';
import { toVcard, type VcardContact } from './toVcard';

const contact: VcardContact = {
  id: 'R-7F3K92QD',
  name: 'Marie-Ève Tremblay',
  email: 'marie@example.ca',
  phone: '+1 514 555 0123',
  address: '12, rue des Érables; app. 4\nMontréal',
  postalCode: 'H2X 1Y4',
  note: 'R-7F3K92QD, R-8G4L03RE',
};

/** The cards of a file, as an address book reads them. */
function openCards(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(text) as unknown[];
  return (typeof parsed[0] === 'string' ? [parsed] : (parsed as unknown[][])).map((card) => new ICAL.Component(card));
}
const valueOf = (card: ICAL.Component | undefined, name: string) => card?.getFirstPropertyValue(name);

/** The fields of each card by the letter of RFC 2426; ical.js keeps the sign in front of a semicolon. */
function readCards(text: string): Record<string, string[]>[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const cards: Record<string, string[]>[] = [];
  for (const line of lines.filter(Boolean)) {
    if (line === 'BEGIN:VCARD') cards.push({});
    const [, name = '', value = ''] = /^([A-Z]+)(?:;[^:]*)?:(.*)$/s.exec(line)!;
    const parts = [...`;${value}`.matchAll(/;((?:[^\\;]|\\.)*)/gs)].map(([, part]) => part!);
    cards.at(-1)![name] = parts.map((part) => part.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign)));
  }
  return cards;
}
/** As it arrives: one sign ends lines, and no other control character is kept. */
const arrived = (text: string) => text.replace(/[^\P{Cc}\t\r\n]/gu, '').replace(/\r\n?/g, '\n');

test('an address book reads who it is and how they are reached', () => {
  const [card] = openCards(toVcard([contact]));
  expect(card!.name).toBe('vcard');
  expect(valueOf(card, 'version')).toBe('3.0');
  expect(valueOf(card, 'fn')).toBe('Marie-Ève Tremblay');
  expect(valueOf(card, 'n')).toEqual(['Tremblay', 'Marie-Ève', '', '', '']);
  expect(valueOf(card, 'email')).toBe('marie@example.ca');
  expect(valueOf(card, 'tel')).toBe('+1 514 555 0123');
  expect(valueOf(card, 'adr')).toEqual(['', '', '12, rue des Érables; app. 4\nMontréal', '', '', 'H2X 1Y4', '']);
  expect(valueOf(card, 'note')).toBe('R-7F3K92QD, R-8G4L03RE');
});

test('what is not known has no line, and one name is a family name', () => {
  const text = toVcard([{ id: 'a', name: 'Cher', email: null, phone: '' }]);
  expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\nUID:a@\S+\r\nFN:Cher\r\nN:Cher;;;;\r\nEND:VCARD\r\n$/);
});

test('several people stand in one file, and nobody leaves an empty one', () => {
  expect(openCards(toVcard([contact, { id: 'b', name: 'Sam Roy' }])).map((card) => valueOf(card, 'fn'))).toEqual([
    'Marie-Ève Tremblay',
    'Sam Roy',
  ]);
  expect(toVcard([])).toBe('');
});

test('the same person keeps their identity', () => {
  const uid = (text: string) => /UID:.*/.exec(text)?.[0];
  expect(uid(toVcard([{ ...contact, phone: null }]))).toBe(uid(toVcard([contact])));
});

test.each(['a\rTEL:x', 'a\nTEL:x', 'a\r\nEND:VCARD\r\nBEGIN:VCARD', 'a;b,c\\n', 'a\u0000\u0085b'])(
  '%j stays within its own line',
  (name) => {
    const cards = readCards(toVcard([{ id: 'a', name }]));
    expect(cards).toHaveLength(1);
    expect(cards[0]).not.toHaveProperty('TEL');
    expect(cards[0]!['FN']).toEqual([arrived(name)]);
  },
);

const words = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'\\;,:"\r\n\t =é😀nN'), minLength: 1, maxLength: 200 }),
);

test('whatever people typed is read again as they typed it, and no line is longer than 75 bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ name: words, note: words, address: words }), { minLength: 1, maxLength: 4 }), (people) => {
      const text = toVcard(people.map((person, place) => ({ id: String(place), ...person })));
      for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const cards = readCards(text);
      expect(cards.map(({ FN, NOTE, ADR }) => [FN, NOTE, ADR])).toEqual(
        people.map(({ name, note, address }) => [[arrived(name)], [arrived(note)], ['', '', arrived(address), '', '', '', '']]),
      );
    }),
  );
});
