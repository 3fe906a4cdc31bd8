import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse, readCatalogues, valueOf } from './readCatalogues.mjs';

const frenchFile = 'mf-account/src/form/frenchRefusals.ts';
const kindsFile = 'section-kit/src/refusal/refusalMessages.ts';

/**
 * What the server refuses with sentences of its own. It writes English; French pages show what they know for its code, and for the
 * database what `kit.refusal` says of the kind of answer, or what a page says itself that knows the name.
 *
 * @param {string} root of the repository
 * @returns {import('./platformTexts.mjs').PlacedTexts[]}
 */
export const serverRefusals = (root) => [authRefusals(root), ...databaseRefusals(root)];

function authRefusals(root) {
  const french = frenchRefusals(join(root, frenchFile));
  const files = globSync('supabase/emulator/{auth,http}/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const ours = files.sort().flatMap((file) => authErrors(join(root, file)));
  const known = ours.map(([code]) => code);
  const theirs = Object.keys(french).filter((code) => !known.includes(code));
  return {
    name: 'supabase/emulator/auth',
    where: 'forms of the account: signing in and up, a lost password, a new one',
    rows: [
      ...ours.map(([code, text]) => [code, text, french[code] ?? '']),
      ...theirs.map((code) => [code, '(in the words of the auth service)', french[code]]),
    ],
  };
}

/** By error code. */
function frenchRefusals(file) {
  const source = parse(file);
  const declared = source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);
  return valueOf(declared.find(({ name }) => name.text === 'frenchRefusals').initializer, source, file);
}

/** @returns {[code: string, text: string][]} of every `authError` of a file; a text that comes as a parameter is read where it is given */
function authErrors(file) {
  const source = parse(file);
  const calls = callsOf(source);
  return calls('authError').flatMap((call) => {
    const [, code, text] = call.arguments;
    return textsOf(text, calls, source, file).map((said) => [code.text ?? '', said]);
  });
}

/** Calls of a function by its name. */
const callsOf = (source) => (name) => {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === name) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

function textsOf(text, calls, source, file) {
  if (!ts.isIdentifier(text)) return [valueOf(text, source, file)];
  for (let at = text.parent; at; at = at.parent) {
    const local = ts.isBlock(at) && declarationIn(at, text.text);
    if (local) return [valueOf(local.initializer, source, file)];
    const place = ts.isFunctionLike(at) ? at.parameters.findIndex(({ name }) => name.text === text.text) : -1;
    if (place >= 0) return calls(at.name?.text).flatMap((call) => textsOf(call.arguments[place], calls, source, file));
  }
  return [];
}

const declarationIn = (block, name) =>
  block.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.text === name);

const quoted = `'(?:[^']|'')*'`;
const refuse = new RegExp(`perform private\\.refuse\\(((?:[^;']|${quoted})*)\\);`, 'g');
const raise = new RegExp(`raise exception using((?:[^;']|${quoted})*);`, 'g');

/** By the file of the schema, with the name of the field, or of what has to be done first, where there is one. */
function databaseRefusals(root) {
  const { fr: french } = readCatalogues(join(root, kindsFile)).find(({ namespace }) => namespace === 'kit.refusal');
  return globSync('supabase/schemas/**/*.sql', { cwd: root })
    .sort()
    .map((file) => {
      const rows = sqlRefusals(readFileSync(join(root, file), 'utf8')).map(({ code, detail, message, hint }) => [
        detail ?? '',
        `${message}. ${hint}`.replace(/\.\. /, '. '),
        french[detail === 'notice' ? detail : kindOfAnswer[code]],
      ]);
      return { name: file, where: 'forms, where the database refuses what was sent; a French page that knows the name says more', rows };
    });
}

/** What `kit.refusal` calls an answer of the database, by the status in its code (`toAppError` of section-kit). */
const kindOfAnswer = { PT403: 'refused', PT404: 'refused', PT409: 'conflict', PT422: 'invalid', PT429: 'limited' };

/**
 * What a file of the schema refuses in words for people. A text that is put together is given with its `%s`; one that is computed, empty.
 *
 * @param {string} sql
 * @returns {{ code: string, detail?: string, message: string, hint: string }[]}
 */
export function sqlRefusals(sql) {
  const said = sql.replace(/^\s*--.*$/gm, '');
  const fields = [...said.matchAll(refuse)].map(([, given]) => {
    const [detail, message, hint] = argumentsOf(given);
    return { code: 'PT422', detail: literal(detail), message: literal(message) ?? '', hint: literal(hint) ?? '' };
  });
  const raised = [...said.matchAll(raise)].map(([, given]) => {
    const parts = Object.fromEntries(argumentsOf(given).map((part) => [part.match(/^\w+/)?.[0], part.replace(/^\w+ = /, '')]));
    return {
      code: literal(parts.errcode) ?? '',
      detail: literal(parts.detail),
      message: literal(parts.message) ?? '',
      hint: literal(parts.hint) ?? '',
    };
  });
  return [...fields, ...raised.filter(({ code }) => code.startsWith('PT4'))];
}

/** Parts between commas that stand in no text and in no call. */
function argumentsOf(given) {
  const parts = [''];
  let depth = 0;
  for (const [token] of given.matchAll(new RegExp(`${quoted}|[^']`, 'g'))) {
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (token === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

/** The text of a literal, or of the first one in what puts texts together. */
const literal = (expression = '') =>
  expression
    .match(new RegExp(`^(?:format\\(|concat\\(|coalesce\\()?\\s*(${quoted})`))?.[1]
    .slice(1, -1)
    .replaceAll("''", "'");
