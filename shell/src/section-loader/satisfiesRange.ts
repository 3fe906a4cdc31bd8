type Version = readonly [number, number, number];

/**
 * Whether a version is inside a range. Knows exact versions, `~1.2.0` and `^1.2.0`, which is all manifests use;
 * anything else counts as not satisfied, because running an unknown promise is worse than refusing it.
 */
export function satisfiesRange(version: string | undefined, range: string): boolean {
  const [, operator = '', rest = ''] = /^([~^]?)(.*)$/.exec(range.trim()) ?? [];
  const given = parse(version ?? '');
  const wanted = parse(rest);
  if (!given || !wanted || compare(given, wanted) < 0) return false;
  if (operator === '') return compare(given, wanted) === 0;
  const fixed = operator === '~' ? 2 : fixedByCaret(wanted);
  return given.slice(0, fixed).every((part, index) => part === wanted[index]);
}

/** A caret keeps everything up to the first number that is not zero. */
function fixedByCaret(wanted: Version): number {
  const first = wanted.findIndex((part) => part > 0);
  return first === -1 ? 3 : first + 1;
}

function parse(text: string): Version | null {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
  return match && [Number(match[1]), Number(match[2]), Number(match[3])];
}

function compare(one: Version, two: Version): number {
  return one[0] - two[0] || one[1] - two[1] || one[2] - two[2];
}
