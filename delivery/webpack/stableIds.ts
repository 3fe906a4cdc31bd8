import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { readPackage } from '../artifact/readPackage.ts';
import { isMaker, isSetting, styledImports } from './styledTags.ts';

/** Six digits of base 36: two of a thousand components are equal once in four thousand products. */
const idLength = 6;

/**
 * Gives every styled component an id made of its package, its file there and its name.
 *
 * Without one, styled-components counts its components while they are created, so that an id tells what was loaded before. A
 * server, which loads other chunks than a browser, would then write class names that the browser does not know.
 */
export const stableIds: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const styled = styledImports(file).get('styled');
  if (!styled) return file;
  const { factory } = context;
  const place = placeOf(file.fileName);
  const seen = new Map<string, number>();

  const withId = (maker: ts.LeftHandSideExpression, name: string): ts.LeftHandSideExpression => {
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    const id = factory.createStringLiteral(idOf(`${place}#${name}${nth > 1 ? `#${nth}` : ''}`));
    const config = factory.createObjectLiteralExpression([factory.createPropertyAssignment('componentId', id)]);
    return factory.createCallExpression(factory.createPropertyAccessExpression(maker, 'withConfig'), undefined, [config]);
  };
  const visitor = (outer: string) => {
    const visit = (node: ts.Node): ts.Node => {
      const own = nameOf(node);
      const name = own === undefined ? outer : `${outer}/${own}`;
      const inner = own === undefined ? visit : visitor(name);
      if (ts.isTaggedTemplateExpression(node) && isMaker(node.tag, styled)) {
        const tag = withId(node.tag as ts.LeftHandSideExpression, name);
        return factory.updateTaggedTemplateExpression(
          node,
          tag,
          node.typeArguments,
          ts.visitNode(node.template, inner, ts.isTemplateLiteral),
        );
      }
      if (ts.isCallExpression(node) && isMaker(node.expression, styled) && !isSetting(node.expression)) {
        const styles = ts.visitNodes(node.arguments, inner, ts.isExpression);
        return factory.updateCallExpression(node, withId(node.expression, name), node.typeArguments, styles);
      }
      return ts.visitEachChild(node, inner, context);
    };
    return visit;
  };
  return ts.visitEachChild(file, visitor(''), context);
};

/** The name a node gives to what is written inside. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isExportAssignment(node)) return 'default';
  const named =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node);
  return named && node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) ? node.name.text : undefined;
}

function idOf(text: string): string {
  const digest = createHash('sha256').update(text).digest().readBigUInt64BE();
  return `s${digest.toString(36).slice(-idLength)}`;
}

/** The file as its package knows it, wherever the package stands: "shared-ui/src/card/Card.tsx". */
function placeOf(file: string): string {
  const dir = packageDir(dirname(file));
  return `${readPackage(dir).name}/${relative(dir, file).split(sep).join('/')}`;
}

function packageDir(dir: string): string {
  const isPackage = existsSync(join(dir, 'package.json')) || dirname(dir) === dir;
  return isPackage ? dir : packageDir(dirname(dir));
}
