import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from './listFiles.ts';

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file);

/**
 * The syntax trees of a package's own code, without its tests.
 *
 * @param dir folder of the package
 */
export function sourceFiles(dir: string): ts.SourceFile[] {
  return listFiles(join(dir, 'src'))
    .filter(isSource)
    .map((file) => join(dir, 'src', file))
    .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
}

/** Hands over a node and everything in it. */
export function forEachNode(node: ts.Node, take: (node: ts.Node) => void): void {
  take(node);
  ts.forEachChild(node, (child) => forEachNode(child, take));
}
