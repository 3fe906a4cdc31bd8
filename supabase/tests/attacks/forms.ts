import { callableByAll, everybody, newId, type Attempt, type AttackFeature, type Values } from './AttackFeature.ts';

const message = '00000000-0000-4000-8000-0000000000c1';
const application = '00000000-0000-4000-8000-0000000000a1';
/** The one of the applicant. */
const applied = '00000000-0000-4000-8000-0000000000a2';
const demo = '00000000-0000-4000-8000-0000000000d1';

/** Sent through functions; read by staff. */
const sentOnly = (target: Values, row: Values, change: Values): Attempt[] => [
  {
    operation: 'select',
    expected: { anon: 'denied', owner: 'none', stranger: 'none', forged: 'none', staff: 'all', moderator: 'none', ownModerator: 'none' },
  },
  { operation: 'insert', values: row, expected: everybody('denied') },
  { operation: 'update', target, values: change, expected: everybody('denied') },
  { operation: 'delete', target, expected: everybody('denied') },
];

const person = { email: 'planted@example.test', locale: 'en' };
const contactMessage = { ...person, first_name: 'P', last_name: 'P', subject: 'Other', message: 'planted' };
const company = { ...person, kind: 'vendor', company: 'Planted', contact_name: 'P' };

export const forms: AttackFeature = {
  alsoByCompanies: true,
  attempts: {
    contact_messages: sentOnly({ id: message }, { id: newId, reference: 'C-PLANTED', ...contactMessage }, { status: 'closed' }),
    demo_requests: sentOnly({ id: demo }, { id: newId, reference: 'D-PLANTED', topic: 'general', name: 'P', ...person }, { topic: 'x' }),
    applications: [
      { operation: 'select', expected: { anon: 'denied', owner: 'own', stranger: 'none', forged: 'none', applicant: 'own' } },
      { operation: 'insert', values: { id: newId, reference: 'A-PLANTED', ...company }, expected: everybody('denied') },
      { operation: 'update', target: { id: application }, values: { status: 'live' }, expected: everybody('denied') },
      { operation: 'delete', target: { id: application }, expected: everybody('denied') },
    ],
  },
  grants: ['applications', 'contact_messages', 'demo_requests'].map((table) => `authenticated may SELECT public.${table}`),
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
