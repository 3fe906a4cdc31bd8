import ts from 'typescript';
import { forEachNode } from '../artifact/sourceFiles.ts';

/** A part of React DOM that no page of ours has a use for. */
interface Unused {
  what: string;
  /** Functions, and what each of them does instead; what only they call goes with them. */
  instead: Readonly<Record<string, string>>;
  /** The kind of its elements: a number of `ReactWorkTags.js` in React's sources. */
  tag?: number;
  /** A class that keeps no methods. */
  methodsOf?: string;
}

const unused: readonly Unused[] = [
  {
    // What a page fetches is in its composition, with a hash each: a component that adds a style sheet or a script would be refused.
    what: 'style sheets, scripts and preloads that components ask for',
    instead: {
      isHostHoistableType: 'return false',
      insertSuspendedStylesheets: '',
      prefetchDNS: '',
      preconnect: '',
      preload: '',
      preloadModule: '',
      preinitScript: '',
      preinitStyle: '',
      preinitModuleScript: '',
    },
    tag: 26,
  },
  { what: 'lists of suspended parts, which the stable release does not export', instead: {}, tag: 19 },
  {
    what: 'references to fragments',
    instead: { commitNewChildToFragmentInstance: '', deleteChildFromFragmentInstance: '' },
    methodsOf: 'FragmentInstance',
  },
  // Names of minified functions: '' reads them, and the library calls components once more to find them.
  { what: 'the components above an error', instead: { getStackByFiberInDevAndProd: "return ''" } },
];

/** Of `react-dom`: what asks for styles and scripts. */
const unusedExports = ['prefetchDNS', 'preconnect', 'preinit', 'preinitModule', 'preload', 'preloadModule'];

interface Cut {
  start: number;
  end: number;
  put: string;
}

/**
 * Loader of React DOM in the shell's bundle for browsers: leaves out the parts that no page has a use for (docs/decisions/0073). The
 * library has no setting for them, and they are reached from its one work loop, so that no bundler can tell.
 *
 * @param code of a module of React DOM's production build
 * @throws Error when it is not the code that the cuts were written for
 */
export default function leanReact(code: string): string {
  const file = ts.createSourceFile('react-dom.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const cuts = code.includes('exports.hydrateRoot') ? unused.flatMap((part) => cutsOf(part, file)) : exportsIn(file);
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, put }) => text.slice(0, start) + put + text.slice(end), code);
}

function cutsOf({ what, instead, tag, methodsOf }: Unused, file: ts.SourceFile): Cut[] {
  const functions = new Map(file.statements.filter(ts.isFunctionDeclaration).map((node) => [node.name!.text, node.body!]));
  const bodies = Object.entries(instead).map(([name, body]) => {
    const found = functions.get(name) ?? refuse(what, `function ${name}`);
    return cut(found, `{${body}}`);
  });
  const branches = tag === undefined ? [] : branchesOf(file, tag);
  if (tag !== undefined && !branches.length) refuse(what, `case ${tag}`);
  const methods = methodsOf === undefined ? [] : assigned(file, `${methodsOf}.prototype.`);
  if (methodsOf !== undefined && !methods.length) refuse(what, `${methodsOf}.prototype`);
  return [...bodies, ...branches, ...methods];
}

/** What the library does with elements of a kind, where nothing else runs into it. Variables that are declared there stay. */
function branchesOf(file: ts.SourceFile, tag: number): Cut[] {
  const cuts: Cut[] = [];
  forEachNode(file, (node) => {
    if (!ts.isSwitchStatement(node) || !/(^|\.|[a-z])[tT]ag$/.test(node.expression.getText(file))) return;
    const { clauses } = node.caseBlock;
    const start = node.getStart(file);
    clauses.forEach((clause, index) => {
      const isOfKind = ts.isCaseClause(clause) && clause.expression.getText(file) === String(tag);
      if (!isOfKind || !(clause.statements.length === 0 || endsBefore(clauses, index))) return;
      const names = declaredIn(clause);
      cuts.push(cut(clause, ''));
      if (names.length) cuts.push({ start, end: start, put: `var ${names.join(',')};` });
    });
  });
  return cuts;
}

/** Tells whether the branch before is over when it ends. */
function endsBefore(clauses: readonly ts.CaseOrDefaultClause[], index: number): boolean {
  const last = clauses[index - 1]?.statements.at(-1);
  return index === 0 || (last !== undefined && isJump(last));
}

function isJump(node: ts.Statement): boolean {
  if (ts.isBlock(node)) return node.statements.length > 0 && isJump(node.statements.at(-1)!);
  if (ts.isIfStatement(node)) return node.elseStatement !== undefined && isJump(node.thenStatement) && isJump(node.elseStatement);
  return ts.isBreakStatement(node) || ts.isReturnStatement(node) || ts.isContinueStatement(node) || ts.isThrowStatement(node);
}

function declaredIn(node: ts.Node): string[] {
  const names: string[] = [];
  forEachNode(node, (inner) => {
    if (ts.isVariableDeclaration(inner) && ts.isIdentifier(inner.name)) names.push(inner.name.text);
  });
  return names;
}

const exportsIn = (file: ts.SourceFile): Cut[] =>
  unusedExports.map((name) => assigned(file, `exports.${name} `)[0] ?? refuse('what components ask for', `exports.${name}`));

const assigned = (file: ts.SourceFile, start: string): Cut[] =>
  file.statements.filter((statement) => statement.getText(file).startsWith(start)).map((statement) => cut(statement, ''));

const cut = (node: ts.Node, put: string): Cut => ({ start: node.getStart(), end: node.getEnd(), put });

function refuse(what: string, missing: string): never {
  throw new Error(`react-dom: ${missing} is not found (${what}). Look at the new version, then at ${import.meta.filename}.`);
}
