import { newId, useAuth, useDeviceStore, useLocale } from '@marketplace/section-kit';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { TaxChoice } from '@marketplace/section-kit/tax';
import { newDraft, newLine, orNewLine, type DraftLine, type DraftTerms, type LeadToQuote, type QuoteDraft } from './QuoteDraft';
import { quoteDrafts } from './quoteDrafts';
import { startTerms, withStart, type QuoteStart } from './quoteStart';
import { withTemplate, type QuoteTemplate } from './templates';

/** Drafts were kept of which every line was removed. */
const withLine = (draft: QuoteDraft) => (draft.lines.length > 0 ? draft : { ...draft, lines: orNewLine(draft.lines) });

/**
 * The quote that is being written for a request. Every change is kept on the device, so that a reload or a killed tab loses nothing.
 *
 * @returns the draft, `null` until the device was asked; and what changes it, the same functions at each render
 */
export function useQuoteDraft(lead: LeadToQuote) {
  const account = useAuth(({ user }) => user?.id ?? 'nobody');
  const locale = useLocale();
  const store = quoteDrafts.of(`${account}:${lead.id}`);
  const draft = useDeviceStore(store);
  const begin = useEffectEvent(() => store.update((kept) => withLine(kept ?? newDraft(lead, locale))));
  useEffect(() => begin(), [store]);

  const changes = useMemo(() => {
    const update = (change: (before: QuoteDraft) => QuoteDraft) => store.update((before) => before && change(before));
    const change = (part: Partial<QuoteDraft>) => update((before) => ({ ...before, ...part }));
    return {
      change,
      changeTerms: (part: Partial<DraftTerms>) => update((before) => ({ ...before, terms: { ...before.terms, ...part } })),
      changeLine: (key: string, part: Partial<DraftLine>) =>
        update((before) => ({ ...before, lines: before.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) })),
      addLine: () => update((before) => ({ ...before, lines: [...before.lines, newLine()] })),
      removeLine: (key: string) => update((before) => ({ ...before, lines: orNewLine(before.lines.filter((line) => line.key !== key)) })),
      choose: (choice: TaxChoice) =>
        update((before) => ({
          ...before,
          choices: [...before.choices.filter(({ taxClass, kind }) => taxClass !== choice.taxClass || kind !== choice.kind), choice],
        })),
      /** Takes over what the company set for all its quotes, once. */
      start: (start: QuoteStart, of: LeadToQuote) => update((before) => withStart(before, start, of)),
      applyTemplate: (template: QuoteTemplate, start: QuoteStart) =>
        update((before) => withTemplate(before, template, locale, startTerms(start))),
      /** Makes it another version, for one that was sent under its id already. */
      renew: () => change({ id: newId() }),
      /** After it was sent. */
      end: () => store.clear(),
    };
  }, [store, locale]);
  return { draft, ...changes };
}

export type QuoteChanges = Omit<ReturnType<typeof useQuoteDraft>, 'draft'>;
