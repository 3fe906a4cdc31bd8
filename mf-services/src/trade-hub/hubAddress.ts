import { parsePostalArea, toProvince } from 'section-kit';
import type { Province } from 'section-kit/tax';

/** What a hub shows; all of it lives in the address. */
export interface HubQuery {
  /** A postal code or its first half, or empty. */
  postal: string;
  verified: boolean;
  /** One of the hub's trades. */
  trade: string;
  /** Whose rules are shown. */
  province: Province;
}

/** Where most visitors are, until a postal code says more. */
const defaultProvince: Province = 'ON';

/**
 * Reads `?postal=&verified=&trade=&province=`; whatever is unknown becomes the nearest thing there is.
 *
 * @param trades of the hub, the first one where the address names none
 */
export function parseHub(queryString: string, trades: readonly string[]): HubQuery {
  const params = new URLSearchParams(queryString);
  const area = parsePostalArea(params.get('postal') ?? '');
  const trade = params.get('trade')?.toLowerCase();
  return {
    postal: area?.code ?? '',
    verified: ['1', 'true'].includes(params.get('verified') ?? ''),
    trade: trades.find((known) => known.toLowerCase() === trade) ?? trades[0]!,
    province: toProvince(params.get('province')) ?? area?.province ?? defaultProvince,
  };
}

/** The query of an address, with its question mark; what a hub begins with is left out. */
export function hubSearch({ postal, verified, trade, province }: HubQuery, trades: readonly string[]): string {
  const params = new URLSearchParams();
  if (postal) params.set('postal', postal.replace(' ', ''));
  if (verified) params.set('verified', '1');
  if (trade !== trades[0]) params.set('trade', trade);
  if (province !== (parsePostalArea(postal)?.province ?? defaultProvince)) params.set('province', province);
  return params.size > 0 ? `?${params}` : '';
}
