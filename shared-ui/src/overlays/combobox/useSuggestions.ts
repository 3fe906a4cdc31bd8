import { useEffect, useEffectEvent } from 'react';
import type { FindSuggestions, Suggestion } from '../../search-box/Suggestion';

const typingPause = 150;
const mostShown = 15;
const none: Suggestion[] = [];

interface SuggestionRequest {
  text: string;
  /** Nothing is asked while the list is closed, and what it held is dropped. */
  isOpen: boolean;
  source: FindSuggestions;
  onAnswer: (suggestions: Suggestion[]) => void;
}

/**
 * Asks `source` once typing pauses (150 ms) and reports at most fifteen suggestions for the latest text. An answer that
 * arrives after the text has changed is thrown away; a failing source means no suggestions, because the field works
 * without them.
 */
export function useSuggestions({ text, isOpen, source, onAnswer }: SuggestionRequest): void {
  const ask = useEffectEvent(async (asked: string) => source(asked));
  const report = useEffectEvent(onAnswer);

  useEffect(() => {
    if (!isOpen) {
      report(none);
      return;
    }
    let isLatest = true;
    const show = (answer: Suggestion[]) => {
      if (isLatest) report(answer.slice(0, mostShown));
    };
    const timer = setTimeout(() => {
      ask(text).then(show, () => show(none));
    }, typingPause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text, isOpen]);
}
