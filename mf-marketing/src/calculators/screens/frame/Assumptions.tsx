import { useLocale, useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import type { Dated } from '../../arithmetic/core/dated';
import { formatDay } from '../../../financial/guide/formatDay';
import { frameMessages } from './frameMessages';

export interface AssumptionsProps {
  /** One sentence each. */
  points: readonly string[];
  /** The rate tables the result was computed from. */
  tables: readonly Dated[];
}

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
  & > h4 { color: var(--ui-ink); font-size: 1rem; }
  & > ul { display: grid; gap: var(--ui-s-4); max-width: 72ch; padding-inline-start: var(--ui-s-20); }
`;

/** What a result rests on: conventions in words, then the sources with their dates. */
export function Assumptions({ points, tables }: AssumptionsProps) {
  const t = useT(frameMessages);
  const locale = useLocale();
  const day = (date: string) => formatDay(date, locale);
  const sources = tables.map(({ source, sourceDate, effectiveFrom, effectiveTo, verifiedOn }) =>
    t(effectiveTo ? 'assumptions.sourceUntil' : 'assumptions.source', {
      source: source[locale],
      date: day(sourceDate),
      from: day(effectiveFrom),
      to: effectiveTo ? day(effectiveTo) : '',
      checked: day(verifiedOn),
    }),
  );
  return (
    <Root>
      <h4>{t('assumptions.title')}</h4>
      <ul>
        {[t('assumptions.estimate'), ...points, ...new Set(sources)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Root>
  );
}
