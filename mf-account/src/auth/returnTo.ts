/** Any origin does: it only shows whether an address would leave it. */
const here = 'https://site.invalid';
const home = '/';
/** Pages that send signed-in people away; returning to one would go round in circles. */
const entrances = ['/auth', '/login', '/signup'];

/**
 * Where to go after signing in: the wanted address when it surely lies inside the product, else home. Everything a
 * browser or a router might read as another site is refused: `//`, backslashes, control characters, also encoded.
 *
 * @param wanted value of `?returnTo=`, a path without language prefix; query and hash allowed, empty for none
 */
export function safeReturnTo(wanted: string): string {
  if (!wanted.startsWith('/') || !isPlain(wanted)) return home;
  const url = parse(wanted);
  if (!url) return home;
  const path = decodeFully(url.pathname);
  if (path === null || path.includes('//') || !isPlain(path)) return home;
  const [first] = path.toLowerCase().split('/').filter(Boolean);
  if (first === 'fr' || entrances.includes(`/${first}`)) return home;
  return url.pathname + url.search + url.hash;
}

/** No backslash, white space or control character, which browsers drop or turn into a slash. */
function isPlain(text: string): boolean {
  return !/[\u0000-\u0020\u007f-\u00a0\\]/.test(text) && !text.startsWith('//');
}

function parse(wanted: string): URL | null {
  const url = URL.canParse(wanted, here) ? new URL(wanted, here) : null;
  return url?.origin === here ? url : null;
}

/** @returns the text without any layer of percent-encoding; `null` when it is malformed or suspiciously deep */
function decodeFully(text: string): string | null {
  try {
    for (let layer = 0, current = text; layer < 4; layer++) {
      const next = decodeURIComponent(current);
      if (next === current) return next;
      current = next;
    }
    return null;
  } catch {
    return null;
  }
}
