import { deviceStore, parsePostalCode } from '@marketplace/section-kit';
import { asPlace } from './asPlace';

/** The city or postal code somebody looked around last, on whatever page; empty for none. It stays on this device. */
export const rememberedPlace = deviceStore<string>({
  key: 'services.place',
  version: 1,
  storage: 'local',
  schema: (stored) => (typeof stored === 'string' ? asPlace(stored) : undefined),
  empty: '',
});

/** Keeps where somebody looks around, however it was typed. Looking everywhere again forgets nothing. */
export function rememberPlace(text: string): void {
  const place = asPlace(text);
  if (place) rememberedPlace.write(place);
}

/** The postal code somebody looked around last, such as `M5V 2T6`; empty when that was half of one, a city or nothing. */
export const rememberedPostalCode = (): string => parsePostalCode(rememberedPlace.read())?.code ?? '';
