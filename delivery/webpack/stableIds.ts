import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../artifact/listFiles.ts';
import { readDescription, readPackage } from '../artifact/readPackage.ts';
import { forEachNode } from '../artifact/sourceFiles.ts';
import { isMaker, isSetting, styledImports } from './styledTags.ts';

/** Of the package and its styles, in digits of base 36: two of ten packages are equal once in a thousand products. */
const prefixLength = 3;
/** Enough for 1,296 files with styles in a package. */
const fileLength = 2;

/** Of a file's text, while it is being edited. */
const textLength = 5;

/**
 * Gives every styled component an id made of its package, its file's number there and its own number in the file. Numbers, because
 * ids stand in every page, and digits that nothing repeats are what packing cannot make smaller. Rules that are always the same have
 * a class that is called by the id alone (`styledLibrary.ts`), so an id is of one state of the package's styles only.
 *
 * Without one, styled-components counts its components while they are created, so that an id tells what was loaded before. A
 * server, which loads other chunks than a browser, would then write class names that the browser does not know.
 */
export const stableIds = idsOf(() => '');

/** While a development server runs, sources change: ids are of the text of their file, so that what was edited has other classes. */
export const liveIds = idsOf(({ text }) => hashOf(text, textLength));

/** @param editionOf what ids of a file have behind its number */
function idsOf(editionOf: (file: ts.SourceFile) => string): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (file) => {
    const styled = styledImports(file).get('styled');
    if (!styled) return file;
    const { factory } = context;
    const { place, isNamed } = placeOf(file.fileName);
    const edition = editionOf(file);
    let count = 0;

    const withId = (maker: ts.LeftHandSideExpression, node: ts.Node): ts.LeftHandSideExpression => {
      const id = factory.createStringLiteral(`${edition || isNamed(node) ? 's' : 'p'}${place}${edition}${(count++).toString(36)}`);
      const config = factory.createObjectLiteralExpression([factory.createPropertyAssignment('componentId', id)]);
      return factory.createCallExpression(factory.createPropertyAccessExpression(maker, 'withConfig'), undefined, [config]);
    };
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isTaggedTemplateExpression(node) && isMaker(node.tag, styled)) {
        const tag = withId(node.tag as ts.LeftHandSideExpression, node);
        return factory.updateTaggedTemplateExpression(
          node,
          tag,
          node.typeArguments,
          ts.visitNode(node.template, visit, ts.isTemplateLiteral),
        );
      }
      if (ts.isCallExpression(node) && isMaker(node.expression, styled) && !isSetting(node.expression)) {
        const maker = withId(node.expression, node);
        return factory.updateCallExpression(node, maker, node.typeArguments, ts.visitNodes(node.arguments, visit, ts.isExpression));
      }
      return ts.visitEachChild(node, visit, context);
    };
    return ts.visitEachChild(file, visit, context);
  };
}

/** What the ids of a file begin with, the same wherever its package stands; and whether a style may name a component of it. */
function placeOf(file: string): { place: string; isNamed: (maker: ts.Node) => boolean } {
  const dir = packageDir(dirname(file));
  const known = numbered.get(dir) ?? numberFiles(dir);
  const { prefix, files, isNamed } = known;
  const path = relative(dir, file).split(sep).join('/');
  // While a development server runs, files are added; they come last until it is started again.
  const number = files.get(path) ?? files.size;
  files.set(path, number);
  return { place: prefix + number.toString(36).padStart(fileLength, '0'), isNamed };
}

const numbered = new Map<string, ReturnType<typeof numberFiles>>();

/** Counts the files of a package that make styled components, in the order of their paths. */
function numberFiles(dir: string) {
  const all = existsSync(join(dir, 'src')) ? listFiles(join(dir, 'src')) : [];
  const sources = all
    .map((path) => `src/${path}`)
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(dir, path), 'utf8') }));
  const files = sources.filter(({ text }) => text.includes("'styled-components'"));
  const numbers = {
    prefix: hashOf(JSON.stringify([readPackage(dir).name, files.map(({ text }) => templatesIn(text))]), prefixLength),
    files: new Map(files.map(({ path }, index) => [path, index])),
    isNamed: namedInStyles(
      dir,
      files.map(({ text }) => text),
    ),
  };
  numbered.set(dir, numbers);
  return numbers;
}

/**
 * Tells whether a style may name a component: one that stands in a template of its package, one that has no name of its own or
 * another beside it, and one that a package lends to others.
 */
function namedInStyles(dir: string, texts: readonly string[]): (maker: ts.Node) => boolean {
  const named = new Set<string>();
  const note = (node: ts.Node) => ts.isIdentifier(node) && named.add(node.text);
  for (const text of texts)
    forEachNode(ts.createSourceFile('.tsx', text, ts.ScriptTarget.Latest), (node) => {
      if (ts.isTemplateSpan(node)) forEachNode(node.expression, note);
      else if (ts.isImportSpecifier(node) && node.propertyName) note(node.propertyName);
    });
  const isLent = readDescription(dir).exports !== undefined;
  return (maker) => {
    const made = ts.getOriginalNode(maker).parent;
    if (!made || !ts.isVariableDeclaration(made) || !ts.isIdentifier(made.name)) return true;
    const { text: name } = made.name;
    const statement = made.parent.parent;
    const isExported =
      !ts.isVariableStatement(statement) || (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);
    return named.has(name) || (isLent && isExported);
  };
}

/** The rules that are written in a file: what else changes in a package leaves the ids, and so the scripts that hold them, as they are. */
function templatesIn(text: string): string[] {
  const templates: string[] = [];
  const file = ts.createSourceFile('.tsx', text, ts.ScriptTarget.Latest);
  forEachNode(file, (node) => ts.isTaggedTemplateExpression(node) && templates.push(node.template.getText(file)));
  return templates;
}

/** @returns the last digits of base 36 of a hash */
const hashOf = (text: string, digits: number): string =>
  createHash('sha256').update(text).digest().readBigUInt64BE().toString(36).slice(-digits);

function packageDir(dir: string): string {
  const isPackage = existsSync(join(dir, 'package.json')) || dirname(dir) === dir;
  return isPackage ? dir : packageDir(dirname(dir));
}
