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

const shown = {
  en: {
    prefix: '',
    projects: 'Projects',
    logo: 'Logo',
    hours: 'Opening hours',
    add: 'Add a project',
    alt: /^What the photo shows, in English/,
    altFr: /^What the photo shows, in French/,
    titleFr: /^Title, in French/,
    title: /^Title, in English/,
    opens: 'Monday, opens',
    closes: 'Monday, closes',
    save: 'Save',
    saved: 'Saved in the draft',
    preview: 'See the Preview',
    publish: 'Publish Changes',
    published: 'Your changes are live',
    logoOf: 'Logo of ',
    monday: /Monday\s*8:30\sa\.m\. to 5:00\sp\.m\./,
  },
  fr: {
    prefix: '/fr',
    projects: 'Réalisations',
    logo: 'Logo',
    hours: 'Heures d’ouverture',
    add: 'Ajouter une réalisation',
    alt: /^Ce que montre la photo, en anglais/,
    altFr: /^Ce que montre la photo, en français/,
    titleFr: /^Titre en français/,
    title: /^Titre en anglais/,
    opens: 'Lundi, ouverture',
    closes: 'Lundi, fermeture',
    save: 'Enregistrer',
    saved: 'Enregistré dans le brouillon',
    preview: 'Voir l’aperçu',
    publish: 'Publier les modifications',
    published: 'Vos modifications sont en ligne',
    logoOf: 'Logo de ',
    monday: /Lundi\s*de 8\sh\s30 à 17\sh/,
  },
} as const;

for (const [index, locale] of (['en', 'fr'] as const).entries()) {
  test(`a project with its photo, a logo and hours are previewed and published (${locale})`, async ({ page }) => {
    const t = shown[locale];
    const alt = `A white wall ${process.pid} ${locale}`;
    const company = await ownCompany(page, 5 + index, locale);
    await page.goto(`${t.prefix}/account/listing`);
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const save = async (card: string, form = card) => {
      await region(card).getByRole('button', { name: t.save }).click();
      await expect(page.getByRole('status').filter({ hasText: t.saved }).filter({ hasText: form }).first()).toBeVisible();
    };
    await region(t.projects).getByTestId('picture-input').setInputFiles(picture);
    await region(t.projects).getByLabel(t.alt).fill(alt);
    await region(t.projects).getByLabel(t.altFr).fill(alt);
    await region(t.projects).getByLabel(t.title).fill('A wall, painted');
    await region(t.projects).getByLabel(t.titleFr).fill('Un mur peint');
    await save(t.projects, t.add);
    await region(t.logo).getByTestId('picture-input').setInputFiles(picture);
    await save(t.logo);
    await region(t.hours).getByLabel(t.opens).fill('08:30');
    await region(t.hours).getByLabel(t.closes).fill('17:00');
    await save(t.hours);
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('link', { name: t.preview }).click();
    const main = page.getByRole('main');
    await expect(main.getByAltText(alt)).toHaveJSProperty('naturalWidth', 1);
    await page.getByRole('button', { name: t.publish }).click();
    await expect(page.getByRole('status').filter({ hasText: t.published }).first()).toBeVisible();

    await page.goto(`${t.prefix}/services/${company.id}`);
    await main.getByAltText(alt).scrollIntoViewIfNeeded();
    await expect(main.getByAltText(alt)).toHaveJSProperty('naturalWidth', 1);
    await expect(main.getByAltText(t.logoOf + company.name)).toHaveJSProperty('naturalWidth', 1);
    await expect(main.getByRole('region', { name: t.hours })).toContainText(t.monday);
    const address = await main.getByAltText(alt).getAttribute('src');
    const { headers } = await fetch(new URL(address!, page.url())).then((answer) => ({ headers: answer.headers }));
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(await findViolations(page)).toEqual([]);
  });
}
