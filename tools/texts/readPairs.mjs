import ts from 'typescript';
import { parse, valueOf } from './readCatalogues.mjs';

/**
 * Texts that stand in a file as a pair of languages, without a catalogue: what is said before any script of ours runs, or after
 * none does.
 *
 * @param {string} file a source file
 * @returns {{ en: Record<string, string>, fr: Record<string, string> }} by the name of the constant or property, and the key in it
 */
export function readPairs(file) {
  const source = parse(file);
  const found = { en: {}, fr: {} };
  const visit = (node) => {
    const named = (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer;
    const pair = named && isPair(named) ? valueOf(named, source, file) : undefined;
    if (!pair) return ts.forEachChild(node, visit);
    for (const [language, texts] of Object.entries(pair)) {
      if (typeof texts === 'string') found[language][node.name.text] = texts;
      else Object.assign(found[language], texts);
    }
  };
  visit(source);
  return found;
}

/** Whether it is an object of the two languages, and of nothing else. */
function isPair(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isPair(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.map((property) => property.name?.text).join() === 'en,fr';
}
