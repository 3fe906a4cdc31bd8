import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);
configure({ asyncUtilTimeout: 10_000 });

// A warning nobody reads is a defect: whatever reaches the console fails the test that caused it. A test that expects
// a call silences it with a `jest.spyOn(console, …)` of its own.
const levels = ['error', 'warn'];
let unexpected = [];
const originals = { error: console.error, warn: console.warn, info: console.info };

beforeEach(() => {
  unexpected = [];
  console.info = () => {};
  for (const level of levels) console[level] = (...args) => void unexpected.push(`console.${level}: ${args.map(String).join(' ')}`);
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(console, originals);
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
});
