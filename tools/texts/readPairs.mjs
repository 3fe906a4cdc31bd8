import ts from 'typescript';
import { parse, valueOf } from './readCatalogues.mjs';

/**
 * @typedef {object} Pair
 * @property {string} key names of what holds it, the outermost only where it is the only one or tells it from others
 * @property {string} en
 * @property {string} fr
 */

/**
 * Texts that are written in a file as a pair of languages, without a catalogue: what is said before any script of ours runs, or
 * after none does, and what a rule or a source says of itself.
 *
 * @param {string} file a source file
 * @returns {Pair[]}
 */
export function readPairs(file) {
  const source = parse(file);
  const found = [];
  const visit = (node) => {
    if (isCatalogue(node)) return;
    const named = (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer;
    if (named && isPair(named)) found.push(...rowsOf(node, source, file));
    else if (isSource(node)) found.push(sourcePair(node, source, file));
    else return ts.forEachChild(node, visit);
  };
  visit(source);
  return numbered(found.filter(isWords).map(({ names, en, fr }) => ({ key: keyOf(names, found), en, fr })));
}

/** None where it only passes on, by names of no constant, what is read where it is written. */
function rowsOf(node, source, file) {
  const { en, fr } = passesOn(unwrapped(node.initializer)) ? { en: {}, fr: {} } : valueOf(node.initializer, source, file);
  const english = textsOf(en);
  return Object.entries(textsOf(fr)).map(([key, text]) => ({
    names: [...namesOf(node), ...(key ? [key] : [])],
    en: english[key] ?? '',
    fr: text,
  }));
}

/** Of a text alone, by no key; of texts, each by its own, also inside of others. */
function textsOf(value, path = []) {
  if (typeof value !== 'object') return { [path.join('.')]: String(value) };
  return Object.assign({}, ...Object.entries(value).map(([key, each]) => textsOf(each, [...path, key])));
}

/** Not worked out from other texts, and no code such as `en-CA`. */
const isWords = ({ en, fr }) => [en, fr].every((text) => /\p{L}/u.test(text.replace(/\$\{.*\}/gs, ''))) && !/^\w\w-CA$/.test(en);

/** The properties that a node is in, from the outermost, behind the constant that they belong to. */
function namesOf(node) {
  const names = [];
  for (let at = node; at; at = at.parent)
    if (ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) names.unshift(at.name.text ?? at.name.getText());
  return names;
}

/** As short as it may be: without the constant where no other text has the same key. */
function keyOf(names, all) {
  const short = names.slice(1).join('.');
  const isAlone = all.every((other) => other.names.slice(1).join('.') !== short || other.names.join('.') === names.join('.'));
  return isAlone && /^[^\d]/.test(short) ? short : names.join('.');
}

/** The same names in two functions are told apart. */
function numbered(pairs) {
  const seen = new Map();
  return pairs.map(({ key, ...texts }) => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { key: count > 1 ? `${key} ${count}` : key, ...texts };
  });
}

const unwrapped = (node) => (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrapped(node.expression) : node);
const keysOf = (node) => (ts.isObjectLiteralExpression(node) ? node.properties.map((property) => property.name?.text) : []);

/** Whether it is an object of the two languages, and of nothing else. */
const isPair = (node) => keysOf(unwrapped(node)).join() === 'en,fr';

/** Whether neither language has a text here: each is a name, a call or a part of something else. */
const passesOn = (node) =>
  node.properties.every(
    ({ initializer }) =>
      !initializer || [ts.isIdentifier, ts.isCallExpression, ts.isPropertyAccessExpression].some((is) => is(initializer)),
  );

const isCatalogue = (node) => ts.isCallExpression(node) && node.expression.getText() === 'defineMessages';

/** Somebody who is named beside an address, with the French name where there is one. */
const isSource = (node) => ['name', 'href'].every((key) => keysOf(node).includes(key));

function sourcePair(node, source, file) {
  const { name, french = name } = valueOf(node, source, file);
  return { names: namesOf(node), en: name, fr: french };
}
