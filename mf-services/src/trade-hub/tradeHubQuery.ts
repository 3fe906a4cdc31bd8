import { choiceParam, defineQuery, flagParam, parsePostalArea, type Param } from '@marketplace/section-kit';
import { provinces, type Province } from '@marketplace/section-kit/tax';

/** What a hub shows; all of it lives in the address. */
export interface TradeHubQuery {
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

const areaParam: Param<string> = {
  fallback: '',
  read: ([text = '']) => parsePostalArea(text)?.code,
  write: (postal) => [postal.replace(' ', '')],
};

/** @param trades of the hub, the first one where the address names none */
export const tradeHubQuery = (trades: readonly string[]) =>
  defineQuery(
    {
      postal: areaParam,
      verified: flagParam(),
      trade: choiceParam<string>(trades[0]!, trades, { anyCase: true }),
      province: choiceParam('', provinces),
    },
    {
      settle: (query): TradeHubQuery => ({
        ...query,
        province: query.province || (parsePostalArea(query.postal)?.province ?? defaultProvince),
      }),
    },
  );
