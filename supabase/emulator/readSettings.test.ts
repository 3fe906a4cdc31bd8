import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { readSettings } from './readSettings.ts';
import { StartupError } from '@marketplace/node-kit/StartupError';

test('an empty environment gives the defaults, wherever it is started', () => {
  const settings = readSettings({});
  assert.equal(settings.siteUrl, 'http://localhost:3000');
  assert.equal(settings.mailboxPort, 54324);
  assert.equal(settings.port, 0);
  assert.equal(settings.databaseUrl, undefined);
  assert.equal(settings.migrationsDirectory, join(import.meta.dirname, '..', 'migrations'));
  assert.equal(settings.seedPath, join(import.meta.dirname, '..', 'seed/sql'));
  assert.equal(settings.seed, 'samples');
});

test('given values are used', () => {
  const settings = readSettings({
    DATA_DIR: '/data',
    SITE_URL: 'https://site.example/',
    MAILBOX_PORT: 'off',
    BACKEND_PORT: '54400',
    DATABASE_URL: 'postgres://me@db/app',
    MIGRATIONS_DIR: '/elsewhere',
    SEED: 'reference',
    ALLOWED_ORIGINS: 'http://localhost:3001, http://localhost:3002',
  });
  assert.equal(settings.dataDirectory, '/data');
  assert.equal(settings.siteUrl, 'https://site.example');
  assert.equal(settings.mailboxPort, 'off');
  assert.equal(settings.port, 54400);
  assert.equal(settings.databaseUrl, 'postgres://me@db/app');
  assert.equal(settings.migrationsDirectory, '/elsewhere');
  assert.equal(settings.seed, 'reference');
  assert.deepEqual(settings.allowedOrigins, ['http://localhost:3001', 'http://localhost:3002']);
});

const wrong: [Record<string, string>, RegExp][] = [
  [{ MAILBOX_PORT: '70000' }, /^MAILBOX_PORT is "70000"/],
  [{ BACKEND_PORT: '-1' }, /^BACKEND_PORT is "-1"/],
  [{ BACKEND_PORT: '3e3' }, /^BACKEND_PORT is "3e3"/],
  [{ SITE_URL: 'localhost:3000' }, /^SITE_URL is "localhost:3000"/],
  [{ SITE_URL: 'https://site.example/path' }, /^SITE_URL is/],
  [{ SEED: 'none' }, /^SEED is "none": use samples .* or reference/],
  [{ ALLOWED_ORIGINS: '*' }, /^ALLOWED_ORIGINS is "\*"/],
  [{ DATABASE_URL: 'mysql://me:secret@db/app' }, /^DATABASE_URL is no PostgreSQL address(?!.*secret)/],
];
for (const [env, message] of wrong) {
  test(`${JSON.stringify(env)} is refused with a sentence`, () => {
    assert.throws(
      () => readSettings(env),
      (error) => error instanceof StartupError && message.test(error.message),
    );
  });
}
