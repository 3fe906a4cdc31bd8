import { Card, CardGrid, Icon, Section } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { TradeHub } from '../../../content/trade-hubs/collection';

const Lines = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
  & > li { display: flex; gap: var(--ui-s-12); line-height: 1.45; }
  & svg { flex: none; margin-top: 2px; color: var(--ui-primary); }
`;

const Title = styled.h3`
  font-size: 1.125rem;
`;

/** What is particular about the trade: seasons, storms, how often, what to look at first. */
export function Advice({ title, parts }: TradeHub['advice']) {
  return (
    <Section title={title}>
      <CardGrid min={parts.length > 3 ? 250 : 300}>
        {parts.map((part) => (
          <li key={part.title}>
            <Card as="div">
              <Title>{part.title}</Title>
              <Lines role="list">
                {part.lines.map((line) => (
                  <li key={line}>
                    <Icon name="Check" />
                    {line}
                  </li>
                ))}
              </Lines>
            </Card>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
