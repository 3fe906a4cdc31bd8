import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { functionOf, offeredBy } from './attacks/calls/CallAttack.ts';
import { callEverybody } from './attacks/calls/callEverybody.ts';
import { companyCalls } from './attacks/calls/companyCalls.ts';
import { noActors } from './attacks/calls/noActors.ts';
import { personCalls } from './attacks/calls/personCalls.ts';
import { requestCalls } from './attacks/calls/requestCalls.ts';
import { reviewCalls } from './attacks/calls/reviewCalls.ts';
import { addPeople } from './attacks/calls/stages.ts';
import { addForVisitors, visitorCalls } from './attacks/calls/visitorCalls.ts';
import { features } from './attacks/index.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { addCompanies } from './support/requests.ts';

const database = databaseForEachTest(async (opened) => {
  await addCompanies(opened);
  await addPeople(opened);
  await addForVisitors(opened);
});

test('every function of the API is in one table of callers, or it is said why none is needed', () => {
  const told = [requestCalls, reviewCalls, visitorCalls, companyCalls, personCalls].flatMap((table) => [
    ...new Set(Object.keys(table).map(functionOf)),
  ]);
  assert.deepEqual([...told, ...Object.values(noActors).flat()].sort(), offeredBy(features).sort());
});

describe('calls around reviews and photos', () => callEverybody(database, reviewCalls));
describe('calls of visitors', () => callEverybody(database, visitorCalls));
