import { useT } from '@marketplace/section-kit';
import { Button, media, useMinWidth } from '@marketplace/shared-ui';
import { useDeferredValue, useId, useState } from 'react';
import styled from 'styled-components';
import type { Quote } from '../../../tracking/ProjectView';
import { composerMessages } from './composerMessages';
import { Quiet, Stack } from './composerStyles';
import { QuotePreview } from './QuotePreview';
import type { LeadToQuote } from './QuoteDraft';

const Root = styled(Stack)`
  & > button { justify-self: start; }
  ${media.xl} {
    position: sticky;
    inset-block-start: calc(var(--ui-header-height) + var(--ui-s-16));
    max-height: calc(100dvh - var(--ui-header-height) - var(--ui-s-32));
    overflow-y: auto;
  }
`;

interface LivePreviewProps {
  /** `null` while it is not known where the work is done, on which taxes depend. */
  preview: Quote | null;
  lead: LeadToQuote;
}

/** What the homeowner would read if the quote were sent now: beside the fields where there is room, else folded below them. */
export function LivePreview({ preview, lead }: LivePreviewProps) {
  const t = useT(composerMessages);
  const isWide = useMinWidth('xl');
  const contentId = useId();
  const [isOpen, setIsOpen] = useState(false);
  // Typing comes first: the table follows when there is time.
  const shown = useDeferredValue(preview);
  const content = shown ? <QuotePreview quote={shown} lead={lead} /> : <Quiet>{t('preview.province')}</Quiet>;
  if (isWide) {
    return (
      <Root as="aside" aria-label={t('preview')}>
        {content}
      </Root>
    );
  }
  return (
    <Root>
      <Button variant="outline" aria-expanded={isOpen} aria-controls={isOpen ? contentId : undefined} onClick={() => setIsOpen(!isOpen)}>
        {t('review.title')}
      </Button>
      {isOpen && <div id={contentId}>{content}</div>}
    </Root>
  );
}
