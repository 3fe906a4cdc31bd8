import { errorText, useLocale, useT } from '@marketplace/section-kit';
import { reachableMessages } from '@marketplace/section-kit/reachable';
import { Button, ErrorState, FilterChip, LinkButton, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { directoryHref } from '../../directory/directoryQuery';
import { fixedPriceMessages } from '../messages';
import { dayText, hoursText } from './halfDayText';
import type { useHalfDays } from './useHalfDays';

interface HalfDayPickerProps {
  slots: ReturnType<typeof useHalfDays>;
  postal: string;
  chosen: string;
  category: string;
  onChoose: (id: string) => void;
}

const DAYS_AT_FIRST = 4;

const Days = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
`;

const Day = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-8);
  & > span { font-weight: 600; }
  & > div { display: flex; flex-wrap: wrap; gap: var(--ui-s-8); }
`;

const Quiet = styled.p`
  color: var(--ui-ink-muted);
`;

/** The free half days as buttons, day by day; the chosen one is pressed. */
export function HalfDayPicker({ slots, postal, chosen, category, onChoose }: HalfDayPickerProps) {
  const t = useT(fixedPriceMessages);
  const reachable = useT(reachableMessages);
  const locale = useLocale();
  const [isLong, setLong] = useState(false);
  const { data, error, isLoading, refetch } = slots;
  const retry = () => void refetch();
  if (!postal) return <Quiet>{t('slots.need')}</Quiet>;

  const days = [...new Set(data?.slots.map(({ day }) => day))];
  const shown = isLong || days.indexOf(chosen.slice(0, 10)) >= DAYS_AT_FIRST ? days : days.slice(0, DAYS_AT_FIRST);
  return (
    <LoadingRegion loading={isLoading} label={t('slots.loading')} onRetry={retry}>
      {isLoading && <Skeleton height={240} />}
      {error && !data && <ErrorState title={errorText(error, t('slots.failed'))} onRetry={retry} />}
      {data && !data.served && (
        <>
          <Quiet>{t('slots.unserved', { postal })}</Quiet>
          <LinkButton href={directoryHref({ category })} variant="outline">
            {t('slots.directory')}
          </LinkButton>
        </>
      )}
      {data?.served && !data.reachable && <p>{reachable('teams')}</p>}
      {data?.served && days.length === 0 && <Quiet>{t('slots.none')}</Quiet>}
      {data && days.length > 0 && (
        <Days role="list">
          {shown.map((day) => (
            <li key={day}>
              <Day role="group" aria-label={dayText(day, locale)}>
                <span>{dayText(day, locale)}</span>
                <div>
                  {data.slots
                    .filter((slot) => slot.day === day)
                    .map((slot) => (
                      <FilterChip key={slot.id} selected={slot.id === chosen} onClick={() => onChoose(slot.id)}>
                        {hoursText(slot, locale)}
                      </FilterChip>
                    ))}
                </div>
              </Day>
            </li>
          ))}
        </Days>
      )}
      {shown.length < days.length && (
        <Button variant="outline" size="sm" onClick={() => setLong(true)}>
          {t('slots.more')}
        </Button>
      )}
    </LoadingRegion>
  );
}
