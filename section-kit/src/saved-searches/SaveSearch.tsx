import { useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button, Card, LinkButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { savedSearchMessages } from './savedSearchMessages';
import { isSameSearch, useSavedSearches, type SavedSearch, type SearchScope } from './useSavedSearches';

const Root = styled(Card)`
  flex-flow: row wrap;
  align-items: center;
  justify-content: space-between;
  & > p { flex: 1 1 260px; }
`;

export interface SaveSearchProps<Scope extends SearchScope> {
  scope: Scope;
  /** What the search on the page asks; nothing is offered while it asks nothing. */
  args: SavedSearch<Scope>['args'];
}

/** Offers to keep the search of the page, or says that it is kept. For whoever is signed in; nothing before it is known what is kept. */
export function SaveSearch<Scope extends SearchScope>({ scope, args }: SaveSearchProps<Scope>) {
  const t = useT(savedSearchMessages);
  const write = useWrite();
  const { searches, save } = useSavedSearches(scope);
  if (!searches || Object.keys(args).length === 0) return null;
  const isSaved = searches.some((search) => isSameSearch(search.args, args));
  return (
    <Root as="div">
      <p aria-live="polite">{t(isSaved ? 'saved' : 'invite')}</p>
      {isSaved ? (
        <LinkButton href="/account/saved" variant="outline">
          {t('all')}
        </LinkButton>
      ) : (
        <Button
          variant="outline"
          busy={write.busy}
          busyLabel={t('saving')}
          disabled={write.blocked}
          onClick={() => void write.run(() => save(args))}
        >
          {t('save')}
        </Button>
      )}
      <RefusalAlert write={write} />
    </Root>
  );
}
