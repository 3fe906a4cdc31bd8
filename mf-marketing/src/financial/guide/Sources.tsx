import { useLocale, useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import { formatDay } from './formatDay';
import type { Guide } from './Guide';
import { guideMessages } from './guideMessages';
import { PageSection } from './PageSection';
import { SourceLine } from './SourceLine';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-8);
  padding-inline-start: var(--ui-s-20);
`;

/** The official sources by name, and what to do before relying on them. */
export function Sources({ guide }: { guide: Guide }) {
  const t = useT(guideMessages);
  const locale = useLocale();
  return (
    <PageSection id="sources" title={t('sources.title')}>
      <p>{t('sources.text', { date: formatDay(guide.verifiedOn, locale) })}</p>
      <List>
        {guide.sources.map((id) => (
          <li key={id}>
            <SourceLine id={id} />
          </li>
        ))}
      </List>
      <p>{t('sources.confirm')}</p>
    </PageSection>
  );
}
