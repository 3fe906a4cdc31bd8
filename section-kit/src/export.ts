export { calendarFile, type CalendarEvent } from './export/calendarFile';
export { downloadFile } from './export/downloadFile';
export { toCsv, type CsvCell } from './export/toCsv';
export { toVcard, type VcardContact } from './export/toVcard';
