import { readOperator } from '@marketplace/shared-ui/operator';
import { sendMails } from './sendMails.ts';

/** What this file uses of the runtime of hosted functions, which has no types in this repository. */
declare const Deno: {
  env: { get(name: string): string | undefined; toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (value) return value;
  throw new Error(`${name} is not set, so no mail can be sent: run "supabase secrets set ${name}=…".`);
}

Deno.serve(async (request) => {
  try {
    const serviceKey = setting('SUPABASE_SERVICE_ROLE_KEY');
    // Whoever may call it could not read a mail, but could make the mail service busy.
    if (request.headers.get('authorization') !== `Bearer ${serviceKey}`)
      return new Response('Only the schedule may call this.', { status: 403 });
    const outcome = await sendMails({
      supabaseUrl: setting('SUPABASE_URL'),
      serviceKey,
      siteUrl: setting('SITE_URL'),
      operator: readOperator(Deno.env.toObject()),
      mailUrl: Deno.env.get('MAIL_API_URL') ?? 'https://api.resend.com/emails',
      mailKey: setting('MAIL_API_KEY'),
    });
    return Response.json(outcome);
  } catch (error) {
    console.error(error);
    return new Response('Mails could not be sent; the log of this function says why.', { status: 500 });
  }
});
