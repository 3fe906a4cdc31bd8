import { AppError, read, type Db } from '@marketplace/section-kit';
import type { useQueryClient } from '@marketplace/section-kit/query';
import type { LocalizedText } from '../profile/ProviderProfile';

/** What the form needs to know of a professional. */
export interface Offer {
  services: readonly LocalizedText[];
  /** Whether somebody reads the requests to the professional. */
  isReachable: boolean;
}

/** A form without chips is a form all the same: nothing else waits for them. */
export const unknownOffer: Offer = { services: [], isReachable: true };

/**
 * What is known for a while; what could not be read is asked for again with the next form. It is tried once: the form waits for it.
 *
 * @returns `null` on a backend that keeps no requests, where nothing is left to ask
 * @throws {AppError}
 */
export function readOffer(db: Db, client: ReturnType<typeof useQueryClient>, providerId: string): Promise<Offer | null> {
  return client.fetchQuery({ queryKey: ['services', 'offer', providerId], queryFn: () => askForOffer(db, providerId), retry: false });
}

async function askForOffer(db: Db, providerId: string): Promise<Offer | null> {
  try {
    const { data } = await read(db.rpc('provider_profile', { id: providerId }));
    return data ? { services: data.services.map(({ name }) => name), isReachable: data.reachable } : unknownOffer;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'missing') return null;
    throw error;
  }
}
