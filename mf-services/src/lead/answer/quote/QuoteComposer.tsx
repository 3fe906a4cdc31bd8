import { useT } from '@marketplace/section-kit';
import { useTaxRates } from '@marketplace/section-kit/tax';
import { Badge, Button, ErrorState, LoadingRegion } from '@marketplace/shared-ui';
import { Sheet } from '@marketplace/shared-ui/overlays';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { composerMessages } from './composerMessages';
import { Head, Root, SheetRoot } from './composerStyles';
import type { LeadToQuote, QuoteDraft, SavedQuote } from './QuoteDraft';
import { SentQuote } from './SentQuote';
import { useQuoteDraft } from './useQuoteDraft';
import { useQuoteStart } from './useQuoteStart';
import { useTaxRules } from './useTaxRules';
import { WriteQuote } from './WriteQuote';

interface QuoteComposerProps {
  lead: LeadToQuote;
  /** Whether it covers the page, on a screen without room beside it. */
  isSheet?: boolean;
  onClose: () => void;
  /** Told the quote once it is stored as sent; the composer stays until it is closed. */
  onSent: (quote: SavedQuote) => void;
}

/**
 * Writes and sends a quote for a request. What is typed stays on the device until it is sent; a sent quote is the beginning of its
 * next version.
 */
export function QuoteComposer({ lead, isSheet = false, onClose, onSent }: QuoteComposerProps) {
  const t = useT(composerMessages);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, ...changes } = useQuoteDraft(lead);
  // What it is stays so while the request behind it is read again, with the quote that was sent.
  const [isRevision] = useState(lead.quotes.length > 0);
  const [sent, setSent] = useState<{ quote: SavedQuote; draft: QuoteDraft } | null>(null);
  const start = useQuoteStart(lead.company.id);
  const rates = useTaxRates();
  const rules = useTaxRules();
  useEffect(() => heading.current?.focus(), []);

  const registered = start.data?.registered ?? null;
  const isUnsaid = draft?.registered === null;
  const takeRegistration = useEffectEvent(() => changes.change({ registered }));
  useEffect(() => {
    if (isUnsaid && registered !== null) takeRegistration();
  }, [isUnsaid, registered]);
  const isNew = draft?.isStarted === false;
  const begin = useEffectEvent(() => start.data && changes.start(start.data, lead));
  useEffect(() => {
    if (isNew && start.data) begin();
  }, [isNew, start.data]);

  const failed = rates.error ?? rules.error;
  const end = (quote: SavedQuote) => {
    if (draft) setSent({ quote, draft });
    changes.end();
    onSent(quote);
  };
  const retry = () => void Promise.all([rates.refetch(), rules.refetch(), start.refetch()]);
  const title = t(isRevision ? 'title.revision' : 'title');
  const unsent = !sent && <Badge tone="warning">{t('unsent')}</Badge>;
  const body = sent ? (
    <SentQuote sentAt={sent.quote.sent_at ?? ''} draft={sent.draft} company={lead.company.id} onClose={onClose} />
  ) : failed ? (
    <ErrorState title={t('failed')} text={t('failed.text')} onRetry={retry} />
  ) : (
    <LoadingRegion loading={!draft || !rates.data || !rules.data} label={t('loading')} onRetry={retry}>
      {draft && rates.data && rules.data && (
        <WriteQuote {...{ lead, draft, changes }} tables={{ rates: rates.data, rules: rules.data }} start={start.data} onSent={end} />
      )}
    </LoadingRegion>
  );
  if (isSheet) {
    return (
      <Sheet open onOpenChange={(open) => !open && onClose()} title={title}>
        <SheetRoot>
          {unsent && <div>{unsent}</div>}
          {body}
        </SheetRoot>
      </Sheet>
    );
  }
  return (
    <Root aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {unsent}
        <Button variant="outline" size="sm" onClick={onClose}>
          {t('close')}
        </Button>
      </Head>
      {body}
    </Root>
  );
}
