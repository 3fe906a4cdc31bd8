import { calendarFile, downloadFile } from '@marketplace/section-kit/export';
import type { Visit } from './Visit';

interface VisitWords {
  title: string;
  /** Where it is; empty when that is said elsewhere. */
  location: string;
  description: string;
}

/** Hands the picked time of a visit to the browser as a calendar file. A visit that was moved takes the place of its older entry. For event handlers only. */
export function saveVisit({ calendar_id, picked, minutes, revision }: Visit, words: VisitWords): void {
  if (!picked) return;
  const event = { ...words, id: `visit-${calendar_id}`, start: new Date(picked), minutes, sequence: revision };
  downloadFile(`visit-${picked.slice(0, 10)}.ics`, 'text/calendar', calendarFile(event, new Date()));
}
