import { brand } from '@marketplace/shared-ui/brand';
import { contentLine, escapeText } from './contentLine.ts';

export interface CalendarEvent {
  /** Stays the same for the same event, so that a calendar updates it instead of adding a second one. */
  id: string;
  start: Date;
  minutes: number;
  title: string;
  description: string;
  location: string;
  /** Counts the changes of an event that people may have in their calendars; without it there are none. */
  sequence?: number;
}

/** Days without a time, as "2026-12-01". */
export interface CalendarDays extends Pick<CalendarEvent, 'id' | 'title' | 'description' | 'location' | 'sequence'> {
  first: string;
  /** Included. */
  last: string;
}

/**
 * A calendar file with one event, as calendar programs read it. Source: RFC 5545.
 *
 * @param stamp when the file is made
 */
export const calendarFile = (event: CalendarEvent, stamp: Date): string => fileOf([], [event], stamp);

/**
 * A calendar file that programs fetch again and again. Source: RFC 5545; RFC 7986 for its name and how often it is fetched.
 *
 * @param name of the calendar
 * @param stamp when the file is made
 */
export const calendarFeed = (name: string, events: readonly (CalendarEvent | CalendarDays)[], stamp: Date): string =>
  fileOf([`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'], events, stamp);

function fileOf(head: readonly string[], events: readonly (CalendarEvent | CalendarDays)[], stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//EN`,
    ...head,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map(contentLine).join('');
}

function eventLines(event: CalendarEvent | CalendarDays, stamp: Date): string[] {
  const { id, title, description, location, sequence = 0 } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${brand.slug}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    ...('first' in event ? dayLines(event) : timeLines(event)),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    'END:VEVENT',
  ];
}

const timeLines = ({ start, minutes }: CalendarEvent) => [
  `DTSTART:${utc(start)}`,
  `DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`,
];

const DAY_MS = 86_400_000;
/** The end of days is the one after the last. */
const dayLines = ({ first, last }: CalendarDays) => [
  `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')}`,
];

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}
