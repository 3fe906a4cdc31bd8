import { useT } from '@marketplace/section-kit';
import { SelectField, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { applicationMessages } from './applicationMessages';
import { toPlan, plans } from './kinds';
import type { Application } from './useApplication';

const More = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

/** The plan of a listing, with what the chosen one means. */
export function PlanField({ field, chosen }: { field: Application['field']; chosen: string }) {
  const t = useT(applicationMessages);
  const notYet = useT(notYetMessages);
  const plan = toPlan(chosen);
  return (
    <div>
      <SelectField
        {...field('plan')}
        label={t('plan')}
        options={[{ value: '', label: t('plan.none') }, ...plans.map((value) => ({ value, label: t(`plan.${value}`) }))]}
        hint={t(`note.${plan || 'none'}`, { notYet: notYet(plan === 'elite' ? 'payments' : 'trial') })}
      />
      {plan === 'elite' ? <More href="/demo?topic=elite">{t('note.elite.link')}</More> : <More href="/listings">{t('plans')}</More>}
    </div>
  );
}
