import { callFunction, defineQuery, numberParam, read, useDb, useSearchQuery, useToday, type Answer } from '@marketplace/section-kit';
import { keepPreviousData, useQuery, useQueryClient } from '@marketplace/section-kit/query';

export type Calendar = Answer<'company_calendar'>;
export type CalendarEntry = Calendar['entries'][number];
export type Availability = Calendar['availability'];

export const WEEKS_SHOWN = 4;
/** As far back and ahead as the address goes. */
export const MAX_WEEKS = 52;
const DAY_MS = 86_400_000;
const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const keyOf = (company: string) => ['account', 'calendar', company];

/** Which four weeks are shown, counted from those that begin today; shares its address with the choice of a company. */
export const calendarQuery = defineQuery({ weeks: numberParam(0, { min: -MAX_WEEKS, max: MAX_WEEKS }) }, { keepsOthers: true });

/** The calendar of a company for the four weeks of the address. */
export function useCalendar(company: string) {
  const today = useToday();
  const [{ weeks }] = useSearchQuery(calendarQuery);
  return useDays(company, today === null ? null : addDays(today, weeks * 7), WEEKS_SHOWN * 7);
}

/** The calendar of a company for today alone. */
export function useCalendarToday(company: string) {
  return useDays(company, useToday(), 1);
}

function useDays(company: string, first: string | null, length: number) {
  const db = useDb();
  return useQuery({
    queryKey: [...keyOf(company), length, first],
    enabled: first !== null,
    // What is typed above the days stays while others are shown.
    placeholderData: keepPreviousData,
    // Homeowners pick times at any moment.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const days = { first_day: first!, last_day: addDays(first!, length - 1) };
      return (await read(db.rpc('company_calendar', { provider_id: company, ...days }).abortSignal(signal))).data;
    },
  });
}

/** Stores whether a company takes new work, and shows what is stored. */
export function useSetAvailability(company: string) {
  const db = useDb();
  const queries = useQueryClient();
  return async (availability: Availability): Promise<void> => {
    await callFunction(db, 'set_availability', { provider_id: company, availability });
    await queries.invalidateQueries({ queryKey: keyOf(company) });
  };
}
