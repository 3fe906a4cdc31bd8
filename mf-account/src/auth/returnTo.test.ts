import { safeReturnTo } from './returnTo';

test.each([
  ['/account'],
  ['/account/profile'],
  ['/services?search=deck%20stain&sort=reviews'],
  ['/services?search=a%2F%2Fb'],
  ['/services?search=https://example.com'],
  ['/services/7d2f#reviews'],
  ['/categories?search=Heating%20%26%20Cooling'],
  ['/materials?search=%C3%A9rable'],
  ['/authors'],
  ['/frames'],
  ['/'],
])('goes on to %s', (wanted) => {
  expect(safeReturnTo(wanted)).toBe(wanted);
});

test.each([
  ['nothing wanted', ''],
  ['a relative path', 'account'],
  ['another site', 'https://evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a protocol-relative site', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash read as a slash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a backslash further on', '/account\\..\\..\\evil'],
  ['an encoded second slash', '/%2Fevil.example'],
  ['an encoded second slash in lower case', '/%2fevil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['a twice encoded slash', '/%252Fevil.example'],
  ['a slash encoded too often to be meant', '/%2525252525252Fevil.example'],
  ['a dot segment before a second slash', '/.//evil.example'],
  ['an encoded dot segment before a second slash', '/%2e//evil.example'],
  ['parent segments before a second slash', '/account/..//evil.example'],
  ['a tab between slashes', '/\t/evil.example'],
  ['a line feed between slashes', '/\n/evil.example'],
  ['an encoded line feed', '/%0A/evil.example'],
  ['a null character', '/\u0000/evil.example'],
  ['a space in front', ' /account'],
  ['malformed encoding', '/%E0%A4%A'],
  ['sign-in itself', '/auth'],
  ['sign-in itself, with a way back to itself', '/auth?returnTo=%2Fauth'],
  ['sign-in itself, encoded', '/%61uth'],
  ['sign-in itself, by a detour', '/account/../auth'],
  ['sign-in in capitals', '/AUTH/'],
  ['the other entrances', '/login'],
  ['the sign-up page', '/signup?tab=signin'],
  ['a path with a language prefix, which the router adds', '/fr/account'],
])('goes home for %s', (_case, wanted) => {
  expect(safeReturnTo(wanted)).toBe('/');
});
