import { useLocale, useT, useWrite } from '@marketplace/section-kit';
import { PanelBody, PanelRow } from '@marketplace/section-kit/panel';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, formatDate, VisuallyHidden } from '@marketplace/shared-ui';
import { useRef, useState } from 'react';
import { savedSearchMessages } from './savedSearchMessages';
import { useSavedSearches, type SavedSearch, type SearchScope } from './useSavedSearches';

const MAX_ROWS = 3;

export interface SavedSearchListProps<Scope extends SearchScope> {
  scope: Scope;
  /** What a search is called, by what it narrows, and where it opens. */
  describe: (args: SavedSearch<Scope>['args']) => { name: string; href: string };
  /** In place of a list: that there is none, and where to search. */
  empty: { text: string; href: string; link: string };
}

/** The searches of a scope that the account keeps: each opens, and can be deleted. */
export function SavedSearchList<Scope extends SearchScope>({ scope, describe, empty }: SavedSearchListProps<Scope>) {
  const t = useT(savedSearchMessages);
  const locale = useLocale();
  const outcome = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  const write = useWrite();
  const { searches, isPending, isError, refetch, remove } = useSavedSearches(scope);
  const press = (id: string) =>
    void write.run(async () => {
      await remove(id);
      setDeleted(true);
      // The button is gone with its row.
      outcome.current?.focus();
    });
  return (
    <div>
      <VisuallyHidden as="p" role="status" tabIndex={-1} ref={outcome}>
        {isDeleted && t('deleted')}
      </VisuallyHidden>
      <PanelBody
        loading={isPending}
        label={t('loading')}
        failed={isError && !searches ? t('failed') : null}
        onRetry={() => void refetch()}
        empty={searches?.length === 0 ? empty : null}
      >
        {searches?.slice(0, isWhole ? undefined : MAX_ROWS).map(({ id, args, created_at }) => {
          const { name, href } = describe(args);
          return (
            <PanelRow
              key={id}
              href={href}
              title={name}
              aside={
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('delete.label', { name })}
                  disabled={write.busy || write.blocked}
                  onClick={() => press(id)}
                >
                  {t('delete')}
                </Button>
              }
            >
              <p>{t('since', { date: formatDate(created_at, locale) })}</p>
            </PanelRow>
          );
        })}
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
