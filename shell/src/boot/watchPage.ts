import { translator } from '@marketplace/section-kit/host';
import type { Locale } from '@marketplace/section-kit';
import { toast } from '@marketplace/shared-ui';
import { shellMessages } from '../messages';
import { sendVitals, type Visited } from '../reports/sendVitals';
import { followRevision } from '../revision/followRevision';

/** What happens beside a page that is all there: tells the server how it was, and the person that there is a newer one. */
export function watchPage(visited: Visited, locale: Locale, reload: () => void): void {
  followRevision(visited.revision, () => {
    const t = translator(locale, shellMessages);
    toast({
      title: t('newer.title'),
      description: t('newer.text'),
      tone: 'info',
      actions: [{ label: t('newer.reload'), onPress: reload }],
    });
  });
  sendVitals(visited);
}
