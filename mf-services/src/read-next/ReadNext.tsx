import { useT } from '@marketplace/section-kit';
import { Chip } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { GuideLinks } from '../../content/guideLinks';
import { readNextMessages } from './readNextMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  margin-top: var(--ui-s-32);
`;

const Title = styled.h3`
  font-size: 1.125rem;
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
`;

/** Guides that help with the choice of the page, below the questions that people ask. */
export function ReadNext({ guides = [] }: { guides?: GuideLinks }) {
  const t = useT(readNextMessages);
  if (guides.length === 0) return null;
  return (
    <Root>
      <Title>{t('title')}</Title>
      <Chips role="list">
        {guides.map(({ path, label }) => (
          <li key={path}>
            <Chip href={path}>{label}</Chip>
          </li>
        ))}
      </Chips>
    </Root>
  );
}
