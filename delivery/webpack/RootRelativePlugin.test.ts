import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { runWebpack } from '../build/runWebpack.ts';
import { workshop } from '../testing/buildFixture.ts';
import { baseConfig } from './baseConfig.ts';

const dir = join(workshop, 'picture');
after(() => rmSync(dir, { recursive: true, force: true }));
mkdirSync(join(dir, 'src'), { recursive: true });
writeFileSync(join(dir, 'package.json'), '{ "name": "picture", "version": "1.0.0" }');
writeFileSync(join(dir, 'src', 'roof.svg'), '<svg/>');
writeFileSync(join(dir, 'src', 'main.ts'), "import roof from './roof.svg';\nObject.assign(globalThis, { said: roof });\n");

/** What the build says of its picture on a page at `page`, run from the script at `script`. */
async function say(script: string, page: string, publicPath?: string): Promise<unknown> {
  const base = baseConfig(dir, 'picture', false);
  await runWebpack({ ...base, entry: { main: './src/main.ts' }, output: { ...base.output, ...(publicPath && { publicPath }) } });
  const main = readdirSync(join(dir, 'dist')).find((file) => file.endsWith('.js'))!;
  const browser: Record<string, unknown> = {
    URL,
    location: new URL(page),
    document: { currentScript: { tagName: 'SCRIPT', src: script } },
  };
  runInNewContext(readFileSync(join(dir, 'dist', main), 'utf8'), browser);
  return browser.said;
}

describe('what a build says of its pictures', () => {
  it('is a path when the page is of the same origin, wherever the build stands', async () => {
    const said = await say('https://site.example/assets/mf-sample/1.0.0/main.js?retry=1', 'https://site.example/fr/about');
    assert.match(String(said), /^\/assets\/mf-sample\/1\.0\.0\/roof\.[0-9a-f]{10}\.svg$/);
    assert.match(String(await say('http://127.0.0.1:3100/main.js', 'http://127.0.0.1:3100/')), /^\/roof\.[0-9a-f]{10}\.svg$/);
  });

  it('keeps the origin of a build that comes from elsewhere', async () => {
    const said = await say('http://127.0.0.1:4000/mf-sample/main.js', 'http://127.0.0.1:3000/about');
    assert.match(String(said), /^http:\/\/127\.0\.0\.1:4000\/mf-sample\/roof\.[0-9a-f]{10}\.svg$/);
  });

  it('is what a build was told where somebody knows better', async () => {
    const said = await say('https://site.example/main.js', 'https://site.example/', 'https://cdn.example/live/');
    assert.match(String(said), /^https:\/\/cdn\.example\/live\/roof\.[0-9a-f]{10}\.svg$/);
  });
});
