import { useLocale, useT } from '@marketplace/section-kit';
import { Badge, easternTimeZone, formatDate, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { credentialMessages } from './credentialMessages';
import type { Credential } from './ProviderProfile';
import { useLocalizedText } from './useLocalizedText';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  gap: var(--ui-s-4);
  align-content: start;
  justify-items: start;
  padding: var(--ui-s-16);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-m);
  background: var(--ui-surface);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
  & > strong { font-size: 1rem; }
`;

const kinds = [
  'identity',
  'liability_insurance',
  'workers_comp',
  'rbq',
  'esa_ecra',
  'tssa',
  'bc_housing',
  'ab_prepaid',
  'red_seal',
  'municipal',
  'pesticide',
  'gst_hst',
] as const;
type Kind = (typeof kinds)[number] | 'other';
const toKind = (kind: string): Kind => kinds.find((known) => known === kind) ?? 'other';

/** What was checked: number, who was asked, when, and until when it holds. */
export function CredentialList({ credentials }: { credentials: readonly Credential[] }) {
  const t = useT(credentialMessages);
  const say = useLocalizedText();
  const locale = useLocale();
  // A day is the same day everywhere; a moment is told in the time of the company that checks.
  const day = (date: string) => formatDate(date, locale, { dateStyle: 'long', timeZone: 'UTC' });
  const moment = (time: string) => formatDate(time, locale, { dateStyle: 'long', timeZone: easternTimeZone });
  if (credentials.length === 0) return null;

  const describe = ({ kind, issuer, source_url, checked_at, expires_on, state }: Credential) => {
    const own = toKind(kind);
    const byDefault = own === 'identity' || own === 'liability_insurance' ? own : 'other';
    const source = t('source', { source: say(issuer).text || t(`source.${byDefault}`) });
    return {
      label: t(own),
      source: source_url ? (
        <TextLink href={source_url} rel="noopener">
          {source}
        </TextLink>
      ) : (
        source
      ),
      checked: checked_at && t('checked', { date: moment(checked_at) }),
      expires: expires_on && state === 'live' && t('expires', { date: day(expires_on) }),
      badge: state === 'live' ? t('live') : expires_on ? t('expired', { date: day(expires_on) }) : t('expired.undated'),
    };
  };
  return (
    <>
      <h3>{t('title')}</h3>
      <List role="list">
        {credentials.map((credential) => {
          const { label, source, checked, expires, badge } = describe(credential);
          const isLive = credential.state === 'live';
          return (
            <Item key={credential.id}>
              <strong>{label}</strong>
              <Badge tone={isLive ? 'success' : 'warning'} icon={isLive ? 'CircleCheck' : 'TriangleAlert'}>
                {badge}
              </Badge>
              {credential.number && <span>{t('number', { number: credential.number })}</span>}
              <span>{source}</span>
              {checked && <span>{checked}</span>}
              {expires && <span>{expires}</span>}
            </Item>
          );
        })}
      </List>
    </>
  );
}
