import { useEffect, useEffectEvent, useState } from 'react';
import type { FindSuggestions, Suggestion } from '../../search-box/Suggestion';

const typingPause = 150;
const mostShown = 8;

/**
 * Asks `source` once typing pauses (150 ms) and returns at most eight suggestions for the latest text. An answer that
 * arrives after the text has changed is thrown away; a failing source means no suggestions, because the field works
 * without them.
 */
export function useSuggestions(text: string, source: FindSuggestions): Suggestion[] {
  const [items, setItems] = useState<Suggestion[]>([]);
  const ask = useEffectEvent(async (asked: string) => source(asked));

  useEffect(() => {
    let isLatest = true;
    const show = (answer: Suggestion[]) => {
      if (isLatest) setItems(answer.slice(0, mostShown));
    };
    const timer = setTimeout(() => {
      ask(text).then(show, () => show([]));
    }, typingPause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text]);

  return items;
}
