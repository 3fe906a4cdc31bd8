import { relative } from 'node:path';
import ts from 'typescript';
import { isMaker, isStyles, styledImports } from '../webpack/styledTags.ts';
import { forEachNode, sourceFiles } from './sourceFiles.ts';

/** What a selector cannot be read of before: comments, and what stands in quotes. */
const commentOrString = /\/\*[^]*?\*\/|"[^"]*"|'[^']*'/g;
/** What stands before a brace, after what ended before it. */
const prelude = /([^{};]*)\{/g;
const classNames = /\.(-?[_a-z][\w-]*)/gi;
/** `[class*='card']` reaches whatever is called so. */
const classAttribute = /\[\s*class\s*[~|^$*]?=/i;
/** Stands for what is only known when it runs, such as another component. */
const unknown = '\0';

/**
 * Finds the selectors of a package's styles that name a class which no element of its own has: it is one of another section, of
 * the shell or of a library, and the style would reach into it. Components are named by themselves (`${Card} &`) and stay out of it.
 *
 * @param dir folder of the package
 * @returns where each stands, and what it names
 */
export function foreignSelectors(dir: string): string[] {
  const sources = sourceFiles(dir);
  const own = new Set(sources.flatMap(ownClasses));
  return sources.flatMap((source) => {
    const found: string[] = [];
    forEachStyle(source, (text, node) => {
      const place = `${relative(dir, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      for (const name of classesIn(text)) if (!own.has(name)) found.push(`${place} (${name})`);
    });
    return found;
  });
}

/** @throws Error in one sentence that names each of them */
export function expectOwnSelectors(dir: string): void {
  const found = foreignSelectors(dir);
  if (found.length === 0) return;
  throw new Error(
    `Styles name a class that no element of the section has at ${found.join(', ')}. Styles stay inside their section: give the class to an element of it by className, or style a component of its own.`,
  );
}

/** Classes that elements are given as texts. */
function ownClasses(source: ts.SourceFile): string[] {
  const names: string[] = [];
  forEachNode(source, (node) => {
    if (!(ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) || node.name.getText() !== 'className' || !node.initializer) return;
    forEachNode(node.initializer, (part) => {
      if (ts.isStringLiteralLike(part)) names.push(...part.text.split(/\s+/));
    });
  });
  return names;
}

/** Hands over the text of each template and object of styles. */
function forEachStyle(source: ts.SourceFile, take: (text: string, node: ts.Node) => void): void {
  const names = styledImports(source);
  if (!names.size) return;
  const styled = names.get('styled');
  forEachNode(source, (node) => {
    if (ts.isTaggedTemplateExpression(node) && isStyles(node.tag, names)) return take(textOf(node.template), node);
    if (!styled || !ts.isCallExpression(node) || !isMaker(node.expression, styled)) return;
    for (const styles of node.arguments)
      forEachNode(styles, (part) => {
        if (ts.isPropertyAssignment(part) && ts.isStringLiteralLike(part.name)) take(`${part.name.text}{}`, part);
      });
  });
}

function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const spans = template.templateSpans.map(({ expression, literal }) => {
    return `${ts.isStringLiteralLike(expression) ? expression.text : unknown}${literal.text}`;
  });
  return template.head.text + spans.join('');
}

function classesIn(text: string): string[] {
  const bare = text.replace(commentOrString, (part) => (part.startsWith('/*') ? '' : '""'));
  const selectors = [...bare.matchAll(prelude)].map(([, selector]) => selector!).filter((selector) => !selector.trim().startsWith('@'));
  return selectors.flatMap((selector) => [
    ...[...selector.matchAll(classNames)].map(([, name]) => name!),
    ...(classAttribute.test(selector) ? ['[class=…]'] : []),
  ]);
}
