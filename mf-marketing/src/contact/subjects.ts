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

/** The subject of an address such as `/contact?subject=technical-support`; nothing chosen for any other word. */
export function askedSubject(word: string | null): Subject | '' {
  return subjects.find((subject) => slug(subject) === slug(word ?? '')) ?? '';
}
