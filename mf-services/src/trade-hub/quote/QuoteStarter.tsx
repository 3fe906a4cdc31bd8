import { useNotify, useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { Button, Card, media, Section, SelectField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { usePlaceName } from '../../place/placeName';
import { quoteMessages } from '../../quote-request/messages';
import { useQuoteRequest } from '../../quote-request/useQuoteRequest';
import type { Provider } from '../../provider/Provider';
import { hubMessages } from '../messages';

interface QuoteStarterProps {
  jobs: readonly string[];
  /** Whom one can ask; at least one. */
  providers: readonly Provider[];
}

const Form = styled(Card)`
  max-width: 900px;
  ${media.md} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ui-s-16);
    align-items: start;
    & > button { justify-self: start; }
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    & > button { align-self: end; }
  }
`;

/** Asks one of the professionals shown for a quote about one of the usual jobs; the form that opens asks for the rest. */
export function QuoteStarter({ jobs, providers }: QuoteStarterProps) {
  const t = useT(hubMessages);
  const quote = useT(quoteMessages);
  const placeName = usePlaceName();
  const notify = useNotify();
  const [job, setJob] = useState(jobs[0]!);
  const [chosen, setChosen] = useState('');
  const provider = providers.find(({ id }) => id === chosen) ?? providers[0]!;
  const { ask, busy, part } = useQuoteRequest(provider, 'project', {
    onSent: () => notify({ title: quote('card.title'), description: quote('card.text', { name: provider.name }), tone: 'success' }),
    onResume: (name) => jobs.includes(name) && setJob(name),
  });
  return (
    <Section title={t('start.title')} lead={t('start.lead')} tone="sunken">
      <Form as="div">
        <SelectField
          label={t('start.job')}
          value={job}
          onChange={({ target }) => setJob(target.value)}
          options={jobs.map((value) => ({ value, label: value }))}
        />
        <SelectField
          label={t('start.provider')}
          value={provider.id ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          options={providers.map(({ id, name, location }) => ({
            value: id ?? '',
            label: [name, placeName(location)].filter(Boolean).join(' – '),
          }))}
        />
        <Button size="lg" busy={busy} busyLabel={quote('opening')} onClick={() => void ask(job)}>
          {t('start.submit')}
        </Button>
      </Form>
      {part}
    </Section>
  );
}
