import { useT, useWrite } from '@marketplace/section-kit';
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
  const takeOff = useTakeOff(listing, (page) => ({ ...page, logo: null }));
  const { logo } = pageOf(listing);
  return (
    <>
      <PictureForm kind="logo" listing={listing} part={logoPart} title={t('logo')} submit="save" />
      {logo && (
        <div>
          <Button variant="ghost" disabled={write.busy || write.blocked} onClick={() => void write.run(() => takeOff(logo))}>
            {t('logo.remove')}
          </Button>
        </div>
      )}
      <RefusalAlert write={write} />
    </>
  );
}
