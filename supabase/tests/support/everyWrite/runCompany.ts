import { templateBody } from '../../attacks/calls/CallAttack.ts';
import { callAs } from '../callAs.ts';
import { marks, name, ownCompany, sentence } from '../fullPerson.ts';
import { livePage } from '../livePage.ts';
import { about, apply } from '../onboarding.ts';
import { companies } from '../requests.ts';
import type { TestDatabase } from '../testDatabase.ts';

const { email, otherEmail, phone, postalCode, words } = marks;
const provider_id = ownCompany;

/** What the person does for the company that they run alone, and to come to others. */
export async function runCompany(database: TestDatabase): Promise<void> {
  const owner = <Answer>(call: string, given: Record<string, unknown>) => callAs<Answer>(database, 'owner', call, given);
  const id = () => crypto.randomUUID();

  const page = { name: 'Riverbend Homes', trade: 'Plumbing', description_en: `${about} We call it ${words}.` };
  await owner('save_company_about', { about: { provider_id, ...page } });
  await owner('save_company_service', { service: { id: id(), provider_id, name_en: `Work, ${words}` } });
  await owner('save_company_place', {
    place: { provider_id, city: 'Ottawa', province: 'ON', postal_code: postalCode, areas: ['Ottawa', words] },
  });
  await owner('save_company_reach', { reach: { provider_id, phone, website: `${words}.example` } });
  await owner('save_company_legal', { legal: { provider_id, legal_name: name, business_number: '123456789' } });
  await owner('save_company_settings', {
    settings: {
      provider_id,
      part: 'taxes',
      seen: 0,
      value: { registered: true, gst_number: '123456789 RT0001', qst_number: null, choices: [] },
    },
  });
  const picture = async (kind: 'evidence' | 'portfolio') => {
    const begun = await owner<{ name: string }>('begin_upload', { kind, target: ownCompany, n: 1, type: 'image/jpeg' });
    await database.query('select private.store_company_file($1, $2)', [kind, begun.name]);
    return begun.name;
  };
  await owner('claim_credential', {
    claim: { id: id(), provider_id, kind: 'identity', number: words, evidence: await picture('evidence') },
  });

  await database.query('delete from private.page_drafts where provider_id = $1', [ownCompany]);
  await database.query('delete from private.name_changes where provider_id = $1', [ownCompany]);
  const draft = async (changes: Record<string, unknown>) => {
    const { version: seen } = await owner<{ version: string }>('company_page', { provider: ownCompany });
    const drafted = { ...livePage, ...page, name: `Riverbend ${words}`, postal_code: postalCode, phone, ...changes };
    return owner<{ version: string }>('save_page_draft', { draft: { provider_id, seen, page: drafted } });
  };
  const bath = { id: id(), title_en: words, description_en: sentence, image: await picture('portfolio'), alt_en: words };
  const services = [{ id: id(), name_en: words, name_fr: null, price_cents: null }];
  const { version } = await draft({ projects: [bath], services });
  await owner('publish_company_page', { provider: ownCompany, seen: version });
  await draft({ projects: [bath], services, tagline_en: words });

  await owner('save_quote_template', { template: { id: id(), provider_id, name: `Usual ${words}`, body: templateBody } });
  await owner('rotate_calendar_feed', { provider_id, locale: 'en' });
  await owner('invite_member', { invitation: { id: id(), provider_id, email: otherEmail, role: 'member' } });

  // To another company by an invitation, and to one that staff starts for what was sent without an account.
  await callAs(database, 'rival', 'invite_member', { invitation: { id: id(), provider_id: companies.rival, email, role: 'member' } });
  await owner('accept_invitation', { token: await invitedBy(database) });
  const application = await apply(database, 'anon', { email, company: 'Second Bend', contact_name: name, message: sentence });
  await callAs(database, 'staff', 'move_application', { id: application, to_status: 'in_review', reason: 'Looked at.' });
  await callAs(database, 'staff', 'start_company', { application, reason: 'Looked at.' });
  await owner('join_company', { application });
}

/** The token of the newest invitation that was mailed to the person. */
async function invitedBy(database: TestDatabase): Promise<string> {
  const [mail] = await database.query<{ link: string }>(
    "select data ->> 'link' as link from private.outbox where kind = 'team_invitation' and recipient = $1 order by id desc limit 1",
    [email],
  );
  return mail!.link.replace('/account/join/', '');
}
