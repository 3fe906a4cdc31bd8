import { useSignInHref } from '@marketplace/section-kit';
import { useLocation } from '@marketplace/section-kit/router';
import { Badge, TextLink } from '@marketplace/shared-ui';
import { Notice } from '../../page-blocks/Notice';
import type { Report } from '../Report';
import { useReportWords } from '../useReportWords';

/** Whose figures these are. Made-up ones say so first. */
export function SourceNotice({ report: { sample, company } }: { report: Report }) {
  const { t } = useReportWords();
  const { pathname, search } = useLocation();
  const signedOut = useSignInHref(pathname + search);
  if (sample === null) return <Notice>{t('notice.own', { company: company?.name ?? '' })}</Notice>;
  const links = { signedOut, noCompany: '/listings', noFigures: '/account', missing: null };
  const href = links[sample];
  return (
    <Notice>
      <p>
        <Badge tone="warning">{t('sample')}</Badge>
      </p>
      <p>
        {t(`notice.${sample}`)} {href && sample !== 'missing' && <TextLink href={href}>{t(`notice.action.${sample}`)}</TextLink>}
      </p>
    </Notice>
  );
}
