import { useNotify, useT } from '@marketplace/section-kit';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button, Card, NeedsScript, SelectField } from '@marketplace/shared-ui';
import { quoteMessages } from './messages';
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
  const t = useT(quoteMessages);
  const notify = useNotify();
  const headingId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [service, setService] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { ask, busy, part } = useQuoteRequest(provider, 'profile', {
    onSent: (name) =>
      notify({ title: t('profile.title'), description: t('profile.text', { name: provider.name, service: name }), tone: 'success' }),
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
    notify({ title: t('profile.missing'), description: t('profile.missing.text'), tone: 'failure' });
  };
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('profile.heading')}</h2>
      <SelectField
        ref={select}
        label={t('profile.service')}
        value={service}
        onChange={(event) => choose(event.target.value)}
        error={isMissing && t('profile.missing.text')}
        options={[{ value: '', label: t('profile.choose') }, ...services.map((name) => ({ value: name, label: name }))]}
      />
      <NeedsScript />
      <Button size="lg" block busy={busy} busyLabel={t('opening')} onClick={submit}>
        {t('profile.submit')}
      </Button>
      {part}
      {children}
    </Card>
  );
}
