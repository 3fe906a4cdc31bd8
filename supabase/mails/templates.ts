import type { MailTemplate } from './layout/MailTemplate.ts';
import { applicationMoved } from './applicationMoved.ts';
import { applicationReceived } from './applicationReceived.ts';
import { bookingConfirmed } from './bookingConfirmed.ts';
import { contactReceived } from './contactReceived.ts';
import { demoReceived } from './demoReceived.ts';
import { listSent } from './listSent.ts';
import { newsletterConfirm } from './newsletterConfirm.ts';
import { newsletterWelcome } from './newsletterWelcome.ts';
import { requestConnected } from './requestConnected.ts';
import { requestReceived } from './requestReceived.ts';
import { requestSent } from './requestSent.ts';
import { requestUpdate } from './requestUpdate.ts';

/** Every kind of mail that `private.enqueue_mail` may be given. */
export const templates: ReadonlyMap<string, MailTemplate> = new Map([
  ['request_sent', requestSent],
  ['request_received', requestReceived],
  ['request_update', requestUpdate],
  ['request_connected', requestConnected],
  ['newsletter_confirm', newsletterConfirm],
  ['newsletter_welcome', newsletterWelcome],
  ['contact_received', contactReceived],
  ['application_received', applicationReceived],
  ['application_moved', applicationMoved],
  ['demo_received', demoReceived],
  ['booking_confirmed', bookingConfirmed],
  ['list_sent', listSent],
]);
