import { useT } from 'section-kit';
import { Button, EmptyState } from 'shared-ui';
import { art } from 'shared-ui/art';
import { directoryMessages } from './messages';

interface NothingFoundProps {
  search: string;
  /** Less room, because something similar follows. */
  slim: boolean;
  onClear: () => void;
}

/** Says that nothing matches, and how to go on. */
export function NothingFound({ search, slim, onClear }: NothingFoundProps) {
  const t = useT(directoryMessages);
  return (
    <EmptyState
      title={search ? t('empty.search', { search }) : t('empty')}
      text={slim ? undefined : t('empty.text')}
      art={slim ? undefined : art['scene-empty']}
    >
      <Button variant="outline" onClick={onClear}>
        {t('clear')}
      </Button>
    </EmptyState>
  );
}
