import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@marketplace/section-kit/manifest';
import { productPackages } from '../build/productPackages.ts';
import { runWebpack } from '../build/runWebpack.ts';
import { baseOf } from '../server/pages/toComposition.ts';
import { monolithConfig, type BuiltInSection } from './monolithConfig.ts';

/**
 * Builds the shell and all sections as one program without federation, if that was not done for these sources yet.
 *
 * @param registry what runs: its builds say where pictures are served from
 * @returns folder of the build
 * @throws Error when webpack does not build it
 */
export async function buildMonolith(root: string, { shell, sections }: Registry, log: (line: string) => void): Promise<string> {
  const versions = [shell, ...Object.values(sections).map(({ artifact }) => artifact)].map(({ name, version }) => `${name}@${version}`);
  const inputs = createHash('sha256')
    .update(`${versions.join(' ')} ${ownCode()}`)
    .digest('hex')
    .slice(0, 16);
  const dir = join(root, '.cache', 'monolith');
  const outputDir = join(dir, inputs);
  if (existsSync(join(outputDir, 'artifact.json'))) return outputDir;
  log('Building the monolith …');
  const packages = productPackages(root);
  const builtIn = Object.values(sections).map(({ artifact }) => ({
    name: artifact.name,
    dir: packages.get(artifact.name)!,
    base: baseOf(artifact),
  }));
  mkdirSync(dir, { recursive: true });
  const source = join(dir, 'sections.js');
  writeFileSync(source, importAll(builtIn));
  const started = performance.now();
  await runWebpack(monolithConfig({ shellDir: packages.get('shell')!, sections: builtIn, source, outputDir }));
  log(`Built the monolith in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return outputDir;
}

/** Stands for `shell/src/section-loader/createFederationSource`: the sections are there, and nothing is fetched for them. */
function importAll(sections: readonly BuiltInSection[]): string {
  const imports = sections.map(
    ({ dir }, index) => `import { section as section${index} } from ${JSON.stringify(join(dir, 'src', 'section'))};`,
  );
  const list = sections.map(({ name }, index) => `${JSON.stringify(name)}: section${index}`);
  return `${imports.join('\n')}\nconst sections = { ${list.join(', ')} };\nexport const createFederationSource = () => async ({ name }) => sections[name];\n`;
}

/** The build depends on its configuration, too. */
function ownCode(): string {
  return ['monolithConfig.ts', 'prefixChunks.ts', 'buildMonolith.ts']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
}
