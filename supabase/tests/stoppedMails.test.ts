import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import { composeMail, type ClaimedMail } from '../mails/layout/composeMail.ts';
import { templates } from '../mails/templates.ts';
import { callAs } from './support/callAs.ts';
import { databaseForEachTest } from './support/databaseForEachTest.ts';

const database = databaseForEachTest();
const address = 'Sam@example.ca';
const enqueue = (kind: string, key: string, to = address) =>
  database.query('select private.enqueue_mail($1, $2, $3, $4, $5::text::jsonb)', [`${kind}/${key}`, kind, to, 'en', '{"link":"/r/abc"}']);
const mails = () =>
  database.query<{ kind: string; recipient: string | null; data: Record<string, string>; waits: boolean }>(
    'select kind, recipient, data, sent_at is null and next_attempt_at is not null as waits from private.outbox order by id',
  );
const keyOf = async (place = 0) => (await mails())[place]!.data['unsubscribe_link']!.replace('/unsubscribe/', '');
const stop = (token: string) => callAs(database, 'anon', 'unsubscribe_newsletter', { token });

describe('a reminder', () => {
  test('carries the link that stops its kind, the same in each', async () => {
    await enqueue('lead_reminder', '1');
    await enqueue('lead_reminder', '2');
    await enqueue('quote_ending', '1');
    const [first, second, other] = (await mails()).map(({ data }) => data['unsubscribe_link']);
    assert.match(first!, /^\/unsubscribe\/[0-9a-f-]{36}$/);
    assert.equal(second, first);
    assert.notEqual(other, first);
  });

  test('is not sent any more once it was stopped, what waits of it included; again is the same answer', async () => {
    await enqueue('lead_reminder', '1');
    const key = await keyOf();
    const linkOf = () => callAs(database, 'anon', 'newsletter_link', { token: key });
    assert.deepEqual(await linkOf(), { kind: 'lead_reminder', status: 'subscribed' });
    assert.deepEqual(await stop(key), { kind: 'lead_reminder', status: 'unsubscribed' });
    assert.deepEqual(await stop(key.toUpperCase()), { kind: 'lead_reminder', status: 'unsubscribed' });
    assert.deepEqual(await linkOf(), { kind: 'lead_reminder', status: 'unsubscribed' });
    await enqueue('lead_reminder', '2', 'sam@example.ca');
    assert.deepEqual(
      (await mails()).map(({ recipient, waits, data }) => [recipient, waits, data]),
      [
        [null, false, {}],
        [null, false, {}],
      ],
    );
    assert.deepEqual(await database.query('select * from private.claim_mails()'), []);
  });

  test('of another kind or to another address still goes out, and so does what one needs to know', async () => {
    await enqueue('lead_reminder', '1');
    await stop(await keyOf());
    await enqueue('lead_reminder', '2', 'ana@example.ca');
    await enqueue('quote_ending', '1');
    await enqueue('request_update', '1');
    assert.deepEqual(
      (await mails()).slice(1).map(({ waits }) => waits),
      [true, true, true],
    );
  });

  test('by a link that nobody has stops nothing', async () => {
    await enqueue('lead_reminder', '1');
    for (const token of ['', 'x', '00000000-0000-4000-8000-000000000000', "' or true --"]) assert.equal(await stop(token), null);
    assert.equal((await mails())[0]!.waits, true);
  });
});

describe('what somebody needs to know', () => {
  test('has no such link: moves of a request, messages, private links, accounts', async () => {
    for (const kind of ['request_update', 'message_received', 'request_links', 'account_deletion', 'staff_granted'])
      await enqueue(kind, '1');
    assert.deepEqual(
      (await mails()).flatMap(({ data }) => data['unsubscribe_link'] ?? []),
      [],
    );
  });
});

describe('the mail of each kind that can be stopped', () => {
  const sender = { siteUrl: 'https://example.ca', operator: brand.sampleOperator };
  test('says so at its foot and to mail programs, in both languages', async () => {
    const kinds = await database.query<{ kind: string }>('select kind from private.optional_mails');
    for (const { kind } of kinds) {
      const sample = templates.get(kind)!.sample;
      const row = {
        id: 1,
        idempotency_key: kind,
        kind,
        recipient: address,
        attempts: 1,
        data: { ...sample, unsubscribe_link: '/unsubscribe/k' },
      };
      const mail = (locale: 'en' | 'fr') => composeMail({ ...row, locale } as ClaimedMail, sender);
      assert.match(mail('en').Text, /^Stop these emails\nhttps:\/\/example\.ca\/unsubscribe\/k$/m);
      assert.match(mail('fr').Text, /^Ne plus recevoir ce genre de courriel\nhttps:\/\/example\.ca\/fr\/unsubscribe\/k$/m);
      assert.equal(mail('en').ListUnsubscribe?.HeaderPost, 'List-Unsubscribe=One-Click');
      assert.equal(mail('en').ListUnsubscribe?.Header, '<https://example.ca/unsubscribe/k>');
    }
  });
});
