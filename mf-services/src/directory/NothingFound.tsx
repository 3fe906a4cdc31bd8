import { useT } from '@marketplace/section-kit';
import { Button, EmptyState } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import type { DirectoryQuery } from './directoryQuery';
import { directoryMessages } from './messages';

interface NothingFoundProps {
  query: DirectoryQuery;
  /** Called in place of `onClear` where nothing is saved. */
  onShowAll: () => void;
  onClear: () => void;
}

/** Says that nothing matches, and how to go on. */
export function NothingFound({ query: { search, category, saved }, onShowAll, onClear }: NothingFoundProps) {
  const t = useT(directoryMessages);
  const nothingSaved = saved && !search && !category;
  return (
    <EmptyState
      title={nothingSaved ? t('saved.empty') : search ? t('empty.search', { search }) : t('empty')}
      text={t(nothingSaved ? 'saved.empty.text' : 'empty.text')}
      art={art['scene-empty']}
    >
      {nothingSaved ? (
        <Button variant="outline" onClick={onShowAll}>
          {t('saved.all')}
        </Button>
      ) : (
        <Button variant="outline" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </EmptyState>
  );
}
