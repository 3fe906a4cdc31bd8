import { useAuth, usePage, useT } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { SignedInOnly } from '../gate/SignedInOnly';
import { LateListing } from './LateListing';
import { listingMessages } from './listingMessages';
import { PreviewHeader } from './PreviewHeader';

/** The page of a company of the account as visitors will read it. It brings its own heading and takes the whole width, as theirs does. */
export function PreviewPage() {
  const t = useT(listingMessages);
  const { search } = useLocation();
  usePage({ title: t('preview.title') });
  const isSignedIn = useAuth(({ status }) => status === 'signedIn');
  return (
    <>
      {!isSignedIn && <PreviewHeader />}
      <SignedInOnly returnTo={`/account/listing/preview${search}`}>{() => <LateListing view="preview" />}</SignedInOnly>
    </>
  );
}

export { PreviewPage as Component };
