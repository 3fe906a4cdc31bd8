import { choiceParam, defineQuery, type Param } from '@marketplace/section-kit';

/** Subjects of a message, as the database knows them. */
export const subjects = [
  'General Inquiry',
  'Project Consultation',
  'Contractor Application',
  'Vendor Partnership',
  'Technical Support',
  'Other',
] as const;
export type Subject = (typeof subjects)[number];

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');

const subject: Param<Subject | ''> = {
  ...choiceParam('', subjects),
  read: ([text = '']) => subjects.find((each) => slug(each) === slug(text)),
  write: (chosen) => [slug(chosen)],
};

/** The subject of an address such as `/contact?subject=technical-support`; nothing chosen for any other word. */
export const contactQuery = defineQuery({ subject }, { keepsOthers: true });
