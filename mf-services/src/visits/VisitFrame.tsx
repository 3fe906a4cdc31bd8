import { useT } from '@marketplace/section-kit';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Visit } from './Visit';
import { visitMessages } from './visitMessages';

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-12);
  padding: var(--ui-s-16);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-m);
  & > h4 { font-size: 1rem; }
`;

const Quiet = styled.p`
  color: var(--ui-ink-muted);
`;

interface VisitFrameProps {
  /** Says how long it takes and where it is. */
  visit?: Pick<Visit, 'minutes' | 'place'>;
  children: ReactNode;
}

/** Frame and heading of a visit inside the card of a request. */
export function VisitFrame({ visit, children }: VisitFrameProps) {
  const t = useT(visitMessages);
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h4 id={titleId}>{t('title')}</h4>
      {visit && (
        <Quiet>
          {t('length', { count: visit.minutes })}, {t(`place.${visit.place}`)}
        </Quiet>
      )}
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Root>
  );
}
