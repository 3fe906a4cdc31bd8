import { useLocale } from 'section-kit';
import { explainRefusal } from './frenchRefusals';
import type { Refusal } from './useRequest';

/** The server's own words, unchanged, after what they mean in French where the page is French. */
export function RefusalText({ refusal, fallback }: { refusal: Refusal; fallback: string }) {
  const explanation = explainRefusal(refusal.code, useLocale());
  const words = refusal.message || fallback;
  if (!explanation) return words;
  return (
    <>
      <p>{explanation}</p>
      <p lang={refusal.message ? 'en' : undefined}>{words}</p>
    </>
  );
}
