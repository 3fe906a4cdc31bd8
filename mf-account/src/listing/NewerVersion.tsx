import { useLocale, useT } from '@marketplace/section-kit';
import { Button, Card } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { pageFormMessages } from '../apply/pageFormMessages';
import type { PageField } from '../apply/pageForms';
import { listingMessages } from './listingMessages';

const Root = styled(Card)`
  gap: var(--ui-s-12);
  & dl { display: grid; gap: var(--ui-s-8); margin: 0; }
  & dt { font-weight: 600; }
  & dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
`;

interface NewerVersionProps {
  savedAt: string | null;
  fields: readonly PageField[];
  theirs: { values: Readonly<Record<string, string>>; names: readonly string[] };
  onTake: () => void;
}

/** What somebody of the team saved while this form was written, field by field; what was typed stays below. */
export function NewerVersion({ savedAt, fields, theirs, onTake }: NewerVersionProps) {
  const t = useT(listingMessages);
  const words = useT(pageFormMessages);
  const locale = useLocale();
  const time = new Intl.DateTimeFormat(`${locale}-CA`, { timeStyle: 'short', hourCycle: 'h23' });
  return (
    <Root as="section" aria-label={t('newer.label')}>
      <p>{savedAt ? t('newer', { time: time.format(new Date(savedAt)) }) : t('newer.published')}</p>
      <dl>
        {fields
          .filter(({ name }) => theirs.names.includes(name))
          .map(({ name }) => (
            <div key={name}>
              <dt>{words(name)}</dt>
              <dd>{theirs.values[name] || t('newer.empty')}</dd>
            </div>
          ))}
      </dl>
      <p>{t('newer.keep')}</p>
      <div>
        <Button variant="outline" onClick={onTake}>
          {t('newer.take')}
        </Button>
      </div>
    </Root>
  );
}
