import { useLocale, useT } from '@marketplace/section-kit';
import { Card } from '@marketplace/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { clockText } from './clockText';
import { hoursMessages } from './hoursMessages';
import type { ProviderProfile } from './ProviderProfile';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const List = styled.dl`
  display: grid;
  gap: var(--ui-s-4);
  margin: 0;
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--ui-s-12); }
  & dd { margin: 0; font-variant-numeric: tabular-nums; }
`;

/** When the company is open, day by day, on the clock of the place. */
export function OpeningHours({ hours }: Pick<ProviderProfile, 'hours'>) {
  const t = useT(hoursMessages);
  const locale = useLocale();
  const headingId = useId();
  if (!hours) return null;
  const isAny = days.some((day) => hours.days[day]);
  const clock = (time: string) => (time === '24:00' ? t('midnight') : clockText(time, locale));
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      {isAny && (
        <List>
          {days.map((day) => {
            const [from, to] = hours.days[day] ?? [];
            return (
              <div key={day}>
                <dt>{t(day)}</dt>
                <dd>{from && to ? t('between', { from: clock(from), to: clock(to) }) : t('closed')}</dd>
              </div>
            );
          })}
        </List>
      )}
      {hours.appointment && <p>{t(isAny ? 'appointment.too' : 'appointment')}</p>}
    </Card>
  );
}
