/**
 * Loader that takes the vendor prefixes out of styled-components, which adds them to no page of ours: the browsers we serve need none.
 *
 * @param code of its build for browsers
 * @throws Error when the library is written otherwise than it was, so that nobody ships the prefixes without knowing
 */
export default function unprefixed(code: string): string {
  const left = code.replace(/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, '');
  if (left === code) throw new Error('styled-components adds its prefixes otherwise than before; see delivery/webpack/unprefixed.ts.');
  return left;
}
