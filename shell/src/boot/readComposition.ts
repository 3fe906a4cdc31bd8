import type { Composition } from '@marketplace/section-kit/host';

/**
 * Reads what the server wrote into the page. The server has checked signature and schema, so this only notices a page
 * that was cut off or comes from something else than the composition server.
 *
 * @throws Error in one sentence
 */
export function readComposition(document: Document): Composition {
  const text = document.getElementById('composition')?.textContent;
  if (!text) throw new Error('The page carries no composition. Load it from the composition server.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('The composition of the page is cut off or damaged. Load the page again.');
  }
  if (!isComposition(value)) throw new Error('The composition of the page lacks parts this shell needs. Load the page again.');
  return value;
}

function isComposition(value: unknown): value is Composition {
  const { shell, sections, navigation, slots, config, operator } = (value ?? {}) as Partial<Composition>;
  return (
    typeof shell?.base === 'string' &&
    isObject(shell.integrity) &&
    isObject(shell.provides) &&
    isObject(navigation) &&
    isObject(slots) &&
    isObject(operator) &&
    typeof config?.supabaseUrl === 'string' &&
    typeof config.anonKey === 'string' &&
    Array.isArray(sections) &&
    sections.every(
      (section) =>
        typeof section?.name === 'string' &&
        Array.isArray(section.routes) &&
        Array.isArray(section.fragments) &&
        isObject(section.requires) &&
        isBuild(section.current) &&
        (section.previous === null || isBuild(section.previous)),
    )
  );
}

function isBuild(build: unknown): boolean {
  const { base, entry, integrity } = (build ?? {}) as Partial<Composition['sections'][number]['current']>;
  return typeof base === 'string' && typeof entry === 'string' && isObject(integrity);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
