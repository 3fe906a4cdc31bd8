import type { Locale, Registry } from '@marketplace/section-kit/manifest';

/**
 * Makes something of a registry once in each language, for as long as there is that registry.
 *
 * @param make whatever else it is given has to be the same each time
 */
export function onceInEach<Made, Given extends unknown[]>(
  make: (registry: Registry, locale: Locale, ...given: Given) => Made,
): (registry: Registry, locale: Locale, ...given: Given) => Made {
  const made = new WeakMap<Registry, Map<Locale, Made>>();
  return (registry, locale, ...given) => {
    const known = made.get(registry) ?? new Map<Locale, Made>();
    made.set(registry, known);
    if (!known.has(locale)) known.set(locale, make(registry, locale, ...given));
    return known.get(locale)!;
  };
}
