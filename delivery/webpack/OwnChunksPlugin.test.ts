import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { listFiles } from '../artifact/listFiles.ts';
import { readArtifact } from '../store/ArtifactStore.ts';
import { buildFixture, workshop } from '../testing/buildFixture.ts';

interface Container {
  init: (scope: object) => unknown;
  get: (module: string) => Promise<() => { section: { routes: { lazy: () => Promise<{ Component: () => string }> }[] } }>;
}

const build = (version: string, greeting: string): Promise<string> =>
  buildFixture(join(workshop, `chunks-${version}`), version, (copy) => {
    const write = (file: string, text: string): void => writeFileSync(join(copy, 'src', file), text);
    const routes = readFileSync(join(copy, 'src', 'routes.ts'), 'utf8');
    write('routes.ts', routes.replace('fragments = {}', "fragments = { cards: () => import('./Cards') }"));
    write('Cards.tsx', "export const Component = () => 'the same in both';\n");
    write('SamplePage.tsx', "import { greeting } from './greeting';\nexport const Component = () => greeting;\n");
    write('greeting.ts', `export const greeting = '${greeting}';\n`);
  });
const first = await build('1.0.0', 'first build');
const second = await build('1.1.0', 'second build');

const origin = 'https://example.com';

interface Script {
  src: string;
  tagName: string;
  setAttribute: () => void;
  onload?: (event: object) => void;
}

/** As much of a page as scripts of a section need; a script it is given waits until `run` runs it. */
class Page {
  private readonly waiting: Script[] = [];
  private readonly document = {
    currentScript: null as Script | null,
    getElementsByTagName: () => [],
    createElement: (): Script => ({ src: '', tagName: 'SCRIPT', setAttribute: () => undefined }),
    head: { appendChild: (script: Script) => this.waiting.push(script) },
  };
  private readonly window = createContext({
    document: this.document,
    window: { location: { origin } },
    location: { origin },
    ...{ URL, setTimeout, clearTimeout },
  }) as { mf_sample?: Container };

  start(build: string): Container {
    this.document.head.appendChild({ ...this.document.createElement(), src: `${origin}${build}/remoteEntry.js` });
    this.run();
    this.window.mf_sample!.init({});
    return this.window.mf_sample!;
  }

  /** Runs what waits, the last one first. */
  run(): void {
    for (const script of this.waiting.splice(0).reverse()) {
      this.document.currentScript = script;
      runInContext(readFileSync(new URL(script.src, origin).pathname, 'utf8'), this.window);
      this.document.currentScript = null;
      script.onload?.({ type: 'load' });
    }
  }
}

describe('the chunks of a section', () => {
  it('keep names and bytes where their contents did not change, and only the changed one and the entry are new', () => {
    const scriptsOf = (dir: string) => {
      const { entry, chunks } = readArtifact(join(dir, 'artifact.json'));
      const scripts = listFiles(dir).filter((file) => file.endsWith('.js'));
      return {
        entry,
        page: chunks['sample-page']![0]!,
        scripts: Object.fromEntries(scripts.map((file) => [file, readFileSync(join(dir, file), 'utf8')])),
      };
    };
    const [before, after] = [scriptsOf(first), scriptsOf(second)];
    const isNew = ([file, code]: [string, string]): boolean => before.scripts[file] !== code;
    const changed = Object.entries(after.scripts).filter(isNew);
    assert.deepEqual(changed.map(([file]) => file).sort(), [after.entry, after.page].sort());
    assert.equal(Object.keys(after.scripts).length, 4);
  });

  it('reach the build that asked for them when two builds are in one page, whichever comes first', async () => {
    const page = new Page();
    const containers = [page.start(first), page.start(second)];
    const sections = containers.map((container) => container.get('./section').then((factory) => factory().section));
    page.run();
    const pages = (await Promise.all(sections)).map(({ routes }) => routes[0]!.lazy());
    page.run();
    assert.deepEqual(
      (await Promise.all(pages)).map(({ Component }) => Component()),
      ['first build', 'second build'],
    );
  });
});
