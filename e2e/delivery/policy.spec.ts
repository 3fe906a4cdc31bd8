import { expect, test } from '../support/test.ts';

test('a text becomes neither HTML nor a script, and no script of another site is fetched', async ({ page, watch }) => {
  // Chromium tells of what it refuses.
  watch.allow(/requires 'Trusted|TrustedTypePolicy/);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => void> = {
      'HTML of a text': () => (document.createElement('div').innerHTML = '<img src=x>'),
      'code of a text': () => (document.createElement('script').text = 'alert(1)'),
      'a script of another site': () => (document.createElement('script').src = 'https://evil.example/a.js'),
      'another policy': () =>
        (globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }).trustedTypes.createPolicy(
          'other',
          {},
        ),
    };
    return Object.keys(tries).filter((name) => {
      try {
        tries[name]!();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  expect(refused).toEqual(['HTML of a text', 'code of a text', 'a script of another site', 'another policy']);
});
