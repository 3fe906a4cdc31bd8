import { useT, useWrite } from '@marketplace/section-kit';
import { PanelBody } from '@marketplace/section-kit/panel';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, VisuallyHidden } from '@marketplace/shared-ui';
import { useRef, useState } from 'react';
import { savedSearchMessages } from './savedSearchMessages';
import { SavedSearchRow } from './SavedSearchRow';
import { useSavedSearches, type SavedSearch, type SearchCadence, type SearchScope } from './useSavedSearches';

const MAX_ROWS = 3;

export interface SavedSearchListProps<Scope extends SearchScope> {
  scope: Scope;
  /** What a search is called, by what it narrows, and where it opens. */
  describe: (args: SavedSearch<Scope>['args']) => { name: string; href: string };
  /** In place of a list: that there is none, and where to search. */
  empty: { text: string; href: string; link: string };
}

/** The searches of a scope that the account keeps. */
export function SavedSearchList<Scope extends SearchScope>({ scope, describe, empty }: SavedSearchListProps<Scope>) {
  const t = useT(savedSearchMessages);
  const outcome = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [said, say] = useState<'deleted' | 'cadence.set' | null>(null);
  const write = useWrite();
  const { searches, isPending, isError, refetch, remove, setCadence, markOpened } = useSavedSearches(scope);
  const choose = (id: string, cadence: SearchCadence) =>
    write.run(async () => {
      say(null);
      await setCadence(id, cadence);
      say('cadence.set');
    });
  const press = (id: string) =>
    void write.run(async () => {
      await remove(id);
      say('deleted');
      // The button is gone with its row.
      outcome.current?.focus();
    });
  return (
    <div>
      <VisuallyHidden as="p" role="status" tabIndex={-1} ref={outcome}>
        {said && t(said)}
      </VisuallyHidden>
      <PanelBody
        loading={isPending}
        label={t('loading')}
        failed={isError && !searches ? t('failed') : null}
        onRetry={() => void refetch()}
        empty={searches?.length === 0 ? empty : null}
      >
        {searches?.slice(0, isWhole ? undefined : MAX_ROWS).map((search) => (
          <SavedSearchRow
            key={search.id}
            search={search}
            {...describe(search.args)}
            write={write}
            onOpen={() => markOpened(search.id)}
            onDelete={() => press(search.id)}
            onChoose={(cadence) => choose(search.id, cadence)}
          />
        ))}
      </PanelBody>
      {searches && searches.length > MAX_ROWS && !isWhole && (
        <Button variant="ghost" onClick={() => setWhole(true)}>
          {t('more', { count: searches.length })}
        </Button>
      )}
      <RefusalAlert write={write} />
    </div>
  );
}
