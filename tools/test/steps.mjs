/**
 * What `npm test` runs, in order. Cheap steps come first, so that a typo does not wait for a browser.
 *
 * `count` names the tool whose closing lines tell how many tests ran; a step without one counts as a single test.
 */
export const steps = [
  { name: 'lint', count: null },
  { name: 'types', count: null },
  { name: 'tools', count: 'node' },
  { name: 'unit', count: 'jest' },
  { name: 'sql', count: 'node' },
  { name: 'backend', count: 'node' },
  { name: 'delivery', count: 'node' },
  { name: 'build', count: null },
  { name: 'size', count: null },
  { name: 'e2e', count: 'playwright' },
];

/** What `npm run test:full` runs after them. */
export const fullSteps = [
  { name: 'bench', count: null },
  { name: 'mutation', count: null },
];
