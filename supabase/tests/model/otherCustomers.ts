import { age } from '../support/age.ts';
import { contact } from '../support/requests.ts';
import { doWork, type Job } from '../support/reviews.ts';
import type { TestDatabase } from '../support/testDatabase.ts';
import { DAYS_BEFORE } from './rights.ts';
import type { Company, Customer } from './World.ts';

export type CustomerJobs = Readonly<Record<Customer, Readonly<Record<Company, Job>>>>;

const contacts: Readonly<Record<Customer, Record<string, unknown>>> = {
  neighbour: { ...contact, email: 'kim@example.ca', phone: '306-555-0142' },
  household: { ...contact, email: 'alex@example.ca' },
  cousin: { ...contact, email: 'cousin@example.test', phone: '306-555-0143' },
};

/**
 * Lets both companies do and finish other work, so long ago that no mail about it is due any more.
 *
 * @returns the jobs, with what their customers open them by
 */
export async function addOtherCustomers(database: TestDatabase): Promise<CustomerJobs> {
  const workFor = async (customer: Customer) => {
    const given = { contact: contacts[customer], postal_code: 'S4P 3Y2' };
    return {
      one: await doWork(database, { ...given, company: 'provider' }),
      two: await doWork(database, { ...given, company: 'rival' }),
    };
  };
  await database.exec('begin');
  const jobs = { neighbour: await workFor('neighbour'), household: await workFor('household'), cousin: await workFor('cousin') };
  await age(database, DAYS_BEFORE);
  await database.exec('delete from private.outbox; commit');
  return jobs;
}
