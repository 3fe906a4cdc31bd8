import { useLocale, useT } from '@marketplace/section-kit';
import { TextLink } from '@marketplace/shared-ui';
import { formatDay } from './formatDay';
import { guideMessages } from './guideMessages';
import { sourceOf, type SourceId } from './sources';

/** A source by name, with how and when it was read and how sure we are; then the organization's site, called what it is. */
export function SourceLine({ id }: { id: SourceId }) {
  const t = useT(guideMessages);
  const locale = useLocale();
  const { name, site, asOf, isQuoted, certainty } = sourceOf(id);
  const copy = asOf
    ? t(isQuoted ? 'sources.quoted' : 'sources.read', { date: formatDay(asOf, locale) })
    : t(isQuoted ? 'sources.undatedQuoted' : 'sources.undated');
  return (
    <>
      {`${name[locale]} (${copy}; ${t(`certainty.${certainty}`)})`}
      {site && (
        <>
          {' '}
          <TextLink href={`https://${site}/`} rel="noreferrer">
            {site.replace(/^www\d?\./, '')}
          </TextLink>
        </>
      )}
    </>
  );
}
