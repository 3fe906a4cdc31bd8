import ICAL from 'ical.js';
import { calendarFeed, calendarFile, type CalendarEvent } from './calendarFile';

const event: CalendarEvent = {
  id: 'results-2027-02-11',
  start: new Date('2027-02-11T16:00:00Z'),
  minutes: 60,
  title: 'Results; the quarter, in full',
  description: 'Line one\nline two with a path C:\\figures',
  location: 'En ligne. Le lien est envoyé sur inscription par courriel à toutes les personnes intéressées, où qu’elles soient.',
};
const file = calendarFile(event, new Date('2026-11-20T12:00:00.123Z'));

test('says when it begins and ends, in universal time', () => {
  expect(file).toContain('DTSTAMP:20261120T120000Z\r\n');
  expect(file).toContain('DTSTART:20270211T160000Z\r\n');
  expect(file).toContain('DTEND:20270211T170000Z\r\n');
});

test('escapes what has a meaning in the format', () => {
  expect(file).toContain('SUMMARY:Results\\; the quarter\\, in full\r\n');
  expect(file).toContain('DESCRIPTION:Line one\\nline two with a path C:\\\\figures\r\n');
});

test('no text begins a line of its own, whatever ends lines in it', () => {
  const text = calendarFile({ ...event, title: 'a\rATTACH:x\nATTACH:y\r\nATTACH:z' }, new Date());
  expect(text).toContain('SUMMARY:a\\nATTACH:x\\nATTACH:y\\nATTACH:z\r\n');
});

test('no line is longer than 75 bytes, and unfolding gives the text back', () => {
  const lines = file.split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${event.location.replaceAll(',', '\\,')}\r\n`);
});

test('the same event keeps its identity, so that a calendar does not add it twice', () => {
  const uid = (text: string) => /UID:.*/.exec(text)?.[0];
  expect(uid(calendarFile(event, new Date('2027-01-01T00:00:00Z')))).toBe(uid(file));
});

/** The event of a file, as a calendar program reads it. */
function readEvent(text: string): ICAL.Event {
  const [found] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  return new ICAL.Event(found!);
}

test('a calendar program reads every word as it was written, and what was changed since', () => {
  const words = { ...event, title: 'Visite; toit, gouttières \\ 😀'.repeat(5), description: 'un\ndeux', sequence: 3 };
  const { summary, description, location, sequence, uid } = readEvent(calendarFile(words, new Date()));
  expect([summary, description, location, sequence]).toEqual([words.title, words.description, words.location, 3]);
  expect(uid).toContain(event.id);
  expect(readEvent(file).sequence).toBe(0);
});

describe.each(['America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Winnipeg', 'America/Edmonton', 'America/Vancouver'])(
  'in %s',
  (timeZone) => {
    test.each(['2027-03-13', '2027-03-14', '2027-03-15', '2027-11-06', '2027-11-07', '2027-11-08'])(
      'nine o’clock of %s is nine o’clock there, and an hour lasts an hour',
      (day) => {
        const start = nineOn(day, timeZone);
        const { startDate, endDate } = readEvent(calendarFile({ ...event, start }, new Date()));
        expect(clockIn(startDate.toJSDate(), timeZone)).toBe(`${day}, 09:00`);
        expect(clockIn(endDate.toJSDate(), timeZone)).toBe(`${day}, 10:00`);
      },
    );
  },
);

const clockIn = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }).format(moment);

/** The moment at which a clock of the zone shows nine on that day. */
function nineOn(day: string, timeZone: string): Date {
  const halfHours = Array.from({ length: 48 }, (_, index) => new Date(Date.parse(`${day}T00:00:00Z`) + index * 1_800_000));
  return halfHours.find((moment) => clockIn(moment, timeZone) === `${day}, 09:00`)!;
}

test('a feed holds its name and every event; days without a time end the day after the last', () => {
  const days = { id: 'work', first: '2026-12-30', last: '2026-12-31', title: 'Work', description: '', location: '' };
  const text = calendarFeed('Roofs; Sons', [event, days], new Date());
  for (const name of ['NAME', 'X-WR-CALNAME']) expect(text).toContain(`\r\n${name}:Roofs\\; Sons\r\n`);
  const feed = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [timed, whole] = feed.getAllSubcomponents('vevent').map((found) => new ICAL.Event(found));
  expect([timed!.summary, timed!.startDate.isDate]).toEqual([event.title, false]);
  expect([whole!.startDate.toString(), whole!.endDate.toString(), whole!.startDate.isDate]).toEqual(['2026-12-30', '2027-01-01', true]);
});

test('a feed without events is a calendar all the same', () => {
  const feed = new ICAL.Component(ICAL.parse(calendarFeed('Roofs', [], new Date())) as unknown[]);
  expect([feed.name, feed.getAllSubcomponents('vevent')]).toEqual(['vcalendar', []]);
});
