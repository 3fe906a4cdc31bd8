import ts from 'typescript';

/** @returns what the file calls each thing it imports of styled-components, by the library's name; the default import is `styled` */
export function styledImports(file: ts.SourceFile): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || (statement.moduleSpecifier as ts.StringLiteral).text !== 'styled-components') continue;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name) names.set('styled', name.text);
    if (!namedBindings || !ts.isNamedImports(namedBindings)) continue;
    for (const element of namedBindings.elements) names.set((element.propertyName ?? element.name).text, element.name.text);
  }
  return names;
}

/**
 * Tells `styled.div`, `styled(Card)` and either with settings: what makes a component of a template or of an object.
 *
 * @param styled what the file calls it
 */
export function isMaker(node: ts.Expression, styled: string): boolean {
  const isStyled = (inner: ts.Expression): boolean => ts.isIdentifier(inner) && inner.text === styled;
  if (ts.isPropertyAccessExpression(node)) return isStyled(node.expression) || (isSetting(node) && isMaker(node.expression, styled));
  if (!ts.isCallExpression(node)) return false;
  return isStyled(node.expression) || (isSetting(node.expression) && isMaker(node.expression, styled));
}

const helpers = ['css', 'keyframes', 'createGlobalStyle'];

/**
 * Tells the tag of a template that holds styles: that of a component, or a helper.
 *
 * @param names what the file calls each thing of the library, see `styledImports`
 */
export function isStyles(tag: ts.Expression, names: ReadonlyMap<string, string>): boolean {
  const styled = names.get('styled');
  if (ts.isIdentifier(tag)) return helpers.some((helper) => names.get(helper) === tag.text);
  return styled !== undefined && isMaker(tag, styled);
}

/** Tells `.attrs` and `.withConfig`, whose call is not a component yet. */
export function isSetting(node: ts.Expression): node is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(node) && ['attrs', 'withConfig'].includes(node.name.text);
}
