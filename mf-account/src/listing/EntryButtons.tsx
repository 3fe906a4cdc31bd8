import { useT, type useWrite } from '@marketplace/section-kit';
import { Button } from '@marketplace/shared-ui';
import { pageFormMessages } from '../apply/pageFormMessages';
import { listingMessages } from './listingMessages';

interface EntryButtonsProps {
  /** What the entry is called. */
  name: string;
  /** Takes entries off. */
  write: ReturnType<typeof useWrite>;
  onChange: () => void;
  /** Takes this one off; without it the page needs it. */
  takeOff?: (() => Promise<void>) | undefined;
}

/** What can be done with an entry of the page. */
export function EntryButtons({ name, write, onChange, takeOff }: EntryButtonsProps) {
  const t = useT(listingMessages);
  const words = useT(pageFormMessages);
  return (
    <>
      <Button variant="outline" size="sm" onClick={onChange}>
        {t('change', { name })}
      </Button>
      {takeOff && (
        <Button variant="outline" size="sm" disabled={write.busy || write.blocked} onClick={() => void write.run(takeOff)}>
          {words('remove', { name })}
        </Button>
      )}
    </>
  );
}
