/** By the number of the type. */
type Serializers = Record<number, (value: never) => unknown>;

/**
 * Makes sure that what a driver sends for a parameter is text. Its own serializers fail without a code, and those of arrays
 * hand on what is no array: PGlite's message is cut short then, and it understands no statement after it ever again.
 *
 * @returns what takes the place of the serializers
 */
export function checkParameters<Given extends Serializers>(serializers: Given): Given {
  return new Proxy(serializers, {
    has: () => true,
    get: (target, type: string) => (value: never) => {
      const text = attempt(() => (target[Number(type)] ?? plainText)(value));
      if (typeof text === 'string') return text;
      throw Object.assign(new Error('A value has not the type of what it is meant for.'), { code: '22P02' });
    },
  });
}

function attempt(serialize: () => unknown): unknown {
  try {
    return serialize();
  } catch {
    return undefined;
  }
}

/** Of a type that the driver knows nothing about. What came as JSON may hold a `toString` of its own. */
const plainText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
