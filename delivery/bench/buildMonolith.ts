import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Registry } from '@marketplace/section-kit/manifest';
import { productPackages } from '../build/productPackages.ts';
import { runWebpack } from '../build/runWebpack.ts';
import { waitForLock } from '../build/waitForLock.ts';
import { monolithConfig, type BuiltInSection } from './monolithConfig.ts';

/**
 * Builds the shell and all sections as one program without federation, if that was not done for these sources yet.
 *
 * @param registry what runs: its versions name the sources
 * @returns folder of the build
 * @throws Error when webpack does not build it
 */
export async function buildMonolith(root: string, registry: Registry, log: (line: string) => void): Promise<string> {
  const dir = join(root, '.cache', 'monolith');
  const [outputDir, stamp, source] = ['dist', 'inputs', 'sections.js'].map((name) => join(dir, name)) as [string, string, string];
  mkdirSync(dir, { recursive: true });
  const release = await waitForLock(join(dir, 'build.lock'), () => log('Waiting for another build of the monolith …'));
  try {
    const inputs = inputsOf(registry);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return outputDir;
    rmSync(stamp, { force: true });
    log('Building the monolith …');
    const started = performance.now();
    const packages = productPackages(root);
    const sections = Object.keys(registry.sections).map((name) => ({ name, dir: packages.get(name)! }));
    writeFileSync(source, importAll(sections));
    await runWebpack(monolithConfig({ shellDir: packages.get('shell')!, sections, source, outputDir }));
    writeFileSync(stamp, inputs);
    log(`Built the monolith in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return outputDir;
  } finally {
    release();
  }
}

/** Names the state of the sources: versions of a working copy do, and the configuration counts, too. */
function inputsOf({ shell, sections }: Registry): string {
  const versions = [shell, ...Object.values(sections).map(({ artifact }) => artifact)].map(({ name, version }) => `${name}@${version}`);
  const code = ['monolithConfig.ts', 'prefixChunks.ts'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  return createHash('sha256')
    .update(JSON.stringify([versions, code]))
    .digest('hex');
}

/** Stands for `shell/src/section-loader/createFederationSource`: the sections are there, and nothing is fetched for them. */
function importAll(sections: readonly BuiltInSection[]): string {
  const imports = sections.map(
    ({ dir }, index) => `import { section as section${index} } from ${JSON.stringify(join(dir, 'src', 'section'))};`,
  );
  const list = sections.map(({ name }, index) => `${JSON.stringify(name)}: section${index}`);
  return `${imports.join('\n')}\nconst sections = { ${list.join(', ')} };\nexport const createFederationSource = () => async ({ name }) => sections[name];\n`;
}
