import { read, type Db } from '@marketplace/section-kit';

export interface HalfDay {
  /** "2026-11-23-morning": what the address and the booking name it by. */
  id: string;
  day: string;
  part: 'morning' | 'afternoon';
  /** The clock where the work is done, such as "08:00". */
  opens: string;
  closes: string;
}

export interface HalfDays {
  /** Whether a team works there at list prices at all. */
  served: boolean;
  /** Whether somebody reads requests at a team that works there. */
  reachable: boolean;
  slots: HalfDay[];
}

/**
 * Free half days of the next 14 days where a postal code is.
 *
 * @throws {AppError}
 */
export async function readHalfDays(db: Db, service: string, postalCode: string, signal: AbortSignal): Promise<HalfDays> {
  const { data } = await read(db.rpc('fixed_price_slots', { service, postal_code: postalCode }).abortSignal(signal));
  return {
    served: data.served,
    reachable: data.reachable,
    slots: data.slots.map(({ day, part, opens, closes }) => ({ id: `${day}-${part}`, day, part, opens, closes })),
  };
}
