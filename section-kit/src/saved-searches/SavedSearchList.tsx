import { useT, useWrite } from '@marketplace/section-kit';
import { useOutcome } from '@marketplace/section-kit/outcome';
import { PanelBody } from '@marketplace/section-kit/panel';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button } from '@marketplace/shared-ui';
import { useState } from 'react';
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
  const { status, say } = useOutcome();
  const [isWhole, setWhole] = useState(false);
  const write = useWrite();
  const { searches, isPending, isError, refetch, remove, setCadence, markOpened } = useSavedSearches(scope);
  const choose = (id: string, cadence: SearchCadence) =>
    write.run(async () => {
      await setCadence(id, cadence);
      say(t('cadence.set'), 'stays');
    });
  const press = (id: string) =>
    void write.run(async () => {
      await remove(id);
      say(t('deleted'));
    });
  return (
    <div>
      {status}
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
