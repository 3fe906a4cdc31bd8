import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';
import type { Database } from '../database/Database.ts';
import type { MailLocale } from '../../mails/layout/layOut.ts';
import type { Mail } from '../../mails/layout/Mail.ts';
import type { Sender } from '../../mails/layout/composeMail.ts';
import type { MailKind } from '../../mails/account/mailTexts.ts';
import { writeMail, type MailContent } from '../../mails/account/writeMail.ts';

/** The library's own interface, which it does not export by name, and what the library does not tell people of. */
export type AccountMailer = NonNullable<App['_mailer']> & {
  sendPasswordChanged(to: string, userId: string): Promise<void>;
};

/** `redirect_to` of the request being answered: the library hands its mailer the site's root whatever was asked for. */
export const requestedRedirect = new AsyncLocalStorage<string | null>();

/** `type` of a verification link, as the Auth API names it. */
const LINK_TYPES = {
  confirmation: 'signup',
  recovery: 'recovery',
  magicLink: 'magiclink',
  emailChange: 'email_change',
} as const;

/**
 * Writes the mails of the Auth API in the language a person signed up in (user metadata `locale`) and hands them to
 * `deliver`. Never throws: the library would leave an account behind that nobody can confirm.
 * @param options a confirmation returns to the root of `siteUrl`
 */
export function accountMailer(options: Sender & { database: Database; deliver: (mail: Mail) => void }): AccountMailer {
  const { siteUrl, operator, database, deliver } = options;
  const link = (kind: keyof typeof LINK_TYPES) => (to: string, token: string, _code: string, meta?: { userId?: string }) =>
    send(kind, to, meta?.userId, () => ({ link: verificationLink(kind, token) }));
  return {
    sendConfirmation: link('confirmation'),
    sendRecovery: link('recovery'),
    sendMagicLink: link('magicLink'),
    sendEmailChange: link('emailChange'),
    sendPasswordChanged: (to, userId) =>
      send('passwordChanged', to, userId, (locale) => ({ page: `${siteUrl}${locale === 'fr' ? '/fr' : ''}/reset-password` })),
    sendReauthentication: (to, code, meta) => send('reauthentication', to, meta?.userId, () => ({ code })),
  };

  async function send(kind: MailKind, to: string, userId: string | undefined, content: (locale: MailLocale) => MailContent) {
    try {
      const locale = await localeOf(userId);
      deliver(writeMail({ kind, to, locale, content: content(locale), operator }));
    } catch (error) {
      console.error('A mail could not be kept.', error);
    }
  }

  async function localeOf(userId: string | undefined): Promise<MailLocale> {
    const [row] = await database.query<{ locale: string | null }>(
      `select raw_user_meta_data ->> 'locale' as locale from auth.users where id = $1`,
      [userId ?? null],
    );
    return /^fr\b/i.test(row?.locale ?? '') ? 'fr' : 'en';
  }

  function verificationLink(kind: keyof typeof LINK_TYPES, token: string): string {
    const redirect = siteAddress(siteUrl, kind === 'recovery' ? requestedRedirect.getStore() : null);
    return `${siteUrl}/auth/v1/verify?${new URLSearchParams({ token, type: LINK_TYPES[kind], redirect_to: redirect })}`;
  }
}

/** The address a link returns to: the one that was asked for where it is the site's own, else the site's root. */
export function siteAddress(siteUrl: string, asked: string | null | undefined): string {
  return asked && URL.canParse(asked) && new URL(asked).origin === siteUrl ? asked : `${siteUrl}/`;
}
