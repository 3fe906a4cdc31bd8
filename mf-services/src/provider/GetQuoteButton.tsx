import { useNotify, useT } from '@marketplace/section-kit';
import { Button, type ButtonProps } from '@marketplace/shared-ui';
import { quoteMessages } from '../quote-request/messages';
import type { QuoteProvider } from '../quote-request/QuoteProvider';
import { useQuoteRequest } from '../quote-request/useQuoteRequest';
import { serviceMessages } from './messages';

type GetQuoteButtonProps = Omit<ButtonProps, 'children' | 'onClick' | 'busy' | 'disabled'> & { provider: QuoteProvider };

/** Asks a professional for a quote, confirms it once it is stored, and opens the form that completes it. */
export function GetQuoteButton({ provider, ...button }: GetQuoteButtonProps) {
  const t = useT(serviceMessages);
  const quote = useT(quoteMessages);
  const notify = useNotify();
  const { ask, busy, blocked, part } = useQuoteRequest(provider, 'card', {
    onStored: () => notify({ title: quote('card.title'), description: quote('card.text', { name: provider.name }), tone: 'success' }),
  });
  return (
    <>
      <Button {...button} busy={busy} busyLabel={quote('busy')} disabled={blocked} onClick={() => void ask()}>
        {t('getQuote')}
      </Button>
      {part}
    </>
  );
}
