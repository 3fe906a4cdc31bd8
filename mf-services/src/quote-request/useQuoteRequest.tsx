import { useAuth, useDb, useLocale, useNotify, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert, useRefusalText } from '@marketplace/section-kit/refusal';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormAlert, TextLink } from '@marketplace/shared-ui';
import { forgetOpen, recallOpen } from './draft/openRequest';
import { loadSheet, type SheetModule } from './loadSheet';
import { quoteMessages } from './messages';
import type { QuoteProvider } from './QuoteProvider';
import { storeRequest, type StoredRequest } from './storeRequest';
import type { QuoteSource } from './submitProject';
import { useFocusBack } from './useFocusBack';

interface OpenForm extends StoredRequest {
  /** `null` when the form could not be loaded. */
  sheet: SheetModule | null;
}

export interface QuoteRequest {
  /** Stores a request for a service (or for none yet), says so, and opens the form that completes it. */
  ask: (serviceName?: string) => Promise<void>;
  busy: boolean;
  /** After too many requests, until asking again makes sense. */
  blocked: boolean;
  /** What went wrong and the form; to be placed beside the button. */
  part: ReactNode;
}

/**
 * Asks one provider for a quote.
 *
 * The request is kept on this device before it is sent, under an id that stays the same, so that a second press, another
 * tab, a reload or a lost answer never makes two of it. On a backend without requests only `onStored` happens.
 *
 * @param source where people ask; a form that was open there opens again after a reload or after signing in
 * @param on.onStored says that it is done; called only when the row exists
 * @param on.onResume told which service the reopened form is about
 */
export function useQuoteRequest(
  provider: QuoteProvider,
  source: QuoteSource,
  on: { onStored: (serviceName: string) => void; onResume?: (serviceName: string) => void },
): QuoteRequest {
  const t = useT(quoteMessages);
  const db = useDb();
  const locale = useLocale();
  const notify = useNotify();
  const refusalText = useRefusalText();
  const isKnown = useAuth(({ status }) => status !== 'loading');
  const owner = useAuth(({ user }) => user?.id ?? null);
  const write = useWrite();
  const [form, setForm] = useState<OpenForm | null>(null);
  const [asked, setAsked] = useState('');
  const keepFocus = useFocusBack(!write.busy && form === null);
  const { id } = provider;

  const ask = async (serviceName: string, isResumed: boolean) => {
    if (!isResumed) keepFocus();
    setAsked(serviceName);
    const refusal = await write.run(async () => {
      const loading = id === null ? null : loadSheet();
      const stored = id === null ? null : await storeRequest(db, { owner, provider: { ...provider, id }, source, serviceName, locale });
      const sheet = stored && (await loading);
      setForm(stored && { ...stored, sheet });
      if (!isResumed || stored?.isNews) on.onStored(serviceName);
    });
    if (refusal) notify({ title: t('card.failed'), description: refusalText(refusal, Date.now()), tone: 'failure' });
  };

  const resume = useEffectEvent(() => {
    const serviceName = id === null ? null : recallOpen(id, source);
    if (serviceName === null) return;
    on.onResume?.(serviceName);
    void ask(serviceName, true);
  });
  useEffect(() => {
    if (isKnown) resume();
  }, [isKnown]);

  const close = () => {
    forgetOpen();
    setForm(null);
  };
  const Sheet = form?.sheet?.QuoteSheet;
  const part = (
    <>
      <RefusalAlert write={write} onRetry={() => void ask(asked, false)} />
      {form && Sheet && (
        <Sheet {...{ provider, source }} isReachable={form.isReachable} draft={form.draft} draftKey={form.key} onClose={close} />
      )}
      {form && !Sheet && (
        <FormAlert>
          {t('problem.form')} <TextLink href={`/r/${form.draft.token}`}>{t('problem.formLink')}</TextLink>
        </FormAlert>
      )}
    </>
  );
  return { ask: (serviceName = '') => ask(serviceName, false), busy: write.busy, blocked: write.blocked, part };
}
