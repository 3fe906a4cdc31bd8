import ts from 'typescript';

const routeFile = /(^|[\\/])(routes|fragments|\w+Routes)\.ts$/;

/**
 * Makes of a section's lists of routes what the browser needs: of a route its path and the function that loads its page, as
 * everything else is for servers, and the name of its chunk as webpack reads it. Fragments are chunks of their own names.
 *
 * @throws Error in one sentence for a route whose path is not written beside `lazy`
 */
export const browserRoutes: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  if (!routeFile.test(file.fileName)) return file;
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isObjectLiteralExpression(node) && propertyOf(node, 'lazy')) return toBrowser(node, context);
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'fragments') return nameFragments(node, context);
    return ts.visitEachChild(node, visit, context);
  };
  return ts.visitNode(file, visit, ts.isSourceFile);
};

type Property = ts.ObjectLiteralElementLike & { name: ts.PropertyName };

function propertyOf({ properties }: ts.ObjectLiteralExpression, name: string): Property | undefined {
  return properties.find((property): property is Property => property.name !== undefined && textOf(property.name) === name);
}

const textOf = (name: ts.PropertyName): string | undefined => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined);

function toBrowser(route: ts.ObjectLiteralExpression, context: ts.TransformationContext): ts.Node {
  const [path, lazy, chunk] = ['path', 'lazy', 'chunk'].map((name) => propertyOf(route, name));
  if (!path || !lazy) {
    const { line } = ts.getLineAndCharacterOfPosition(route.getSourceFile(), route.getStart());
    throw new Error(`${route.getSourceFile().fileName}:${line + 1} loads a page for no address; write its path beside lazy.`);
  }
  const name = chunk && ts.isPropertyAssignment(chunk) && ts.isStringLiteral(chunk.initializer) ? chunk.initializer.text : undefined;
  return context.factory.updateObjectLiteralExpression(route, [path, name ? nameChunk(lazy, name, context) : lazy]);
}

function nameFragments(list: ts.VariableDeclaration, context: ts.TransformationContext): ts.Node {
  const visit = (node: ts.Node): ts.Node => {
    const name = ts.isPropertyAssignment(node) && textOf(node.name);
    return name ? nameChunk(node, name, context) : ts.visitEachChild(node, visit, context);
  };
  return ts.visitEachChild(list, visit, context);
}

/** Tells webpack what the chunk of each `import()` in the node is called. */
function nameChunk<T extends ts.Node>(node: T, name: string, context: ts.TransformationContext): T {
  const visit = (child: ts.Node): ts.Node => {
    if (ts.isCallExpression(child) && child.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [module] = child.arguments as unknown as [ts.StringLiteral];
      const named = ts.addSyntheticLeadingComment(
        context.factory.createStringLiteral(module.text),
        ts.SyntaxKind.MultiLineCommentTrivia,
        ` webpackChunkName: "${name}" `,
      );
      return context.factory.updateCallExpression(child, child.expression, undefined, [named]);
    }
    return ts.visitEachChild(child, visit, context);
  };
  return ts.visitEachChild(node, visit, context);
}
