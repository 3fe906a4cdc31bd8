import { useLocale, useT } from '@marketplace/section-kit';
import { Card, ResultCount } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { FinancialGuide, GuideProgram } from '../../../content/financial/collection';
import { Cited } from './Cited';
import { guideMessages } from './guideMessages';
import { provinceName, type Province } from './provinces';
import { SourceLine } from './SourceLine';
import { sourceOf } from './sources';
import { StatusBadge } from './StatusBadge';

export interface ProgramsProps {
  programs: NonNullable<FinancialGuide['programs']>;
  /** `null` shows those of every province. */
  province: Province | null;
}

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
`;

const Program = styled(Card)`
  gap: var(--ui-s-8);
  padding: var(--ui-s-16);
  @media print { break-inside: avoid; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8) var(--ui-s-16);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--ui-s-4) var(--ui-s-12);
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
  & dt { font-weight: 550; }
  & dd { margin: 0; min-width: 0; }
`;

/** Programs with their status and source: those of the whole country, and those of the chosen province. */
export function Programs({ programs, province }: ProgramsProps) {
  const t = useT(guideMessages);
  const shown = Object.entries(programs).filter(([, program]) => !province || !program.provinces || program.provinces.includes(province));
  return (
    <>
      <h3>{t('programs.title')}</h3>
      <ResultCount>{t('programs.shown', { count: shown.length })}</ResultCount>
      <List role="list" aria-label={t('programs.title')}>
        {shown.map(([id, program]) => (
          <ProgramCard key={id} program={program} />
        ))}
      </List>
    </>
  );
}

function ProgramCard({ program }: { program: GuideProgram }) {
  const t = useT(guideMessages);
  const locale = useLocale();
  const where = program.provinces?.map((code) => provinceName(code, locale).name).join(', ');
  return (
    <Program as="li">
      <Head>
        <h4>{program.name}</h4>
        <StatusBadge status={program.status} />
      </Head>
      <p>
        <Cited>{program.text}</Cited>
      </p>
      <Facts>
        <dt>{t('programs.where')}</dt>
        <dd>{where ?? t('programs.national')}</dd>
        <dt>{t('programs.source')}</dt>
        <dd>
          <SourceLine source={sourceOf(program.source, locale)} />
        </dd>
      </Facts>
    </Program>
  );
}
