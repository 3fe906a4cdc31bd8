import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import { smallStyles } from '../webpack/smallStyles.ts';
import { stableIds } from '../webpack/stableIds.ts';
import { publishedSpecifiers } from './publishedSpecifiers.ts';

/** One package to compile: its folder, what it starts with, and where the result goes. */
export interface Compiled {
  dir: string;
  modules: readonly string[];
  target: string;
}

const isCompiled = (file: string): boolean => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts');

/**
 * Compiles packages as they are published: JavaScript modules that Node and bundlers read, and their types. Styled components get the
 * ids here that a build from source gives them, so that a server and a browser agree on class names.
 *
 * @param root folder of this repository
 * @throws Error that lists types which cannot be written
 */
export function compile(root: string, packages: readonly Compiled[]): void {
  const modules = packages.flatMap(({ modules: of }) => of);
  const options = readOptions(root);
  const program = ts.createProgram(modules.filter(isCompiled), options);
  const specifiers = publishedSpecifiers(options);
  for (const file of program.getSourceFiles()) {
    const owner = packages.find(({ dir }) => file.fileName.startsWith(`${dir}/`) && !file.fileName.includes('/node_modules/'));
    if (!owner || file.isDeclarationFile) continue;
    const { emitSkipped, diagnostics } = program.emit(file, (written, text) => put(owner, root, written, text), undefined, false, {
      before: [smallStyles, stableIds, specifiers],
      afterDeclarations: [specifiers as ts.TransformerFactory<ts.SourceFile | ts.Bundle>],
    });
    if (emitSkipped || diagnostics.length) throw new Error(ts.formatDiagnostics(diagnostics, formatHost(root)));
    for (const asset of assetsOf(file)) copy(owner, asset);
  }
  for (const owner of packages) for (const file of owner.modules.filter((each) => !isCompiled(each))) copy(owner, file);
}

/** Of the same file that types are checked with. */
function readOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'delivery', 'tsconfig.base.json'), (file) => readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const written = { noEmit: false, declaration: true, rootDir: root, outDir: join(root, '.cache', 'packages') };
  return { ...options, ...written, allowJs: true, allowImportingTsExtensions: false };
}

/** TypeScript names what it writes by `outDir`. */
function put({ dir, target }: Compiled, root: string, written: string, text: string): void {
  const source = join(root, relative(join(root, '.cache', 'packages'), written));
  const file = join(target, relative(dir, source));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copy({ dir, target }: Compiled, file: string): void {
  cpSync(file, join(target, relative(dir, file)));
}

/** Pictures and fonts that a module imports by their path. */
function assetsOf({ fileName, statements }: ts.SourceFile): string[] {
  return statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text)
    .filter((name) => name.startsWith('.') && /\.(svg|woff2|png)$/.test(name))
    .map((name) => resolve(dirname(fileName), name.split('/').join(sep)))
    .filter(existsSync);
}

const formatHost = (root: string): ts.FormatDiagnosticsHost => ({
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
});
