import { useEffect, useState } from 'react';
import { cleanText } from './cleanText';

/** Browsers refuse addresses that change with every key. */
const DEBOUNCE_MS = 250;

/**
 * The text of a search field whose text stands in the address: the field follows the address, and the address follows
 * the field once typing pauses.
 *
 * @param written text of the address, cleaned
 * @param write puts a text into the address
 * @returns the text, and how to change it: by typing, or at once
 */
export function useDebouncedText(written: string, write: (text: string) => void) {
  const [text, setText] = useState(written);
  const [seen, setSeen] = useState(written);
  const [own, setOwn] = useState(written);

  // What we wrote ourselves may be older than what has been typed since; only a change from outside replaces the text.
  if (written !== seen) {
    setSeen(written);
    if (written !== own) {
      setOwn(written);
      setText(written);
    }
  }

  const changed = cleanText(text);
  useEffect(() => {
    // What was written or settled is on its way; writing it again would undo what else the caller changed with it.
    if (changed === written || changed === own) return;
    const timer = setTimeout(() => {
      setOwn(changed);
      write(changed);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [changed, written, own, write]);

  return {
    text,
    type: setText,
    /** Sets the field without waiting; the caller writes the address. */
    settle: (next: string) => {
      setText(next);
      setOwn(cleanText(next));
    },
  };
}
