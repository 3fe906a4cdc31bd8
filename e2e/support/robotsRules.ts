interface Rule {
  allows: boolean;
  pattern: string;
}

/**
 * Reads the rules that a robots.txt has for every crawler (RFC 9309).
 *
 * @returns whether a crawler may fetch a path with its query: the longest pattern counts, of two as long the one that allows
 */
export function robotsRules(text: string): (path: string) => boolean {
  const rules: Rule[] = [];
  let [isForAll, wasAgent] = [false, false];
  for (const line of text.split(/\r?\n/)) {
    const [, field, value] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? [];
    const name = field?.toLowerCase();
    if (name === 'user-agent') isForAll = value === '*' || (wasAgent && isForAll);
    else if (isForAll && value && (name === 'allow' || name === 'disallow')) rules.push({ allows: name === 'allow', pattern: value });
    if (name) wasAgent = name === 'user-agent';
  }
  rules.sort((one, other) => other.pattern.length - one.pattern.length || Number(other.allows) - Number(one.allows));
  return (path) => rules.find(({ pattern }) => toExpression(pattern).test(path))?.allows ?? true;
}

/** `*` stands for anything, `$` at the end for the end. */
function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/\$$/, '')
    .split('*')
    .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}${pattern.endsWith('$') ? '$' : ''}`);
}
