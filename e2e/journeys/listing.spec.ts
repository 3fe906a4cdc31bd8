import { callApi, rowsOf } from '../support/databaseAccess.ts';
import { findViolations } from '../support/findViolations.ts';
import { companiesOf } from '../support/providerCompany.ts';
import { signInWithAddress } from '../support/signedInVisitor.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Signs in as the owner of a live company of the directory. */
async function ownCompany(page: Page, place: number): Promise<{ id: string; name: string }> {
  const [company] = await companiesOf('Masonry & Concrete', 1, place);
  const { displayName } = await signInWithAddress(page, `Mason ${process.pid} ${Date.now()}`);
  const [person] = await rowsOf<{ user_id: string }>(`profiles?select=user_id&display_name=eq.${encodeURIComponent(displayName)}`);
  await callApi('/rest/v1/provider_members', {
    as: 'service',
    body: { provider_id: company!.id, user_id: person!.user_id, role: 'owner' },
  });
  return company!;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('every part of the page is written in French without a line that is cut', async ({ page }) => {
    await ownCompany(page, 2);
    await page.goto('/fr/account/listing');
    await expect(page.getByRole('region', { name: 'Coordonnées et renseignements' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await findViolations(page)).toEqual([]);
  });
});
