import { isUuid, read, AppError, type Answer, type Db } from '@marketplace/section-kit';

/** Something that happened to a request, as the database tells it. */
export type OwnActivity = NonNullable<OwnReport['activity']>[number];

/** What `my_report` answers. */
export type OwnReport = Answer<'my_report'>;

/**
 * The figures of a company of the account.
 *
 * @param company one of several; empty for the first
 * @returns `null` where the backend keeps no figures
 * @throws {AppError}
 */
export async function readOwnReport(
  db: Db,
  days: { first: string; last: string },
  company: string,
  signal: AbortSignal,
): Promise<OwnReport | null> {
  try {
    const asked = { first_day: days.first, last_day: days.last, ...(isUuid(company) && { company }) };
    return (await read(db.rpc('my_report', asked).abortSignal(signal))).data;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'missing') return null;
    throw error;
  }
}
