import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsFor } from './stepsFor.mjs';

const listing = {
  'node-kit': ['listen.ts', 'listen.test.ts'],
  'delivery/store': ['ArtifactStore.ts', 'ArtifactStore.test.ts'],
  'tools/check': ['run.mjs', 'stepsFor.test.mjs'],
  'mf-services/content/trade-hubs': ['collection.ts', 'indoor', 'pages.ts', 'words.ts'],
};
const stepsOf = (...files) =>
  Object.fromEntries(stepsFor(files, (folder) => listing[folder] ?? []).map((step) => [step.name, step.parameters]));

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
