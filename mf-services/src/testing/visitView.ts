import type { Visit } from '../visits/Visit';

/** A visit in Toronto at two times, as the database answers it. */
export const visitView = (part: Partial<Visit> = {}): Visit => ({
  id: 'visit-1',
  minutes: 60,
  place: 'site',
  starts: ['2099-12-01T14:00:00+00:00', '2099-12-02T18:30:00+00:00'],
  picked: null,
  status: 'open',
  revision: 0,
  note: null,
  calendar_id: 'calendar-1',
  time_zone: 'America/Toronto',
  ...part,
});
