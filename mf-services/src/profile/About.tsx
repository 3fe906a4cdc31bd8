import { useLocale, useT } from '@marketplace/section-kit';
import { useId } from 'react';
import { Icon, TextLink, type IconName } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { CredentialList } from './CredentialList';
import { profileMessages } from './messages';
import type { ProviderProfile } from './ProviderProfile';
import { useLocalizedText } from './useLocalizedText';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: var(--ui-s-12);
`;

const Tile = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 var(--ui-s-12);
  align-content: center;
  padding: var(--ui-s-16);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-m);
  background: var(--ui-surface);
  & > svg { grid-row: span 2; align-self: center; color: var(--ui-primary); }
  & > dt { font-size: 0.9375rem; color: var(--ui-ink-muted); }
  & > dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  /* Here the term is the statement and the value explains it. */
  &[data-statement] > dt { font-size: 1rem; font-weight: 600; color: var(--ui-ink); }
  &[data-statement] > dd { font-size: 0.9375rem; font-weight: 400; color: var(--ui-ink-muted); }
`;

const Words = styled.p`
  max-width: 65ch;
  white-space: pre-line;
`;

/** Who the company is, what was checked, and where that can be checked again. Nothing when nothing is known. */
export function About({ profile }: { profile: ProviderProfile }) {
  const t = useT(profileMessages);
  const said = useLocalizedText()(profile.description);
  const headingId = useId();
  const languages = useLanguageNames()(profile.languages);
  const tiles: [icon: IconName, term: string, value: string][] = [
    ['Calendar', t('established'), String(profile.established ?? '')],
    ['Users', t('employees'), profile.employees ? t('employees.value', { range: profile.employees.replace('-', '–') }) : ''],
    ['ShieldCheck', t('licensed'), profile.licensed_and_insured ? t('licensed.text') : ''],
    ['Globe', t('languages'), languages],
  ];
  const known = tiles.filter(([, , value]) => value);
  if (!said.text && known.length === 0 && profile.credentials.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('about')}</h2>
      {said.text && <Words lang={said.lang}>{said.text}</Words>}
      {known.length > 0 && (
        <Tiles>
          {known.map(([icon, term, value]) => (
            <Tile key={icon} data-statement={icon === 'ShieldCheck' ? '' : undefined}>
              <Icon name={icon} size={24} />
              <dt>{term}</dt>
              <dd>{value}</dd>
            </Tile>
          ))}
        </Tiles>
      )}
      {profile.website && (
        <p>
          <TextLink href={profile.website} rel="nofollow noopener">
            {t('website')}
          </TextLink>
        </p>
      )}
      <CredentialList credentials={profile.credentials} />
    </section>
  );
}

/** "English, French", in the page's language. */
function useLanguageNames(): (codes: readonly string[]) => string {
  const locale = useLocale();
  return (codes) => {
    const names = new Intl.DisplayNames([`${locale}-CA`], { type: 'language' });
    const text = codes.map((code) => names.of(code) ?? code).join(', ');
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
}
