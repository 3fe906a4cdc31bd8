import { act } from '@testing-library/react';
import { axe } from 'jest-axe';

/** Fails the test when axe finds a violation below `root`. Reads and timers that end meanwhile may update the page. */
export async function expectAccessible(root: Element): Promise<void> {
  let results: Awaited<ReturnType<typeof axe>> | undefined;
  await act(async () => void (results = await axe(root)));
  expect(results).toHaveNoViolations();
}
