import { useT } from 'section-kit';
import { useId, useState, type ReactNode } from 'react';
import { Button } from 'shared-ui';
import styled from 'styled-components';
import { GuideTable, type GuideTableProps } from '../../guide/GuideTable';
import { frameMessages } from '../frame/frameMessages';
import { Legend } from './Legend';

interface ChartFigureProps {
  title: string;
  /** Names of the series, when there is more than one. */
  series?: readonly string[];
  shape?: 'area' | 'line';
  /** The same figures; its caption is the chart's title. */
  table: Omit<GuideTableProps, 'caption'>;
  children: ReactNode;
}

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-12);
  margin: 0;
  & > button { justify-self: start; }
  & > [data-closed] { display: none; }
  @media print { break-inside: avoid; & > [data-closed] { display: block; } }
`;

/** A chart under its title, with the same figures as a table. On paper both are there. */
export function ChartFigure({ title, series, shape = 'area', table, children }: ChartFigureProps) {
  const t = useT(frameMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Root aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>{title}</h4>
      {series && series.length > 1 && <Legend names={series} shape={shape} />}
      {children}
      <Button variant="ghost" size="md" data-print="hide" aria-expanded={isOpen} aria-controls={`${id}-table`} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'chart.hide' : 'chart.show')}
      </Button>
      <div id={`${id}-table`} data-closed={isOpen ? undefined : ''}>
        <GuideTable caption={title} {...table} />
      </div>
    </Root>
  );
}
