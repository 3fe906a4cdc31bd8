import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import { sendMails } from './sendMails.ts';

const settings = {
  supabaseUrl: 'https://project.example',
  serviceKey: 'service-key',
  siteUrl: 'https://site.example',
  operator: brand.sampleOperator,
  mailUrl: 'https://mail.example/send',
  mailKey: 'mail-key',
};
const row = (id: number, changes: object = {}) => ({
  id,
  idempotency_key: `newsletter/${id}`,
  kind: 'newsletter_welcome',
  recipient: 'ana@example.ca',
  locale: 'fr',
  data: { unsubscribe_link: '/unsubscribe/secret' },
  attempts: 1,
  ...changes,
});

interface Sent {
  url: string;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A project whose outbox holds these rows, and a mail service that answers like this. */
function hosted(rows: object[], mailAnswer: () => Response = () => Response.json({ id: 'x' })) {
  const sent: Sent[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const url = String(input);
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    sent.push({ url, headers: new Headers(init?.headers), body });
    if (url.endsWith('/claim_outbox')) return Response.json(rows.splice(0, Number(body['batch'])));
    return url === settings.mailUrl ? mailAnswer() : new Response(null, { status: 204 });
  };
  const to = (end: string) => sent.filter(({ url }) => url.endsWith(end));
  return { fetch, to };
}

describe('the scheduled function of a hosted project', () => {
  test('sends with the templates of the product, and marks what it sent', async () => {
    const { fetch, to } = hosted([row(7)]);
    assert.deepEqual(await sendMails(settings, fetch), { sent: 1, failed: 0 });
    const [mail] = to('/send');
    assert.deepEqual([mail!.body['to'], mail!.headers.get('idempotency-key')], [['ana@example.ca'], 'newsletter/7']);
    assert.match(String(mail!.body['html']), /lang="fr-CA"[\s\S]*https:\/\/site\.example\/fr\/unsubscribe\/secret/);
    const headers = mail!.body['headers'] as Record<string, string>;
    assert.equal(headers['List-Unsubscribe'], '<https://site.example/fr/unsubscribe/secret>');
    assert.equal(headers['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');
    assert.match(headers['Message-ID']!, /^<[0-9a-f]{32}@.+>$/);
    const [finish] = to('/finish_outbox');
    assert.deepEqual([finish!.body, finish!.headers.get('apikey')], [{ id: 7, error: null }, 'service-key']);
  });

  test('a slash at the end of the address of the site is none of its links', async () => {
    const { fetch, to } = hosted([row(7)]);
    await sendMails({ ...settings, siteUrl: 'https://site.example/' }, fetch);
    const [mail] = to('/send');
    assert.match(String(mail!.body['text']), /https:\/\/site\.example\/fr\/unsubscribe\/secret/);
    const headers = mail!.body['headers'] as Record<string, string>;
    assert.equal(headers['List-Unsubscribe'], '<https://site.example/fr/unsubscribe/secret>');
  });

  test('says why a mail could not be sent, and goes on', async () => {
    const { fetch, to } = hosted([row(1, { kind: 'nope' }), row(2)], () => new Response('', { status: 422 }));
    assert.deepEqual(await sendMails(settings, fetch), { sent: 0, failed: 2 });
    const errors = to('/finish_outbox').map(({ body }) => String(body['error']));
    assert.match(errors[0]!, /no mail of the kind "nope"/);
    assert.equal(errors[1], 'The mail service answered 422.');
  });

  test('leaves a flood to the next call', async () => {
    const rows = Array.from({ length: 70 }, (_, id) => row(id));
    assert.deepEqual(await sendMails(settings, hosted(rows).fetch), { sent: 60, failed: 0 });
    assert.equal(rows.length, 10);
  });

  test('an outbox that refuses is an error that says what to check', async () => {
    await assert.rejects(
      sendMails(settings, async () => new Response('', { status: 401 })),
      /claim_outbox answered 401: check the service key/,
    );
  });
});
