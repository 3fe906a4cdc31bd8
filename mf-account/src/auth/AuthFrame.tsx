import { usePage } from '@marketplace/section-kit';
import { Card, Container, Illustration, media } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

interface AuthFrameProps {
  title: string;
  lead?: string;
  /** Name in the tab of the browser where it differs from the heading. */
  pageTitle?: string;
  children: ReactNode;
}

const Columns = styled(Container)`
  display: grid;
  padding-block: var(--ui-s-24) var(--ui-s-48);
  ${media.lg} {
    grid-template-columns: 440px minmax(0, 1fr);
    gap: var(--ui-s-64);
    align-items: start;
    padding-block: var(--ui-s-48) var(--ui-s-80);
  }
`;

const Panel = styled(Card)`
  gap: var(--ui-s-20);
  width: 100%;
  max-width: 440px;
  margin-inline: auto;
  ${media.sm} { padding: var(--ui-s-32); }
`;

const Words = styled.div`
  display: grid;
  gap: var(--ui-s-8);
`;

const Title = styled.h1`
  font-size: clamp(1.625rem, 1.4rem + 1vw, 2rem);
`;

const Lead = styled.p`
  color: var(--ui-ink-muted);
`;

const Scene = styled.div`
  display: none;
  ${media.lg} {
    display: block;
    justify-self: end;
    width: 100%;
    max-width: 640px;
    /* From above the moon to below the steps. */
    & > img { border-radius: var(--ui-radius-art); object-position: 50% 58%; }
  }
`;

/** A card for one form beside a picture; on phones the card alone. A new heading takes the focus. */
export function AuthFrame({ title, lead, pageTitle = title, children }: AuthFrameProps) {
  usePage({ title: pageTitle });
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <Columns>
      <Panel as="div">
        <Words>
          <Title ref={heading} tabIndex={-1} data-page-heading="">
            {title}
          </Title>
          {lead && <Lead>{lead}</Lead>}
        </Words>
        {children}
      </Panel>
      <Scene>
        <Illustration src={art['scene-welcome']} ratio="16 / 17" width={640} height={800} />
      </Scene>
    </Columns>
  );
}
