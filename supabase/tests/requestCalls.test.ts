import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { functionOf, offeredBy } from './attacks/calls/CallAttack.ts';
import { callEverybody } from './attacks/calls/callEverybody.ts';
import { requestCalls } from './attacks/calls/requestCalls.ts';
import { addPeople } from './attacks/calls/stages.ts';
import { hiring } from './attacks/hiring.ts';
import { jobs } from './attacks/jobs.ts';
import { leads } from './attacks/leads.ts';
import { messages } from './attacks/messages.ts';
import { quotes } from './attacks/quotes.ts';
import { requests } from './attacks/requests.ts';
import { visits } from './attacks/visits.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { addCompanies } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPeople(opened);
});

describe('calls around a request', () => {
  test('are exactly those that anybody may make', () => {
    const granted = offeredBy([requests, quotes, leads, messages, visits, hiring, jobs]);
    assert.deepEqual(Object.keys(requestCalls).map(functionOf).sort(), granted.sort());
  });

  callEverybody(database, requestCalls);
});
