import { parsePostalCode, useT } from '@marketplace/section-kit';
import { useRefusalText } from '@marketplace/section-kit/refusal';
import { reachableMessages } from '@marketplace/section-kit/reachable';
import { useState } from 'react';
import { Sheet } from '@marketplace/shared-ui/overlays';
import type { QuoteDraft } from '../draft/QuoteDraft';
import type { QuoteProvider } from '../QuoteProvider';
import type { QuoteSource } from '../submitProject';
import { DescribeStep } from './DescribeStep';
import { LeaveDialog } from './LeaveDialog';
import { OtherProviders } from './OtherProviders';
import type { QuoteMode } from './quoteMode';
import { SheetOutcome } from './SheetOutcome';
import { sheetMessages } from './sheetMessages';
import { UnreadOthers } from './UnreadOthers';
import { useLeaving } from './useLeaving';
import { useQuoteSteps } from './useQuoteSteps';
import { WhatStep } from './WhatStep';
import { WhenStep } from './WhenStep';
import { WhoStep } from './WhoStep';

export interface QuoteSheetProps {
  provider: QuoteProvider;
  source: QuoteSource;
  mode: QuoteMode;
  /** What the professional offers, in its own words. */
  services: readonly string[];
  /** Whether somebody reads the requests to the professional. */
  isReachable: boolean;
  draft: QuoteDraft;
  /** What the draft is kept under on this device. */
  draftKey: string;
  /** Told once a request goes out, and for which service. */
  onSent: (serviceName: string) => void;
  /** Given a new request, where this one was sent before. */
  onAgain?: (draft: QuoteDraft) => void;
  onClose: () => void;
}

/** Asks a professional for a quote, or adds to a request, one question at a time. */
export function QuoteSheet(props: QuoteSheetProps) {
  const { provider, mode, services, isReachable, draft, onClose } = props;
  const { name } = provider;
  const t = useT(sheetMessages);
  const reachable = useT(reachableMessages);
  const refusalText = useRefusalText();
  const quote = useQuoteSteps(props);
  const { kept, steps, step, place, outcome, heading, next, send } = quote;
  const leaving = useLeaving({
    mayAsk: () => outcome === null && (kept.isTouched() || quote.photos.photos.length > 0),
    onClose: () => {
      quote.forget();
      onClose();
    },
  });
  const [others, setOthers] = useState(kept.current().others);
  const { details, contact } = kept.current();
  const isLast = place === steps.length - 1;
  const type = (part: Partial<QuoteDraft['details']>) => kept.change({ details: { ...kept.current().details, ...part } });
  const sendLabel = t(draft.stage === 'sent' ? 'details.submit' : 'contact.submit');
  const alert = quote.fault ? refusalText(quote.fault, 0) : quote.hasNothing ? t('details.nothing') : null;
  const frame = {
    number: place + 1,
    total: steps.length,
    heading,
    submitLabel: isLast ? sendLabel : t('next'),
    onBack: quote.back,
    alert,
  };
  const more = mode === 'ask' && (
    <OtherProviders
      provider={provider}
      chosen={others}
      onChange={(chosen) => {
        setOthers(chosen);
        kept.change({ others: chosen });
      }}
    />
  );
  // One that is stored and was not sent is still to be asked.
  const isAsked = draft.stage === 'sent';
  const title = outcome ?? (isAsked ? 'add' : 'ask');
  return (
    <>
      <Sheet
        open
        onOpenChange={(open) => !open && leaving.leave()}
        title={t(title === 'sent' && !isReachable ? 'sent.title.unreachable' : `${title}.title`, { name })}
        initialFocus={heading}
      >
        {!isReachable && outcome !== 'asked' && <p>{reachable('company', { name })}</p>}
        {mode === 'ask' && outcome === 'sent' && others.length > 0 && <UnreadOthers provider={provider} asked={others} />}
        {outcome ? (
          <SheetOutcome quote={quote} outcome={outcome} name={name} isReachable={isReachable} mode={mode} leaving={leaving} />
        ) : (
          <>
            {step === 'what' && <WhatStep {...frame} services={services} initial={details.serviceName} onType={type} onDone={next} />}
            {step === 'describe' && (
              <DescribeStep
                {...frame}
                lead={t(isReachable ? 'details.lead' : 'details.lead.unreachable', { name })}
                initial={details}
                photos={quote.photos}
                storedPhotos={kept.current().photoCount}
                onType={type}
                onDone={next}
              />
            )}
            {step === 'when' && (
              <WhenStep {...frame} initial={details} onType={type} isLast={isLast} onDone={isLast ? send : async () => next()}>
                {more}
              </WhenStep>
            )}
            {step === 'who' && (
              <WhoStep
                {...frame}
                title={t('who.title', { name })}
                initial={contact}
                province={parsePostalCode(details.postalCode)?.province ?? null}
                onType={(typed) => kept.change({ contact: typed })}
                onDone={send}
              >
                {more}
              </WhoStep>
            )}
          </>
        )}
      </Sheet>
      <LeaveDialog leaving={leaving} name={name} isAsked={isAsked} />
    </>
  );
}
