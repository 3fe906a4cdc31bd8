import { avatarTone } from './avatarTone';

test('a name keeps its tone, and names differ in theirs', () => {
  expect(avatarTone('Érablière Toitures')).toBe(avatarTone('Érablière Toitures'));
  expect(new Set(['Alder', 'Birch', 'Cedar', 'Fir', 'Maple', 'Oak'].map(avatarTone)).size).toBeGreaterThan(2);
});

test('a professional without a name has a tone too', () => {
  expect(avatarTone('')).toBe('spruce');
});
