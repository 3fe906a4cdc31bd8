import { optionalText } from '@marketplace/section-kit/form';
import { v } from '@marketplace/shared-ui/forms';
import type { Day, PageField } from '../apply/pageForms';
import type { ListingPart } from './listingParts';
import type { Page } from './useListing';

/** The days of a week as people count them here. */
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Day[];

const time = optionalText(80);
const timesOf = <T>(make: (name: `${Day}${'Opens' | 'Closes'}`) => T): Record<string, T> =>
  Object.fromEntries(
    days.flatMap((day) => [
      [`${day}Opens`, make(`${day}Opens`)],
      [`${day}Closes`, make(`${day}Closes`)],
    ]),
  );

const fields: PageField[] = [
  { name: 'appointment', server: 'hours', look: 'yesNo' },
  ...Object.values(timesOf((name): PageField => ({ name, server: name, look: 'time' }))),
];

/** Midnight ends a day, which a clock calls its beginning. */
const toClose = (text = '') => (text === '00:00' ? '24:00' : text);
const fromClose = (text = '') => (text === '24:00' ? '00:00' : text);

/** When the company is open: a day without hours is closed, and nothing at all says nothing. */
export const hoursPart: ListingPart = {
  key: 'hours',
  fields,
  schema: v.pipe(
    v.object({ appointment: time, ...timesOf(() => time) }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input: Readonly<Record<string, string>> = dataset.value;
      for (const day of days) {
        const [opens, closes] = [input[`${day}Opens`], toClose(input[`${day}Closes`])];
        const key = !opens && closes ? `${day}Opens` : opens && (!closes || closes <= opens) ? `${day}Closes` : null;
        if (key) addIssue({ message: `rule.${key}`, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
      }
    }),
  ),
  read: ({ hours }) => ({
    appointment: hours?.appointment ? 'yes' : '',
    ...Object.fromEntries(
      days.flatMap((day) => [
        [`${day}Opens`, hours?.days[day]?.[0] ?? ''],
        [`${day}Closes`, fromClose(hours?.days[day]?.[1])],
      ]),
    ),
  }),
  write: (page, values) => {
    const open = days.flatMap((day) => {
      const [opens, closes] = [values[`${day}Opens`], toClose(values[`${day}Closes`])];
      return opens && closes ? [[day, [opens, closes]] as const] : [];
    });
    const appointment = values['appointment'] === 'yes';
    const hours = { appointment, days: Object.fromEntries(open) } as NonNullable<Page['hours']>;
    return { ...page, hours: open.length > 0 || appointment ? hours : null };
  },
};
