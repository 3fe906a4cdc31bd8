import { answerRequest } from './answerRequest.ts';
import { callAs } from './callAs.ts';
import { becomeActor, users } from './people.ts';
import { anyNotice, companies, confirmContact, newProject, tokenOf, type Submitted } from './requests.ts';
import { hire, newReview } from './reviews.ts';
import { addMaterials, sentLine, sentList } from './sentLists.ts';
import type { TestDatabase } from './testDatabase.ts';

/** What the person says about themselves everywhere; nothing else in the database holds it. */
export const marks = {
  first: 'Zephyrine',
  last: 'Quillfeather',
  email: 'owner@example.test',
  otherEmail: 'zephyrine.other@example.ca',
  phone: '613-555-0142',
  storedPhone: '+16135550142',
  postalCode: 'K1P 5M7',
  words: 'heliotrope',
} as const;
const { first, last, email, otherEmail, phone, postalCode, words } = marks;
export const name = `${first} ${last}`;
/** What the person writes wherever words are asked for. */
export const sentence = `Between us: ${words}, says ${name}, ${phone}.`;

/** A company that the person runs alone. */
export const ownCompany = 'aaaaaaaa-0000-4000-8000-000000000009';

/** Does everything the product lets the owner do, once, so that every table with personal data has rows of them. */
export async function fillPerson(database: TestDatabase): Promise<void> {
  const owner = (call: string, given: object) => callAs<never>(database, 'owner', call, given as Record<string, unknown>, '198.51.100.7');
  const provider = (call: string, given: object) => callAs(database, 'provider', call, given as Record<string, unknown>);
  await database.query('update auth.users set email_confirmed_at = now() where id = $1', [users.owner]);
  await database.exec(`
    insert into public.fixed_price_services (service, category, listed_on) values ('assembly', 'Handyman', '2026-01-01');
    insert into public.fixed_price_items (service, field, kind, cents, position) values ('assembly', 'visit', 'base', 5000, 1);
    insert into private.fixed_price_teams (provider_id, service, areas) values ('${companies.third}', 'assembly', '{K}');
    insert into public.providers (id, status, trade_name, primary_category) values ('${ownCompany}', 'approved', 'Riverbend Homes', 'Plumbing');
    insert into public.provider_members (provider_id, user_id, role) values ('${ownCompany}', '${users.owner}', 'owner');
    insert into public.provider_members (provider_id, user_id, role) values ('${companies.fourth}', '${users.owner}', 'member');
    delete from public.provider_members where provider_id = '${companies.fourth}';
    insert into public.provider_private (provider_id) values ('${ownCompany}');
    insert into private.account_deletions (user_id) values ('${users.owner}')`);
  await writeTables(database);

  // Work that was done, with words of both sides.
  const contact = { name, email: otherEmail, phone, preferred: 'phone' };
  const project = newProject({ contact, description: sentence, postal_code: postalCode, category: 'Plumbing' });
  const { id, requests } = (await owner('submit_project', { project })) as Submitted;
  const request = requests[0]!.id;
  await confirmContact(database, id);
  const { name: photo } = (await owner('begin_upload', { kind: 'project', target: id, n: 1, type: 'image/jpeg' })) as { name: string };
  await database.query('insert into private.request_photos (project_id, n, name) values ($1, 1, $2)', [id, photo]);
  await answerRequest((call, given) => provider(call, given), request, {
    warranty: sentence,
    inclusions: sentence,
    exclusions: sentence,
    deposit_terms: sentence,
    note: sentence,
    lines: [{ kind: 'labour', description: sentence, unit_cents: 120_000, tax_class: 'installed' }],
  });
  await database.query(
    `insert into private.visits (id, request_id, minutes, place, starts, status, note)
     values (gen_random_uuid(), $1, 60, 'site', array[now() + interval '2 days'], 'refused', $2)`,
    [request, sentence],
  );
  await database.query('update public.quote_request_contacts set address = $2 where project_id = $1', [id, `12 ${words} Street`]);
  const { name: picture } = (await owner('begin_upload', { kind: 'message', target: request, n: 1, type: 'image/jpeg' })) as {
    name: string;
  };
  await database.query('select private.store_photo($1)', [picture]);
  await owner('send_message', { message: { id: crypto.randomUUID(), request_id: request, body: sentence, uploads: [picture] } });
  await database.query("insert into private.quote_templates (id, provider_id, name, body) values (gen_random_uuid(), $1, $2, '{}')", [
    ownCompany,
    words,
  ]);
  await owner('advance_request', { request_id: request, to_status: 'hired', note: sentence });
  await database.exec("update private.jobs set hired_at = now() - interval '2 days'");
  await database.query("update public.projects set contact_confirmed_at = now() - interval '2 days' where id = $1", [id]);
  await provider('finish_job', { request_id: request });
  await owner('object_to_finish', { request_id: request, note: sentence });
  await owner('finish_job', { request_id: request });
  await database.exec("update private.jobs set objected_at = objected_at - interval '25 hours'");
  await provider('finish_job', { request_id: request });
  const review = newReview({ request, token: null }, { body: `${sentence} All done.`, city: first });
  await owner('submit_review', { review });
  await provider('reply_to_review', { review_id: review.id, body: sentence });

  // One that still waits, a booking, and one of before the account.
  await owner('submit_project', { project: newProject({ contact, description: sentence, provider_ids: [companies.rival] }) });
  const booked = {
    id: crypto.randomUUID(),
    service: 'assembly',
    choices: {},
    postal_code: postalCode,
    locale: 'en',
    notice: anyNotice,
    description: sentence,
    contact,
  };
  const { slots } = await callAs<{ slots: { day: string; part: string }[] }>(database, 'anon', 'fixed_price_slots', {
    service: 'assembly',
    postal_code: postalCode,
  });
  const { day, part } = slots[0]!;
  await owner('book_fixed_price', { booking: { ...booked, day, part } });
  const guest = newProject({ contact: { ...contact, email }, description: sentence, token: tokenOf('before') });
  await callAs(database, 'anon', 'submit_project', { project: guest });

  await owner('submit_report', {
    report: { id: crypto.randomUUID(), target_kind: 'review', target_id: review.id, reason: 'other', body: sentence },
  });
  await owner('sync_project_list', {
    list: { items: [listItem()], place: { province: 'ON', postal_code: postalCode, edited_at: Date.now() } },
  });
  await owner('share_project_list', { token: tokenOf('list') });
  await addMaterials(database);
  const lines = [sentLine({ room: first, note: sentence })];
  await owner('send_list_to_vendors', {
    request: sentList({
      token: undefined,
      contact,
      postal_code: postalCode,
      note: sentence,
      vendors: [{ vendor_id: companies.provider, lines }],
    }),
  });
  await sendForms(database);
  await workAsStaff(database);
}

