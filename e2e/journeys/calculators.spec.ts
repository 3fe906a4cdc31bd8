import { languages, widths } from '../support/languages.ts';
import { expect, test, type Page } from '../support/test.ts';

const texts = {
  en: {
    other: 'Français',
    otherLanguage: 'fr' as const,
    payment: 'Mortgage payment and monthly cost',
    price: 'Purchase price',
    down: 'Down payment',
    rate: 'Mortgage rate a year',
    years: 'Amortization, in years',
    frequency: 'Payments',
    typed: { price: '$500,000.00', down: '100 000', rate: '5.25' },
    shown: { price: '$500,000', rate: '5.25%' },
    monthly: '$2,194.83 a month',
    interest: '$100,001.29 in interest',
    balance: '$368,311.49 is still owed',
    weekly: '$506.50 every week',
    wrong: 'Enter an amount in dollars, such as $350,000.',
    tooLittle: 'The legal minimum for this purchase is $25,000. Enter at least that much, or lower the price.',
    none: 'No result yet: correct the marked field and it will appear here.',
    affordability: 'What you can afford',
    reach: /Up to (\$[\d,]+)/,
    next: 'Next: closing costs for this price',
    closing: 'Land transfer tax and closing costs',
    carried: 'Carried over from “What you can afford”: price, down payment',
    clear: 'Clear these figures',
    province: 'Province or territory',
    where: 'Where the home is',
    part: 'In your province or territory',
    status: 'Where things stand',
    closed: 'Closed: no new applications since March 21, 2024',
    closedTitle: 'First-Time Home Buyer Incentive',
    replacement: 'What replaces it',
  },
  fr: {
    other: 'English',
    otherLanguage: 'en' as const,
    payment: 'Versement hypothécaire et coût mensuel',
    price: 'Prix d’achat',
    down: 'Mise de fonds',
    rate: 'Taux hypothécaire annuel',
    years: 'Période d’amortissement, en années',
    frequency: 'Versements',
    typed: { price: '500 000,00 $', down: '100 000', rate: '5,25' },
    shown: { price: '500 000 $', rate: '5,25 %' },
    monthly: '2 194,83 $ par mois',
    interest: '100 001,29 $ d’intérêts',
    balance: 'vous devez encore 368 311,49 $',
    weekly: '506,50 $ par semaine',
    wrong: 'Entrez un montant en dollars, par exemple 350 000 $.',
    tooLittle: 'Le minimum légal pour cet achat est de 25 000 $. Entrez au moins ce montant, ou un prix plus bas.',
    none: 'Pas encore de résultat : corrigez le champ signalé et il s’affichera ici.',
    affordability: 'Ce que vous pouvez vous permettre',
    reach: /Jusqu’à ([\d\s]+\$)/,
    next: 'Ensuite : les frais de clôture à ce prix',
    closing: 'Droits de mutation et frais de clôture',
    carried: 'Repris de « Ce que vous pouvez vous permettre » : prix, mise de fonds',
    clear: 'Effacer ces chiffres',
    province: 'Province ou territoire',
    where: 'Où se trouve la propriété',
    part: 'Dans votre province ou territoire',
    status: 'Où en est-on?',
    closed: 'Fermé : aucune nouvelle demande depuis le 21 mars 2024',
    closedTitle: 'Incitatif à l’achat d’une première propriété',
    replacement: 'Ce qui le remplace',
  },
};

