import fc from 'fast-check';
import { locales, splitLocale, withLocale } from './locale';

test.each([
  ['/', 'en', '/'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/fr/services', 'fr', '/services'],
  ['/french', 'en', '/french'],
  ['/en', 'en', '/en'],
])('%s is %s %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path });
});

test('splitting undoes prefixing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.webPath().filter((path) => path.startsWith('/') && splitLocale(path).locale === 'en'),
      (locale, path) => {
        expect(splitLocale(withLocale(path, locale))).toEqual({ locale, path });
      },
    ),
  );
});