const listItem = () => ({
  id: crypto.randomUUID(),
  ref: '12',
  quantity: 1,
  room: first,
  note: sentence,
  name: 'Oak flooring',
  unit: 'each',
  price_cents: 5999,
  vendor_id: null,
  vendor_name: null,
  image: null,
  final_sale: false,
  removed: false,
  added_at: Date.now(),
  edited_at: Date.now(),
});

/** What an account writes itself, and what its company says. */
async function writeTables(database: TestDatabase): Promise<void> {
  await becomeActor(database, 'owner');
  await database.query('update public.profiles set display_name = $1', [name]);
  await database.query("insert into public.favourites (kind, target_id) values ('article', $1)", [words]);
  await database.query('select public.save_search($1, $2)', ['services', { q: words }]);
  await database.exec("select public.save_mail_choice('search_alert', false)");
  await database.exec("reset role; select set_config('request.jwt.claims', '{}', true)");
  await database.query(
    `update public.providers set tagline_en = $1, tagline_fr = $1, description_en = $1, description_fr = $1, city = $2,
       public_phone = $3, website = $4, response_time = $2, employees = $2 where id = $5`,
    [sentence, first, phone, `https://${words}.example`, ownCompany],
  );
  await database.query(
    `update public.provider_private set legal_name = $1, business_number = $2, gst_number = $2, qst_number = $2, billing_email = $3
      where provider_id = $4`,
    [name, words, email, ownCompany],
  );
  await database.query('insert into public.provider_services (provider_id, name_en) values ($1, $2)', [ownCompany, words]);
  await database.query("insert into private.calendar_feeds (provider_id, token_hash, locale) values ($1, $2, 'en')", [
    ownCompany,
    'x'.repeat(64),
  ]);
  await database.query(
    "insert into private.company_settings (provider_id, part, value) values ($1, 'quotes', jsonb_build_object('warranty', $2::text))",
    [ownCompany, sentence],
  );
  await database.query(
    "insert into private.response_times (provider_id, asked, answered, words, measured_at) values ($1, 9, 8, 'Within 5 hours', now())",
    [ownCompany],
  );
  await database.query('insert into private.page_drafts (provider_id, page) values ($1, jsonb_build_object($2::text, $3::text))', [
    ownCompany,
    'description_en',
    sentence,
  ]);
  await database.query(
    `insert into private.team_invitations (id, provider_id, email, role, token_hash, used_by)
     values (gen_random_uuid(), $1, $2, 'member', 'x', $3)`,
    [ownCompany, email, users.owner],
  );
  await database.query("insert into private.name_changes (provider_id, name, trade) values ($1, $2, 'Plumbing')", [ownCompany, words]);
  await database.query('insert into public.provider_areas (provider_id, area) values ($1, $2)', [ownCompany, words]);
  await database.query(
    "insert into public.portfolio_items (provider_id, title_en, description_en, image_path, alt_en) values ($1, $2, $2, 'art:bath', $2)",
    [ownCompany, words],
  );
  await database.query('insert into public.provider_testimonials (provider_id, name, rating, text_en) values ($1, $2, 5, $3)', [
    ownCompany,
    name,
    sentence,
  ]);
  await database.query(
    `with claimed as (insert into public.credentials (provider_id, kind, number) values ($1, 'identity', $2) returning id)
     insert into private.company_files (name, provider_id, kind, credential_id, stored_at)
     select 'u/proof/secret.jpg', $1, 'evidence', id, now() from claimed`,
    [ownCompany, words],
  );
}

