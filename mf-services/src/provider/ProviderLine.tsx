import { useT } from '@marketplace/section-kit';
import { VisuallyHidden } from '@marketplace/shared-ui';
import { useLocalizedText } from '../profile/useLocalizedText';
import { CardLine } from './cardLayout';
import { factMessages } from './factMessages';
import type { Provider } from './Provider';

/** What a client wrote last, else what the company says of itself; an empty line while neither is known. */
export function ProviderLine({ provider: { facts } }: { provider: Provider }) {
  const fact = useT(factMessages);
  const tagline = useLocalizedText()(facts?.tagline ?? null);
  if (!facts?.review) return <CardLine lang={tagline.text ? tagline.lang : undefined}>{tagline.text}</CardLine>;
  const { text, locale } = facts.review;
  return (
    <CardLine lang={locale}>
      <VisuallyHidden>{`${fact('review')} `}</VisuallyHidden>
      {fact('quoted', { text: text.trim() })}
    </CardLine>
  );
}
