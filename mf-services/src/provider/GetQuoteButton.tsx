import { useNotify, useT } from '@marketplace/section-kit';
import { Button, type ButtonProps } from '@marketplace/shared-ui';
import { quoteMessages } from '../quote-request/messages';
import type { QuoteProvider } from '../quote-request/QuoteProvider';
import { useQuoteRequest } from '../quote-request/useQuoteRequest';
import { serviceMessages } from './messages';

type GetQuoteButtonProps = Omit<ButtonProps, 'children' | 'onClick' | 'busy' | 'disabled'> & { provider: QuoteProvider };

/** Asks a professional for a quote, in the form that it opens, and confirms it once it is sent. */
export function GetQuoteButton({ provider, ...button }: GetQuoteButtonProps) {
  const t = useT(serviceMessages);
  const quote = useT(quoteMessages);
  const notify = useNotify();
  const { ask, busy, part } = useQuoteRequest(provider, 'card', {
    onSent: () => notify({ title: quote('card.title'), description: quote('card.text', { name: provider.name }), tone: 'success' }),
  });
  return (
    <>
      <Button {...button} busy={busy} busyLabel={quote('opening')} onClick={() => void ask()}>
        {t('getQuote')}
      </Button>
      {part}
    </>
  );
}