/** Decides about somebody else's application, and is decided about. */
async function workAsStaff(database: TestDatabase): Promise<void> {
  await database.query("select public.grant_staff($1, 'moderator')", [email]);
  await hire(database, users.staff);
  const [own] = await database.query<{ id: string }>('select id from public.applications');
  await callAs(database, 'staff', 'move_application', { id: own!.id, to_status: 'in_review', reason: sentence });
  const id = crypto.randomUUID();
  const other = {
    id,
    kind: 'partner',
    company: 'Rideau Trades School',
    contact_name: 'Lee',
    email: 'lee@example.ca',
    locale: 'en',
    notice: anyNotice,
    seconds: 30,
  };
  await callAs(database, 'anon', 'submit_application', { application: other });
  await callAs(database, 'owner', 'move_application', { id, to_status: 'in_review', reason: 'It says what it does.' });
}

async function sendForms(database: TestDatabase): Promise<void> {
  const owner = (call: string, given: Record<string, unknown>) => callAs(database, 'owner', call, given);
  const form = { email, phone, message: sentence, locale: 'en', notice: anyNotice, seconds: 30 };
  await owner('send_contact_message', {
    message: { ...form, id: crypto.randomUUID(), first_name: first, last_name: last, subject: 'Other' },
  });
  await owner('submit_application', {
    application: {
      ...form,
      id: crypto.randomUUID(),
      kind: 'contractor',
      company: name,
      contact_name: name,
      website: `${words}.example`,
      city: first,
      province: 'ON',
      speciality: words,
    },
  });
  await owner('request_demo', { demo: { ...form, id: crypto.randomUUID(), name, company: words } });
  await database.query("select private.mail_choice('quote_ending', $1)", [email]);
  await callAs(database, 'anon', 'subscribe_newsletter', { email, list: 'deals', locale: 'en', consent_text_id: 'newsletter-en-1' });
}
