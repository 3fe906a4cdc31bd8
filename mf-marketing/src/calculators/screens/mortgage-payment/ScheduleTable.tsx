import { useT } from '@marketplace/section-kit';
import { Fragment, useState } from 'react';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useFormats } from '../frame/useFormats';
import { mortgageMessages } from './messages';
import type { ScheduleYear } from './yearsOf';

const Scroller = styled.div`
  overflow-x: auto;
  max-height: 560px;
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
  @media print { overflow: visible; max-height: none; }
`;

const Table = styled.table`
  width: 100%;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  & caption { padding: var(--ui-s-12) var(--ui-s-16); font-weight: 650; text-align: start; }
  & th, & td { padding: var(--ui-s-4) var(--ui-s-12); text-align: end; border-top: 1px solid var(--ui-line); white-space: nowrap; }
  & th:first-child { text-align: start; font-weight: 550; }
  & thead th { color: var(--ui-ink-muted); font-weight: 550; padding-block: var(--ui-s-8); }
  & tr[data-payment] { background: var(--ui-sunken); font-size: 0.875rem; }
  & tr[data-payment] th { padding-inline-start: var(--ui-s-32); }
`;

/** What is paid year by year; each year opens into its payments. */
export function ScheduleTable({ years }: { years: readonly ScheduleYear[] }) {
  const t = useT(mortgageMessages);
  const { money, count } = useFormats();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (year: number) => setOpen(new Set(open.has(year) ? [...open].filter((one) => one !== year) : [...open, year]));
  const columns = ['paid', 'interest', 'principal', 'balance'] as const;
  return (
    <Scroller role="region" aria-label={t('schedule.title')} tabIndex={0}>
      <Table>
        <caption>{t('schedule.title')}</caption>
        <thead>
          <tr>
            {(['period', ...columns] as const).map((column) => (
              <th key={column} scope="col">
                {t(`schedule.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <Fragment key={year.year}>
              <tr>
                <th scope="row">
                  <Button
                    variant="ghost"
                    icon={open.has(year.year) ? 'ChevronDown' : 'ChevronRight'}
                    aria-expanded={open.has(year.year)}
                    onClick={() => toggle(year.year)}
                  >
                    {t('schedule.year', { year: year.year })}
                  </Button>
                </th>
                {columns.map((column) => (
                  <td key={column}>{money(year[column])}</td>
                ))}
              </tr>
              {open.has(year.year) &&
                year.payments.map((row) => (
                  <tr key={row.number} data-payment="">
                    <th scope="row">{t('schedule.payment', { number: count(row.number) })}</th>
                    <td>{money(row.payment)}</td>
                    <td>{money(row.interest)}</td>
                    <td>{money(row.principal)}</td>
                    <td>{money(row.balance)}</td>
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
