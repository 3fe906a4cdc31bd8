import { App } from '@supabase/lite';
import type { Database } from './database/Database.ts';
import type { Secrets } from './loadSecrets.ts';
import type { Settings } from './readSettings.ts';

/** The library's REST and Auth servers on a database: confirmations on, keys required, nobody an administrator. */
export function createApp(database: Database, secrets: Secrets, settings: Settings): App {
  return new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.anonKey,
      site_url: settings.siteUrl,
      additional_redirect_urls: [settings.siteUrl],
      minimum_password_length: 6,
      // The token in a link is a plain hash of address and code. Nobody types the code, so it is too long to guess.
      email: { enable_confirmations: true, otp_length: 20, otp_expiry: 3600 },
    },
    options: { server: { admin: false, disableStudio: true } },
  });
}
