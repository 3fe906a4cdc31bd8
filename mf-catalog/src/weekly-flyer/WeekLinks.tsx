import { useT } from '@marketplace/section-kit';
import { Icon, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { flyerHref } from './flyerAddress';
import { flyerMessages } from './flyerMessages';
import type { Flyer } from './useFlyer';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8) var(--ui-s-24);
  align-items: center;
  & > p { display: flex; gap: var(--ui-s-8); align-items: center; }
  & > p > svg { flex: none; color: var(--ui-warning); }
`;

/** The flyers beside this one; says so where this one has ended. */
export function WeekLinks({ flyer: { previous, next }, ended }: { flyer: Flyer; ended: boolean }) {
  const t = useT(flyerMessages);
  return (
    <Row>
      {ended && (
        <p role="status">
          <Icon name="TriangleAlert" />
          {t('ended')}
        </p>
      )}
      {ended && (
        <TextLink href={flyerHref(null)} data-print="hide">
          {t('current')}
        </TextLink>
      )}
      {previous && (
        <TextLink href={flyerHref(previous)} data-print="hide">
          {t('previous')}
        </TextLink>
      )}
      {next && (
        <TextLink href={flyerHref(next)} data-print="hide">
          {t('next')}
        </TextLink>
      )}
    </Row>
  );
}
