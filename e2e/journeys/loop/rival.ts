import { callApi } from '../../support/databaseAccess.ts';
import { joinAccount, sessionOf } from '../../support/joinAccount.ts';
import { dayIn, type Loop } from './Loop.ts';

/** Another company that is asked for the same work. It calls what its pages call, without a browser. */
export interface Rival {
  id: string;
  name: string;
  email: string;
  call: <T>(fn: string, given: object) => Promise<T>;
}

interface Application {
  page: { credentials: { id: string; kind: string }[] };
}

const reason = 'Looked at in the register.';

const caller =
  (token: string) =>
  <T>(fn: string, given: object): Promise<T> =>
    callApi<T>(`/rest/v1/rpc/${fn}`, { as: token, body: given });

/** Applies, completes its page and is let go live by the staff of the loop. */
export async function admitRival({ t, language, staff }: Loop): Promise<Rival> {
  const { name, province, ...place } = t.rival;
  const { email, token } = await joinAccount('Sasha Wren', language);
  const [call, decide] = [caller(token), caller(await sessionOf(staff.email))];
  const application = crypto.randomUUID();
  await call('submit_application', {
    application: {
      id: application,
      kind: 'contractor',
      company: name,
      contact_name: 'Sasha Wren',
      email,
      city: place.city,
      province,
      locale: language,
      notice: 'notice-en-after-fr-3',
      seconds: 30,
    },
  });
  await decide('move_application', { id: application, to_status: 'in_review', reason });
  const { provider_id } = await decide<{ provider_id: string }>('start_company', { application, reason });
  const claim = (given: object) => call('claim_credential', { claim: { id: crypto.randomUUID(), provider_id, ...given } });
  await call('save_company_about', { about: { provider_id, name, trade: 'Roofing', ...t.rivalWords } });
  await call('save_company_service', {
    service: { id: crypto.randomUUID(), provider_id, name_en: 'Roof repair', name_fr: 'Réparation de toit' },
  });
  await call('save_company_place', { place: { provider_id, province, ...place, areas: [place.city] } });
  await call('save_company_reach', { reach: { provider_id, phone: '416-555-0188' } });
  await call('save_company_legal', { legal: { provider_id, legal_name: `${name} inc.`, business_number: '987654321' } });
  await claim({ kind: 'identity', number: '7654321' });
  await claim({ kind: 'liability_insurance', number: 'P-2', issuer: 'Mutual', expires_on: dayIn(200) });
  if (province === 'QC') await claim({ kind: 'rbq', number: '5678-4321-01', jurisdiction: 'QC' });
  await call('submit_company', { provider: provider_id });
  const [{ page }] = await call<[Application]>('my_applications', {});
  const identity = page.credentials.find(({ kind }) => kind === 'identity')!;
  await decide('decide_credential', { id: identity.id, decision: 'verify', reason });
  await decide('decide_company', { id: provider_id, decision: 'approve', reason });
  return { id: provider_id, name, email, call };
}

interface Inbox {
  items: { id: string; status: string; reason: string | null }[];
}

/** The only request to the rival, in a tab of its inbox. */
export async function requestOf({ id, call }: Rival, tab: string): Promise<Inbox['items'][number]> {
  const { items } = await call<Inbox>('lead_inbox', { provider: id, tab });
  return items[0]!;
}

/** The rival sends a quote. @param cents of its only line, before tax */
export async function quoteAsRival(rival: Rival, cents: number): Promise<void> {
  const { id } = await requestOf(rival, 'new');
  const quote = {
    id: crypto.randomUUID(),
    request_id: id,
    lines: [{ kind: 'labour', description: 'All of the work', qty: 1, unit_cents: cents, tax_class: 'installed' }],
    registered: true,
    deposit_cents: 0,
    valid_until: dayIn(30),
    permit_by: 'provider',
  };
  await rival.call('save_quote', { quote, send: true });
}
