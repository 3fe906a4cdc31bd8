const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value));
const nameOf = (value: object): string => value.constructor?.name ?? Object.prototype.toString.call(value);

/**
 * What a value loses on its way through JSON. A property that is not set may be missing afterwards, as nobody notices.
 *
 * @param path how the value is called in the answer
 * @returns the first loss in words, such as `data.counts is a Map`; `null` when the value arrives as it left
 */
export function lossOf(value: unknown, path = 'data'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (Array.isArray(value)) return firstLoss(value.map((item, index) => lossOf(item, `${path}[${index}]`)));
  if (typeof value !== 'object') return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  if (!isPlain(value) || Symbol.toStringTag in value) return `${path} is a ${nameOf(value)}`;
  const set = Object.entries(value).filter(([, item]) => item !== undefined);
  return firstLoss(set.map(([name, item]) => lossOf(item, `${path}.${name}`)));
}

const firstLoss = (losses: readonly (string | null)[]): string | null => losses.find((loss) => loss !== null) ?? null;
