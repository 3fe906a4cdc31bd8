import { newId, newToken } from '@marketplace/section-kit';
import { useEffect, useRef, useState } from 'react';
import { quoteDrafts, readDraft } from '../draft/draftStore';
import { noDraft, type QuoteDraft } from '../draft/QuoteDraft';

export interface SheetDraft {
  /** The latest, without a render for every key. */
  current: () => QuoteDraft;
  /** Whether somebody typed or chose something since it was opened. */
  isTouched: () => boolean;
  /** Another tab has sent it. */
  isSentElsewhere: boolean;
  change: (part: Partial<QuoteDraft>) => void;
  /** Keeps what was typed under another id: the one it had is somebody else's, or was sent. */
  renew: () => void;
  /** From here on the database knows: whoever uses this device next finds neither a link nor an address nor a word. */
  finish: () => void;
}

/** The draft of an open form, kept on this device with every change. @param key what it is kept under */
export function useSheetDraft(initial: QuoteDraft, key: string): SheetDraft {
  const latest = useRef(initial);
  const touched = useRef(false);
  const [isSentElsewhere, setIsSentElsewhere] = useState(false);
  const write = (next: QuoteDraft) => {
    latest.current = next;
    quoteDrafts.of(key).write(next);
  };

  useEffect(
    () =>
      quoteDrafts.of(key).subscribe(() => {
        const other = readDraft(key);
        if (other?.id === latest.current.id && other.stage === 'sent' && latest.current.stage !== 'sent') setIsSentElsewhere(true);
      }),
    [key],
  );

  return {
    current: () => latest.current,
    isTouched: () => touched.current,
    isSentElsewhere,
    change: (part) => {
      touched.current ||= !('step' in part);
      write({ ...latest.current, ...part });
    },
    renew: () => write({ ...latest.current, id: newId(), token: newToken(), stage: 'unsent', at: Date.now() }),
    finish: () => {
      const { id } = latest.current;
      latest.current = { ...latest.current, stage: 'sent' };
      touched.current = false;
      quoteDrafts.of(key).write({ ...noDraft, id, stage: 'sent', at: Date.now() });
    },
  };
}
