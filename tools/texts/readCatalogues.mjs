import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { fileOf } from './sourceFiles.mjs';

/**
 * @typedef {object} Catalogue
 * @property {string} namespace
 * @property {string} file where it is declared
 * @property {Record<string, string>} en
 * @property {Record<string, string>} fr
 */

/**
 * Reads what `defineMessages` declares, without running anything.
 *
 * @param {string} file a source file
 * @returns {Catalogue[]}
 * @throws Error when a text is put together in a way that is not read here
 */
export function readCatalogues(file) {
  const source = parse(file);
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'defineMessages') {
      const [namespace, catalogues] = node.arguments.map((argument) => valueOf(argument, source, file));
      found.push({ namespace, file, ...catalogues });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A source file as the compiler sees it. */
export const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** What an expression of texts says, by key where it has keys. */
export function valueOf(node, source, file) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return valueOf(node.expression, source, file);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return valueOf(node.left, source, file) + valueOf(node.right, source, file);
  if (ts.isObjectLiteralExpression(node)) return Object.assign({}, ...node.properties.map((property) => entryOf(property, source, file)));
  if (ts.isArrayLiteralExpression(node))
    return Object.fromEntries(node.elements.map((element, index) => [index + 1, valueOf(element, source, file)]));
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return valueOf(node.body, source, file);
  if (ts.isIdentifier(node)) return valueNamed(node.text, source, file);
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce((text, span) => `${text}\${${span.expression.getText(source)}}${span.literal.text}`, node.head.text);
  // What is worked out is shown as it is written.
  return `\${${node.getText(source)}}`;
}

function entryOf(property, source, file) {
  if (ts.isSpreadAssignment(property)) {
    const spread = valueOf(property.expression, source, file);
    return typeof spread === 'object' ? spread : {};
  }
  if (ts.isShorthandPropertyAssignment(property)) return { [property.name.text]: valueNamed(property.name.text, source, file) };
  return { [property.name.text]: valueOf(property.initializer, source, file) };
}

/** Of a constant of this file, or of the file that it is imported from. */
function valueNamed(name, source, file) {
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((declaration) => declaration.name.getText(source) === name);
      if (found?.initializer) return valueOf(found.initializer, source, file);
    }
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    const imported = bindings && ts.isNamedImports(bindings) && bindings.elements.find((element) => element.name.text === name);
    const target = imported && fileOf(join(dirname(file), statement.moduleSpecifier.text));
    if (target) return valueNamed((imported.propertyName ?? imported.name).text, parse(target), target);
  }
  throw new Error(`${file}: the text ${name} is not found. Declare it in this file, or import it from the file that does.`);
}
