import { useNotify, useT } from '@marketplace/section-kit';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button, Card, NeedsScript, SelectField } from '@marketplace/shared-ui';
import { quoteMessages } from './messages';
import { quoteCardMessages } from './quoteCardMessages';
import type { QuoteProvider } from './QuoteProvider';
import { useQuoteRequest } from './useQuoteRequest';

interface QuoteCardProps {
  provider: QuoteProvider;
  /** Names of what the provider does, as the provider writes them. */
  services: readonly string[];
  /** Told each time the button is used, also without a service. */
  onAsk?: () => void;
  /** What stands below the button, for instance one that calls. */
  children?: ReactNode;
}

/** On a profile: asks for a quote for one of the provider's services. The choice stays after it was sent. */
export function QuoteCard({ provider, services, onAsk, children }: QuoteCardProps) {
  const t = useT(quoteCardMessages);
  const quote = useT(quoteMessages);
  const notify = useNotify();
  const headingId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [service, setService] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { ask, busy, part } = useQuoteRequest(provider, 'profile', {
    onSent: (name) => notify({ title: t('title'), description: t('text', { name: provider.name, service: name }), tone: 'success' }),
    onResume: setService,
  });

  const choose = (name: string) => {
    setService(name);
    setIsMissing(false);
  };
  const submit = () => {
    onAsk?.();
    if (service !== '') return void ask(service);
    setIsMissing(true);
    select.current?.focus();
    notify({ title: t('missing'), description: t('missing.text'), tone: 'failure' });
  };
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('heading')}</h2>
      <SelectField
        ref={select}
        label={t('service')}
        value={service}
        onChange={(event) => choose(event.target.value)}
        error={isMissing && t('missing.text')}
        options={[{ value: '', label: t('choose') }, ...services.map((name) => ({ value: name, label: name }))]}
      />
      <NeedsScript />
      <Button size="lg" block busy={busy} busyLabel={quote('opening')} onClick={submit}>
        {t('submit')}
      </Button>
      {part}
      {children}
    </Card>
  );
}
