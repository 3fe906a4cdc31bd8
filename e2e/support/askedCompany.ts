import type { Page } from '@playwright/test';
import { callApi } from './databaseAccess.ts';
import { ownCompany } from './ownCompany.ts';

let asked = 0;

interface AskedCompany {
  id: string;
  /** Of its owner. */
  email: string;
  /** Of the request that waits for its answer. */
  requestId: string;
}

/**
 * Signs in as the owner of a company that a guest has just asked for a quote.
 *
 * @param place which company of the trade; see `companiesOf`
 */
export async function ownAskedCompany(page: Page, trade: string, place: number): Promise<AskedCompany> {
  const { id, email } = await ownCompany(page, trade, place);
  const project = {
    id: crypto.randomUUID(),
    token: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
    source: 'card',
    provider_ids: [id],
    category: trade,
    service_name: 'Two rooms',
    description: 'Walls and ceilings. '.repeat(40),
    postal_code: 'M5V 2T6',
    locale: 'en',
    notice: 'notice-en-3',
    contact: { name: 'Sam Roy', email: `sam-${process.pid}-${Date.now()}-${(asked += 1)}@example.ca`, preferred: 'email' },
  };
  const { requests } = await callApi<{ requests: { id: string }[] }>('/rest/v1/rpc/submit_project', { body: { project } });
  return { id, email, requestId: requests[0]!.id };
}
