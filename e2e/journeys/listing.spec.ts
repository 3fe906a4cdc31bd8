import { callApi, rowsOf } from '../support/databaseAccess.ts';
import { grantStaff } from '../support/grantStaff.ts';
import { countMails, mailAbout } from '../support/mailbox.ts';
import { findViolations } from '../support/findViolations.ts';
import { hugePhoto, placeWords } from '../support/hugePhoto.ts';
import { ownCompany } from '../support/ownCompany.ts';
import { sessionOf } from '../support/joinAccount.ts';
import { picture } from '../support/picture.ts';
import { signInWithAddress } from '../support/signedInVisitor.ts';
import { expect, test, type Page } from '../support/test.ts';

const trade = 'Masonry & Concrete';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('every part of the page is written in French without a line that is cut', async ({ page }) => {
    await ownCompany(page, trade, 2);
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
    const company = await ownCompany(page, trade, 3 + index, locale);
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
    const company = await ownCompany(page, trade, 5 + index, locale);
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

test('a photo of 30 MB with its place is published as a small one without it; an SVG and a photo without words are not taken', async ({
  page,
}) => {
  const t = shown.en;
  const alt = `Stripes ${process.pid}`;
  const company = await ownCompany(page, trade, 8);
  await page.goto('/account/listing');
  const projects = page.getByRole('region', { name: t.projects, exact: true });
  const input = projects.getByTestId('picture-input');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect(projects.getByText(/JPEG, PNG/).first()).toBeVisible();
  const photo = await hugePhoto(page, 30);
  expect(photo.buffer.includes(placeWords)).toBe(true);
  await input.setInputFiles(photo);
  await projects.getByLabel(t.title).fill('A roof');
  await projects.getByRole('button', { name: t.save }).click();
  // Somebody does not see it.
  await expect(projects.getByLabel(t.alt)).toHaveAttribute('aria-invalid', 'true');
  await projects.getByLabel(t.alt).fill(alt);
  await projects.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('status').filter({ hasText: t.saved }).first()).toBeVisible();
  await page.getByRole('link', { name: t.preview }).click();
  await page.getByRole('button', { name: t.publish }).click();
  await expect(page.getByRole('status').filter({ hasText: t.published }).first()).toBeVisible();

  await page.goto(`/services/${company.id}`);
  const published = page.getByRole('main').getByAltText(alt);
  await published.scrollIntoViewIfNeeded();
  await expect(published).toHaveJSProperty('complete', true);
  const stored = Buffer.from(await (await fetch(new URL((await published.getAttribute('src'))!, page.url()))).arrayBuffer());
  expect(stored.byteLength).toBeLessThan(2 * 1024 * 1024);
  for (const words of ['Exif', 'GPS', placeWords]) expect(stored.includes(words), words).toBe(false);
});

test('two tabs never overwrite each other: the second compares, and what both wrote elsewhere is kept', async ({ page, context }) => {
  const { id, email } = await ownCompany(page, trade, 10);
  const other = await context.newPage();
  const facts = (tab: Page) => tab.getByRole('region', { name: 'Contact details and facts' });
  for (const tab of [page, other]) {
    await tab.goto('/account/listing');
    await facts(tab).waitFor();
  }
  const website = (tab: Page) => facts(tab).getByLabel(/^Website/);
  const save = (tab: Page) => facts(tab).getByRole('button', { name: 'Save' }).click();
  await website(page).fill('www.first.example');
  await save(page);
  await expect(page.getByRole('status').filter({ hasText: 'Saved in the draft' }).first()).toBeVisible();
  await website(other).fill('www.second.example');
  await save(other);
  const newer = other.getByRole('region', { name: 'A newer version' });
  await expect(newer).toContainText('first.example');
  await expect(website(other)).toHaveValue('www.second.example');
  const stored = await callApi<{ draft: { website: string } }>('/rest/v1/rpc/company_page', {
    as: await sessionOf(email),
    body: { provider: id },
  });
  expect(stored.draft.website).toContain('first.example');
  expect(await findViolations(other)).toEqual([]);
  await newer.getByRole('button', { name: 'Take the Newer Version' }).click();
  await expect(website(other)).toHaveValue(/first\.example/);
});
