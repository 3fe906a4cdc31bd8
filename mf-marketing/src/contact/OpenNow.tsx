import { useLocale, useT } from '@marketplace/section-kit';
import { Badge, formatDate } from '@marketplace/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { contactMessages } from './contactMessages';
import { officeTimeZone, openingAt, type Opening } from './openingHours';

const LOOK_AGAIN_MS = 60_000;

/** Holds its line before the time is known, so that nothing below moves. */
const Line = styled.p`
  min-height: 28px;
`;

/** Whether somebody is there at this moment. Only the browser knows the moment: a stored page does not. */
export function OpenNow() {
  const t = useT(contactMessages);
  const locale = useLocale();
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    const look = () => setOpening(openingAt(new Date()));
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  if (!opening) return <Line />;

  const { isOpen, changesAt, isToday } = opening;
  const write = (options: Intl.DateTimeFormatOptions) => formatDate(changesAt, locale, { ...options, timeZone: officeTimeZone });
  const when = { time: write({ hour: 'numeric', minute: '2-digit' }), day: write({ weekday: 'long' }) };
  return (
    <Line>
      <Badge tone={isOpen ? 'success' : 'neutral'} icon="Clock">
        {t(isOpen ? 'hours.open' : isToday ? 'hours.closed.today' : 'hours.closed', when)}
      </Badge>
    </Line>
  );
}
