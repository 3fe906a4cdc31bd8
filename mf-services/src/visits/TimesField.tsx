import { useLocale, useT } from '@marketplace/section-kit';
import { useFocusAfter } from '@marketplace/section-kit/outcome';
import { FilterChip, formatDate, RemovableChip } from '@marketplace/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChoiceError } from './ChoiceError';
import { dayText } from '../fixed-price/half-days/halfDayText';
import { visitMessages } from './visitMessages';
import { localText } from './visitText';
import { MAX_STARTS, timesOf, toggleStart } from './visitTimes';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-12);
`;

const Strip = styled.div`
  display: flex;
  gap: var(--ui-s-8);
  overflow-x: auto;
  padding-block: var(--ui-s-4);
  & > button { flex: none; }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

const Label = styled.span`
  font-size: 0.9375rem;
  font-weight: 600;
`;

interface TimesFieldProps {
  id: string;
  /** Such as "2026-11-24", the next ones first. */
  days: readonly string[];
  /** On the clock of the home: "2026-11-24T09:00". */
  starts: readonly string[];
  error: ReactNode;
  onChange: (starts: readonly string[]) => void;
}

/** A strip of days, the times of the chosen day, and what was chosen so far. */
export function TimesField({ id, days, starts, error, onChange }: TimesFieldProps) {
  const t = useT(visitMessages);
  const locale = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const { ref: times, begin } = useFocusAfter<HTMLDivElement>(starts.join());
  const day = chosen ?? days[0];
  const isFull = starts.length >= MAX_STARTS;
  if (!day) return null;
  const remove = (start: string) => {
    begin({ preventScroll: true });
    onChange(toggleStart(starts, start));
  };
  return (
    <Root>
      <Label>{t('propose.days')}</Label>
      <Strip role="group" aria-label={t('propose.days')} aria-describedby={error ? `${id}-error` : undefined}>
        {days.map((option, index) => (
          // The error summary and the form lead to the first day.
          <FilterChip key={option} id={index === 0 ? id : undefined} selected={option === day} onClick={() => setChosen(option)}>
            {formatDate(`${option}T12:00:00Z`, locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })}
          </FilterChip>
        ))}
      </Strip>
      <Label>{t('propose.times', { day: dayText(day, locale) })}</Label>
      <Chips role="group" aria-label={t('propose.times', { day: dayText(day, locale) })} tabIndex={-1} ref={times}>
        {timesOf(day).map((start) => (
          <FilterChip
            key={start}
            selected={starts.includes(start)}
            disabled={isFull && !starts.includes(start)}
            onClick={() => onChange(toggleStart(starts, start))}
          >
            {formatDate(`${start}Z`, locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })}
          </FilterChip>
        ))}
      </Chips>
      <div role="status">{isFull && t('propose.full')}</div>
      {error && <ChoiceError id={`${id}-error`}>{error}</ChoiceError>}
      {starts.length > 0 && (
        <>
          <Label>{t('propose.chosen')}</Label>
          <Chips role="group" aria-label={t('propose.chosen')}>
            {starts.map((start) => (
              <RemovableChip
                key={start}
                removeLabel={t('propose.remove', { time: localText(start, locale) })}
                onRemove={() => remove(start)}
              >
                {localText(start, locale)}
              </RemovableChip>
            ))}
          </Chips>
        </>
      )}
    </Root>
  );
}
