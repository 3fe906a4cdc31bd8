import ts from 'typescript';
import { readDatabase } from './readDatabase.ts';
import { forEachNode } from './sourceFiles.ts';

/**
 * The columns that code may use of rows that it reads whole: of those that the database had when the types of this working copy were
 * made, each that the code names anywhere, whatever of. None where there are no such types.
 *
 * @param dir folder of the package, from where the types are found as its code finds them
 * @param reads what the code reads, with `things.*` for whole rows
 */
export function wholeRows(dir: string, sources: readonly ts.SourceFile[], reads: readonly string[]): string[] {
  const tables = new Set(reads.filter((read) => read.endsWith('.*')).map((read) => read.slice(0, -2)));
  const file = tables.size ? typesOf(dir) : undefined;
  if (file === undefined) return [];
  const named = namesIn(sources);
  return readDatabase(file).reads!.filter((column) => {
    const [table, name] = column.split('.') as [string, string];
    return tables.has(table) && named.has(name);
  });
}

function typesOf(dir: string): string | undefined {
  const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext };
  return ts.resolveModuleName('@marketplace/supabase/types', `${dir}/src/section.tsx`, options, ts.sys).resolvedModule?.resolvedFileName;
}

function namesIn(sources: readonly ts.SourceFile[]): Set<string> {
  const names = new Set<string>();
  for (const source of sources)
    forEachNode(source, (node) => {
      if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) names.add(node.text);
    });
  return names;
}
