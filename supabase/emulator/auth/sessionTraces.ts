import type { Database } from '../database/Database.ts';
import type { Queue } from '../database/workQueue.ts';

const KEPT = "interval '30 days'";
/** As long as one takes, everybody waits. */
const BATCH = 500;

/**
 * What the library stores of every sign-in and renewal and never removes: lines of its own log, and tokens that were exchanged for
 * others. A token in use stays, however old it is.
 */
const TRACES = [
  `auth.audit_log_entries where created_at < now() - ${KEPT} order by created_at`,
  `auth.refresh_tokens where revoked and updated_at < now() - ${KEPT} order by updated_at`,
];

/** The library looks for none of them: by the account that is deleted, and by age. */
export const TRACE_INDEXES = `
create index if not exists audit_log_entries_actor_id_idx on auth.audit_log_entries ((payload ->> 'actor_id'));
create index if not exists audit_log_entries_actor_username_idx on auth.audit_log_entries ((payload ->> 'actor_username'));
create index if not exists audit_log_entries_age_idx on auth.audit_log_entries (created_at);
create index if not exists refresh_tokens_revoked_age_idx on auth.refresh_tokens (updated_at) where revoked;`;

/** @returns `dropOld`, which takes out what is older than a month, for the maintenance */
export const sessionTraces = ({ database, queue }: { database: Database; queue: Queue }) => ({
  dropOld: async () => {
    for (const old of TRACES) {
      const table = old.split(' ', 1)[0];
      const drop = `delete from ${table} where id in (select id from ${old} limit ${BATCH}) returning id`;
      let dropped: unknown[];
      do dropped = await queue.run(() => database.query(drop, []));
      while (dropped.length === BATCH);
    }
  },
});
