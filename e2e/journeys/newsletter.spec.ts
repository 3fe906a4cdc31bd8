import { rowsOf } from '../support/databaseAccess.ts';
import { languages, widths } from '../support/languages.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, test } from '../support/test.ts';

const texts = {
  en: {
    title: 'Never miss a weekly deal',
    email: 'Email address',
    emailError: 'Enter your email address',
    consent: /^Yes, email me this newsletter/,
    consentError: 'Check the box to agree to receive the newsletter',
    submit: 'Subscribe',
    sent: 'Check your mailbox',
    confirm: 'Confirm',
    confirmed: 'You are subscribed',
    used: 'This link no longer works',
    welcome: /^Welcome to the .+ newsletter$/,
    unsubscribe: 'Unsubscribe',
    unsubscribed: 'You are unsubscribed',
  },
  fr: {
    title: 'Ne manquez aucune aubaine de la semaine',
    email: 'Adresse courriel',
    emailError: 'Entrez votre adresse courriel',
    consent: /^Oui, envoyez-moi cette infolettre/,
    consentError: 'Cochez la case pour accepter de recevoir l’infolettre',
    submit: 'S’abonner',
    sent: 'Consultez votre boîte de réception',
    confirm: 'Confirmer',
    confirmed: 'Votre abonnement est confirmé',
    used: 'Ce lien ne fonctionne plus',
    welcome: /^Bienvenue à l’infolettre /,
    unsubscribe: 'Me désabonner',
    unsubscribed: 'Votre désabonnement est fait',
  },
};

interface Subscription {
  list: string;
  locale: string;
  consent_text_id: string;
  source: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

let made = 0;
const newAddress = () => `reader-${process.pid}-${Date.now()}-${(made += 1)}@example.ca`;
const stored = (email: string) => rowsOf<Subscription>(`newsletter_subscriptions?email=eq.${email}`);
const unsubscribeLink = (text: string) => /https?:\/\/\S+\/unsubscribe\/[\w-]+/.exec(text)![0];

for (const [index, { language, prefix }] of languages.entries()) {
  const t = texts[language];

  test.describe(`the newsletter of the weekly deals in ${language}`, () => {
    test.use({ viewport: widths[index] });

    test('needs address and consent, counts from the link in the mailbox on, and ends by another', async ({ page }) => {
      const email = newAddress();
      await page.goto(`${prefix}/weekly-deals`);
      const form = page.getByRole('region', { name: t.title });
      await form.getByRole('button', { name: t.submit }).click();
      await expect(form.getByText(t.emailError)).toBeVisible();
      await form.getByLabel(t.email).fill(email);
      await form.getByRole('button', { name: t.submit }).click();
      await expect(form.getByText(t.consentError)).toBeVisible();
      const box = form.getByRole('checkbox', { name: t.consent });
      await expect(box).not.toBeChecked();
      await expect(box).toBeFocused();
      expect(await stored(email)).toEqual([]);
      await box.check();
      await form.getByRole('button', { name: t.submit }).click();
      await expect(form.getByText(t.sent, { exact: true })).toBeVisible();
      expect(await stored(email)).toMatchObject([
        {
          list: 'weekly_deals',
          locale: language,
          consent_text_id: `newsletter-${language}-4`,
          source: `${prefix}/weekly-deals`,
          confirmed_at: null,
        },
      ]);

      const asked = await mailTo(email);
      await page.goto(asked.link);
      await page.getByRole('main').getByRole('button', { name: t.confirm }).click();
      await expect(page.getByRole('heading', { name: t.confirmed })).toBeVisible();
      expect((await stored(email))[0]!.confirmed_at).not.toBeNull();
      await page.reload();
      await expect(page.getByRole('heading', { name: t.used })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: t.confirm })).toHaveCount(0);

      const welcome = await mailTo(email, [asked]);
      expect(welcome.subject).toMatch(t.welcome);
      await page.goto(unsubscribeLink(welcome.text));
      await page.getByRole('main').getByRole('button', { name: t.unsubscribe }).click();
      await expect(page.getByRole('heading', { name: t.unsubscribed })).toBeVisible();
      expect((await stored(email))[0]!.unsubscribed_at).not.toBeNull();
      await page.reload();
      await expect(page.getByRole('heading', { name: t.unsubscribed })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: t.unsubscribe })).toHaveCount(0);
    });
  });
}

test('the button of a mail program unsubscribes without a page', async ({ page, request }) => {
  const t = texts.en;
  const email = newAddress();
  await page.goto('/weekly-deals');
  const form = page.getByRole('region', { name: t.title });
  await form.getByLabel(t.email).fill(email);
  await form.getByRole('checkbox', { name: t.consent }).check();
  await form.getByRole('button', { name: t.submit }).click();
  const asked = await mailTo(email);
  await page.goto(asked.link);
  await page.getByRole('main').getByRole('button', { name: t.confirm }).click();
  const welcome = await mailTo(email, [asked]);
  const answer = await request.post(unsubscribeLink(welcome.text), { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status()).toBe(200);
  expect((await stored(email))[0]!.unsubscribed_at).not.toBeNull();
});
