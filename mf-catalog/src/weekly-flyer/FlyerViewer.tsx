import { useT } from '@marketplace/section-kit';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '@marketplace/shared-ui';
import { Dialog } from '@marketplace/shared-ui/overlays';
import styled from 'styled-components';
import { useCategoryLabel } from '../materials/useCategoryLabel';
import { FlyerItem } from './FlyerItem';
import { flyerMessages } from './flyerMessages';
import type { Flyer } from './useFlyer';

const Page = styled.ul`
  display: grid;
  gap: var(--ui-s-16);
  padding: 0;
  list-style: none;
  min-height: 280px;
  align-content: start;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
  align-items: center;
  justify-content: space-between;
  width: 100%;
`;

interface FlyerViewerProps {
  flyer: Flyer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The flyer page by page, one category each. Arrow keys turn the pages, Home and End lead to the first and the last. */
export function FlyerViewer({ flyer: { categories, ended }, open, onOpenChange }: FlyerViewerProps) {
  const t = useT(flyerMessages);
  const categoryLabel = useCategoryLabel();
  const [asked, setAsked] = useState(0);
  const last = categories.length - 1;
  const turn = (to: number) => setAsked(Math.min(Math.max(to, 0), last));
  const page = categories[asked];
  if (!page) return null;

  const moves: Record<string, number> = { ArrowLeft: asked - 1, ArrowRight: asked + 1, Home: 0, End: last };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = moves[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    turn(to);
  };

  return (
    <Dialog
      size="l"
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      onKeyDown={onKeyDown}
      footer={
        <Foot>
          {/* Not disabled at the ends: a disabled button would lose the focus of whoever turns with it. */}
          <Button variant="outline" icon="ChevronLeft" aria-disabled={asked === 0} onClick={() => turn(asked - 1)}>
            {t('viewer.previous')}
          </Button>
          <p role="status">{t('viewer.page', { page: asked + 1, pages: categories.length, category: categoryLabel(page.category) })}</p>
          <Button variant="outline" iconEnd="ChevronRight" aria-disabled={asked === last} onClick={() => turn(asked + 1)}>
            {t('viewer.next')}
          </Button>
        </Foot>
      }
    >
      <h3>{categoryLabel(page.category)}</h3>
      <Page role="list">
        {page.items.map((item) => (
          <li key={item.id}>
            <FlyerItem item={item} ended={ended} headingLevel={4} />
          </li>
        ))}
      </Page>
    </Dialog>
  );
}
