import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openTestDatabase, rolledBack, type Row, type TestDatabase } from './support/testDatabase.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const scenario = (name: string, work: () => Promise<void>) => test(name, () => rolledBack(database, work));
const answer = async (sql: string, parameters: unknown[]) =>
  (await database.query<{ answer: Row | null }>(`select ${sql} as answer`, parameters))[0]!.answer;
const subscribe = (email = 'reader@example.ca', list = 'deals', consent: string | null = 'newsletter-fr-1') =>
  answer('public.subscribe_newsletter($1, $2, $3, $4, $5)', [email, list, 'fr', consent, '/fr/deals']);
const confirm = (token: string) => answer('public.confirm_newsletter($1)', [token]);
const unsubscribe = (token: string) => answer('public.unsubscribe_newsletter($1)', [token]);
const linkOf = (token: string) => answer('public.newsletter_link($1)', [token]);
const mails = (kind: string) =>
  database.query<{ recipient: string; locale: string; data: Record<string, string> }>(
    'select recipient, locale, data from private.outbox where kind = $1 order by id',
    [kind],
  );
const lastPart = (path: string | undefined) => path!.split('/').at(-1)!;
const confirmationToken = async () => lastPart((await mails('newsletter_confirm')).at(-1)!.data['link']);
const subscription = async () => (await database.query('select * from public.newsletter_subscriptions'))[0]!;

describe('subscribing', () => {
  scenario('asks the address first, keeps the proof of consent and counts nobody before', async () => {
    assert.deepEqual(await subscribe(' Reader@Example.ca'), { sent: true });
    const [mail] = await mails('newsletter_confirm');
    assert.deepEqual([mail!.recipient, mail!.locale], ['reader@example.ca', 'fr']);
    const row = await subscription();
    assert.deepEqual(
      [row['confirmed_at'], row['consent_text_id'], row['source'], row['locale']],
      [null, 'newsletter-fr-1', '/fr/deals', 'fr'],
    );
    assert.ok(!JSON.stringify(row).includes(await confirmationToken()), 'the link itself is not stored');
  });

  scenario('the answer does not tell whether an address is known, and nobody is mailed twice', async () => {
    const first = await subscribe();
    assert.deepEqual(await subscribe(), first);
    await confirm(await confirmationToken());
    assert.deepEqual(await subscribe(), first);
    assert.equal((await mails('newsletter_confirm')).length, 1);
  });

  for (const [what, given, field] of [
    ['an address without a domain', ['reader'], 'email'],
    ['an unknown newsletter', ['reader@example.ca', 'spam'], 'list'],
    ['no consent', ['reader@example.ca', 'deals', null], 'consent'],
    ['a consent that never was', ['reader@example.ca', 'deals', 'made-up'], 'consent'],
  ] as [string, [string?, string?, (string | null)?], string][]) {
    scenario(`${what} is refused at its field`, async () => {
      await assert.rejects(subscribe(...given), { code: 'PT422', detail: field });
    });
  }
});

describe('the link of the mail', () => {
  scenario('confirms once and welcomes with a way out', async () => {
    await subscribe();
    const token = await confirmationToken();
    assert.deepEqual(await linkOf(token), { list: 'deals', status: 'waiting' });
    assert.deepEqual(await confirm(token), { list: 'deals', status: 'confirmed' });
    assert.equal(await confirm(token), null);
    assert.equal(await linkOf(token), null);
    assert.equal((await mails('newsletter_welcome')).length, 1);
  });

  scenario('is over after seven days', async () => {
    await subscribe();
    await database.exec("update newsletter_subscriptions set confirm_sent_at = now() - interval '8 days'");
    assert.equal(await linkOf(await confirmationToken()), null);
    assert.equal(await confirm(await confirmationToken()), null);
  });

  for (const wrong of ['', 'x', 'A'.repeat(43)]) {
    scenario(`"${wrong.slice(0, 3)}" of ${wrong.length} characters opens nothing`, async () => {
      await subscribe();
      assert.equal(await confirm(wrong), null);
      assert.equal(await unsubscribe(wrong), null);
      assert.equal(await linkOf(wrong), null);
    });
  }
});

describe('unsubscribing', () => {
  scenario('works at once, again, and until somebody subscribes anew', async () => {
    await subscribe();
    await confirm(await confirmationToken());
    const key = lastPart((await mails('newsletter_welcome'))[0]!.data['unsubscribe_link']);
    assert.deepEqual(await linkOf(key), { list: 'deals', status: 'subscribed' });
    assert.deepEqual(await unsubscribe(key), { list: 'deals', status: 'unsubscribed' });
    assert.deepEqual(await linkOf(key), { list: 'deals', status: 'unsubscribed' });
    assert.deepEqual(await unsubscribe(key), { list: 'deals', status: 'unsubscribed' });
    assert.ok((await subscription())['unsubscribed_at']);

    await database.exec("update newsletter_subscriptions set confirm_sent_at = now() - interval '11 minutes'");
    await subscribe();
    assert.ok((await subscription())['unsubscribed_at'], 'not before the new mail is answered');
    await confirm(await confirmationToken());
    assert.equal((await subscription())['unsubscribed_at'], null);
  });
});

describe('commercial mail', () => {
  const queue = (kind: string) => answer(`private.enqueue_mail($1, $2, $3, 'fr', '{}')`, [`${kind}/test`, kind, 'Reader@example.ca']);
  const refusedWithout = () => assert.rejects(queue('newsletter_issue'), { code: 'PT409' });

  scenario('is not queued before the address agreed', async () => {
    await subscribe();
    await refusedWithout();
  });

  scenario('is not queued after it was unsubscribed', async () => {
    await subscribe();
    await confirm(await confirmationToken());
    await unsubscribe(lastPart((await mails('newsletter_welcome'))[0]!.data['unsubscribe_link']));
    await refusedWithout();
  });

  scenario('is queued in between, and other mail needs no consent', async () => {
    await queue('request_sent');
    await subscribe();
    await confirm(await confirmationToken());
    await queue('newsletter_issue');
    assert.equal((await mails('newsletter_issue')).length, 1);
  });
});
