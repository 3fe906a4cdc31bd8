import { rowsOf } from '../support/databaseAccess.ts';
import { languages, widths } from '../support/languages.ts';
import { mailTo } from '../support/mailbox.ts';
import { expect, test, type Page } from '../support/test.ts';

const texts = {
  en: {
    name: 'Name',
    email: 'Email Address',
    phone: 'Phone Number',
    message: 'Message',
    emailError: 'Enter an email address such as name@example.ca',
    phoneError: /^Enter an area code and seven digits/,
    summary: 'Please check these fields',
    contact: {
      title: 'Send Us a Message',
      firstName: 'First Name',
      firstNameError: 'Enter your first name',
      lastName: 'Last Name',
      subject: 'Subject',
      submit: 'Send Message',
      sent: 'We’ve received your message',
      promise: /We answer within 24 hours/,
    },
    apply: {
      title: 'Your application',
      company: 'Company or organization',
      companyError: 'Enter the name of your company or organization',
      name: 'Your Name',
      kind: 'I am applying as',
      submit: 'Submit Application',
      sent: 'We’ve received your application',
      lookup: 'Check your application',
      reference: 'Reference number',
      referenceError: /^Enter the number from our email/,
      check: 'Check status',
      unknown: 'We can’t find an application with this number and email',
      received: (company: string) => `${company}: received, waiting for review`,
      steps: ['Submit Application', 'Review Process', 'Onboarding', 'Go Live'],
    },
    demo: {
      title: 'Ask for a demo',
      topic: 'Topic',
      day: 'Preferred day',
      dayError: 'Choose today or a later day',
      wish: 'What would you like to see?',
      submit: 'Request Demo',
      sent: 'We’ve received your request',
    },
  },
  fr: {
    name: 'Nom',
    email: 'Adresse courriel',
    phone: 'Numéro de téléphone',
    message: 'Message',
    emailError: 'Entrez une adresse courriel valide, par exemple nom@exemple.ca',
    phoneError: /^Entrez l’indicatif régional et sept chiffres/,
    summary: 'Veuillez vérifier ces champs',
    contact: {
      title: 'Envoyez-nous un message',
      firstName: 'Prénom',
      firstNameError: 'Entrez votre prénom',
      lastName: 'Nom de famille',
      subject: 'Sujet',
      submit: 'Envoyer le message',
      sent: 'Nous avons votre message',
      promise: /Nous répondons dans les 24\sheures/,
    },
    apply: {
      title: 'Votre candidature',
      company: 'Entreprise ou organisme',
      companyError: 'Entrez le nom de votre entreprise ou organisme',
      name: 'Votre nom',
      kind: 'Je pose ma candidature comme',
      submit: 'Envoyer la candidature',
      sent: 'Nous avons votre candidature',
      lookup: 'Suivre votre candidature',
      reference: 'Numéro de référence',
      referenceError: /^Entrez le numéro indiqué dans notre courriel/,
      check: 'Voir où elle en est',
      unknown: 'Nous ne trouvons aucune candidature avec ce numéro et cette adresse',
      received: (company: string) => `${company} : reçue, en attente d’examen`,
      steps: ['Envoi de la candidature', 'Examen du dossier', 'Intégration', 'Mise en ligne'],
    },
    demo: {
      title: 'Demander une démonstration',
      topic: 'Sujet',
      day: 'Date souhaitée',
      dayError: 'Choisissez la date d’aujourd’hui ou une date ultérieure',
      wish: 'Qu’aimeriez-vous voir?',
      submit: 'Demander la démonstration',
      sent: 'Nous avons votre demande',
    },
  },
};

let made = 0;
const newAddress = () => `writer-${process.pid}-${Date.now()}-${(made += 1)}@example.ca`;
const formOf = (page: Page, name: string) => page.getByRole('main').getByRole('form', { name, exact: true });

/** A form is not taken from somebody faster than people type; the page's clock makes the time pass. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
}
const takeTime = (page: Page) => page.clock.fastForward(30_000);

/** The reference number that the page shows in the place of the form, which the mail has too. */
async function referenceSent(page: Page, title: string, email: string): Promise<string> {
  const panel = page.getByRole('status').filter({ hasText: title });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(email);
  const reference = (await panel.locator('strong').textContent())!;
  const mail = await mailTo(email);
  expect(`${mail.subject} ${mail.text}`).toContain(reference);
  return reference;
}

