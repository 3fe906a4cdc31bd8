import { useLocale, useT, type Write } from '@marketplace/section-kit';
import { PanelRow } from '@marketplace/section-kit/panel';
import { Badge, Button, formatDate, SelectField } from '@marketplace/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { savedSearchMessages } from './savedSearchMessages';
import type { SearchCadence } from './useSavedSearches';

const cadences = ['daily', 'weekly', 'off'] as const satisfies readonly SearchCadence[];

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8) var(--ui-s-12);
  & > p { display: flex; flex-wrap: wrap; align-items: center; gap: var(--ui-s-4) var(--ui-s-8); }
`;

interface SavedSearchRowProps {
  search: { created_at: string; cadence: SearchCadence; unseen: number };
  /** What it is called and where it opens. */
  name: string;
  href: string;
  /** The one write of the list. */
  write: Write;
  onOpen: () => void;
  onDelete: () => void;
  /** Ends once the choice is stored, or could not be. */
  onChoose: (cadence: SearchCadence) => Promise<unknown>;
}

/** A search that the account keeps: it opens, says how much is new and how often that is told, and can be deleted. */
export function SavedSearchRow({ search, name, href, write, onOpen, onDelete, onChoose }: SavedSearchRowProps) {
  const t = useT(savedSearchMessages);
  const locale = useLocale();
  // What was chosen stands there while it is stored.
  const [chosen, setChosen] = useState<SearchCadence | null>(null);
  const isWaiting = write.busy || write.blocked;
  const { created_at, cadence, unseen } = search;
  return (
    <PanelRow
      href={href}
      title={name}
      onOpen={onOpen}
      aside={
        <Button variant="ghost" size="sm" aria-label={t('delete.label', { name })} disabled={isWaiting} onClick={onDelete}>
          {t('delete')}
        </Button>
      }
    >
      <About>
        <p>
          {unseen > 0 && <Badge tone="success">{t('new', { count: unseen })}</Badge>}
          {t('since', { date: formatDate(created_at, locale) })}
        </p>
        <SelectField
          label={t('cadence', { name })}
          hideLabel
          value={chosen ?? cadence}
          disabled={isWaiting}
          options={cadences.map((value) => ({ value, label: t(`cadence.${value}`) }))}
          onChange={({ target }) => {
            const next = target.value as SearchCadence;
            setChosen(next);
            void onChoose(next).finally(() => setChosen(null));
          }}
        />
      </About>
    </PanelRow>
  );
}
