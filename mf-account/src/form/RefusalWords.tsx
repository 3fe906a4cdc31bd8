import { useLocale, type AppError } from '@marketplace/section-kit';
import { AuthRefusal } from './AuthRefusal';

/** The server's own words, unchanged, after what they mean in French where the page is French. */
export function RefusalWords({ refusal, fallback }: { refusal: AppError; fallback: string }) {
  const locale = useLocale();
  const explanation = locale === 'fr' && refusal instanceof AuthRefusal ? refusal.inFrench : null;
  const words = refusal.message || fallback;
  if (!explanation) return words;
  return (
    <>
      <p>{explanation}</p>
      <p lang={refusal.message ? 'en' : undefined}>{words}</p>
    </>
  );
}
