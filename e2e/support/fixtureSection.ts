import type { Page } from '@playwright/test';
import type { SectionBuild } from '@marketplace/section-kit/manifest';
import { integrityOf } from './integrityOf.ts';

/** Newer than anything the product runs. */
export const fixtureVersion = '9.9.9';

/**
 * Publishes a hand-written build of a section for this page only. Its entry passes the integrity check, because the
 * returned build names its hash; put it into the page with `recompose`.
 *
 * @param code of the entry script
 */
export async function publishFixture(page: Page, name: string, code: string, version = fixtureVersion): Promise<SectionBuild> {
  const base = `/sections/${name}/${version}/`;
  await page.route(
    (url) => url.pathname.startsWith(base),
    (route) =>
      route.fulfill({ contentType: 'text/javascript; charset=utf-8', headers: { 'x-content-type-options': 'nosniff' }, body: code }),
  );
  return { version, base, entry: 'remoteEntry.js', integrity: { 'remoteEntry.js': integrityOf(code) } };
}

/** Tells the fixture in the page that the cause of its failure is gone. */
export function removeCause(page: Page): Promise<void> {
  return page.evaluate(() => void ((globalThis as { causeGone?: boolean }).causeGone = true));
}

interface Misbehaviour {
  /** Statement that runs when the entry script does. */
  atEntry?: string;
  /** Statement that runs when the exposed module is imported. */
  atImport?: string;
  /** Statement that runs when the page is rendered. */
  atRender?: string;
  /** Expression for what the container gives instead of its module. */
  instead?: string;
}

/** What every fixture page shows once nothing is wrong with it. */
export const fixtureText = 'The fixture is shown';

/**
 * Code of a federation container whose section owns one path, and misbehaves until `removeCause` was called.
 *
 * @example containerCode('mf-services', '/services', { atRender: 'throw new Error("no")' })
 */
export function containerCode(
  name: string,
  path: string,
  { atEntry = '', atImport = '', atRender = '', instead = '' }: Misbehaviour,
): string {
  const until = (statement: string) => (statement ? `if (!globalThis.causeGone) { ${statement} }` : '');
  return `
    ${until(atEntry)}
    var ${name.replaceAll('-', '_')} = {
      init() {},
      get() {
        ${until(instead && `return ${instead};`)}
        return Promise.resolve(() => {
          ${until(atImport)}
          const Component = () => { ${until(atRender)} return '${fixtureText}'; };
          return { section: { name: '${name}', fragments: {}, routes: [{ path: '${path}', lazy: () => Promise.resolve({ Component }) }] } };
        });
      },
    };`;
}
