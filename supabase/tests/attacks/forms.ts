import { callableByAll, closedTable, everybody, newId, type AttackFeature } from './AttackFeature.ts';

const message = '00000000-0000-4000-8000-0000000000c1';
const application = '00000000-0000-4000-8000-0000000000a1';
/** The one of the applicant. */
const applied = '00000000-0000-4000-8000-0000000000a2';
const demo = '00000000-0000-4000-8000-0000000000d1';

const person = { email: 'planted@example.test', locale: 'en' };
const contactMessage = { ...person, first_name: 'P', last_name: 'P', subject: 'Other', message: 'planted' };
const company = { ...person, kind: 'vendor', company: 'Planted', contact_name: 'P' };

export const forms: AttackFeature = {
  alsoByCompanies: true,
  attempts: {
    // Staff reads one by staff_item, which writes it down.
    contact_messages: closedTable({ id: message }, { id: newId, reference: 'C-PLANTED', ...contactMessage }, { status: 'closed' }),
    demo_requests: closedTable({ id: demo }, { id: newId, reference: 'D-PLANTED', topic: 'general', name: 'P', ...person }, { topic: 'x' }),
    applications: [
      { operation: 'select', expected: { anon: 'denied', owner: 'own', stranger: 'none', forged: 'none', applicant: 'own' } },
      { operation: 'insert', values: { id: newId, reference: 'A-PLANTED', ...company }, expected: everybody('denied') },
      { operation: 'update', target: { id: application }, values: { status: 'live' }, expected: everybody('denied') },
      { operation: 'delete', target: { id: application }, expected: everybody('denied') },
    ],
  },
  grants: ['authenticated may SELECT public.applications'],
  functions: [...callableByAll('send_contact_message', 'submit_application', 'application_status', 'request_demo')],
  prepare: ({ owner, applicant }) => `
    insert into public.contact_messages (id, reference, first_name, last_name, email, subject, message, locale)
    values ('${message}', 'C-ATTACKED', 'A', 'B', 'a@example.test', 'Other', 'Hello', 'en');
    insert into public.applications (id, reference, user_id, kind, company, contact_name, email, locale)
    values ('${application}', 'A-ATTACKED', '${owner}', 'vendor', 'Company', 'A', 'a@example.test', 'en'),
      ('${applied}', 'A-APPLIED', '${applicant}', 'contractor', 'Applied Roofing', 'B', 'b@example.test', 'en');
    insert into public.demo_requests (id, reference, topic, name, email, locale)
    values ('${demo}', 'D-ATTACKED', 'general', 'A', 'a@example.test', 'en');`,
};
