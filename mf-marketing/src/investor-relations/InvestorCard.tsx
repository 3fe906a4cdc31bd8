import { SampleBadge } from '@marketplace/section-kit/sample';
import { Card } from '@marketplace/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled(Card)`
  gap: var(--ui-s-16);
  & > p { font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8);
  & > h2 { font-size: 1.375rem; letter-spacing: normal; }
`;

/** One card of the page; says so when what it holds is made up. */
export function InvestorCard({ title, isSample = false, children }: { title: string; isSample?: boolean; children: ReactNode }) {
  const headingId = useId();
  return (
    <Root as="section" aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{title}</h2>
        {isSample && <SampleBadge />}
      </Head>
      {children}
    </Root>
  );
}
