import type { ReactNode } from 'react';
import { useT } from '@marketplace/section-kit';
import { Container, ErrorState, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { shellMessages } from '../messages';

const Root = styled(Container)`
  padding-block: var(--ui-s-40);
`;

/** A page's place when its section failed: what happened, another try, and a way onward. */
export function SectionError({ onRetry }: { onRetry: () => void }) {
  const t = useT(shellMessages);
  return (
    <FragmentError onRetry={onRetry}>
      <TextLink href="/">{t('notFound.home')}</TextLink>
    </FragmentError>
  );
}

/** The same inside a page, where the rest of the page is the way onward. */
export function FragmentError({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  const t = useT(shellMessages);
  return (
    <Root>
      <ErrorState title={t('error.title')} text={t('error.text')} onRetry={onRetry}>
        {children}
      </ErrorState>
    </Root>
  );
}
