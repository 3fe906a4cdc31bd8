import assert from 'node:assert/strict';
import { it } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import { serveBuilds } from '../testing/serveBuilds.ts';
import { securityTxt } from './securityTxt.ts';

const operator = { ...brand.sampleOperator, privacyContact: 'privacy@example.ca' };

it('says where to report a hole, in which languages, and for how long that holds', () => {
  assert.equal(
    securityTxt({ siteUrl: 'https://site.example', operator, now: new Date('2026-11-22T17:30:00Z') }),
    [
      'Contact: mailto:privacy@example.ca',
      'Expires: 2027-02-20T00:00:00Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://site.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('names no address without encryption as its own', () => {
  assert.doesNotMatch(securityTxt({ siteUrl: 'http://localhost:3000', operator, now: new Date() }), /Canonical/);
});

it('is served as text, with the contact of whoever runs the site', async () => {
  const { get } = await serveBuilds([{ name: 'shell' }], { operator });
  const response = await get('/.well-known/security.txt');
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'text/plain; charset=UTF-8']);
  const text = await response.text();
  assert.match(text, /^Contact: mailto:privacy@example\.ca$/m);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)![1]!) - Date.now()) / 86_400_000;
  assert.ok(days > 88 && days < 365, String(days));
});
