import { JobCard } from '../job/JobCard';
import type { LeadPartProps } from './leadParts';

/** The work that was given, for those who may act for the company. */
export function LeadJob({ lead, onChanged }: LeadPartProps) {
  if (lead.company.role === 'member') return null;
  return <JobCard request={lead} side="provider" name={lead.contact?.name ?? lead.reference} onChanged={onChanged} />;
}
