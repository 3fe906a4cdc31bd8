import { AppError, read, type Db } from '@marketplace/section-kit';
import type { LocalizedText } from '../profile/ProviderProfile';

/** What the form needs to know of a professional. */
export interface Offer {
  services: readonly LocalizedText[];
  /** Whether somebody reads the requests to the professional. */
  isReachable: boolean;
}

/** A form without chips is a form all the same: nothing else waits for them. */
const unknown: Offer = { services: [], isReachable: true };

/** @returns `null` on a backend that keeps no requests, where nothing is left to ask */
export async function readOffer(db: Db, providerId: string): Promise<Offer | null> {
  try {
    const { data } = await read(db.rpc('provider_profile', { id: providerId }));
    return data ? { services: data.services.map(({ name }) => name), isReachable: data.reachable } : unknown;
  } catch (error) {
    return error instanceof AppError && error.kind === 'missing' ? null : unknown;
  }
}
