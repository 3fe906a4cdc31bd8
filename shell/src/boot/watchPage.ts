import type { Composition } from '@marketplace/section-kit/host';
import { translator, type Locale } from '@marketplace/section-kit';
import { toast } from '@marketplace/shared-ui';
import { sendFailures } from '../reports/sendFailures';
import { sendVitals } from '../reports/sendVitals';
import { followRevision } from '../revision/followRevision';
import { revisionMessages } from '../revision/revisionMessages';
import type { SectionLoader } from '../section-loader/SectionLoader';

interface PageToWatch {
  inPage: Composition;
  /** Address the visit began at, without language prefix. */
  path: string;
  loader: SectionLoader;
  locale: Locale;
  reload: () => void;
}

/** What happens beside a page that is all there: tells the person that there is a newer one, and the server how this one was. */
export function watchPage({ inPage, path, loader, locale, reload }: PageToWatch): void {
  const { revision, shell } = inPage;
  sendFailures(window, revision);
  followRevision(inPage, () => {
    const t = translator(locale, revisionMessages);
    toast({ title: t('title'), description: t('text'), tone: 'info', actions: [{ label: t('reload'), onPress: reload }] });
  });
  const owner = loader.findOwner(path)?.section;
  const { version } = owner?.current ?? shell;
  sendVitals({ revision, page: location.pathname, section: owner?.name ?? 'shell', version });
}
