import { useAuth, useDb, useT, useWrite } from '@marketplace/section-kit';
import { useQueryClient } from '@marketplace/section-kit/query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormAlert } from '@marketplace/shared-ui';
import { useLocalizedText } from '../profile/useLocalizedText';
import { forgetOpen, recallOpen, rememberOpen } from './draft/openRequest';
import type { QuoteDraft } from './draft/QuoteDraft';
import { loadSheet, type SheetModule } from './loadSheet';
import { quoteMessages } from './messages';
import type { QuoteProvider } from './QuoteProvider';
import { readOffer, unknownOffer, type Offer } from './readOffer';
import type { QuoteSource } from './submitProject';
import { useFocusBack } from './useFocusBack';

interface OpenForm extends Offer {
  /** What the draft is kept under on this device. */
  key: string;
  draft: QuoteDraft;
  Sheet: SheetModule['QuoteSheet'];
}

export interface QuoteRequest {
  /** Opens the form that asks for a quote, for a service or for none yet. */
  ask: (serviceName?: string) => Promise<void>;
  busy: boolean;
  /** The form; to be placed beside the button. */
  part: ReactNode;
}

/**
 * Asks one provider for a quote.
 *
 * What is typed is kept on this device, under an id that stays the same, so that a second press, another tab, a reload or a lost answer
 * never makes two requests of it. On a backend without requests nothing is left to ask, and `onSent` happens at once.
 *
 * @param source where people ask; a form that was open there opens again after a reload or after signing in
 * @param on.onSent says that it is done, and for which service; called only when the request was sent
 * @param on.onResume told which service the reopened form is about
 */
export function useQuoteRequest(
  provider: QuoteProvider,
  source: QuoteSource,
  on: { onSent: (serviceName: string) => void; onResume?: (serviceName: string) => void },
): QuoteRequest {
  const t = useT(quoteMessages);
  const db = useDb();
  const say = useLocalizedText();
  const client = useQueryClient();
  const isKnown = useAuth(({ status }) => status !== 'loading');
  const owner = useAuth(({ user }) => user?.id ?? null);
  const opening = useWrite();
  const [form, setForm] = useState<OpenForm | 'failed' | null>(null);
  const keepFocus = useFocusBack(!opening.busy && form === null);
  const { id } = provider;

  const open = async (serviceName: string, isResumed: boolean) => {
    if (id === null) return on.onSent(serviceName);
    const [offer, sheet] = await Promise.all([readOffer(db, client, id).catch(() => unknownOffer), loadSheet()]);
    if (!offer) return on.onSent(serviceName);
    const opened = { providerId: id, source, serviceName };
    if (!sheet) {
      rememberOpen(opened);
      return setForm('failed');
    }
    const { key, draft } = sheet.openDraft({ owner, providerId: id, serviceName });
    // What is finished is finished: it opens for a press only.
    if (draft.stage === 'sent') {
      forgetOpen();
      if (isResumed) return;
    } else rememberOpen(opened);
    setForm({ ...offer, key, draft, Sheet: sheet.QuoteSheet });
  };
  const ask = async (serviceName: string, isResumed: boolean) => {
    if (!isResumed) keepFocus();
    await opening.run(() => open(serviceName, isResumed));
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
  const part = (
    <>
      {form === 'failed' && <FormAlert>{t('problem.form')}</FormAlert>}
      {form && form !== 'failed' && (
        <form.Sheet
          key={form.draft.id}
          {...{ provider, source }}
          mode="ask"
          services={form.services.map((name) => say(name).text)}
          isReachable={form.isReachable}
          draft={form.draft}
          draftKey={form.key}
          onSent={on.onSent}
          onAgain={(draft) => setForm({ ...form, draft })}
          onClose={close}
        />
      )}
    </>
  );
  return { ask: (serviceName = '') => ask(serviceName, false), busy: opening.busy, part };
}
