import { useLocale, useT } from '@marketplace/section-kit';
import { provinces, taxMessages, type Province } from '@marketplace/section-kit/tax';
import { Card, formatDate, Icon, media, Section, SelectField, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { Licences } from '../../../content/licences/collection';
import { hubMessages } from '../messages';
import { authorityName, workersCompBoards } from './authorities';
import { licenceIn } from './licenceIn';

interface LicenceRulesProps {
  licences: Licences;
  province: Province;
  needsWorkersComp: boolean;
  onChange: (province: Province) => void;
}

const Layout = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  align-items: start;
  ${media.md} { grid-template-columns: minmax(0, 260px) minmax(0, 1fr); }
`;

const Cards = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  max-width: 75ch;
  & p { line-height: 1.55; }
`;

const Quiet = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

const Title = styled.h3`
  display: flex;
  gap: var(--ui-s-8);
  align-items: center;
  font-size: 1.125rem;
`;

/** Who has to hold which licence in a province, with the page that says it, its date and how sure we are; where none does, with whom to ask. */
export function LicenceRules({ licences, province, needsWorkersComp, onChange }: LicenceRulesProps) {
  const t = useT(hubMessages);
  const name = useT(taxMessages);
  const locale = useLocale();
  const { text, source, basis, asOf } = licenceIn(licences, province, locale);
  const board = workersCompBoards[province];
  const date = formatDate(`${asOf}T12:00:00Z`, locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Section title={t('licence.title')}>
      <Layout>
        <SelectField
          label={t('licence.province')}
          value={province}
          onChange={({ target }) => onChange(target.value as Province)}
          options={provinces.map((value) => ({ value, label: name(value) }))}
        />
        <Cards>
          <Card as="div" aria-live="polite">
            <Title>
              <Icon name="ShieldCheck" />
              {name(province)}
            </Title>
            <p>{text}</p>
            <Quiet>
              <TextLink href={source.href}>{basis === 'read' ? t('licence.source', { source: source.name }) : source.name}</TextLink>
            </Quiet>
            <Quiet>{t(`licence.${basis}`, { date })}</Quiet>
          </Card>
          {needsWorkersComp && (
            <Card as="div">
              <Title>
                <Icon name="HardHat" />
                {t('comp.title')}
              </Title>
              <p>{t('comp.text')}</p>
              <Quiet>
                <TextLink href={board.href}>{t('comp.board', { province: name(province), board: authorityName(board, locale) })}</TextLink>
              </Quiet>
            </Card>
          )}
        </Cards>
      </Layout>
    </Section>
  );
}