for (const [index, { language, prefix }] of languages.entries()) {
  const t = texts[language];

  test.describe(`forms in ${language}`, () => {
    test.use({ viewport: widths[index] });

    test('a message is checked at the field, survives a reload, and is stored once', async ({ page }) => {
      const email = newAddress();
      await open(page, `${prefix}/contact?subject=technical-support`);
      const form = formOf(page, t.contact.title);
      await form.getByLabel(t.email).fill('nobody');
      await form.getByLabel(t.phone).fill('+44 20 7946 0958');
      await form.getByRole('button', { name: t.contact.submit }).click();
      await expect(form.getByRole('group', { name: t.summary })).toBeFocused();
      await expect(form.getByLabel(t.contact.firstName)).toHaveAccessibleDescription(t.contact.firstNameError);
      await expect(form.getByLabel(t.email)).toHaveAccessibleDescription(t.emailError);
      await expect(form.getByLabel(t.phone)).toHaveAccessibleDescription(t.phoneError);

      await form.getByLabel(t.contact.firstName).fill('Noémie');
      await form.getByLabel(t.contact.lastName).fill('Roy');
      await form.getByLabel(t.email).fill(email);
      await form.getByLabel(t.phone).fill('');
      await form.getByLabel(t.message).fill('<b>Does it rain in?</b> =1+1');
      await page.reload();
      await expect(form.getByLabel(t.contact.firstName)).toHaveValue('Noémie');
      await expect(form.getByLabel(t.message)).toHaveValue('<b>Does it rain in?</b> =1+1');
      await expect(form.getByLabel(t.contact.subject)).toHaveValue('Technical Support');
      await takeTime(page);
      await form.getByRole('button', { name: t.contact.submit }).dblclick();

      const reference = await referenceSent(page, t.contact.sent, email);
      await expect(page.getByRole('status').getByText(t.contact.promise)).toBeVisible();
      expect(await rowsOf(`contact_messages?select=reference,first_name,subject,message,locale&email=eq.${email}`)).toEqual([
        { reference, first_name: 'Noémie', subject: 'Technical Support', message: '<b>Does it rain in?</b> =1+1', locale: language },
      ]);
      await page.reload();
      await expect(form.getByLabel(t.message)).toHaveValue('');
    });

    test('an application gets a number, by which its state is looked up', async ({ page }) => {
      const email = newAddress();
      const company = `Atelier Roy ${made}`;
      await open(page, `${prefix}/apply?kind=designer`);
      const form = formOf(page, t.apply.title);
      await expect(form.getByLabel(t.apply.kind)).toHaveValue('designer');
      await form.getByRole('button', { name: t.apply.submit }).click();
      await expect(form.getByLabel(t.apply.company)).toHaveAccessibleDescription(t.apply.companyError);
      await form.getByLabel(t.apply.company).fill(company);
      await form.getByLabel(t.apply.name).fill('Noémie Roy');
      await form.getByLabel(t.email).fill(email);
      await page.reload();
      await expect(form.getByLabel(t.apply.company)).toHaveValue(company);
      await takeTime(page);
      await form.getByRole('button', { name: t.apply.submit }).dblclick();
      const reference = await referenceSent(page, t.apply.sent, email);
      expect(await rowsOf(`applications?select=reference,kind,company,status&email=eq.${email}`)).toEqual([
        { reference, kind: 'designer', company, status: 'submitted' },
      ]);

      await page.goto(`${prefix}/apply`);
      for (const step of t.apply.steps) await expect(page.getByText(step, { exact: true }).first()).toBeVisible();
      const lookup = formOf(page, t.apply.lookup);
      await lookup.getByLabel(t.apply.reference).fill('12');
      await lookup.getByRole('button', { name: t.apply.check }).click();
      await expect(lookup.getByText(t.apply.referenceError)).toBeVisible();
      await lookup.getByLabel(t.apply.reference).fill(reference.toLowerCase());
      await lookup.getByRole('textbox', { name: t.email }).fill('somebody@example.ca');
      await lookup.getByRole('button', { name: t.apply.check }).click();
      await expect(page.getByRole('heading', { name: t.apply.unknown })).toBeVisible();
      await lookup.getByRole('textbox', { name: t.email }).fill(email);
      await lookup.getByRole('button', { name: t.apply.check }).click();
      await expect(page.getByRole('heading', { name: t.apply.received(company) })).toBeVisible();
    });

    test('a demo is asked for once, on a day to come', async ({ page }) => {
      const email = newAddress();
      await open(page, `${prefix}/demo?topic=elite`);
      const form = formOf(page, t.demo.title);
      await expect(form.getByLabel(t.demo.topic)).toHaveValue('elite');
      await form.getByLabel(t.name, { exact: true }).fill('Noémie Roy');
      await form.getByLabel(t.email).fill(email);
      await form.getByLabel(t.demo.day).fill('2020-01-01');
      await form.getByLabel(t.demo.wish).fill('Reports');
      await form.getByRole('button', { name: t.demo.submit }).click();
      await expect(form.getByLabel(t.demo.day)).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByText(t.demo.dayError).last()).toBeVisible();
      await form.getByLabel(t.demo.day).fill('');
      await page.reload();
      await expect(form.getByLabel(t.demo.wish)).toHaveValue('Reports');
      await takeTime(page);
      await form.getByRole('button', { name: t.demo.submit }).dblclick();
      const reference = await referenceSent(page, t.demo.sent, email);
      expect(await rowsOf(`demo_requests?select=reference,topic,name,message&email=eq.${email}`)).toEqual([
        { reference, topic: 'elite', name: 'Noémie Roy', message: 'Reports' },
      ]);
    });
  });
}
