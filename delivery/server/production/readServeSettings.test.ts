import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readServeSettings } from './readServeSettings.ts';

const good = {
  SITE_URL: 'https://example.ca',
  SUPABASE_URL: 'https://project.example',
  SUPABASE_ANON_KEY: 'public-key',
  OPERATOR_LEGAL_NAME: 'Example Holdings Ltd.',
  OPERATOR_MAILING_ADDRESS: '1 Main Street, Halifax NS  B3H 0A1',
  OPERATOR_PRIVACY_CONTACT: 'privacy@example.ca',
  OPERATOR_PHONE: '902-555-0101',
};
const keyOf = (role: string) => ['{}', JSON.stringify({ role }), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.');

describe('readServeSettings', () => {
  it('takes what a public site needs, and settles the rest', () => {
    const { trustsProxy, operator, dataDir, ...settings } = readServeSettings('production', { ...good, DATA_DIR: '/srv/data' });
    assert.deepEqual([trustsProxy('127.0.0.1'), operator.legalName, dataDir], [false, 'Example Holdings Ltd.', '/srv/data']);
    assert.deepEqual(settings, {
      environment: 'production',
      port: 3000,
      host: undefined,
      siteUrl: 'https://example.ca',
      hosted: { url: 'https://project.example', anonKey: 'public-key' },
      drainSeconds: 10,
      sharedSeconds: 30,
      telemetryUrl: null,
      telemetryPause: 60_000,
      bucket: null,
    });
  });

  it('takes times, a collector, and addresses of this machine without TLS', () => {
    const { drainSeconds, sharedSeconds, telemetryUrl, telemetryPause, siteUrl } = readServeSettings('staging', {
      ...good,
      SITE_URL: 'http://127.0.0.1:4301',
      SUPABASE_URL: 'http://localhost:54321',
      SUPABASE_ANON_KEY: keyOf('anon'),
      DRAIN_SECONDS: '0',
      CDN_SECONDS: '3600',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
    });
    assert.deepEqual([drainSeconds, sharedSeconds, siteUrl], [0, 3600, 'http://127.0.0.1:4301']);
    assert.deepEqual([telemetryUrl, telemetryPause], ['http://localhost:4318', 1000]);
  });

  const refused: [string | undefined, Record<string, string>, RegExp][] = [
    [undefined, {}, /^--env is missing; use --env production or --env staging\.$/],
    ['local', {}, /^--env is "local"; use --env production or --env staging\.$/],
    ['production', { PORT: '0' }, /^PORT is "0"; use a whole number/],
    ['production', { HOST: 'example' }, /^HOST is "example"; use an address of this machine/],
    ['production', { SITE_URL: '' }, /^SITE_URL is not set; use the public address/],
    ['production', { SITE_URL: 'http://example.ca' }, /^SITE_URL is "http:\/\/example\.ca"; use https/],
    ['production', { SUPABASE_URL: '', SUPABASE_ANON_KEY: '' }, /^SUPABASE_URL and SUPABASE_ANON_KEY are not set/],
    ['production', { SUPABASE_ANON_KEY: '' }, /^SUPABASE_URL is set but SUPABASE_ANON_KEY is not/],
    ['production', { SUPABASE_URL: 'http://project.example' }, /^SUPABASE_URL is "http:\/\/project\.example"; use https/],
    ['production', { SUPABASE_ANON_KEY: 'sb_secret_abc' }, /^SUPABASE_ANON_KEY is a secret key/],
    ['production', { SUPABASE_ANON_KEY: keyOf('service_role') }, /^SUPABASE_ANON_KEY is a secret key/],
    ['production', { DATABASE_URL: 'postgres://a:b@localhost/c' }, /^DATABASE_URL is set, but this server starts no backend/],
    ['production', { OPERATOR_PHONE: '' }, /^OPERATOR_PHONE must say who runs this site/],
    ['staging', { OPERATOR_LEGAL_NAME: '' }, /^OPERATOR_LEGAL_NAME must say who runs this site/],
    ['production', { TRUSTED_PROXIES: 'proxy' }, /^TRUSTED_PROXIES is "proxy"/],
    ['production', { DRAIN_SECONDS: '1m' }, /^DRAIN_SECONDS is "1m"; use a whole number of seconds from 0 to 120\.$/],
    ['production', { CDN_SECONDS: '9999' }, /^CDN_SECONDS is "9999"; use a whole number of seconds from 0 to 3600\.$/],
    ['production', { BUCKET_URL: 'http://example.com/name' }, /^BUCKET_URL is "http:\/\/example\.com\/name"; use https/],
    ['production', { BUCKET_URL: 'https://s3.example.com/' }, /^BUCKET_URL is .+ and the name of the bucket/],
    [
      'production',
      { BUCKET_URL: 'https://s3.example.com/name' },
      /^BUCKET_URL is set, but AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not/,
    ],
    ['production', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, /^OTEL_EXPORTER_OTLP_ENDPOINT is "collector"; use the address/],
    ['production', { OTEL_METRIC_EXPORT_INTERVAL: '5s' }, /^OTEL_METRIC_EXPORT_INTERVAL is "5s"; use milliseconds from 100 to 3600000/],
  ];
  for (const [environment, env, message] of refused) {
    it(`refuses ${environment} with ${JSON.stringify(env)}`, () => {
      assert.throws(() => readServeSettings(environment, { ...good, ...env }), { message });
    });
  }
});
