import { rowsOf } from '../support/databaseAccess.ts';
import { languages } from '../support/languages.ts';
import { mailAbout } from '../support/mailbox.ts';
import { joinCompany } from '../support/ownCompany.ts';
import { expect, test } from '../support/test.ts';
import { look } from './loop/Loop.ts';
import { quoteTexts } from './quoteTexts.ts';

const texts = {
  en: {
    chairs: /^Chairs and stools/,
    postalCode: 'E1C 4Z3',
    postal: 'Postal code',
    book: /^Book for \$/,
    requested: /^Requested for /,
    held: /^We hold .* Open the email we sent to .* and confirm your address there before then/,
    requestedMail: 'Requested: ',
    waits: 'The homeowner has not confirmed their email yet. You can confirm the booking once they have.',
    confirm: 'Confirm the booking',
    done: 'Booking confirmed. You can now see how to reach the homeowner',
    confirmedMail: 'Confirmed: ',
    confirmed: (name: string) => `${name} confirmed your booking for `,
  },
  fr: {
    chairs: /^Chaises et tabourets/,
    postalCode: 'G1R 4S9',
    postal: 'Code postal',
    book: /^Réserver pour .*\$/,
    requested: /^Demandé pour /,
    held: /^Ce moment vous est gardé .* Ouvrez le courriel envoyé à .* et confirmez-y votre adresse d’ici là/,
    requestedMail: 'Demande reçue\u00A0: ',
    waits: 'Le client n’a pas encore confirmé son courriel. Vous pourrez confirmer la réservation dès qu’il l’aura fait.',
    confirm: 'Confirmer la réservation',
    done: 'Réservation confirmée. Vous voyez maintenant comment joindre le client',
    confirmedMail: 'Confirmée\u00A0: ',
    confirmed: (name: string) => `${name} a confirmé votre réservation pour `,
  },
} as const;

interface Booked {
  id: string;
  provider_id: string;
  providers: { trade_name: string };
}

for (const { language, prefix } of languages) {
  const t = texts[language];
  test(`a half day at the list price is requested, held and confirmed by its team (${language})`, async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    const email = `booking-${process.pid}-${Date.now()}-${language}@example.ca`;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${prefix}/services/assembly`);
    await page.getByLabel(t.chairs).selectOption('2');
    await page.getByLabel(t.postal, { exact: true }).fill(t.postalCode);
    const day = page.getByRole('main').getByRole('list').getByRole('group').last();
    const name = (await day.getAttribute('aria-label'))!;
    const half = day.getByRole('button').first();
    const hours = await half.innerText();
    await half.click();
    await page.getByLabel(quoteTexts[language].name).fill('Noémie Roy');
    await page.getByLabel(quoteTexts[language].email, { exact: true }).fill(email);
    await look(page);
    await page.getByRole('button', { name: t.book }).click();
    await expect(page.getByRole('heading', { name: t.requested })).toContainText(name);
    await expect(page.getByText(t.held)).toBeVisible();
    await look(page);

    const mail = await mailAbout(email, t.requestedMail);
    const [contact] = await rowsOf<{ project_id: string }>(`quote_request_contacts?select=project_id&email=eq.${email}`);
    const [booked] = await rowsOf<Booked>(
      `quote_requests?select=id,provider_id,providers!quote_requests_provider_id_fkey(trade_name)&project_id=eq.${contact!.project_id}`,
    );
    const team = await browser.newContext({ baseURL: baseURL!, locale: `${language}-CA`, viewport: { width: 360, height: 740 } });
    const desk = await team.newPage();
    await joinCompany(desk, booked!.provider_id, `Team ${language} ${process.pid}`, language);
    await desk.goto(`${prefix}/account/leads/${booked!.id}`);
    await desk.getByRole('button', { name: t.confirm, exact: true }).click();
    await expect(desk.getByText(t.waits)).toBeVisible();

    await page.goto(mail.link);
    await page.getByRole('button', { name: quoteTexts[language].confirm }).click();
    await expect(page.getByText(quoteTexts[language].confirmed, { exact: true })).toBeVisible();
    await desk.reload();
    await look(desk);
    await desk.getByRole('button', { name: t.confirm, exact: true }).click();
    await expect(desk.getByText(t.done)).toBeVisible();
    await expect(desk.getByText('Noémie Roy').first()).toBeVisible();
    await look(desk);
    await team.close();

    await page.goto((await mailAbout(email, t.confirmedMail)).link);
    await expect(page.getByText(t.confirmed(booked!.providers.trade_name))).toBeVisible();
    await look(page);

    await page.goto(`${prefix}/services/assembly?postal=${t.postalCode.replace(' ', '')}`);
    const free = page.getByRole('main').getByRole('list').getByRole('group', { name });
    await expect(page.getByRole('main').getByRole('list').getByRole('group').first()).toBeVisible();
    await expect(free.getByRole('button', { name: hours })).toHaveCount(0);
  });
}
