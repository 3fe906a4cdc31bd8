import { deviceStore } from '@marketplace/section-kit';
import { asPlace } from '../directory/filters/filterQuery';

/** The city or postal code somebody looked around last on the home page; empty for none. It stays on this device. */
export const rememberedPlace = deviceStore<string>({
  key: 'services.place',
  version: 1,
  storage: 'local',
  schema: (stored) => (typeof stored === 'string' ? asPlace(stored) : undefined),
  empty: '',
});
