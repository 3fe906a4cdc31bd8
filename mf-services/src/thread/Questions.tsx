import { useT } from '@marketplace/section-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Question } from './Conversation';
import { threadMessages } from './threadMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  justify-items: start;
  white-space: normal;
`;

interface QuestionsProps {
  codes: readonly Question[];
  /** How the reader answers, in place. */
  children?: ReactNode;
}

/** What a company asks, in the reader's language. */
export function Questions({ codes, children }: QuestionsProps) {
  const t = useT(threadMessages);
  return (
    <Root>
      {codes.map((code) => (
        <span key={code}>{t(`ask.${code}`)}</span>
      ))}
      {children}
    </Root>
  );
}
