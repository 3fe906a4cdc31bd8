import { spriteId } from '@marketplace/shared-ui/sprite';
import { waitFor } from '@testing-library/react';
import { dirname } from 'node:path';
import { renderToString } from 'react-dom/server';
import { documentTitle } from '../manifest/documentTitle.ts';
import { locales, type Locale } from '../manifest/locale.ts';
import { findRoute } from '../manifest/matchPath.ts';
import type { SectionManifest } from '../manifest/sectionManifest.ts';
import type { Messages } from '../messages/defineMessages';
import type { SectionDefinition } from '../section/defineSection';
import { createTestShell, type TestShellOptions } from './createTestShell';
import { describeQueryConformance, type QueryExamples } from './describeQueryConformance';
import { expectAccessible } from './expectAccessible';
import { recordAccessible } from './recordAccessible';
import { renderSection, TestShellProviders } from './renderSection';
import { loadPage, TestOutlet } from './TestOutlet';

export interface SectionConformanceOptions extends Omit<TestShellOptions, 'locale'> {
  /** Of the section's `manifest.ts`. */
  manifest: SectionManifest;
  /** Catalogues of the section. */
  messages: Messages[];
  /** One address per route that works with the given database. */
  paths: string[];
  /** Queries of addresses that a function defines. Those that a file exports are found. */
  queries?: QueryExamples;
}

/** What every section must hold, whatever it does. Call it once per section, at the top level of a test file. */
export function describeSectionConformance(
  section: SectionDefinition,
  { manifest, messages, paths, queries = {}, ...shellOptions }: SectionConformanceOptions,
): void {
  describe(`${section.name} as a section`, () => {
    test('the manifest says what the code says', () => {
      expect(manifest.name).toBe(section.name);
      expect(manifest.routes.map((route) => route.path).sort()).toEqual(section.routes.map((route) => route.path).sort());
      expect([...manifest.fragments].sort()).toEqual(Object.keys(section.fragments).sort());
      expect(manifest.finder ?? false).toBe('finder' in section);
    });

    test.each(messages.map((entry) => [entry.namespace, entry] as const))(
      'texts of %s take the same values in both languages',
      (_namespace, { catalogues }) => {
        for (const key of Object.keys(catalogues.en))
          expect([key, placeholders(catalogues.fr[key])]).toEqual([key, placeholders(catalogues.en[key])]);
      },
    );

    // The test file stands at the root of the sources.
    describeQueryConformance(dirname(expect.getState().testPath!), queries);

    describe.each(paths.flatMap((path) => locales.map((locale) => [path, locale] as const)))('%s (%s)', (path, locale) => {
      test('opens directly, names itself, takes the focus and has no accessibility violation', async () => {
        document.title = '';
        const { container } = await renderSection(section, { ...shellOptions, path, locale });
        const heading = await waitForHeading(container);
        expect(heading.tagName).toBe('H1');
        expect(container.querySelectorAll('h1')).toHaveLength(1);
        expect(document.activeElement).toBe(heading);
        expect(document.title).toEqual(servedTitle(manifest, path, locale) ?? expect.stringMatching(/./));
        await expectAccessible(container);
        recordAccessible(section.name, path, locale);
      });

      test('leaves nothing behind', async () => {
        const before = pageState();
        const { unmount } = await renderSection(section, { ...shellOptions, path, locale });
        unmount();
        expect(pageState()).toEqual(before);
      });

      test('renders on a server', async () => {
        const shell = createTestShell({ ...shellOptions, locale });
        const initial = await loadPage(section, path.split(/[?#]/)[0]!);
        const html = renderToString(
          <TestShellProviders shell={shell} path={path}>
            <TestOutlet section={section} initial={initial} />
          </TestShellProviders>,
        );
        // What no search engine reads may begin with what it waits for.
        expect(html).toMatch(isIndexed(manifest, path) ? /<h1/ : /<h1|aria-busy="true"/);
      });
    });
  });
}

const isIndexed = ({ routes }: SectionManifest, path: string): boolean =>
  findRoute(routes, path.split(/[?#]/)[0]!)?.route.indexed !== false;

/** What the server calls a public page that neither database nor query names; search engines must not find another name once script ran. */
function servedTitle({ routes }: SectionManifest, path: string, locale: Locale): string | undefined {
  const route = routes.find((each) => each.path === path && each.indexed !== false);
  return route && documentTitle(path === '/' ? undefined : route.title[locale], undefined, locale);
}

async function waitForHeading(container: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const heading = container.querySelector<HTMLElement>('[data-page-heading]');
    if (!heading) throw new Error('The page has no element with data-page-heading; use PageHeader of shared-ui for its h1.');
    if (document.activeElement !== heading) throw new Error('The heading did not take the focus.');
    return heading;
  });
}

/** What a section must not change for others: attributes of the page, its body, styles without a class of its own, and global names. */
function pageState() {
  return {
    html: document.documentElement.getAttributeNames(),
    body: document.body.getAttributeNames(),
    // The lines of icons are no part of a section; they stay for whoever shows the icon next.
    children: [...document.body.children]
      .filter((child) => child.childElementCount > 0 && child.id !== spriteId)
      .map((child) => child.outerHTML),
    styles: globalStyles(),
    globals: Object.keys(window).length,
    prototype: Object.keys(Object.prototype),
  };
}

function placeholders(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{\{(?:(?:de|à) )?(\w+)\}\}/g)].map((match) => match[1]!).sort();
}

/** Selectors that reach elements of others: they name no class. */
function globalStyles(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.flatMap((rule) => (rule instanceof CSSStyleRule && !rule.selectorText.includes('.') ? [rule.selectorText] : []));
}
