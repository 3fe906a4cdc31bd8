import { AppError, useAuth, useDb, useLocale } from '@marketplace/section-kit';
import type { ContactValues } from '@marketplace/section-kit/contact';
import { useEffect, useRef, useState } from 'react';
import { quoteDrafts } from '../draft/draftStore';
import { forgetOpen } from '../draft/openRequest';
import { noDetails, type QuoteStep } from '../draft/QuoteDraft';
import { forgetPhotos } from '../photos/photoStore';
import { usePhotos } from '../photos/usePhotos';
import type { QuoteSheetProps } from './QuoteSheet';
import { firstStep, stepOfField, stepsOf } from './quoteMode';
import { sendRequest } from './sendRequest';
import { useSheetDraft } from './useSheetDraft';

/** What became of the form: another one of this device sent it before, this one sent it, or this one added to it. */
type Outcome = 'asked' | 'sent' | 'saved';

/** The steps of the form, what was typed in them, and what sends it. */
export function useQuoteSteps({ provider, source, mode, draft, draftKey, onSent, onAgain, onClose }: Omit<QuoteSheetProps, 'services'>) {
  const db = useDb();
  const locale = useLocale();
  const isGuest = useAuth(({ status }) => status !== 'signedIn');
  const kept = useSheetDraft(draft, draftKey);
  const photos = usePhotos(draft.id, draft.photoCount);
  const [outcome, setOutcome] = useState<Outcome | null>(mode === 'ask' && draft.stage === 'sent' ? 'asked' : null);
  const [step, setStep] = useState(() => firstStep(draft, stepsOf(draft, isGuest)));
  const [fault, setFault] = useState<AppError | null>(null);
  const [hasNothing, setHasNothing] = useState(false);
  const [service, setService] = useState(draft.service);
  const [hasLostPhotos, setHasLostPhotos] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = useState(step);
  const hasMoved = useRef(false);
  useEffect(() => {
    hasMoved.current ||= step !== first;
    // The first field of this one is all that is left to do.
    if ((hasMoved.current || hasNothing) && step !== 'who') heading.current?.focus();
  }, [step, first, fault, hasNothing]);

  const steps = stepsOf({ service, stage: draft.stage }, isGuest);
  const go = (to: QuoteStep) => {
    kept.change({ step: to });
    setHasNothing(false);
    setStep(to);
  };
  // A service that cannot change any more takes its step away.
  const place = Math.max(steps.indexOf(step), 0);
  const next = () => {
    setFault(null);
    go(steps[place + 1]!);
  };
  const sendPhotos = async () => {
    const { id, token } = kept.current();
    const { highest, hasFailed } = await photos.send(id, token);
    setHasLostPhotos(hasFailed);
    return highest;
  };

  /** What was cleared is a change as well. */
  const isNothingAdded = () =>
    draft.stage === 'sent' &&
    mode === 'add' &&
    !kept.isTouched() &&
    photos.photos.length === 0 &&
    Object.values(kept.current().details).every((value) => value.trim() === '');

  const send = async (notice: string, contact?: ContactValues) => {
    const { details } = kept.current();
    if (isNothingAdded()) return setHasNothing(true);
    try {
      const status = await sendRequest(db, { kept, mode, provider, source, locale, notice, contact });
      if (status === 'draft' && draft.stage !== 'sent') return go('who');
      if (mode === 'ask') forgetOpen();
      if (mode === 'ask' || draft.stage !== 'sent') onSent(service || details.serviceName.trim());
      if (status === 'unkept') {
        quoteDrafts.of(draftKey).clear();
        return onClose();
      }
      if (mode === 'ask') kept.finish();
      const highest = await sendPhotos();
      // On its own page a request starts from what the database knows.
      if (mode === 'add') {
        kept.change({ photoCount: highest, details: noDetails });
        quoteDrafts.of(draftKey).clear();
      }
      setOutcome(mode === 'add' && draft.stage === 'sent' ? 'saved' : 'sent');
    } catch (error) {
      setService(kept.current().service);
      const faulty = error instanceof AppError && stepOfField(error.field);
      if (!faulty || faulty === step || !steps.includes(faulty)) throw error;
      setFault(error);
      go(faulty);
    }
  };
  const askAgain = () => {
    kept.renew();
    onAgain?.(kept.current());
  };
  const forget = () => {
    if (outcome) void forgetPhotos(kept.current().id);
  };
  return {
    kept,
    photos,
    isGuest,
    steps,
    step: steps[place]!,
    place,
    fault,
    hasNothing,
    heading,
    next,
    back: place > 0 ? () => go(steps[place - 1]!) : null,
    send,
    sendPhotos,
    hasLostPhotos,
    outcome: outcome ?? (kept.isSentElsewhere ? 'sent' : null),
    askAgain,
    forget,
  };
}
