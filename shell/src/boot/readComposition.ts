import { splitLocale, type Composition, type CompositionInMarkup, type Navigation } from '@marketplace/section-kit/host';
import { lateGroups, shownGroups, sitemapPath } from '../navigation/menus.ts';

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
    value = complete(JSON.parse(text) as CompositionInMarkup, document);
  } catch {
    throw new Error('The composition of the page is cut off or damaged. Load the page again.');
  }
  if (!isComposition(value)) throw new Error('The composition of the page lacks parts this shell needs. Load the page again.');
  return value;
}

/** Fills in what a rendered page need not say: what follows from the rest of it, and the links that stand in the page. */
function complete(said: CompositionInMarkup, document: Document): unknown {
  if (!said?.rest || !document.getElementById('seed')) return said;
  return {
    ...said,
    navigation: { ...linksOf(document), ...said.navigation },
    sections: said.sections.map((section) => ({
      routes: [],
      fragments: [],
      previous: null,
      ...section,
      current: {
        base: `/sections/${section.name}/${section.current.version}/`,
        entry: 'remoteEntry.js',
        integrity: {},
        ...section.current,
      },
    })),
  };
}

/** @returns links of the groups that the page shows; groups that it shows when asked to are there, and empty */
function linksOf(document: Document): Navigation {
  const shown = shownGroups.flatMap((group) => {
    const element = document.querySelector(`[data-group="${group}"]`);
    if (!element) return [];
    const links = [...element.querySelectorAll('a')].map((link) => ({
      path: splitLocale(link.getAttribute('href')!).path,
      title: link.textContent,
    }));
    return [[group, links.filter(({ path }) => path !== sitemapPath)] as const];
  });
  return Object.fromEntries([...lateGroups.map((group) => [group, []] as const), ...shown]);
}

function isComposition(value: unknown): value is Composition {
  const { shell, sections, navigation, slots, config, operator, rest } = (value ?? {}) as Partial<Composition>;
  return (
    typeof shell?.base === 'string' &&
    isObject(shell.integrity) &&
    isObject(shell.provides) &&
    isObject(navigation) &&
    isObject(slots) &&
    (isObject(operator) || isObject(rest)) &&
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
