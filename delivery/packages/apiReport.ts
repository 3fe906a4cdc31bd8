import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

type Entry = string | { types: string; default?: string };

const printer = ts.createPrinter({ removeComments: true });

/**
 * What packages offer, in the words of their types: each entry with its names, and every declaration of theirs that one of these
 * reaches. A change that others can notice changes it, one that they cannot does not.
 *
 * @param dirs folders of packages as they are published
 * @returns Markdown by folder
 */
export function apiReports(dirs: readonly string[]): Map<string, string> {
  const entries = dirs.flatMap((dir) => [...entriesOf(dir).values()].map((file) => join(dir, file)));
  const { JsxEmit, ModuleKind, ModuleResolutionKind: Resolution, ScriptTarget } = ts;
  const program = ts.createProgram(entries, {
    ...{ target: ScriptTarget.ES2023, module: ModuleKind.ESNext, moduleResolution: Resolution.Bundler, jsx: JsxEmit.ReactJSX },
    ...{ noLib: true, types: [], skipLibCheck: true, noEmit: true },
  });
  return new Map(dirs.map((dir) => [dir, apiReport(program, dir)]));
}

function apiReport(program: ts.Program, dir: string): string {
  const checker = program.getTypeChecker();
  const reached = new Set<ts.Node>();
  const isOwn = (node: ts.Node): boolean => node.getSourceFile().fileName.startsWith(`${dir}/dist/`);
  const resolve = (symbol: ts.Symbol): ts.Symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const reach = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of (symbol && resolve(symbol).declarations) ?? []) {
      const statement = statementOf(declaration);
      if (!statement || !isOwn(statement) || reached.has(statement)) continue;
      reached.add(statement);
      forEachName(statement, (name) => reach(checker.getSymbolAtLocation(name)));
    }
  };
  const lists = [...entriesOf(dir)].map(([entry, file]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(dir, file))!);
    const names = module ? checker.getExportsOfModule(module) : [];
    names.forEach(reach);
    return [`## ${entry}`, '', ...names.map((name) => `- ${name.name}`).sort(), ''];
  });
  const { name } = readPublished(dir);
  const intro = `What ${name} offers, written by \`npm run api\`. Whoever uses the package notices a change of it.`;
  return [`# ${name}`, '', intro, '', ...lists.flat(), ...declarations(program, dir, reached)].join('\n');
}

function declarations(program: ts.Program, dir: string, reached: ReadonlySet<ts.Node>): string[] {
  const files = program.getSourceFiles().filter(({ statements }) => statements.some((statement) => reached.has(statement)));
  const sections = files.map((file) => {
    const place = relative(join(dir, 'dist'), file.fileName);
    const texts = file.statements.filter((statement) => reached.has(statement)).map((statement) => print(statement, file));
    return [place, ['', `### ${place}`, '', '```ts', ...texts, '```']] as const;
  });
  return ['## Declarations', ...sections.sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, lines]) => lines), ''];
}

const print = (node: ts.Node, file: ts.SourceFile): string => printer.printNode(ts.EmitHint.Unspecified, node, file);

/** The statement at the top of a file that declares it. */
function statementOf(declaration: ts.Node): ts.Statement | null {
  let node = declaration;
  while (node.parent && !ts.isSourceFile(node.parent)) node = node.parent;
  return ts.isSourceFile(node) || !node.parent ? null : (node as ts.Statement);
}

function forEachName(node: ts.Node, take: (name: ts.Identifier) => void): void {
  if (ts.isIdentifier(node)) take(node);
  ts.forEachChild(node, (child) => forEachName(child, take));
}

interface Published {
  name: string;
  exports: Record<string, Entry>;
}
const readPublished = (dir: string): Published => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Published;

/** Files with the types of each entry that has code or types. */
function entriesOf(dir: string): Map<string, string> {
  const { exports } = readPublished(dir);
  return new Map(
    Object.entries(exports).flatMap(([entry, target]) => (typeof target === 'string' ? [] : [[entry, target.types] as const])),
  );
}
