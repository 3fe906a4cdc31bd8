import { fillPerson } from '../fullPerson.ts';
import type { TestDatabase } from '../testDatabase.ts';
import { askAndAnswer } from './askAndAnswer.ts';
import { decide } from './decide.ts';
import { runCompany } from './runCompany.ts';

/** Fills the person as `fillPerson` does, and calls every other function of the API that stores anything of whoever calls it. */
export async function fillEveryWrite(database: TestDatabase): Promise<void> {
  await fillPerson(database);
  await runCompany(database);
  await askAndAnswer(database);
  await decide(database);
}
