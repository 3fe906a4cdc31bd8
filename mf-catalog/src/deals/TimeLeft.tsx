import { useLocale, useT } from '@marketplace/section-kit';
import { splitTime } from '@marketplace/section-kit/time-left';
import { easternTimeZone, formatDate, Icon } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { dealMessages } from './dealMessages';

const Line = styled.p`
  display: flex;
  gap: var(--ui-s-8);
  align-items: baseline;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  color: var(--ui-ink-muted);
  & > svg { flex: none; align-self: center; }
`;

interface TimeLeftProps {
  endsAt: string | null;
  /** Milliseconds, see `useTimeLeft`; `null` while stock lasts. */
  left: number | null;
}

/** How long an offer lasts and until when, in words. It is no live region: nobody wants to hear every minute. */
export function TimeLeft({ endsAt, left }: TimeLeftProps) {
  const t = useT(dealMessages);
  const locale = useLocale();
  if (left === null || endsAt === null) return <Line>{t('whileStockLasts')}</Line>;
  if (left === 0) return <Line>{t('ended')}</Line>;
  const { told, ...parts } = splitTime(left);
  const day = formatDate(endsAt, locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: easternTimeZone });
  const time = formatDate(endsAt, locale, { hour: 'numeric', minute: '2-digit', timeZone: easternTimeZone });
  return (
    <Line>
      <Icon name="Clock" size={16} />
      <span>
        {t(`left.${told}`, parts)} <time dateTime={endsAt}>{t('until', { day, time })}</time>
      </span>
    </Line>
  );
}
