import type { MailTemplate } from './layout/MailTemplate.ts';
import { accountDeletion } from './accountDeletion.ts';
import { applicationMoved } from './applicationMoved.ts';
import { applicationReceived } from './applicationReceived.ts';
import { bookingConfirmed } from './bookingConfirmed.ts';
import { bookingRequested } from './bookingRequested.ts';
import { companyClosed } from './companyClosed.ts';
import { companyMoved } from './companyMoved.ts';
import { contactReceived } from './contactReceived.ts';
import { credentialDecided } from './credentialDecided.ts';
import { credentialEnding } from './credentialEnding.ts';
import { demoReceived } from './demoReceived.ts';
import { finishClaimed } from './finishClaimed.ts';
import { finishReminder } from './finishReminder.ts';
import { jobCheck } from './jobCheck.ts';
import { jobDate } from './jobDate.ts';
import { leadReminder } from './leadReminder.ts';
import { leadUpdate } from './leadUpdate.ts';
import { messageReceived } from './messageReceived.ts';
import { nameDecided } from './nameDecided.ts';
import { newsletterConfirm } from './newsletterConfirm.ts';
import { newsletterWelcome } from './newsletterWelcome.ts';
import { ownerAppointed } from './ownerAppointed.ts';
import { projectClaimed } from './projectClaimed.ts';
import { quoteEnding } from './quoteEnding.ts';
import { requestClosed } from './requestClosed.ts';
import { requestConnected } from './requestConnected.ts';
import { requestLinks } from './requestLinks.ts';
import { requestReceived } from './requestReceived.ts';
import { requestSent } from './requestSent.ts';
import { requestSilent } from './requestSilent.ts';
import { requestUpdate } from './requestUpdate.ts';
import { reviewHeld } from './reviewHeld.ts';
import { reviewInvite } from './reviewInvite.ts';
import { reviewPublished } from './reviewPublished.ts';
import { reviewReminder } from './reviewReminder.ts';
import { reviewReply } from './reviewReply.ts';
import { searchAlert } from './searchAlert.ts';
import { staffDigest } from './staffDigest.ts';
import { staffGranted } from './staffGranted.ts';
import { teamInvitation } from './teamInvitation.ts';
import { teamJoined } from './teamJoined.ts';
import { visitTomorrow } from './visitTomorrow.ts';

/** Every kind of mail that `private.enqueue_mail` may be given. Written by `npm run new:mail` from the files beside it. */
export const templates: ReadonlyMap<string, MailTemplate> = new Map([
  ['account_deletion', accountDeletion],
  ['application_moved', applicationMoved],
  ['application_received', applicationReceived],
  ['booking_confirmed', bookingConfirmed],
  ['booking_requested', bookingRequested],
  ['company_closed', companyClosed],
  ['company_moved', companyMoved],
  ['contact_received', contactReceived],
  ['credential_decided', credentialDecided],
  ['credential_ending', credentialEnding],
  ['demo_received', demoReceived],
  ['finish_claimed', finishClaimed],
  ['finish_reminder', finishReminder],
  ['job_check', jobCheck],
  ['job_date', jobDate],
  ['lead_reminder', leadReminder],
  ['lead_update', leadUpdate],
  ['message_received', messageReceived],
  ['name_decided', nameDecided],
  ['newsletter_confirm', newsletterConfirm],
  ['newsletter_welcome', newsletterWelcome],
  ['owner_appointed', ownerAppointed],
  ['project_claimed', projectClaimed],
  ['quote_ending', quoteEnding],
  ['request_closed', requestClosed],
  ['request_connected', requestConnected],
  ['request_links', requestLinks],
  ['request_received', requestReceived],
  ['request_sent', requestSent],
  ['request_silent', requestSilent],
  ['request_update', requestUpdate],
  ['review_held', reviewHeld],
  ['review_invite', reviewInvite],
  ['review_published', reviewPublished],
  ['review_reminder', reviewReminder],
  ['review_reply', reviewReply],
  ['search_alert', searchAlert],
  ['staff_digest', staffDigest],
  ['staff_granted', staffGranted],
  ['team_invitation', teamInvitation],
  ['team_joined', teamJoined],
  ['visit_tomorrow', visitTomorrow],
]);
