import { ConfirmBooking } from './booking/ConfirmBooking';
import type { LeadPartProps } from './leadParts';

/** A half day at the list price that waits for its team. */
export function LeadBooking({ lead: { id, status, project, company }, onChanged }: LeadPartProps) {
  if (project.source !== 'fixed_price' || company.role === 'member' || company.status !== 'approved') return null;
  return <ConfirmBooking request={{ id, status, details: project.details, held_until: project.held_until }} onChanged={onChanged} />;
}
