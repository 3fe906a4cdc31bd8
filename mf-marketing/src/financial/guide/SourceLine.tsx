import { useLocale, useT } from '@marketplace/section-kit';
import { TextLink } from '@marketplace/shared-ui';
import type { Source } from '../../../content/sources/collection';
import { formatDay } from './formatDay';
import { guideMessages } from './guideMessages';

/** A source with a link to its page, how and when it was read, and how sure we are of it. */
export function SourceLine({ source }: { source: Source }) {
  const t = useT(guideMessages);
  const locale = useLocale();
  const { name, page, language, read, dated, readOn, certainty } = source;
  const how = t(read === 'own' || dated ? `sources.${read}` : `sources.${read}Undated`, { date: formatDay(dated ?? readOn, locale) });
  const isForeign = page && language !== 'both' && language !== locale;
  return (
    <>
      {page ? (
        <TextLink href={page} rel="noreferrer" {...(isForeign && { hrefLang: language })}>
          {name}
        </TextLink>
      ) : (
        name
      )}
      {` (${[...(isForeign ? [t('sources.foreign')] : []), how, t(`certainty.${certainty}`)].join('; ')})`}
    </>
  );
}
