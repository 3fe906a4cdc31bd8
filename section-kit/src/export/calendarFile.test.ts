import { calendarFile, type CalendarEvent } from './calendarFile';

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
