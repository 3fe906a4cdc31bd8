import { callApi, rowsOf } from '../support/databaseAccess.ts';
import { grantStaff } from '../support/grantStaff.ts';
import { countMails, mailAbout } from '../support/mailbox.ts';
import { findViolations } from '../support/findViolations.ts';
import { picture } from '../support/picture.ts';
import { companiesOf } from '../support/providerCompany.ts';
import { signInWithAddress } from '../support/signedInVisitor.ts';
import { expect, test, type Page } from '../support/test.ts';

/** Signs in as the owner of a live company of the directory. */
async function ownCompany(page: Page, place: number, locale: 'en' | 'fr' = 'en'): Promise<{ id: string; name: string; email: string }> {
  const [company] = await companiesOf('Masonry & Concrete', 1, place);
  const { displayName, email } = await signInWithAddress(page, `Mason ${process.pid} ${Date.now()}`, locale);
  const [person] = await rowsOf<{ user_id: string }>(`profiles?select=user_id&display_name=eq.${encodeURIComponent(displayName)}`);
  await callApi('/rest/v1/provider_members', {
    as: 'service',
    body: { provider_id: company!.id, user_id: person!.user_id, role: 'owner' },
  });
  return { ...company!, email };
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

const insured = {
  en: {
    prefix: '',
    region: 'Licences and insurance',
    kind: /^What you want to prove/,
    insurance: 'Liability insurance',
    insurer: /^Insurance company/,
    number: /^Policy number/,
    until: /^Valid until/,
    send: 'Send for Verification',
    chosen: 'Chosen photo: policy.png',
    waits: 'Waiting for our check',
    verified: 'Verified',
    photo: 'Photo 1 of the document',
    reason: 'Reason',
    verify: 'Verify',
    done: /^Verified/,
    mail: 'Verified: Liability insurance',
  },
  fr: {
    prefix: '/fr',
    region: 'Licences et assurances',
    kind: /^Ce que vous voulez prouver/,
    insurance: 'Assurance responsabilité',
    insurer: /^Compagnie d’assurance/,
    number: /^Numéro de police/,
    until: /^Valide jusqu’au/,
    send: 'Envoyer pour vérification',
    chosen: 'Photo choisie\u00a0: policy.png',
    waits: 'En attente de notre vérification',
    verified: 'Vérifiée',
    photo: 'Photo 1 du document',
    reason: 'Motif',
    verify: 'Confirmer',
    done: /^Confirmée/,
    mail: 'Vérification terminée\u00a0: Assurance responsabilité',
  },
} as const;

for (const [index, locale] of (['en', 'fr'] as const).entries()) {
  test(`insurance is claimed with a photo, verified by staff and shown, and its owner is told (${locale})`, async ({ page, browser }) => {
    const t = insured[locale];
    const number = `P-${process.pid}-${locale}`;
    const company = await ownCompany(page, 3 + index, locale);
    await page.goto(`${t.prefix}/account/listing`);
    const region = page.getByRole('region', { name: t.region });
    await region.getByLabel(t.kind).selectOption(t.insurance);
    await region.getByLabel(t.insurer).fill('Northern Mutual');
    await region.getByLabel(t.number).fill(number);
    await region.getByLabel(t.until).fill('2030-12-01');
    await region.getByTestId('picture-input').setInputFiles({ ...picture, name: 'policy.png' });
    await expect(region.getByAltText(t.chosen)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await region.getByRole('button', { name: t.send }).click();
    const row = region.getByRole('listitem').filter({ hasText: number });
    await expect(row).toContainText(t.waits);

    const staff = await (await browser.newContext({ baseURL: process.env.PRODUCT_URL! })).newPage();
    const { email } = await signInWithAddress(staff, `Moderator ${process.pid} ${Date.now()}`);
    grantStaff(email, 'moderator');
    const [claim] = await rowsOf<{ id: string }>(`credentials?select=id&provider_id=eq.${company.id}&status=eq.claimed`);
    await staff.goto(`${t.prefix}/account/staff/credentials/${claim!.id}`);
    await expect(staff.getByAltText(t.photo)).toHaveJSProperty('naturalWidth', 1);
    expect(await findViolations(staff)).toEqual([]);
    await staff.getByLabel(t.reason, { exact: false }).fill('The insurer confirmed it.');
    await staff.getByRole('button', { name: t.verify }).click();
    await expect(staff.getByRole('main').getByText(t.done).first()).toBeFocused();
    await staff.context().close();

    const mail = await mailAbout(company.email, t.mail);
    expect(mail.text).not.toContain('The insurer confirmed it.');
    expect(await countMails(company.email, t.mail)).toBe(1);
    await page.goto(mail.link);
    await expect(region.getByRole('listitem').filter({ hasText: number })).toContainText(t.verified);
    await page.goto(`${t.prefix}/services/${company.id}`);
    const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: t.insurance }).filter({ hasText: '2030' });
    await expect(shown).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(number);
  });
}