/** Fields hold the spaces that French puts into numbers, which are not the one of the keyboard. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const spaced = (text: string) => new RegExp(`^${text.replaceAll('$', '\\$').replaceAll(' ', '\\s')}$`);
const calculator = (page: Page, title: string) => page.getByRole('region', { name: title });
const result = (page: Page, title: string) => calculator(page, title).getByRole('status').first();

async function enter(page: Page, title: string, label: string, text: string): Promise<void> {
  await calculator(page, title).getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('Tab');
}

for (const [index, { language, prefix }] of languages.entries()) {
  const t = texts[language];

  test.describe(`calculators in ${language}`, () => {
    test.use({ viewport: widths[index] });

    test('a mortgage payment is right to the cent, and its address gives the same elsewhere', async ({ page, browser }) => {
      await page.goto(`${prefix}/financial/uninsured-mortgages`);
      await enter(page, t.payment, t.price, t.typed.price);
      await enter(page, t.payment, t.down, t.typed.down);
      await enter(page, t.payment, t.rate, t.typed.rate);
      await enter(page, t.payment, t.years, '30');
      await expect(calculator(page, t.payment).getByLabel(t.price, { exact: true })).toHaveValue(spaced(t.shown.price));
      await expect(calculator(page, t.payment).getByLabel(t.rate, { exact: true })).toHaveValue(spaced(t.shown.rate));
      await expect(result(page, t.payment)).toContainText(t.monthly);
      await expect(result(page, t.payment)).toContainText(t.interest);
      await expect(result(page, t.payment)).toContainText(t.balance);
      await calculator(page, t.payment).getByLabel(t.frequency, { exact: true }).selectOption('weekly');
      await expect(result(page, t.payment)).toContainText(t.weekly);
      await expect(page).toHaveURL(/#price=500000&downPayment=100000&ratePercent=5\.25.*amortizationYears=30.*frequency=weekly/);

      const elsewhere = await browser.newContext();
      const reader = await elsewhere.newPage();
      await reader.goto(page.url());
      await expect(result(reader, t.payment)).toHaveText((await result(page, t.payment).textContent())!);
      await elsewhere.close();

      await page.getByRole('contentinfo').getByRole('link', { name: t.other }).click();
      await expect(result(page, texts[t.otherLanguage].payment)).toContainText(texts[t.otherLanguage].weekly);
    });

    test('what is entered is sent to nobody', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(JSON.stringify([request.url(), request.headers(), request.postData()])));
      await page.goto(`${prefix}/financial/uninsured-mortgages`);
      await enter(page, t.payment, t.price, '765432');
      await expect(page).toHaveURL(/#price=765432&/);
      await page.reload();
      await expect(calculator(page, t.payment).getByLabel(t.price, { exact: true })).toHaveValue(/765.432/);
      expect(sent.length).toBeGreaterThan(0);
      expect(sent.filter((request) => request.includes('765432'))).toEqual([]);
    });

    test('a link of before still works, and hides its figures at once', async ({ page }) => {
      await page.goto(`${prefix}/financial/uninsured-mortgages?price=765432`);
      await expect(calculator(page, t.payment).getByLabel(t.price, { exact: true })).toHaveValue(/765.432/);
      await expect(page).toHaveURL(/\/financial\/uninsured-mortgages#price=765432$/);
    });

    test('what cannot be calculated is said at the field, and nothing typed is lost', async ({ page }) => {
      await page.goto(`${prefix}/financial/uninsured-mortgages?price=500000&downPayment=100000`);
      const price = calculator(page, t.payment).getByLabel(t.price, { exact: true });
      const down = calculator(page, t.payment).getByLabel(t.down, { exact: true });
      await enter(page, t.payment, t.price, 'lots');
      await expect(price).toHaveValue('lots');
      await expect(price).toHaveAccessibleDescription(t.wrong);
      await expect(result(page, t.payment)).toHaveText(t.none);
      await enter(page, t.payment, t.price, '500000');
      await enter(page, t.payment, t.down, '-1');
      await expect(down).toHaveAttribute('aria-invalid', 'true');
      await enter(page, t.payment, t.down, '1000');
      await expect(down).toHaveAccessibleDescription(t.tooLittle);
      await expect(result(page, t.payment)).toHaveText(t.none);
      await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity|∞/);
    });

    test('what one can afford goes on to the closing costs, and is forgotten on request', async ({ page }) => {
      await page.goto(`${prefix}/financial/nonprofit-programs`);
      await calculator(page, t.affordability).getByLabel(t.where).selectOption('BC');
      await enter(page, t.affordability, t.down, '70000');
      await expect(page).toHaveURL(/#(?=.*downPayment=70000)(?=.*province=BC)/);
      await page.getByRole('link', { name: t.next }).click();

      await expect(page).toHaveURL(new RegExp(`${prefix}/financial/land-transfer-tax`));
      const closing = calculator(page, t.closing);
      await expect(closing).toContainText(t.carried);
      await expect(closing.getByLabel(t.where)).toHaveValue('BC');
      const price = plain(await closing.getByLabel(t.price, { exact: true }).inputValue());
      await page.goBack();
      // The result follows what is chosen and typed as soon as there is time.
      await expect.poll(async () => t.reach.exec(plain(await result(page, t.affordability).innerText()))?.[1]).toBe(price);
      await page.goForward();
      await closing.getByRole('button', { name: t.clear }).click();
      await expect(closing.getByRole('button', { name: t.clear })).toHaveCount(0);
      await expect(closing.getByLabel(t.price, { exact: true })).toHaveValue(spaced(t.shown.price));
    });

    test('a guide shows the rules of the province in its address', async ({ page }) => {
      await page.goto(`${prefix}/financial/land-transfer-tax`);
      const part = page.getByRole('region', { name: t.part });
      await expect(part.getByRole('table')).toBeVisible();
      await part.getByLabel(t.province).selectOption('BC');
      await expect(page).toHaveURL(/#province=BC$/);
      await expect(part.getByRole('table')).toHaveCount(0);
      await expect(part.getByText(/835[\s,]000/).first()).toBeVisible();
      await page.reload();
      await expect(part.getByLabel(t.province)).toHaveValue('BC');
      await expect(calculator(page, t.closing).getByLabel(t.where)).toHaveValue('BC');
      await page.goto(`${prefix}/financial/land-transfer-tax?province=XX`);
      await expect(part.getByRole('table')).toBeVisible();
    });

    test('a programme that has ended says so before anything else, and what replaces it', async ({ page }) => {
      await page.goto(`${prefix}/financial/first-time-buyer-incentive`);
      await expect(page.getByRole('heading', { level: 1, name: t.closedTitle })).toBeVisible();
      await expect(page.getByRole('region', { name: t.status })).toContainText(t.closed);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(t.closed);
      await expect(page.getByRole('heading', { name: t.replacement })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link')
        .filter({ hasText: /FHSA|CELIAPP/ })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/financial/home-buyers-plan$`));
    });
  });
}
