import { useLocale, useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import { formatDay } from './formatDay';
import type { Guide } from './Guide';
import { guideMessages } from './guideMessages';
import { PageSection } from './PageSection';
import { SourceLine } from './SourceLine';
import { sourcePlace } from './sourcePlace';
import { sourceOf } from './sources';

const List = styled.ol`
  display: grid;
  gap: var(--ui-s-8);
  padding-inline-start: var(--ui-s-32);
  & > li { overflow-wrap: anywhere; scroll-margin-top: calc(var(--ui-header-height) + var(--ui-s-16)); }
`;

/** The sources in the order of their numbers, and what to do before relying on them. */
export function Sources({ guide }: { guide: Guide }) {
  const t = useT(guideMessages);
  const locale = useLocale();
  return (
    <PageSection id="sources" title={t('sources.title')}>
      <p>{t('sources.text', { date: formatDay(guide.verifiedOn, locale) })}</p>
      <List>
        {guide.sources.map((id) => (
          <li key={id} id={sourcePlace(id)} tabIndex={-1}>
            <SourceLine source={sourceOf(id, locale)} />
          </li>
        ))}
      </List>
      <p>{t('sources.confirm')}</p>
    </PageSection>
  );
}
