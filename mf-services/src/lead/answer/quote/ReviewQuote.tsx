import { callFunction, useDb, useLocale, useT, useWrite } from '@marketplace/section-kit';
import { useRefusalFocus } from '@marketplace/section-kit/outcome';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Badge, Button } from '@marketplace/shared-ui';
import { useEffect, useRef } from 'react';
import { hiddenMessages } from '../../../thread/hiddenMessages';
import { holdsContact } from '../../../thread/holdsContact';
import type { Quote } from '../../../tracking/ProjectView';
import { composerMessages } from './composerMessages';
import { Bar, Quiet } from './composerStyles';
import type { LeadToQuote, QuoteDraft, SavedQuote } from './QuoteDraft';
import { QuotePreview } from './QuotePreview';
import { refusalKey } from './refusalKey';
import { storedQuote } from './storedQuote';

interface ReviewQuoteProps {
  lead: LeadToQuote;
  draft: QuoteDraft;
  preview: Quote;
  onEdit: () => void;
  /** Makes the draft another version, because one was sent under its id. */
  onStale: () => void;
  /** Told the quote once it is stored as sent. */
  onSent: (quote: SavedQuote) => void;
}

/**
 * The quote before it is sent. The same press again sends nothing twice: it goes under the id of the draft, and the same content is
 * answered with what is stored.
 */
export function ReviewQuote({ lead, draft, preview, onEdit, onStale, onSent }: ReviewQuoteProps) {
  const t = useT(composerMessages);
  const hidden = useT(hiddenMessages);
  const db = useDb();
  const locale = useLocale();
  const write = useWrite();
  const alert = useRefusalFocus(write);
  const { refusal } = write;
  const key = refusal ? refusalKey(refusal) : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const send = async () => {
    const refused = await write.run(async () =>
      onSent(await callFunction(db, 'save_quote', { quote: storedQuote(draft, lead, locale), send: true })),
    );
    if (refused?.field === 'sent') onStale();
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {t('review.title')}
      </h3>
      <QuotePreview quote={preview} lead={lead} />
      {!lead.connected_at && holdsContact(wordsOf(preview)) && <Quiet>{hidden('notice')}</Quiet>}
      <Bar>
        <RefusalAlert ref={alert} write={write} onRetry={() => void send()} words={key && t(key)} />
        <span>
          <Badge tone="warning">{t('unsent')}</Badge>
        </span>
        <Button size="lg" block busy={write.busy} busyLabel={t('sending')} disabled={write.blocked} onClick={() => void send()}>
          {t('send')}
        </Button>
        <Button variant="outline" block disabled={write.busy} onClick={onEdit}>
          {t('review.edit')}
        </Button>
      </Bar>
    </>
  );
}

/** All that the company wrote in it. */
const wordsOf = ({ warranty, inclusions, exclusions, deposit_terms, note, lines }: Quote) =>
  [warranty, inclusions, exclusions, deposit_terms, note, ...lines.flatMap(({ description, unit }) => [description, unit])].join('\n');
