import { brand } from '@marketplace/shared-ui/brand';

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

const encoder = new TextEncoder();
/** Bytes of a line without its end. Source: RFC 5545, section 3.1. */
const longestLine = 75;

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
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Long lines go on in the next one after a space; a character is never split. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > longestLine) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
