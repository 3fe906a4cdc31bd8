import type { Page } from '@playwright/test';
import { callApi, rowsOf } from './databaseAccess.ts';
import { companiesOf } from './providerCompany.ts';
import { signInWithAddress } from './signedInVisitor.ts';

/** Signs in as a new person and makes them owner of a company. @returns the address of the account */
export async function joinCompany(page: Page, providerId: string, name: string, locale: 'en' | 'fr' = 'en'): Promise<string> {
  const { displayName, email } = await signInWithAddress(page, name, locale);
  const [person] = await rowsOf<{ user_id: string }>(`profiles?select=user_id&display_name=eq.${encodeURIComponent(displayName)}`);
  await callApi('/rest/v1/provider_members', {
    as: 'service',
    body: { provider_id: providerId, user_id: person!.user_id, role: 'owner' },
  });
  return email;
}

/**
 * Signs in as the owner of a live company of the directory.
 *
 * @param place which company of the trade; see `companiesOf`
 * @param locale in which the account gets its mails
 */
export async function ownCompany(
  page: Page,
  trade: string,
  place: number,
  locale: 'en' | 'fr' = 'en',
): Promise<{ id: string; name: string; email: string }> {
  const [company] = await companiesOf(trade, 1, place);
  const email = await joinCompany(page, company!.id, `${trade} ${process.pid} ${Date.now()}`, locale);
  return { ...company!, email };
}
