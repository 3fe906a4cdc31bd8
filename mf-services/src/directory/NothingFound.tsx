import { useT } from '@marketplace/section-kit';
import { Button, EmptyState } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import type { DirectoryQuery } from './directoryQuery';
import { directoryMessages } from './messages';

interface NothingFoundProps {
  query: DirectoryQuery;
  onChange: (change: Partial<DirectoryQuery>) => void;
  onClear: () => void;
}

/** Says that nothing matches, and how to go on. */
export function NothingFound({ query: { search, category, saved }, onChange, onClear }: NothingFoundProps) {
  const t = useT(directoryMessages);
  const nothingSaved = saved && !search && !category;
  return (
    <EmptyState
      title={nothingSaved ? t('saved.empty') : search ? t('empty.search', { search }) : t('empty')}
      text={t(nothingSaved ? 'saved.empty.text' : 'empty.text')}
      art={art['scene-empty']}
    >
      {nothingSaved ? (
        <Button variant="outline" onClick={() => onChange({ saved: false })}>
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
