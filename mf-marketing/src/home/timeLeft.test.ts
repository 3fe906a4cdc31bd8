import { timeLeft } from './timeLeft';

const end = new Date('2026-11-23T14:00:00Z');

test.each([
  ['2026-11-20T15:00:00Z', 'in 2 days', 'dans 2 jours'],
  ['2026-11-21T14:00:01Z', 'in 47 hours', 'dans 47 heures'],
  ['2026-11-23T12:30:00Z', 'in 90 minutes', 'dans 90 minutes'],
  ['2026-11-23T13:59:30Z', 'in 1 minute', 'dans 1 minute'],
])('from %s', (now, en, fr) => {
  expect([timeLeft(end, new Date(now), 'en'), timeLeft(end, new Date(now), 'fr')]).toEqual([en, fr]);
});
