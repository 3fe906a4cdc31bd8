import { callAs } from '../../support/callAs.ts';
import { livePage } from '../../support/livePage.ts';
import { apply, startCompany } from '../../support/onboarding.ts';
import { users } from '../../support/people.ts';
import { anyNotice, companies, tokenOf } from '../../support/requests.ts';
import type { TestDatabase } from '../../support/testDatabase.ts';
import type { CompanyCaller } from './companyCalls.ts';

/** What a caller attacks: the company that it owns, for everybody else the provider's; and what waits for the staff. */
export interface CompanyTarget {
  company: string;
  name: string;
  trade: string;
  page: Record<string, unknown>;
  service: string;
  credential: string;
  invitation: { id: string; token: string };
  /** In review; its company was not made. */
  application: string;
  /** Its company was made. */
  started: string;
  /** A company whose page waits, the own one of the moderator who has one, and what proves who it is. */
  waiting: string;
  waitingCredential: string;
  renamed: string;
  reported: string;
  orphan: string;
  letter: string;
}

const own = {
  draftOwner: ['aaaaaaaa-0000-4000-8000-000000000006', 'draft'],
  ownModerator: ['aaaaaaaa-0000-4000-8000-000000000007', 'submitted'],
  appliedOwner: [companies.third, 'submitted'],
  suspendedOwner: [companies.fourth, 'suspended'],
  leftOwner: [companies.suspended, 'closed'],
} as const satisfies Partial<Record<CompanyCaller, readonly [string, string]>>;
const orphan = 'aaaaaaaa-0000-4000-8000-000000000009';

/** Gives each company what can be attacked, and the staff something to decide about. */
export async function setCompanies(database: TestDatabase): Promise<(caller: CompanyCaller) => CompanyTarget> {
  for (const [company, status] of Object.values(own))
    await database.query("update public.providers set status = $2, closed_at = case $2 when 'closed' then now() end where id = $1", [
      company,
      status,
    ]);
  const idOf = (company: string, digit: string) => `dddddddd-0000-4000-8000-${digit}${company.slice(-11)}`;
  const everyOne = [companies.provider, ...Object.values(own).map(([company]) => company)];
  for (const company of everyOne) {
    await database.query("insert into public.provider_services (id, provider_id, name_en, position) values ($1, $2, 'Work', 9)", [
      idOf(company, '1'),
      company,
    ]);
    await database.query("insert into public.credentials (id, provider_id, kind, number) values ($1, $2, 'identity', 'X 1')", [
      idOf(company, '2'),
      company,
    ]);
  }
  const invitation = { id: crypto.randomUUID(), token: tokenOf('team') };
  await database.query(
    `insert into private.team_invitations (id, provider_id, email, role, token_hash)
     values ($1, $2, 'stranger@example.test', 'manager', private.token_hash($3))`,
    [invitation.id, companies.provider, invitation.token],
  );
  await database.query("insert into private.name_changes (provider_id, name, trade) values ($1, 'Other name', 'Plumbing')", [
    companies.rival,
  ]);
  await database.exec(
    `insert into public.providers (id, status, trade_name, primary_category) values ('${orphan}', 'approved', 'Left Alone', 'Plumbing');
    insert into public.provider_members (provider_id, user_id, role) values ('${orphan}', '${users.forged}', 'member');
    insert into private.orphaned_companies (provider_id) values ('${orphan}')`,
  );
  const report = { id: crypto.randomUUID(), target_kind: 'provider', target_id: companies.rival, reason: 'spam' };
  await callAs(database, 'anon', 'submit_report', { report });
  const letter = crypto.randomUUID();
  const message = { id: letter, first_name: 'Ana', last_name: 'Roy', email: 'ana@example.ca', subject: 'Other', message: 'Hello.' };
  await callAs(database, 'anon', 'send_contact_message', { message: { ...message, locale: 'en', notice: anyNotice, seconds: 20 } });
  const application = await apply(database, 'applicant');
  await callAs(database, 'moderator', 'move_application', { id: application, to_status: 'in_review', reason: 'Looked at.' });
  const started = await apply(database, 'applicant', { company: 'Second Roofing' });
  await startCompany(database, started);
  const rows = await database.query<{ id: string; trade_name: string; primary_category: string }>(
    'select id, trade_name, primary_category from public.providers',
  );

  return (caller) => {
    const company = caller in own ? own[caller as keyof typeof own][0] : companies.provider;
    const { trade_name: name, primary_category: trade } = rows.find(({ id }) => id === company)!;
    const waiting = caller === 'ownModerator' ? own.ownModerator[0] : own.appliedOwner[0];
    return {
      company,
      name,
      trade,
      page: { ...livePage, name, trade },
      service: idOf(company, '1'),
      credential: idOf(company, '2'),
      invitation,
      application,
      started,
      waiting,
      waitingCredential: idOf(waiting, '2'),
      renamed: companies.rival,
      reported: companies.rival,
      orphan,
      letter,
    };
  };
}
