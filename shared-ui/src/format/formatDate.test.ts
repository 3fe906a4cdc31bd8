import { formatDate } from './formatDate';

const eastern = 'America/Toronto';

test.each([
  ['2026-12-01T13:00:00Z', { dateStyle: 'full', timeStyle: 'short' }, 'mardi 1er décembre 2026 à 8 h'],
  ['2026-12-11T18:05:00Z', { dateStyle: 'full', timeStyle: 'short' }, 'vendredi 11 décembre 2026 à 13 h 05'],
  ['2026-12-01T13:00:00Z', { hour: 'numeric', minute: '2-digit' }, '8 h'],
  ['2026-12-01T06:30:00Z', { hour: 'numeric', minute: '2-digit' }, '1 h 30'],
  ['2026-12-01T13:00:05Z', { timeStyle: 'medium' }, '8 h 00 min 05 s'],
  ['2026-12-01T13:00:00Z', { day: 'numeric', month: 'short' }, '1er déc.'],
  ['2026-12-01T13:00:00Z', { day: 'numeric' }, '1'],
  ['2026-12-21T13:00:00Z', { dateStyle: 'long' }, '21 décembre 2026'],
] as const)('French writes %s with %j as Quebec does', (at, options, expected) => {
  expect(formatDate(at, 'fr', { ...options, timeZone: eastern }).replace(/\s/g, ' ')).toBe(expected);
});

test('no line of French breaks inside a time', () => {
  const at = (time: string) => formatDate(`2026-12-01T${time}:00Z`, 'fr', { dateStyle: 'full', timeStyle: 'short', timeZone: eastern });
  expect([at('13:00'), at('18:05')].map((text) => text.split(' à ')[1])).toEqual(['8\u00a0h', '13\u00a0h\u00a005']);
});

test('English stays as the language has it', () => {
  expect(formatDate('2026-12-01T13:00:00Z', 'en', { dateStyle: 'full', timeStyle: 'short', timeZone: eastern }).replace(/\s/g, ' ')).toBe(
    'Tuesday, December 1, 2026 at 8:00 a.m.',
  );
});
