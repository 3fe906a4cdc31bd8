import { useLocale, useT } from '@marketplace/section-kit';
import { TextLink } from '@marketplace/shared-ui';
import { formatDay } from './formatDay';
import { guideMessages } from './guideMessages';
import { sourceOf, type SourceId } from './sources';

/** A source by name, leading to the organization's site, with the date and the kind of the copy we read. */
export function SourceLine({ id }: { id: SourceId }) {
  const t = useT(guideMessages);
  const locale = useLocale();
  const { name, site, asOf, isQuoted } = sourceOf(id);
  const copy = asOf
    ? t(isQuoted ? 'sources.quoted' : 'sources.read', { date: formatDay(asOf, locale) })
    : t(isQuoted ? 'sources.undatedQuoted' : 'sources.undated');
  return (
    <>
      {site ? (
        <TextLink href={`https://${site}/`} rel="noreferrer">
          {name[locale]}
        </TextLink>
      ) : (
        name[locale]
      )}{' '}
      {`(${copy})`}
    </>
  );
}
