import { useEffect, useRef, useState } from 'react';
import { quoteDrafts, readDraft } from '../draft/draftStore';
import type { QuoteDraft } from '../draft/QuoteDraft';

export interface SheetDraft {
  /** The latest, without a render for every key. */
  current: () => QuoteDraft;
  /** Follows what another tab sends. */
  stage: QuoteDraft['stage'];
  change: (part: Partial<QuoteDraft>) => void;
}

/** The draft of an open form, kept on this device with every change. @param key what it is kept under */
export function useSheetDraft(initial: QuoteDraft, key: string): SheetDraft {
  const latest = useRef(initial);
  const [stage, setStage] = useState(initial.stage);
  const change = (part: Partial<QuoteDraft>) => {
    latest.current = { ...latest.current, ...part };
    setStage(latest.current.stage);
    quoteDrafts.of(key).write(latest.current);
  };

  useEffect(
    () =>
      quoteDrafts.of(key).subscribe(() => {
        const other = readDraft(key);
        if (other?.id !== latest.current.id || other.stage !== 'sent') return;
        latest.current = { ...latest.current, stage: 'sent' };
        setStage('sent');
      }),
    [key],
  );

  return { current: () => latest.current, stage, change };
}
