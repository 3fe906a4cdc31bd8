import { act } from '@testing-library/react';
import { configureAxe } from 'jest-axe';

// Finding a selector for whatever passed takes longer than the rules.
const axe = configureAxe({ resultTypes: ['violations'] });

/** Fails the test when axe finds a violation below `root`. Reads and timers that end meanwhile may update the page. */
export async function expectAccessible(root: Element): Promise<void> {
  let results: Awaited<ReturnType<typeof axe>> | undefined;
  await act(async () => void (results = await axe(root)));
  expect(results).toHaveNoViolations();
}
