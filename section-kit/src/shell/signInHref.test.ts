import { signInHref } from './signInHref';

test('the way back survives with its query', () => {
  const href = signInHref('/services?search=toit&sort=name#top');
  expect(new URLSearchParams(href.split('?')[1]).get('returnTo')).toBe('/services?search=toit&sort=name#top');
});
