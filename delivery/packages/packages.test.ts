import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import ts from 'typescript';
import { repositoryRoot } from '../build/productPackages.ts';
import { newSectionHere } from '../new/newSectionHere.ts';
import { apiReports } from './apiReport.ts';
import { published } from './published.ts';
import { stagePackages } from './stagePackages.ts';

// Below the repository, where packages of others are found; ours are found here first, as they are published.
const place = join(repositoryRoot, '.cache', `published-${process.pid}`);
after(() => rmSync(place, { recursive: true, force: true }));
const staged = stagePackages(repositoryRoot, place);
const section = join(place, 'mf-garden');
mkdirSync(section);
newSectionHere(section, 'garden');

describe('the published packages', () => {
  for (const { folder, dir } of staged) {
    it(`${folder} has a file behind every entry and command`, () => {
      const { exports, bin = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
        exports: Record<string, string | Record<string, string>>;
        bin?: Record<string, string>;
      };
      const files = [...Object.values(exports), ...Object.values(bin)].flatMap((target) =>
        typeof target === 'string' ? [target] : Object.values(target),
      );
      assert.deepEqual(
        files.filter((file) => !existsSync(join(dir, file))),
        [],
      );
      for (const file of Object.values(bin)) assert.match(readFileSync(join(dir, file), 'utf8'), /^#!\/usr\/bin\/env node\n/);
    });
  }

  it('run in Node without anything of this repository', () => {
    const names = ['delivery/webpack', 'delivery/content', 'delivery/jest', 'section-kit/manifest', 'shared-ui/brand', 'supabase/answers'];
    const imports = names.map((name) => `await import('@marketplace/${name}');`).join(' ');
    const found = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `${imports} console.log(import.meta.resolve('@marketplace/delivery/webpack'));`],
      { cwd: section, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
    assert.match(found, /published-\d+\/node_modules\/@marketplace\/delivery\/dist\/webpack\/sectionConfig\.js\s*$/);
  });

  it('make a section in a folder of its own, and never over another', () => {
    assert.throws(() => newSectionHere(section, 'garden'), {
      message: 'There is webpack.config.js in this folder already; make the section in an empty one.',
    });
    assert.throws(
      () => newSectionHere(section, 'Garden-Tools'),
      /^Error: "Garden-Tools" cannot name a section: .* "npx new-section garden"\.$/,
    );
  });

  it('have the types that a section outside needs', () => {
    const file = join(section, 'tsconfig.json');
    const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(file, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail })!;
    const program = ts.createProgram(fileNames, options);
    const problems = [...program.getGlobalDiagnostics(), ...program.getSemanticDiagnostics(), ...program.getOptionsDiagnostics()];
    assert.equal(ts.formatDiagnostics(problems, formatHost), '');
    const ours = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(repositoryRoot, 'section-kit')));
    assert.deepEqual(ours, []);
  });
});

describe('what the published packages offer', () => {
  const reported = staged.filter(({ folder }) => published[folder]!.hasReport !== false);
  const reports = apiReports(reported.map(({ dir }) => dir));
  for (const { folder, dir } of reported) {
    it(`is what ${folder}/api.md says`, () => {
      const file = join(repositoryRoot, folder, 'api.md');
      const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
      assert.ok(
        kept === reports.get(dir),
        `${folder}/api.md is not what the package offers: run "npm run api", and look at the difference.`,
      );
    });
  }
});

function fail(diagnostic: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}

const formatHost: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => section,
  getNewLine: () => '\n',
};
