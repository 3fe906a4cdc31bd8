import { useLocale, useT } from '@marketplace/section-kit';
import { Button, formatDate, Icon } from '@marketplace/shared-ui';
import { useEffect, useRef } from 'react';
import { composerMessages } from './composerMessages';
import { Row, Stack } from './composerStyles';
import type { QuoteDraft } from './QuoteDraft';
import { SaveTemplate } from './SaveTemplate';

interface SentQuoteProps {
  /** When the database stored it as sent. */
  sentAt: string;
  draft: QuoteDraft;
  company: string;
  onClose: () => void;
}

/** What follows on sending: that it arrived, and keeping it as a template. */
export function SentQuote({ sentAt, draft, company, onClose }: SentQuoteProps) {
  const t = useT(composerMessages);
  const locale = useLocale();
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Stack>
      <h3 ref={words} tabIndex={-1}>
        <Icon name="CircleCheck" /> {t('sent', { time: formatDate(sentAt, locale, { timeStyle: 'short' }) })}
      </h3>
      <p>{t('sent.text')}</p>
      <SaveTemplate draft={draft} company={company} />
      <Row>
        <Button onClick={onClose}>{t('close')}</Button>
      </Row>
    </Stack>
  );
}
