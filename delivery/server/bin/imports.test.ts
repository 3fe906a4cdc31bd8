import assert from 'node:assert/strict';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { it } from 'node:test';
import ts from 'typescript';
import { repositoryRoot } from '../../build/productPackages.ts';

const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, verbatimModuleSyntax: true };
/** What a file imports once its types are gone. */
const importsOf = (file: string): string[] => {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
  return ts.preProcessFile(outputText, true, true).importedFiles.map(({ fileName }) => fileName);
};

/** Every file of ours behind some, and every package of others. */
function reach(entries: string[]): { files: string[]; packages: string[] } {
  const files = new Set<string>(entries);
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of importsOf(file).filter((each) => !isBuiltin(each))) {
      if (name.startsWith('.')) files.add(resolve(dirname(file), name));
      else if (name.startsWith('@marketplace/')) files.add(realpathSync(createRequire(file).resolve(name)));
      else
        packages.add(
          name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  return { files: [...files].map((file) => relative(repositoryRoot, file)), packages: [...packages].sort() };
}

const server = join(repositoryRoot, 'delivery', 'server');
const { files, packages } = reach([join(server, 'bin', 'serve.ts'), join(server, 'prerender', 'thread.ts')]);

it('the production server reaches the packages that its package.json names, and no other', () => {
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  const named = Object.keys(dependencies).filter((name) => !name.startsWith('@marketplace/'));
  assert.deepEqual(packages, named.sort());
});

it('the image is given every file that the production server reaches', () => {
  const copied = [...readFileSync(join(server, 'container', 'Dockerfile'), 'utf8').matchAll(/^COPY (?!--)(.+) \S+$/gm)].map(
    ([, from]) => from!,
  );
  assert.deepEqual(
    files.filter((file) => !copied.some((from) => file === from || file.startsWith(`${from}/`))),
    [],
  );
  assert.deepEqual(
    files.filter((file) => /^(delivery\/(build|bin|bench|content|dev|new|testing)|supabase|e2e|tools)\//.test(file)),
    [],
  );
});
