import type { Page } from '@playwright/test';
import { callApi, rowsOf } from './databaseAccess.ts';
import { companiesOf } from './providerCompany.ts';
import { signInWithAddress } from './signedInVisitor.ts';

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
  const { displayName, email } = await signInWithAddress(page, `${trade} ${process.pid} ${Date.now()}`, locale);
  const [person] = await rowsOf<{ user_id: string }>(`profiles?select=user_id&display_name=eq.${encodeURIComponent(displayName)}`);
  await callApi('/rest/v1/provider_members', {
    as: 'service',
    body: { provider_id: company!.id, user_id: person!.user_id, role: 'owner' },
  });
  return { ...company!, email };
}
