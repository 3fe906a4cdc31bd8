import { useT } from '@marketplace/section-kit';
import { useId } from 'react';
import { Icon } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { profileMessages } from './messages';
import type { ProviderProfile } from './ProviderProfile';
import { useLocalizedText } from './useLocalizedText';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: var(--ui-s-8) var(--ui-s-24);
  padding: 0;
  list-style: none;
  & > li { display: flex; align-items: start; gap: var(--ui-s-8); }
  & svg { flex: none; margin-top: 3px; color: var(--ui-success); }
`;

/** What the company does. */
export function OurServices({ services }: Pick<ProviderProfile, 'services'>) {
  const t = useT(profileMessages);
  const say = useLocalizedText();
  const headingId = useId();
  if (services.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('services')}</h2>
      <List role="list">
        {services.map(({ id, name }) => {
          const { text, lang } = say(name);
          return (
            <li key={id}>
              <Icon name="Check" />
              <span lang={lang}>{text}</span>
            </li>
          );
        })}
      </List>
    </section>
  );
}
