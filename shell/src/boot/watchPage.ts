import type { Composition } from '@marketplace/section-kit/host';
import { translator, type Locale } from '@marketplace/section-kit';
import { toast } from '@marketplace/shared-ui';
import { fetchAhead } from '../prefetch/fetchAhead';
import { sendFailures } from '../reports/sendFailures';
import { sendVitals } from '../reports/sendVitals';
import { followRevision } from '../revision/followRevision';
import { revisionMessages } from '../revision/revisionMessages';
import type { SectionLoader } from '../section-loader/SectionLoader';

interface PageToWatch {
  inPage: Composition;
  /** Address the visit began at, without language prefix. */
  path: string;
  root: HTMLElement;
  loader: SectionLoader;
  locale: Locale;
  reload: () => void;
}

/**
 * What happens beside a page that is all there: fetches what is likely to come next, tells the person that there is a newer page, and
 * the server how this one was.
 */
export function watchPage({ inPage, path, root, loader, locale, reload }: PageToWatch): void {
  const { revision, shell } = inPage;
  fetchAhead({ root, locale, loader });
  sendFailures(window, revision);
  followRevision(inPage, () => {
    const t = translator(locale, revisionMessages);
    toast({ title: t('title'), description: t('text'), tone: 'info', actions: [{ label: t('reload'), onPress: reload }] });
  });
  const owner = loader.findOwner(path)?.section;
  const { version } = owner?.current ?? shell;
  sendVitals({ revision, page: location.pathname, section: owner?.name ?? 'shell', version });
}
