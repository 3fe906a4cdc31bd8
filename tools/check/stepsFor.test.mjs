import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { stepsFor } from './stepsFor.mjs';

const listing = {
  'node-kit': ['listen.ts', 'listen.test.ts'],
  'delivery/store': ['ArtifactStore.ts', 'ArtifactStore.test.ts'],
  'tools/check': ['run.mjs', 'stepsFor.test.mjs'],
  'mf-services/content/trade-hubs': ['collection.ts', 'indoor', 'pages.ts', 'words.ts'],
};
const named = (steps) => Object.fromEntries(steps.map((step) => [step.name, step.parameters]));
const list = (folder) => listing[folder] ?? [];
const nobody = () => [];
const stepsOf = (...files) => named(stepsFor(files, list, () => true, nobody));
const stepsWithout = (...files) => named(stepsFor(files, list, () => false, nobody));

test('a component is typed, linted, formatted and tested with what uses it in its package', () => {
  const file = 'mf-services/src/profile/ProviderProfilePage.tsx';
  const steps = stepsOf(file);
  assert.deepEqual(Object.keys(steps), ['types', 'lint', 'format', 'unit']);
  assert.deepEqual(steps.unit.slice(2), ['--selectProjects', 'mf-services', '--findRelatedTests', file]);
});

test('a file of the server runs the tests beside it', () => {
  const steps = stepsOf('delivery/store/ArtifactStore.ts');
  assert.deepEqual(steps.node, ['--test', 'delivery/store/ArtifactStore.test.ts']);
  assert.equal(steps.unit, undefined);
  assert.deepEqual(stepsOf('node-kit/listen.ts').node, ['--test', 'node-kit/listen.test.ts']);
});

test('code of a development server that runs in a page is tested as a component is', () => {
  const file = 'delivery/dev/refresh/src/standIn.ts';
  assert.deepEqual(stepsOf(file).unit.slice(2), ['--selectProjects', 'refresh', '--findRelatedTests', file]);
});

test('what another package lends to sections runs their tests, and what it keeps or lends as types alone runs none', () => {
  const { unit } = named(stepsFor(['supabase/trades.ts']));
  for (const file of ['mf-services/src/finder/finder.ts', 'mf-account/src/listing/PublishBar.tsx']) assert.ok(unit.includes(file), file);
  assert.deepEqual(named(stepsFor(['supabase/types.ts', 'supabase/tests/deals.test.ts'])).unit, undefined);
});

test('a change of the schema runs every test of it, a changed test only itself', () => {
  assert.deepEqual(stepsOf('supabase/migrations/1_a.sql').sql, ['run', '--silent', 'test:sql']);
  assert.deepEqual(stepsOf('supabase/tests/deals.test.ts').sql, ['--test', 'supabase/tests/deals.test.ts']);
});

test('content is checked, formatted and tested with the pages that show it', () => {
  const steps = stepsOf('mf-services/content/trade-hubs/indoor/plumbing.fr.yaml');
  assert.deepEqual(Object.keys(steps), ['format', 'unit', 'content']);
  const related = ['mf-services/content/trade-hubs/pages.ts', 'mf-services/content/trade-hubs/words.ts'];
  assert.deepEqual(steps.unit.slice(2), ['--selectProjects', 'mf-services', '--findRelatedTests', ...related]);
});

test('a text is formatted, nothing else', () => assert.deepEqual(Object.keys(stepsOf('README.md')), ['format']));

test('without a change there is nothing to do', () => assert.deepEqual(stepsOf(), {}));

test('what is gone is typed and tested, and no command is given its name', () => {
  const steps = stepsWithout('mf-services/src/profile/ProviderProfilePage.tsx');
  assert.deepEqual(Object.keys(steps), ['types', 'unit']);
  assert.deepEqual(steps.unit.slice(2), ['--selectProjects', 'mf-services']);
  assert.deepEqual(stepsWithout('delivery/store/ArtifactStore.ts').node, ['--test', 'delivery/store/ArtifactStore.test.ts']);
  assert.deepEqual(Object.keys(stepsWithout('mf-services/content/trade-hubs/indoor/plumbing.fr.yaml')), ['unit', 'content']);
  assert.deepEqual(stepsWithout('supabase/schemas/old.sql').sql, ['run', '--silent', 'test:sql']);
  assert.equal(stepsWithout('supabase/tests/deals.test.ts').sql, undefined);
});

test('a file of the kit runs the tests of every section that reaches it', () => {
  const { unit } = named(stepsFor(['section-kit/src/number/parseNumber.ts']));
  const tests = execFileSync('node_modules/.bin/jest', [...unit, '--listTests'], { encoding: 'utf8' });
  for (const name of ['section-kit', 'shell', 'mf-services', 'mf-catalog'])
    assert.match(tests, new RegExp(`/${name}/src/.*\\.test\\.tsx?$`, 'm'));
  assert.doesNotMatch(tests, /\/node_modules\//);
});
