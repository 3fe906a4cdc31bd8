import ts from 'typescript';

/**
 * Every text that a source file writes out: its strings, the parts of its templates and the words of its JSX. Names of modules, comments,
 * types and styles are none.
 *
 * @param {import('typescript').SourceFile} source as `parse` gives it
 * @returns {{ node: import('typescript').Node, text: string, line: number, isFrench: boolean }[]} `isFrench` below a name `fr`
 */
export function writtenTexts(source) {
  const found = [];
  const visit = (node, isAbove = false) => {
    const isFrench = isAbove || node.name?.text === 'fr';
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node)) return expressionsIn(node.template).forEach((each) => visit(each, isFrench));
    if (isWritten(node)) found.push({ node, text: node.text, line: lineOf(node, source), isFrench });
    ts.forEachChild(node, (child) => visit(child, isFrench));
  };
  visit(source);
  return found;
}

/** Words of JSX begin after the space before them. */
const lineOf = (node, source) => source.getLineAndCharacterOfPosition(node.getStart(source) + Math.max(node.text.search(/\S/), 0)).line + 1;

/** A tag such as `css` is given styles; what they are worked out from may be words. */
const expressionsIn = (template) => (ts.isTemplateExpression(template) ? template.templateSpans.map(({ expression }) => expression) : []);

const isWritten = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  node.kind === ts.SyntaxKind.TemplateHead ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/**
 * Of them what somebody reads: no key, no code that is compared, no sample, no path.
 *
 * @param {import('typescript').SourceFile} source
 */
export const saidTexts = (source) =>
  writtenTexts(source).filter(
    ({ node, text }) => /\p{L}{2}/u.test(text) && !/^[/#<]|\\/.test(text) && !isNamed(node) && (isPhrase(text) || isBranch(node)),
  );

/** More than a lower-case word of code. */
const isPhrase = (text) => /[\p{L}’] [\p{L}«]|^\p{Lu}\p{Ll}|[^\x00-\x7f]/u.test(text.trim());

/** A word that a sentence takes or leaves. */
const isBranch = ({ parent }) => ts.isConditionalExpression(parent) && ts.isTemplateSpan(parent.parent);

/** Inside of what is no text of the mail: samples, errors, comparisons, keys. */
function isNamed(node) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isThrowStatement(parent) || ts.isElementAccessExpression(parent)) return true;
    if (ts.isPropertyAssignment(parent) && (parent.name === at || /^samples?$/.test(parent.name.text))) return true;
    if (ts.isCallExpression(parent) && parent.arguments[0] === at && /^shortMail$/.test(parent.expression.text)) return true;
  }
  return false;
}
