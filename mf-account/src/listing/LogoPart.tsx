import { useT, useWrite } from '@marketplace/section-kit';
import { useOutcome, useRefusalFocus } from '@marketplace/section-kit/outcome';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button } from '@marketplace/shared-ui';
import { listingMessages } from './listingMessages';
import { PictureForm } from './PictureForm';
import { logoPart } from './projectPart';
import { pageOf, type Listing } from './useListing';
import { useTakeOff } from './useTakeOff';

/** The logo, which may be another one or none. */
export function LogoPart({ listing }: { listing: Listing }) {
  const t = useT(listingMessages);
  const write = useWrite();
  const alert = useRefusalFocus(write);
  const { status, say } = useOutcome();
  const takeOff = useTakeOff(listing, (page) => ({ ...page, logo: null }));
  const { logo } = pageOf(listing);
  const remove = (name: string) =>
    void write.run(async () => {
      await takeOff(name);
      say(t('logo.removed'));
    });
  return (
    <>
      {status}
      <PictureForm kind="logo" listing={listing} part={logoPart} title={t('logo')} submit="save" />
      {logo && (
        <div>
          <Button variant="ghost" disabled={write.busy || write.blocked} onClick={() => remove(logo)}>
            {t('logo.remove')}
          </Button>
        </div>
      )}
      <RefusalAlert ref={alert} write={write} />
    </>
  );
}
