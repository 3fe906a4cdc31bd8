import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importersOf } from './importersOf.mjs';

/** Everything else prettier knows by name, too. */
const CODE = /\.(ts|tsx|mjs|cjs|js)$/;
const NODE_PACKAGES = /^(node-kit|delivery|supabase|tools|e2e)\//;
/** Of a development server, for the page that a section runs in. */
const REFRESH = /^delivery\/dev\/refresh\/src\//;
const CONTENT = /^mf-[a-z]+\/content\//;
const KIT = /^(section-kit|shared-ui)\//;
const TEST = /\.test\.(ts|mjs)$/;
const SQL = /^supabase\/(migrations|schemas|tests)\//;

/**
 * What has to be run again after files were changed: the narrowest run of each kind that could fail because of them.
 *
 * @param {readonly string[]} files paths from the root of the repository, of deleted files too
 * @param {(folder: string) => readonly string[]} [list] names in a folder
 * @param {(file: string) => boolean} [exists]
 * @param {(files: readonly string[]) => readonly string[]} [importers] code of browsers that runs these files of another package
 * @returns {{ name: string, command: string, parameters: string[] }[]}
 */
export function stepsFor(files, list = namesIn, exists = existsSync, importers = importersOf) {
  const code = files.filter((file) => CODE.test(file));
  const content = files.filter((file) => CONTENT.test(file));
  const isInBrowser = (file) => REFRESH.test(file) || (/^[\w-]+\/src\//.test(file) && !NODE_PACKAGES.test(file));
  const lent = importers(code.filter((file) => NODE_PACKAGES.test(file)));
  const inBrowser = [...new Set([...code.filter(isInBrowser), ...standIns(content, list), ...lent])];
  const sql = files.filter((file) => SQL.test(file) && (exists(file) || !TEST.test(file)));
  const beside = testsBeside(
    code.filter((file) => NODE_PACKAGES.test(file) && !SQL.test(file) && !file.endsWith('.spec.ts')),
    list,
  );
  const present = files.filter(exists);
  const linted = code.filter(exists);
  return [
    { name: 'types', command: 'npm', parameters: ['run', '--silent', 'test:types'], needed: code.some((file) => /\.tsx?$/.test(file)) },
    {
      name: 'lint',
      command: 'eslint',
      parameters: ['--max-warnings', '0', '--no-warn-ignored', ...linted],
      needed: linted.length > 0,
    },
    {
      name: 'format',
      command: 'prettier',
      parameters: ['--check', '--log-level', 'warn', '--ignore-unknown', ...present],
      needed: present.length > 0,
    },
    {
      name: 'unit',
      command: 'jest',
      parameters: ['--maxWorkers=2', '--passWithNoTests', ...projectsOf(inBrowser), ...relatedTo(inBrowser.filter(exists))],
      needed: inBrowser.length > 0,
    },
    { name: 'content', command: 'npm', parameters: ['run', '--silent', 'test:content'], needed: content.length > 0 },
    { name: 'node', command: 'node', parameters: ['--test', ...beside], needed: beside.length > 0 },
    { name: 'sql', ...sqlCommand(sql), needed: sql.length > 0 },
  ]
    .filter(({ needed }) => needed)
    .map(({ name, command, parameters }) => ({ name, command, parameters }));
}

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Tests of every package reach the kits. */
function projectsOf(files) {
  const projectOf = (file) => (REFRESH.test(file) ? 'refresh' : file.split('/')[0]);
  return files.some((file) => KIT.test(file)) ? [] : ['--selectProjects', ...new Set(files.map(projectOf))];
}

/** What still imports a deleted file changed with it, or the types say so; where nothing else changed, its whole package is run. */
function relatedTo(files) {
  return files.length > 0 ? ['--findRelatedTests', ...files] : [];
}

/** The whole suite when the schema changed, else the tests that did. */
function sqlCommand(files) {
  const tests = files.filter((file) => TEST.test(file));
  return tests.length === files.length
    ? { command: 'node', parameters: ['--test', ...tests] }
    : { command: 'npm', parameters: ['run', '--silent', 'test:sql'] };
}

/** Modules that stand for the collections of these files: what uses an entry imports one of them. */
function standIns(content, list) {
  const folders = [...new Set(content.flatMap((file) => /^mf-[a-z]+\/content\/[^/]+(?=\/)/.exec(file) ?? []))];
  return folders.flatMap((folder) =>
    list(folder)
      .filter((name) => /^(pages|words|list|\w+List)\.ts$/.test(name))
      .map((name) => join(folder, name)),
  );
}

/** The tests in the folders of these files. */
function testsBeside(files, list) {
  const folders = [...new Set(files.map((file) => dirname(file)))];
  return folders.flatMap((folder) =>
    list(folder)
      .filter((name) => TEST.test(name))
      .map((name) => join(folder, name)),
  );
}
