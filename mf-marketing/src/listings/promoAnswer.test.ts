import { promoAnswer } from './promoAnswer';

test.each([
  ['', '2024-07-15T12:00:00Z', 'empty'],
  ['   ', '2024-07-15T12:00:00Z', 'empty'],
  ['CANADABUILD', '2024-07-15T12:00:00Z', 'unknown'],
  ['BUILDCANADA', '2024-07-15T12:00:00Z', 'valid'],
  ['  buildcanada ', '2024-07-15T12:00:00Z', 'valid'],
  // The days of the offer are days in Eastern time.
  ['BUILDCANADA', '2024-07-01T03:59:59Z', 'early'],
  ['BUILDCANADA', '2024-07-01T04:00:00Z', 'valid'],
  ['BUILDCANADA', '2024-08-01T03:59:59Z', 'valid'],
  ['BUILDCANADA', '2024-08-01T04:00:00Z', 'ended'],
  ['BUILDCANADA', '2026-11-20T12:00:00Z', 'ended'],
])('%j at %s: %s', (code, now, answer) => {
  expect(promoAnswer(code, new Date(now))).toBe(answer);
});
