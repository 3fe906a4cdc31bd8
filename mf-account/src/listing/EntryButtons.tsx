import { useT, type Write } from '@marketplace/section-kit';
import type { Outcome } from '@marketplace/section-kit/outcome';
import { Button } from '@marketplace/shared-ui';
import { pageFormMessages } from '../apply/pageFormMessages';
import { listingMessages } from './listingMessages';

interface EntryButtonsProps {
  /** What the entry is called. */
  name: string;
  /** Takes entries off. */
  write: Write;
  /** Says that it is done. */
  say: Outcome['say'];
  onChange: () => void;
  /** Takes this one off; without it the page needs it. */
  takeOff?: (() => Promise<void>) | undefined;
}

/** What can be done with an entry of the page. */
export function EntryButtons({ name, write, say, onChange, takeOff }: EntryButtonsProps) {
  const t = useT(listingMessages);
  const words = useT(pageFormMessages);
  const press = (take: () => Promise<void>) =>
    void write.run(async () => {
      await take();
      say(words('removed', { name }));
    });
  return (
    <>
      <Button variant="outline" size="sm" onClick={onChange}>
        {t('change', { name })}
      </Button>
      {takeOff && (
        <Button variant="outline" size="sm" disabled={write.busy || write.blocked} onClick={() => press(takeOff)}>
          {words('remove', { name })}
        </Button>
      )}
    </>
  );
}
