import { Card, Icon, TextLink, type IconSource } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface InfoBlockProps {
  icon: IconSource;
  title: string;
  details: readonly { text: string; href?: string; label?: string }[];
  subtitle: string;
  children?: ReactNode;
}

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  background: var(--ui-primary-soft);
  color: var(--ui-primary-soft-ink);
  border-radius: var(--ui-radius-l);
`;

const Block = styled(Card)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: var(--ui-s-8) var(--ui-s-16);
  align-content: start;
  align-items: center;
  & > :nth-child(n + 3) { grid-column: 2; }
`;

const Details = styled.ul`
  font-weight: 550;
  overflow-wrap: anywhere;
  & a { display: inline-flex; align-items: center; min-height: 44px; }
`;

const Label = styled.span`
  display: block;
  font-size: 0.875rem;
  font-weight: 450;
  color: var(--ui-ink-muted);
`;

const Subtitle = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

/** One way to reach us. */
export function InfoBlock({ icon, title, details, subtitle, children }: InfoBlockProps) {
  return (
    <Block as="li">
      <Mark>
        <Icon name={icon} size={22} />
      </Mark>
      <h3>{title}</h3>
      <Details role="list">
        {details.map(({ text, href, label }) => (
          <li key={text}>
            {label && <Label>{label}</Label>}
            {href ? <TextLink href={href}>{text}</TextLink> : text}
          </li>
        ))}
      </Details>
      <Subtitle>{subtitle}</Subtitle>
      {children}
    </Block>
  );
}
