import { formatCents, useLocale, useT, type Answer } from '@marketplace/section-kit';
import { Button } from '@marketplace/shared-ui';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { composerMessages } from './composerMessages';
import { useCompanyLines } from './useQuoteStart';

export type CompanyLine = Answer<'company_lines'>[number];

const MAX_SUGGESTIONS = 5;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
  & > button { max-width: 100%; white-space: normal; text-align: start; }
`;

interface LineSuggestionsProps {
  company: string;
  /** What is typed so far. */
  words: string;
  onChoose: (line: CompanyLine) => void;
}

/** Lines that the company quoted before, to take over with one press. Nothing while there are none. */
export function LineSuggestions({ company, words, onChoose }: LineSuggestionsProps) {
  const t = useT(composerMessages);
  const locale = useLocale();
  const { data = [] } = useCompanyLines(company, useDeferredValue(words.trim().slice(0, 100)), true);
  const others = data.filter(({ description }) => description !== words).slice(0, MAX_SUGGESTIONS);
  if (others.length === 0) return null;
  return (
    // A press here does not take the focus out of the field, which would take the buttons away before the press counts.
    <Root role="group" aria-label={t('line.before')} onPointerDown={(event) => event.preventDefault()}>
      {others.map((line) => (
        <Button key={line.description} variant="outline" size="sm" onClick={() => onChoose(line)}>
          {`${line.description} · ${formatCents(line.unit_cents, locale)}`}
        </Button>
      ))}
    </Root>
  );
}
