import { useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import { leadMessages } from './leadMessages';
import type { Lead } from './leadState';

const Note = styled.p`
  padding: var(--ui-s-16);
  background: var(--ui-warning-soft);
  color: var(--ui-warning);
  border-radius: var(--ui-radius-m);
`;

/** Says why nothing can be done here; nothing for whoever can answer. */
export function ReadOnlyNote({ company: { status, role, name } }: Pick<Lead, 'company'>) {
  const t = useT(leadMessages);
  if (status === 'approved' && role !== 'member') return null;
  if (status === 'approved') return <Note>{t('company.crew', { name })}</Note>;
  return <Note>{t(status === 'suspended' || status === 'closed' ? `company.${status}` : 'company.other')}</Note>;
}
