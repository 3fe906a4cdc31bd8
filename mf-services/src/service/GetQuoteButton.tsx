import { useNotify, useT } from 'section-kit';
import { Button, type ButtonProps } from 'shared-ui';
import { serviceMessages } from './messages';

type GetQuoteButtonProps = Omit<ButtonProps, 'children' | 'onClick'> & { name: string };

/** Asks a professional for a quote and confirms it. */
export function GetQuoteButton({ name, ...button }: GetQuoteButtonProps) {
  const t = useT(serviceMessages);
  const notify = useNotify();
  return (
    <Button {...button} onClick={() => notify({ title: t('quote.title'), description: t('quote.text', { name }), tone: 'success' })}>
      {t('getQuote')}
    </Button>
  );
}
