import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../artifact/listFiles.ts';
import { readPackage } from '../artifact/readPackage.ts';
import { isMaker, isSetting, styledImports } from './styledTags.ts';

/** Of the package, in digits of base 36: two of ten packages are equal once in a thousand products. */
const prefixLength = 3;
/** Enough for 1,296 files with styles in a package. */
const fileLength = 2;

/**
 * Gives every styled component an id made of its package, its file's number there and its own number in the file. Numbers, because
 * ids stand in every page, and digits that nothing repeats are what packing cannot make smaller.
 *
 * Without one, styled-components counts its components while they are created, so that an id tells what was loaded before. A
 * server, which loads other chunks than a browser, would then write class names that the browser does not know.
 */
export const stableIds: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const styled = styledImports(file).get('styled');
  if (!styled) return file;
  const { factory } = context;
  const place = placeOf(file.fileName);
  let count = 0;

  const withId = (maker: ts.LeftHandSideExpression): ts.LeftHandSideExpression => {
    const id = factory.createStringLiteral(`${place}${(count++).toString(36)}`);
    const config = factory.createObjectLiteralExpression([factory.createPropertyAssignment('componentId', id)]);
    return factory.createCallExpression(factory.createPropertyAccessExpression(maker, 'withConfig'), undefined, [config]);
  };
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isTaggedTemplateExpression(node) && isMaker(node.tag, styled)) {
      const tag = withId(node.tag as ts.LeftHandSideExpression);
      return factory.updateTaggedTemplateExpression(
        node,
        tag,
        node.typeArguments,
        ts.visitNode(node.template, visit, ts.isTemplateLiteral),
      );
    }
    if (ts.isCallExpression(node) && isMaker(node.expression, styled) && !isSetting(node.expression)) {
      const maker = withId(node.expression);
      return factory.updateCallExpression(node, maker, node.typeArguments, ts.visitNodes(node.arguments, visit, ts.isExpression));
    }
    return ts.visitEachChild(node, visit, context);
  };
  return ts.visitEachChild(file, visit, context);
};

/** What the ids of a file begin with: the same wherever its package stands. */
function placeOf(file: string): string {
  const dir = packageDir(dirname(file));
  const { prefix, files } = numbered.get(dir) ?? numberFiles(dir);
  const path = relative(dir, file).split(sep).join('/');
  // While a development server runs, files are added; they come last until it is started again.
  const number = files.get(path) ?? files.size;
  files.set(path, number);
  return prefix + number.toString(36).padStart(fileLength, '0');
}

const numbered = new Map<string, ReturnType<typeof numberFiles>>();

/** Counts the files of a package that make styled components, in the order of their paths. */
function numberFiles(dir: string): { prefix: string; files: Map<string, number> } {
  const digest = createHash('sha256').update(readPackage(dir).name).digest().readBigUInt64BE();
  const all = existsSync(join(dir, 'src')) ? listFiles(join(dir, 'src')) : [];
  const sources = all
    .map((path) => `src/${path}`)
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && readFileSync(join(dir, path), 'utf8').includes("'styled-components'"));
  // A class name does not begin with a digit.
  const prefix = `s${digest.toString(36).slice(-prefixLength)}`;
  const numbers = { prefix, files: new Map(sources.map((path, index) => [path, index])) };
  numbered.set(dir, numbers);
  return numbers;
}

function packageDir(dir: string): string {
  const isPackage = existsSync(join(dir, 'package.json')) || dirname(dir) === dir;
  return isPackage ? dir : packageDir(dirname(dir));
}
