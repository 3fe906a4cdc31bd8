import type { MailData, MailTemplate } from './MailTemplate.ts';

/** The data of one example, with what tells it from the others; the first of a template has no name. */
type NamedSample = readonly [name: string, data: MailData];

/** Every example of a mail: its `sample`, and those of its `samples` that change something of it. */
export function samplesOf({ sample, samples = {} }: MailTemplate): NamedSample[] {
  const others = Object.entries(samples).filter(([, changes]) => Object.entries(changes).some(([name, value]) => sample[name] !== value));
  return [['', sample], ...others.map(([name, changes]): NamedSample => [name, { ...sample, ...changes }])];
}

/**
 * Samples of a mail that says other words for each value of a datum.
 *
 * @param name of the datum
 * @param table of the words, by value
 */
export const sampleForEach = (name: string, table: object): Record<string, MailData> =>
  Object.fromEntries(Object.keys(table).map((value) => [value, { [name]: value }]));
