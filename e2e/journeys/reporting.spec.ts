import { callApi, rowsOf } from '../support/databaseAccess.ts';
import { ofName } from '../support/frenchNames.ts';
import { languages } from '../support/languages.ts';
import { companiesOf } from '../support/providerCompany.ts';
import { signInAsNewVisitor } from '../support/signedInVisitor.ts';
import { expect, test } from '../support/test.ts';

const texts = {
  en: { sample: 'Sample data', views: 'Profile views', own: (name: string) => `These are the figures of ${name}` },
  fr: { sample: 'Données d’exemple', views: 'Consultations de la fiche', own: (name: string) => `Voici les chiffres ${ofName(name)}` },
};

const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date(Date.now() - days * 86_400_000));

for (const [index, { language, prefix }] of languages.entries()) {
  const t = texts[language];

  test(`a company sees its own figures once there are any, and samples until then (${language})`, async ({ page }) => {
    const name = await signInAsNewVisitor(page, `Reader ${language} ${Date.now()}`);
    const [account] = await rowsOf<{ id: string }>(`profiles?select=id:user_id&display_name=eq.${encodeURIComponent(name)}`);
    const [company] = await companiesOf('Storage', 1, index);
    await callApi('/rest/v1/provider_members', {
      as: 'service',
      body: { provider_id: company!.id, user_id: account!.id, role: 'owner' },
    });
    const panel = page.getByRole('tabpanel');
    await page.goto(`${prefix}/reporting`);
    await expect(panel.getByText(t.sample)).toBeVisible();

    await callApi('/rest/v1/provider_daily_stats', {
      as: 'service',
      body: [
        { provider_id: company!.id, day: daysAgo(3), profile_views: 1203 },
        { provider_id: company!.id, day: daysAgo(1), profile_views: 31 },
      ],
    });
    await page.reload();
    await expect(page.getByText(t.own(company!.name))).toBeVisible();
    await expect(panel.getByText(t.sample)).toHaveCount(0);
    await expect(panel.getByRole('listitem').filter({ hasText: t.views }).first()).toContainText(/1[,\u00a0]234/);
  });
}
