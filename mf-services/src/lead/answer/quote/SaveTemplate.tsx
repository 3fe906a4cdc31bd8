import { callFunction, newId, useDb, useLocale, useT, useWrite, type AppError } from '@marketplace/section-kit';
import { useQueryClient } from '@marketplace/section-kit/query';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, TextField } from '@marketplace/shared-ui';
import { useState } from 'react';
import { composerMessages } from './composerMessages';
import { Group, Row } from './composerStyles';
import type { QuoteDraft } from './QuoteDraft';
import { refusalKey } from './refusalKey';
import { templateOf } from './templates';
import { templatesKey } from './useQuoteStart';

const MAX_LENGTH = 80;

/** Keeps a quote under a name, to begin others with it. */
export function SaveTemplate({ draft, company }: { draft: QuoteDraft; company: string }) {
  const t = useT(composerMessages);
  const db = useDb();
  const locale = useLocale();
  const client = useQueryClient();
  const write = useWrite();
  const [id, setId] = useState(newId);
  const [name, setName] = useState('');
  const [saved, setSaved] = useState<string | null>(null);
  const { refusal } = write;

  const save = () =>
    void write.run(async () => {
      const template = { id, provider_id: company, name, body: templateOf(draft, locale) };
      const answer = await callFunction(db, 'save_quote_template', { template });
      setSaved(answer.name);
      setName('');
      setId(newId());
      await client.invalidateQueries({ queryKey: templatesKey(company) });
    });
  const words = (refused: AppError) => {
    if (refused.field === 'name' || refused.field === 'limit') return t(`template.refused.${refused.field}`);
    const key = refusalKey(refused);
    return key && t(key);
  };
  return (
    <Group>
      <legend>{t('template.title')}</legend>
      <TextField label={t('template.name')} value={name} maxLength={MAX_LENGTH} onChange={({ target }) => setName(target.value)} />
      <RefusalAlert write={write} onRetry={save} words={refusal ? words(refusal) : undefined} />
      <Row>
        <Button variant="outline" busy={write.busy} disabled={write.blocked || name.trim() === ''} onClick={save}>
          {t('template.save')}
        </Button>
      </Row>
      <p role="status">{saved !== null && t('template.saved', { name: saved })}</p>
    </Group>
  );
}
