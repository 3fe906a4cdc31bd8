import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import { readSettings } from './readSettings.ts';

const defaults = { port: 3000, mailboxPort: 54_324 };

describe('readSettings', () => {
  it('needs nothing', () => {
    const { trustsProxy, ...settings } = readSettings({ PORT: '', SITE_URL: '' }, defaults);
    assert.equal(trustsProxy('127.0.0.1'), false);
    assert.deepEqual(settings, {
      port: 3000,
      host: undefined,
      operator: brand.sampleOperator,
      mailboxPort: 54_324,
      siteUrl: 'http://localhost:3000',
      dataDir: resolve('.data'),
      hosted: null,
      databaseUrl: null,
      seed: null,
    });
  });

  it('takes every variable of the contract', () => {
    const env = {
      PORT: '8080',
      MAILBOX_PORT: '8081',
      SITE_URL: 'https://example.com/',
      DATA_DIR: '/srv/data',
      SUPABASE_URL: 'https://project.example',
      SUPABASE_ANON_KEY: 'key',
      DATABASE_URL: 'postgresql://me:secret@localhost/db',
      TRUSTED_PROXIES: '10.0.0.0/8',
      HOST: '0.0.0.0',
      SEED: 'reference',
      OPERATOR_LEGAL_NAME: 'Example Holdings Ltd.',
    };
    const { trustsProxy, ...settings } = readSettings(env, defaults);
    assert.deepEqual([trustsProxy('10.1.2.3'), trustsProxy('11.1.2.3')], [true, false]);
    assert.deepEqual(settings, {
      port: 8080,
      host: '0.0.0.0',
      operator: { ...brand.sampleOperator, legalName: 'Example Holdings Ltd.' },
      mailboxPort: 8081,
      siteUrl: 'https://example.com',
      dataDir: '/srv/data',
      hosted: { url: 'https://project.example', anonKey: 'key' },
      databaseUrl: 'postgresql://me:secret@localhost/db',
      seed: 'reference',
    });
  });

  it('points mail links to the chosen port', () => {
    assert.equal(readSettings({ PORT: '4000' }, defaults).siteUrl, 'http://localhost:4000');
  });

  const refused: [Record<string, string>, RegExp][] = [
    [{ PORT: 'abc' }, /^PORT is "abc"; use a whole number from 1 to 65535\.$/],
    [{ PORT: '0' }, /^PORT is "0"/],
    [{ PORT: '65536' }, /^PORT is "65536"/],
    [{ PORT: '-1' }, /^PORT is "-1"/],
    [{ PORT: '30.5' }, /^PORT is "30\.5"/],
    [{ MAILBOX_PORT: '1e3' }, /^MAILBOX_PORT is "1e3"/],
    [{ PORT: '54324' }, /PORT and MAILBOX_PORT are both 54324/],
    [{ SITE_URL: 'example.com' }, /^SITE_URL is "example\.com"; use an address without a path/],
    [{ SITE_URL: 'ftp://example.com' }, /^SITE_URL/],
    [{ SITE_URL: 'https://example.com/shop' }, /^SITE_URL/],
    [{ SITE_URL: 'https://me@example.com' }, /^SITE_URL/],
    [{ SUPABASE_URL: 'project', SUPABASE_ANON_KEY: 'key' }, /^SUPABASE_URL is "project"/],
    [{ SUPABASE_URL: 'https://project.example' }, /SUPABASE_ANON_KEY is not; set both/],
    [{ SUPABASE_ANON_KEY: 'key' }, /SUPABASE_URL is not; set both/],
    [{ HOST: 'example.com' }, /^HOST is "example.com"; use an address of this machine/],
    [{ TRUSTED_PROXIES: 'caddy' }, /^TRUSTED_PROXIES is "caddy"; use addresses and networks/],
    [{ DATABASE_URL: 'mysql://me:secret@localhost/db' }, /^DATABASE_URL is not an address of PostgreSQL/],
  ];
  for (const [env, message] of refused) {
    it(`refuses ${JSON.stringify(env)} in one sentence`, () => {
      assert.throws(
        () => readSettings(env, defaults),
        (error: Error) => message.test(error.message) && !/\n|secret/.test(error.message),
      );
    });
  }
});
