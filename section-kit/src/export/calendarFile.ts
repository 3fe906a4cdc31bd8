import { brand } from '@marketplace/shared-ui/brand';
import { contentLine, escapeText } from './contentLine';

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

/**
 * A calendar file with one event, as calendar programs read it. Source: RFC 5545.
 *
 * @param stamp when the file is made
 */
export function calendarFile({ id, start, minutes, title, description, location, sequence = 0 }: CalendarEvent, stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//EN`,
    'BEGIN:VEVENT',
    `UID:${id}@${brand.slug}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(contentLine).join('');
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}
