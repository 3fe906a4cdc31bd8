import { expect, test, type Page } from '../support/test.ts';
import { languages } from '../support/languages.ts';
import { mailTo } from '../support/mailbox.ts';
import { callApi } from '../support/databaseAccess.ts';
import { signInAsNewVisitor } from '../support/signedInVisitor.ts';

const texts = {
  en: {
    signUp: 'Sign Up',
    create: 'Create Account',
    name: 'Display Name',
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm Password',
    signIn: 'Sign In',
    out: 'Sign Out',
    signedOut: 'You have been successfully signed out.',
    sent: 'Please check your email to verify your account.',
  },
  fr: {
    signUp: /inscri/i,
    create: /créer/i,
    name: /nom/i,
    email: /courriel/i,
    password: /^mot de passe/i,
    confirm: /confirm/i,
    signIn: /connexion|connecter/i,
    out: /déconn/i,
    signedOut: 'Votre session est fermée.',
    sent: /courriel/i,
  },
};

let counter = 0;
const newAddress = (language: string) => `visitor-${language}-${process.pid}-${Date.now()}-${(counter += 1)}@example.ca`;

async function signUp(page: Page, prefix: string, t: (typeof texts)['en' | 'fr'], email: string, password = 'maple syrup 42') {
  await page.goto(`${prefix}/signup`);
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('input[autocomplete="new-password"]') });
  await form.locator('input[autocomplete="name"]').fill('Élodie Tremblay');
  await form.locator('input[type="email"]').fill(email);
  const passwords = form.locator('input[autocomplete="new-password"]');
  await passwords.nth(0).fill(password);
  await passwords.nth(1).fill(password);
  await form.getByRole('button', { name: t.create }).click();
  // A mail may be there before the page knows that it asked for it.
  await expect(form).toBeHidden();
}

async function signIn(page: Page, prefix: string, t: (typeof texts)['en' | 'fr'], email: string, password = 'maple syrup 42') {
  await page.goto(`${prefix}/auth`);
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('input[autocomplete="current-password"]') });
  await form.locator('input[type="email"]').fill(email);
  await form.locator('input[autocomplete="current-password"]').fill(password);
  await form.getByRole('button', { name: t.signIn }).click();
}

for (const { language, prefix } of languages) {
  const t = texts[language];

  test(`signs up, confirms by mail, signs out and in again (${language})`, async ({ page, context }) => {
    const email = newAddress(language);
    await signUp(page, prefix, t, email);
    await expect(page.getByText(t.sent).first()).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();

    // The link returns to the site root; a French sign-up goes on at /fr.
    const mail = await mailTo(email);
    await page.goto(mail.link);
    await expect(page).toHaveURL(new RegExp(`${prefix || ''}/?$`));
    const account = page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' });
    await expect(account).toBeVisible();
    await page.reload();
    await expect(account).toBeVisible();

    const second = await context.newPage();
    await second.goto(`${prefix}/services`);
    await expect(second.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' })).toBeVisible();

    await account.click();
    await page.getByRole('menuitem', { name: t.out }).click();
    await expect(page.getByText(t.signedOut).first()).toBeVisible();
    await expect(second.getByRole('banner').getByRole('link', { name: t.signIn })).toBeVisible();
    await second.close();

    await signIn(page, prefix, t, email);
    await expect(page).toHaveURL(new RegExp(`${prefix || ''}/?$`));
    await expect(account).toBeVisible();
    await page.goto(`${prefix}/auth`);
    await expect(page).toHaveURL(new RegExp(`${prefix || ''}/?$`));
  });
}

test.describe('signing in', () => {
  test("a wrong password shows the server's words beside the form and in the toast, and keeps the address", async ({ page }) => {
    await signIn(page, '', texts.en, 'nobody@example.ca', 'wrong password');
    await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
    await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
    await expect(page.locator('input[type="email"]').first()).toHaveValue('nobody@example.ca');
  });

  test('comes back to the page that sent the visitor, but never to another site', async ({ page }) => {
    const email = newAddress('return');
    await signUp(page, '', texts.en, email);
    await page.goto((await mailTo(email)).link);
    await page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto(`/auth?returnTo=${encodeURIComponent('/services?search=roof')}`);
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('input[autocomplete="current-password"]') });
    await form.locator('input[type="email"]').fill(email);
    await form.locator('input[autocomplete="current-password"]').fill('maple syrup 42');
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/services\?search=roof$/);
    for (const bad of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      await page.goto(`/auth?returnTo=${encodeURIComponent(bad)}`);
      await expect(page).toHaveURL((url) => url.pathname === '/' && url.host === new URL(process.env.PRODUCT_URL!).host);
    }
  });
});

