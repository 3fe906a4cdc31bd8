import { useLocale, useT } from '@marketplace/section-kit';
import { Button, Card } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { newerMessages } from './newerMessages';

const Root = styled(Card)`
  gap: var(--ui-s-12);
  & dl { display: grid; gap: var(--ui-s-8); margin: 0; }
  & dt { font-weight: 600; }
  & dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
`;

interface NewerVersionProps {
  /** Null where it is not a draft any more. */
  savedAt: string | null;
  /** Every field that differs, as the newer version says it. */
  entries: readonly { name: string; label: string; value: string }[];
  onTake: () => void;
}

/** What somebody of the team saved while this form was written, field by field; what was typed stays below. */
export function NewerVersion({ savedAt, entries, onTake }: NewerVersionProps) {
  const t = useT(newerMessages);
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(`${locale}-CA`, { timeStyle: 'short', hourCycle: 'h23' });
  return (
    <Root as="section" aria-label={t('label')}>
      <p>{savedAt ? t('saved', { time: time.format(new Date(savedAt)) }) : t('published')}</p>
      <dl>
        {entries.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value || t('empty')}</dd>
          </div>
        ))}
      </dl>
      <p>{t('keep')}</p>
      <div>
        <Button variant="outline" onClick={onTake}>
          {t('take')}
        </Button>
      </div>
    </Root>
  );
}
