type Serializer = (value: unknown) => string;

/**
 * Makes sure that what PGlite sends for a parameter is text. Its own serializers fail without a code, and those of arrays
 * hand on what is no array: the message is cut short then, and no statement after it is understood ever again.
 *
 * @returns what takes the place of the serializers, by the number of the type
 */
export function checkParameters(serializers: Record<number | string, Serializer>): Record<number | string, Serializer> {
  return new Proxy(serializers, {
    get: (target, type: string) => (value: unknown) => {
      const text = attempt(() => (target[type] ?? plainText)(value));
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

/** Of a type that PGlite knows nothing about. What came as JSON may hold a `toString` of its own. */
const plainText: Serializer = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
