import { useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { Button, FilterChip, TextField } from '@marketplace/shared-ui';
import { countDays } from '../figures/measures';
import { isDay, presets, type ReportRange } from '../reportQuery';
import { useReportWords } from '../useReportWords';
import { Row } from './partStyle';
import { panelMessages } from './panelMessages';

interface DatesPanelProps {
  range: ReportRange;
  /** The days that are shown, both included. */
  first: string;
  last: string;
  onChange: (range: ReportRange) => void;
}

/** The last so many days, or days of one's own. */
export function DatesPanel({ range, first, last, onChange }: DatesPanelProps) {
  const { t } = useReportWords();
  const more = useT(panelMessages);
  return (
    <>
      <Row role="group" aria-label={more('dates.title')}>
        {presets.map((days) => (
          <FilterChip key={days} selected={!range.from && range.days === days} onClick={() => onChange({ days, from: '', to: '' })}>
            {t('dates.last', { count: String(days) })}
          </FilterChip>
        ))}
      </Row>
      <OwnDays key={`${first} ${last}`} first={first} last={last} onApply={(from, to) => onChange({ days: range.days, from, to })} />
    </>
  );
}

type Problem = 'missing' | 'wrongOrder' | 'tooLong';

interface OwnDaysProps {
  first: string;
  last: string;
  onApply: (first: string, last: string) => void;
}

function OwnDays({ first, last, onApply }: OwnDaysProps) {
  const more = useT(panelMessages);
  const [typed, setTyped] = useState({ first, last });
  const [problems, setProblems] = useState<{ first?: Problem; last?: Problem }>({});
  const apply = () => {
    const found = findProblems(typed);
    setProblems(found);
    if (!found.first && !found.last) onApply(typed.first, typed.last);
  };
  const field = (name: 'first' | 'last', label: string) => (
    <TextField
      type="date"
      label={label}
      value={typed[name]}
      error={problems[name] && more(`dates.${problems[name]}`)}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Row>
        {field('first', more('dates.first'))}
        {field('last', more('dates.final'))}
      </Row>
      <Row>
        <Button type="submit" variant="outline">
          {more('dates.apply')}
        </Button>
      </Row>
    </form>
  );
}

function findProblems({ first, last }: { first: string; last: string }): { first?: Problem; last?: Problem } {
  if (!isDay(first) || !isDay(last)) return { ...(!isDay(first) && { first: 'missing' }), ...(!isDay(last) && { last: 'missing' }) };
  if (first > last) return { first: 'wrongOrder' };
  return countDays(first, last) > 366 ? { first: 'tooLong' } : {};
}
