import fc from 'fast-check';
import { pairsOf } from './addressText';
import { wholeFragment, withoutPlace } from './fragment';

test('a fragment takes in what the query string says, once', () => {
  expect(wholeFragment({ search: '', hash: '#a+b' })).toBe('#a+b');
  expect(wholeFragment({ search: '?a=1&b=2', hash: '#terms&b=3' })).toBe('#terms&b=3&a=1');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (search, hash) => {
      const whole = wholeFragment({ search, hash });
      expect(wholeFragment({ search, hash: whole })).toBe(whole);
      expect(pairsOf(whole)).toEqual(expect.arrayContaining(pairsOf(hash).filter(([name, text]) => name || text)));
    }),
  );
});

test('the place goes and every value stays, whatever the fragment is', () => {
  expect(withoutPlace('#terms&price=5')).toBe('#price=5');
  expect(withoutPlace('#terms')).toBe('');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (fragment) => {
      const values = withoutPlace(fragment);
      expect(withoutPlace(values)).toBe(values);
      expect(pairsOf(values)).toEqual(pairsOf(fragment).filter(([, text]) => text));
    }),
  );
});
