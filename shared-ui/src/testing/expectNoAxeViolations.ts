import { configureAxe } from 'jest-axe';

// A component is no page: that everything lies in a landmark is for pages to keep. Finding a selector for whatever passed takes
// longer than the rules.
const axe = configureAxe({ rules: { region: { enabled: false } }, resultTypes: ['violations'] });

/**
 * Fails the test when axe finds a violation below `root`.
 * Takes the whole page by default, because overlays are rendered at the end of the body.
 */
export async function expectNoAxeViolations(root: Element = document.body): Promise<void> {
  expect(await axe(root)).toHaveNoViolations();
}
