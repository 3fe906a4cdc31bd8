import { useT } from '@marketplace/section-kit';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { GuideTable, type GuideTableProps } from '../../../financial/guide/GuideTable';
import { chartMessages } from './chartMessages';
import { Legend } from './Legend';

interface ChartFigureProps {
  title: string;
  /** Of its heading. */
  level?: 3 | 4;
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
  & > button { justify-self: start; margin-inline-start: calc(-1 * var(--ui-s-16)); }
  & > [data-closed] { display: none; }
  @media print { break-inside: avoid; & > [data-closed] { display: block; } }
`;

/** A chart under its title, with the same figures as a table. On paper both are there. */
export function ChartFigure({ title, level = 4, series, shape = 'area', table, children }: ChartFigureProps) {
  const t = useT(chartMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Title = `h${level}` as const;
  return (
    <Root aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{title}</Title>
      {series && series.length > 1 && <Legend names={series} shape={shape} />}
      {children}
      <Button
        variant="ghost"
        size="md"
        data-print="hide"
        aria-expanded={isOpen}
        aria-controls={`${id}-table`}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'hide' : 'show')}
      </Button>
      <div id={`${id}-table`} data-closed={isOpen ? undefined : ''}>
        <GuideTable caption={title} {...table} />
      </div>
    </Root>
  );
}
