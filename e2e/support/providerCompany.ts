import { callApi, rowsOf } from './databaseAccess.ts';
import { joinAccount } from './joinAccount.ts';

interface Offer {
  /** Of the only line, before tax. */
  cents: number;
  inclusions?: string;
  warranty?: string;
}

/** A company of the directory that has somebody who answers. */
interface ProviderCompany {
  id: string;
  name: string;
  /** Says yes to the newest request and sends a quote for it. */
  answer: (offer: Offer) => Promise<void>;
  /** Says that the work it was hired for is finished. */
  finish: () => Promise<void>;
}

const day = (daysFromNow: number) => new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);

/** Gives a company an account that may answer for it. */
export async function staffCompany({ id, name }: { id: string; name: string }): Promise<ProviderCompany> {
  const { token, userId } = await joinAccount(`${name} desk`);
  await callApi('/rest/v1/provider_members', { as: 'service', body: { provider_id: id, user_id: userId, role: 'owner' } });
  const call = (fn: string, body: object) => callApi(`/rest/v1/rpc/${fn}`, { as: token, body });
  return {
    id,
    name,
    answer: async ({ cents, inclusions, warranty }) => {
      const [request] = await rowsOf<{ id: string }>(
        `quote_requests?select=id&provider_id=eq.${id}&status=eq.sent&order=created_at.desc&limit=1`,
      );
      const quote = {
        id: crypto.randomUUID(),
        request_id: request!.id,
        lines: [{ kind: 'labour', description: 'All of the work', qty: 1, unit_cents: cents, tax_class: 'installed' }],
        registered: true,
        deposit_cents: 10_000,
        valid_until: day(30),
        start_on: day(14),
        duration_days: 3,
        inclusions,
        warranty,
        permit_by: 'provider',
      };
      await call('advance_request', { request_id: request!.id, to_status: 'viewed' });
      await call('advance_request', { request_id: request!.id, to_status: 'interested' });
      await call('save_quote', { quote });
      await call('send_quote', { id: quote.id });
    },
    finish: async () => {
      const [request] = await rowsOf<{ id: string }>(`quote_requests?select=id&provider_id=eq.${id}&status=eq.hired`);
      await call('finish_job', { request_id: request!.id });
    },
  };
}

/** Companies of a trade that nobody else of the tests uses: `place` counts from the end of the alphabet. */
export async function companiesOf(trade: string, count: number, place = 0): Promise<{ id: string; name: string }[]> {
  return rowsOf(`services?select=id,name&category=eq.${encodeURIComponent(trade)}&order=name.desc&limit=${count}&offset=${place}`);
}
