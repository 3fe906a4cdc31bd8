import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { temporaryFolder } from '@marketplace/node-kit/temporaryFolder';
import { productPackages, repositoryRoot } from '../../build/productPackages.ts';
import { promote } from '../../registry/promote.ts';
import { RegistryFile } from '../../registry/RegistryFile.ts';
import { ArtifactStore, localVersion, readArtifact } from '../../store/ArtifactStore.ts';
import { reason } from '../publishBuilds.ts';
import { fakeBackend } from '../serveBuilds.ts';
import { serveProcess } from '../serveProcess.ts';
import { runSteps } from './runSteps.ts';

const text = readFileSync(join(repositoryRoot, 'delivery', 'server', 'container', 'Dockerfile'), 'utf8');

/** Every file that the image holds, but those of other packages. */
const filesOf = (dir: string): string[] =>
  readdirSync(dir, { recursive: true })
    .map(String)
    .filter((file) => !file.startsWith('node_modules'))
    .sort();

const image = runSteps(text, repositoryRoot, temporaryFolder());
const app = join(image.root, image.workdir);
const files = filesOf(app);
const dataDir = temporaryFolder();
const store = new ArtifactStore(dataDir);
const publishWorkingCopy = (dist: string): string => store.publish(dist, localVersion(readArtifact(join(dist, 'artifact.json')))).version;
const versions = [...productPackages(repositoryRoot)].map(([name, dir]) => [name, publishWorkingCopy(join(dir, 'dist'))] as const);
promote(new RegistryFile(dataDir, 'production'), store, Object.fromEntries(versions), reason);
const project = await fakeBackend((_, response) => response.setHeader('content-range', '*/0').end('[]'));
const [, script, ...args] = image.command;
const settings = { ...image.env, HOST: '127.0.0.1', DATA_DIR: dataDir, SUPABASE_URL: project.origin()!, SUPABASE_ANON_KEY: 'public-key' };
const server = await serveProcess(settings, join(app, script!), args);

describe('the steps of the Dockerfile, in an empty folder', () => {
  it('install what serving needs and nothing that builds or keeps data', () => {
    const installed = readdirSync(join(app, 'node_modules'));
    assert.deepEqual(
      installed.filter((name) => !name.startsWith('.')),
      ['@hono', '@marketplace', '@opentelemetry', 'aws4fetch', 'hono', 'zod'],
    );
    for (const name of ['supabase', 'e2e', 'shell', 'mf-services']) assert.ok(!existsSync(join(app, name)));
  });

  it('make a server of the real builds, which renders their pages', async () => {
    assert.equal((await server.get('/readyz')).status, 200, JSON.stringify(server.lines));
    const asked = async () => {
      const page = await server.get('/about');
      return { page, html: await page.text() };
    };
    let { page, html } = await asked();
    // On a machine with much to do, rendering may take longer than a visitor is made to wait.
    while (!html.includes('<h1')) ({ page, html } = await asked());
    assert.match(page.headers.get('x-composition')!, /^production\/1 shell@/);
  });

  it('are found alive by the health check', async () => {
    const child = spawn('/bin/sh', ['-c', image.health], { env: { PATH: process.env.PATH, PORT: String(server.port) } });
    after(() => void child.kill());
    assert.equal(await new Promise((resolve) => child.once('close', resolve)), 0);
  });

  it('leave the file system as it is, so that it may be read-only', () => {
    assert.deepEqual(filesOf(app), files);
    assert.equal(image.user, 'node');
  });

  it('stand on the Node.js that everything is tested with', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
      devDependencies: { node: string };
    };
    const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    assert.deepEqual(bases, Array(2).fill(`node:${devDependencies.node}-slim`));
  });
});
