import { useLocale, useT } from '@marketplace/section-kit';
import { Button, formatDate, useUi } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { memoryMessages } from './memoryMessages';
import { useShownFromMemory } from './useShownFromMemory';

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--ui-s-8) var(--ui-s-16);
  padding: var(--ui-s-8) var(--ui-gutter);
  background: var(--ui-warning-soft);
  color: var(--ui-ink);
  border-bottom: 1px solid var(--ui-line);
  text-align: center;
  &:empty { display: none; }
`;

/** Says since when what the page shows is from, as long as it could not be read again, and offers to try. */
export function MemoryBanner() {
  const t = useT(memoryMessages);
  const locale = useLocale();
  const { texts } = useUi();
  const { since, readAgain } = useShownFromMemory();
  return (
    <Banner role="status">
      {since !== null && (
        <>
          <span>{t('shown', { time: formatDate(since, locale, { dateStyle: 'long', timeStyle: 'short' }) })}</span>
          <Button variant="outline" size="sm" onClick={readAgain}>
            {texts.tryAgain}
          </Button>
        </>
      )}
    </Banner>
  );
}
