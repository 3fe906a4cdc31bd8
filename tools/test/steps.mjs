/**
 * What `npm test` runs. Steps that do not need each other run side by side as far as the cores go, in this order.
 *
 * `count` names the tool whose closing lines tell how many tests ran; a step without one counts as a single test.
 * `cores` is how many a step keeps busy, one unless said. `after` names steps whose results it needs.
 */
export const steps = [
  // First, beside the short ones: begun with the backend's, which take as long, it left a core idle while delivery's ran.
  { name: 'sql', count: 'node' },
  { name: 'lint', count: null },
  { name: 'types', count: null },
  { name: 'content', count: null },
  { name: 'tools', count: 'node' },
  { name: 'backend', count: 'node' },
  { name: 'delivery', count: 'node' },
  { name: 'unit', count: 'jest', cores: 2 },
  { name: 'build', count: null, cores: 2 },
  { name: 'size', count: null, after: ['build'] },
  { name: 'e2e', count: 'playwright', cores: 2, after: ['build', 'size'] },
];

/** What `npm run test:full` runs after them, each alone: benchmarks compare times. */
export const fullSteps = [
  { name: 'proxy', count: 'node', after: steps.map(({ name }) => name) },
  { name: 'image', count: 'node', after: ['proxy'] },
  { name: 'visual', count: 'playwright', cores: 2, after: ['image'] },
  { name: 'outside', count: 'node', cores: 2, after: ['visual'] },
  { name: 'postgres', count: 'node', after: ['outside'] },
  { name: 'bench', count: null, cores: 2, after: ['postgres'] },
  { name: 'mutation', count: null, cores: 2, after: ['bench'] },
];
