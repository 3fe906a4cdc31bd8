import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import { composeMail, type ClaimedMail } from '../mails/layout/composeMail.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';
import { fillEveryWrite } from './support/everyWrite/fillEveryWrite.ts';
import { marks } from './support/fullPerson.ts';

const database = databaseForEachTest();

/** What the person typed wherever words are asked for, and the name that stands beside it. How to reach somebody is no words. */
const typed = ['Between us', marks.first, marks.last];

test('whatever somebody writes anywhere, no mail says it', async () => {
  await fillEveryWrite(database);
  const owed = await database.query<ClaimedMail>(
    'select id, idempotency_key, kind, recipient, locale, data, attempts from private.outbox where recipient is not null order by id',
  );
  assert.ok(new Set(owed.map(({ kind }) => kind)).size >= 10, 'mails of many kinds');
  for (const mail of owed) {
    const { Subject, Text, HTML } = composeMail(mail, { siteUrl: 'https://site.example', operator: brand.sampleOperator });
    for (const words of typed) {
      assert.ok(![Subject, Text, HTML].some((part) => part.includes(words)), `${mail.kind} says “${words}”: ${Subject}\n${Text}`);
    }
  }
});
