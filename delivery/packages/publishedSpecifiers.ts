import { dirname, relative } from 'node:path';
import ts from 'typescript';

/** Endings of sources by those of what is published. */
const endings: readonly [RegExp, string][] = [
  [/\.d\.ts$/, '.d.ts'],
  [/\.tsx?$/, '.js'],
];

/**
 * Names every module of the package with the ending it has once it is published: Node finds no other, and bundlers find this one too.
 *
 * @param options of the program
 */
export function publishedSpecifiers(options: ts.CompilerOptions): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (file) => {
    const { factory } = context;
    const renamed = (node: ts.Node | undefined): ts.StringLiteral | undefined => {
      if (!node || !ts.isStringLiteral(node) || !node.text.startsWith('.')) return undefined;
      const { resolvedModule } = ts.resolveModuleName(node.text, file.fileName, options, ts.sys);
      // A picture is no module.
      if (!resolvedModule) return undefined;
      return factory.createStringLiteral(publishedPath(file.fileName, resolvedModule.resolvedFileName), true);
    };
    const visit = (node: ts.Node): ts.Node => {
      const inner = ts.visitEachChild(node, visit, context);
      if (ts.isImportDeclaration(inner)) {
        const { modifiers, importClause, moduleSpecifier, attributes } = inner;
        return factory.updateImportDeclaration(inner, modifiers, importClause, renamed(moduleSpecifier) ?? moduleSpecifier, attributes);
      }
      if (ts.isExportDeclaration(inner)) {
        const { modifiers, isTypeOnly, exportClause, moduleSpecifier, attributes } = inner;
        const name = renamed(moduleSpecifier) ?? moduleSpecifier;
        return factory.updateExportDeclaration(inner, modifiers, isTypeOnly, exportClause, name, attributes);
      }
      if (ts.isImportTypeNode(inner) && ts.isLiteralTypeNode(inner.argument)) {
        const name = renamed(inner.argument.literal);
        const argument = name ? factory.createLiteralTypeNode(name) : inner.argument;
        return factory.updateImportTypeNode(inner, argument, inner.attributes, inner.qualifier, inner.typeArguments, inner.isTypeOf);
      }
      if (ts.isCallExpression(inner) && inner.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const name = renamed(inner.arguments[0]);
        return name ? factory.updateCallExpression(inner, inner.expression, undefined, [name]) : inner;
      }
      return inner;
    };
    return ts.visitNode(file, visit, ts.isSourceFile);
  };
}

function publishedPath(from: string, source: string): string {
  const path = relative(dirname(from), source);
  const [found, ending] = endings.find(([pattern]) => pattern.test(path)) ?? [/$/, ''];
  return `${path.startsWith('.') ? '' : './'}${path.replace(found, ending)}`;
}
