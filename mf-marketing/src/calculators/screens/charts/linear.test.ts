import { linear } from './linear';

test('places the ends at the ends and what lies between or beyond in proportion', () => {
  const y = linear([0, 50], [200, 0]);
  expect([0, 50, 25, 60].map(y)).toEqual([200, 0, 100, -40]);
});

test('places a single number in the middle', () => expect(linear([7, 7], [0, 100])(7)).toBe(50));
