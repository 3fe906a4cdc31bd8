import { callApi, rowsOf } from '../support/databaseAccess.ts';
import { findViolations } from '../support/findViolations.ts';
import { sessionOf } from '../support/joinAccount.ts';
import { companiesOf } from '../support/providerCompany.ts';
import { signInWithAddress } from '../support/signedInVisitor.ts';
import { expect, test, type Page } from '../support/test.ts';

/** A time of day some days from today, as a company writes it. */
const on = (days: number, time: string) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

/** Signs in as the owner of a company that has offered two times for a visit, and answers the company's id. */
async function offerVisit(page: Page, place: number): Promise<string> {
  const [company] = await companiesOf('Pools & Spas', 1, place);
  const { displayName, email } = await signInWithAddress(page, `Diver ${process.pid} ${Date.now()}`);
  const [person] = await rowsOf<{ user_id: string }>(`profiles?select=user_id&display_name=eq.${encodeURIComponent(displayName)}`);
  await callApi('/rest/v1/provider_members', {
    as: 'service',
    body: { provider_id: company!.id, user_id: person!.user_id, role: 'owner' },
  });
  const project = {
    id: crypto.randomUUID(),
    token: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
    source: 'card',
    provider_ids: [company!.id],
    service_name: 'A new pump',
    postal_code: 'M5V 2T6',
    locale: 'en',
    notice: 'notice-en-3',
    contact: { name: 'Sam Roy', email: `sam-${process.pid}-${Date.now()}-${place}@example.ca`, preferred: 'email' },
  };
  const { requests } = await callApi<{ requests: { id: string }[] }>('/rest/v1/rpc/submit_project', { body: { project } });
  const visit = {
    id: crypto.randomUUID(),
    request_id: requests[0]!.id,
    minutes: 60,
    place: 'site',
    starts: [on(3, '09:00'), on(4, '13:30')],
  };
  await callApi('/rest/v1/rpc/propose_visit', { as: await sessionOf(email), body: { visit } });
  return company!.id;
}

test('a company that is away says so in its calendar, and its page tells homeowners', async ({ page }) => {
  const company = await offerVisit(page, 0);
  await page.goto('/account/calendar');
  const agenda = page.getByRole('region', { name: 'Agenda' });
  await expect(agenda.getByRole('listitem')).toHaveText([
    /^9:00\sa\.m\. to 10:00\sa\.m\. · Visit at the home/,
    /^1:30\sp\.m\. to 2:30\sp\.m\./,
  ]);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('checkbox', { name: 'Taking new work' }).uncheck();
  await page.getByLabel('Next free from').fill(on(40, '').slice(0, 10));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Your page is up to date.')).toBeVisible();
  await page.goto(`/services/${company}`);
  await expect(page.getByText('Not taking new work at the moment.')).toBeVisible();
  await expect(page.getByText(/^Next free from /)).toBeVisible();
  await page.goto('/account/calendar');
  await expect(page.getByRole('checkbox', { name: 'Taking new work' })).not.toBeChecked();
  await agenda
    .getByRole('link', { name: /^A new pump/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/account\/leads\/[0-9a-f-]{36}$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the days are written in French without a line that is cut', async ({ page }) => {
    await offerVisit(page, 1);
    await page.goto('/fr/account/calendar');
    await expect(page.getByRole('region', { name: 'Agenda' }).getByRole('listitem')).toHaveText([
      /^De 9\sh à 10\sh · Visite à domicile/,
      /^De 13\sh\s30 à 14\sh\s30/,
    ]);
    await expect(page.getByRole('navigation').locator('[aria-current]', { hasText: 'Calendrier' }).first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await findViolations(page)).toEqual([]);
  });
});
