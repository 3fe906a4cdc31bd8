import { readOperator } from '@marketplace/shared-ui/operator';
import { serveService } from '../_shared/serveService.ts';
import { sendMails } from './sendMails.ts';

// Whoever else called it could not read a mail, but could make the mail service busy.
serveService((_request, { all, needed }, serviceKey) =>
  sendMails({
    supabaseUrl: needed('SUPABASE_URL'),
    serviceKey,
    siteUrl: needed('SITE_URL'),
    operator: readOperator(all),
    mailUrl: all['MAIL_API_URL'] ?? 'https://api.resend.com/emails',
    mailKey: needed('MAIL_API_KEY'),
  }),
);