test.describe('signing up', () => {
  test('the rules speak before the browser, and nothing typed is lost', async ({ page }) => {
    await page.goto('/signup');
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('input[autocomplete="new-password"]') });
    await form.locator('input[autocomplete="name"]').fill('Ana');
    await form.locator('input[type="email"]').fill('ana@example.ca');
    const passwords = form.locator('input[autocomplete="new-password"]');
    await passwords.nth(0).fill('abcdef');
    await passwords.nth(1).fill('abcdeg');
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Passwords do not match' })).toBeVisible();
    await passwords.nth(0).fill('abc');
    await passwords.nth(1).fill('abc');
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Password must be at least 6 characters' })).toBeVisible();
    await expect(form.locator('input[type="email"]')).toHaveValue('ana@example.ca');
  });

  test('an address that was confirmed long ago gets the same answer as a new one', async ({ page }) => {
    const email = newAddress('again');
    await signUp(page, '', texts.en, email);
    await page.goto((await mailTo(email)).link);
    await page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await signUp(page, '', texts.en, email);
    await expect(page.getByText('Sign up successful!', { exact: true })).toBeVisible();
  });

  test('a link that was used or has expired is explained', async ({ page }) => {
    const email = newAddress('twice');
    await signUp(page, '', texts.en, email);
    const { link } = await mailTo(email);
    await page.goto(link);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' })).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.goto(link);
    await expect(page).toHaveURL(/\/auth\?notice=link-expired/);
    await expect(
      page
        .getByRole('main')
        .getByText(/expired/i)
        .first(),
    ).toBeVisible();
  });
});

test('forgets a password and sets a new one', async ({ page }) => {
  const email = newAddress('reset');
  await signUp(page, '', texts.en, email);
  const confirmation = await mailTo(email);
  await page.goto(confirmation.link);
  await page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

  await page.goto('/reset-password');
  await page.getByRole('main').locator('input[type="email"]').fill(email);
  await page.getByRole('main').locator('form button[type="submit"]').click();
  await expect(page.getByRole('main').getByText('Check your email')).toBeVisible();
  const recovery = await mailTo(email, [confirmation]);
  await page.goto(recovery.link);
  await expect(page).toHaveURL(/\/reset-password/);
  const passwords = page.getByRole('main').locator('input[autocomplete="new-password"]');
  await passwords.nth(0).fill('a new password 7');
  await passwords.nth(1).fill('a new password 7');
  await page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('input[autocomplete="new-password"]') })
    .locator('button[type="submit"]')
    .click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await signIn(page, '', texts.en, email, 'a new password 7');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' })).toBeVisible();
});

/** The address that the link of an account leads to, tokens included, as somebody could pass it on. */
async function addressWithTokens(email: string): Promise<URL> {
  await callApi('/auth/v1/signup', { body: { email, password: 'maple syrup 42' } });
  const { headers } = await fetch((await mailTo(email)).link, { redirect: 'manual' });
  return new URL(headers.get('location')!);
}

for (const { language, prefix } of languages) {
  const words = {
    en: { question: 'You are about to sign in as', refuse: 'Do not sign in' },
    fr: { question: 'Vous allez vous connecter comme', refuse: 'Ne pas me connecter' },
  }[language];

  test(`somebody else’s link asks before it signs in, and refused it changes nothing (${language})`, async ({ page }) => {
    const mine = await signInAsNewVisitor(page);
    const email = newAddress('stranger');
    const { hash } = await addressWithTokens(email);
    await page.goto(`${prefix}/services${hash}`);
    const question = page.getByRole('alertdialog', { name: `${words.question} ${email}` });
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: words.refuse })).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: mine })).toBeVisible();
  });
}

test('a sign-up opened in another browser asks, and lets its owner choose the password there', async ({ page, browser }) => {
  const email = newAddress('elsewhere');
  await signUp(page, '', texts.en, email);
  const phone = await (await browser.newContext()).newPage();
  await phone.goto((await mailTo(email)).link);
  await phone
    .getByRole('alertdialog', { name: `You are about to sign in as ${email}` })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect(phone).toHaveURL(/\/reset-password$/);
  const passwords = phone.getByRole('main').locator('input[autocomplete="new-password"]');
  await passwords.first().fill('larch and birch 9');
  await passwords.last().fill('larch and birch 9');
  await phone.getByRole('button', { name: 'Save New Password' }).click();
  await expect(phone.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await phone.context().close();

  await signIn(page, '', texts.en, email);
  await expect(page.getByText('Invalid login credentials').first()).toBeVisible();
  await signIn(page, '', texts.en, email, 'larch and birch 9');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Élodie Tremblay' })).toBeVisible();
});
