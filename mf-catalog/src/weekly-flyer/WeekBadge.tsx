import { useLocale, useT } from '@marketplace/section-kit';
import { Badge, easternTimeZone, formatDate } from '@marketplace/shared-ui';
import { flyerMessages } from './flyerMessages';
import type { Flyer } from './useFlyer';

/** From which day to which day the flyer counts. */
export function WeekBadge({ flyer: { startsAt, endsAt } }: { flyer: Flyer }) {
  const t = useT(flyerMessages);
  const locale = useLocale();
  const day = (at: string) => (
    <time dateTime={at}>{formatDate(at, locale, { year: 'numeric', month: 'long', day: 'numeric', timeZone: easternTimeZone })}</time>
  );
  return (
    <Badge tone="accent" icon="Calendar">
      <span>
        {t('from')} {day(startsAt)} {t('to')} {day(endsAt)}
      </span>
    </Badge>
  );
}
