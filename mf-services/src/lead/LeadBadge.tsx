import { useT, useToday } from '@marketplace/section-kit';
import { Badge } from '@marketplace/shared-ui';
import { leadMessages } from './leadMessages';
import { leadState, leadTones } from './leadState';

interface LeadBadgeProps {
  lead: Parameters<typeof leadState>[0];
  /** Who asks, once that is known. */
  name?: string | undefined;
}

/** Where a request stands for its company. */
export function LeadBadge({ lead, name }: LeadBadgeProps) {
  const t = useT(leadMessages);
  const state = leadState(lead, useToday());
  return <Badge tone={leadTones[state]}>{state === 'waits' && name ? t('badge.waits.named', { name }) : t(`badge.${state}`)}</Badge>;
}
