import type { MailTemplate } from './layout/MailTemplate.ts';
import { accountDeletion } from './accountDeletion.ts';
import { applicationMoved } from './applicationMoved.ts';
import { applicationReceived } from './applicationReceived.ts';
import { bookingRequested } from './bookingRequested.ts';
import { companyMoved } from './companyMoved.ts';
import { contactReceived } from './contactReceived.ts';
import { demoReceived } from './demoReceived.ts';
import { listSent } from './listSent.ts';
import { newsletterConfirm } from './newsletterConfirm.ts';
import { newsletterWelcome } from './newsletterWelcome.ts';
import { projectClaimed } from './projectClaimed.ts';
import { requestConnected } from './requestConnected.ts';
import { requestLinks } from './requestLinks.ts';
import { requestReceived } from './requestReceived.ts';
import { requestSent } from './requestSent.ts';
import { requestUpdate } from './requestUpdate.ts';
import { staffGranted } from './staffGranted.ts';

/** Every kind of mail that `private.enqueue_mail` may be given. Written by `npm run new:mail` from the files beside it. */
export const templates: ReadonlyMap<string, MailTemplate> = new Map([
  ['account_deletion', accountDeletion],
  ['application_moved', applicationMoved],
  ['application_received', applicationReceived],
  ['booking_requested', bookingRequested],
  ['company_moved', companyMoved],
  ['contact_received', contactReceived],
  ['demo_received', demoReceived],
  ['list_sent', listSent],
  ['newsletter_confirm', newsletterConfirm],
  ['newsletter_welcome', newsletterWelcome],
  ['project_claimed', projectClaimed],
  ['request_connected', requestConnected],
  ['request_links', requestLinks],
  ['request_received', requestReceived],
  ['request_sent', requestSent],
  ['request_update', requestUpdate],
  ['staff_granted', staffGranted],
]);
