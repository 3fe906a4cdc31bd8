import { callFunction, useDb, useT } from '@marketplace/section-kit';
import { useCompanies, type Company } from '@marketplace/section-kit/companies';
import { toVcard } from '@marketplace/section-kit/export';
import styled from 'styled-components';
import { contactsOf } from './contactsOf';
import { ExportButton } from './ExportButton';
import { exportMessages } from './exportMessages';
import { ExportRequests } from './ExportRequests';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-16);
`;

/** What the company that the account works for takes along of its requests, its customers and its reviews. */
export function CompanyExports() {
  const { company } = useCompanies();
  return company ? <OfCompany key={company.id} company={company} /> : null;
}

function OfCompany({ company: { id, name, status, role } }: { company: Company }) {
  const t = useT(exportMessages);
  const db = useDb();
  if (role === 'member') return <p>{t('crew')}</p>;
  const makeContacts = async () => {
    const rows = await callFunction(db, 'export_leads', { provider: id });
    const contacts = contactsOf(rows, (references) => t('contacts.note', { references }));
    return { rows: contacts.length, text: toVcard(contacts) };
  };
  const makeReviews = async () => {
    const reviews = await callFunction(db, 'export_reviews', { provider: id });
    return { rows: reviews.length, text: JSON.stringify({ company: { id, name }, reviews }, null, 2) };
  };
  return (
    <Root>
      <ExportRequests company={id} />
      {/* The database hands out contacts to nobody else. */}
      {status === 'approved' ? <ExportButton kind="contacts" make={makeContacts} /> : <p>{t('contacts.inactive')}</p>}
      <ExportButton kind="reviews" make={makeReviews} />
      <p>{t('limits')}</p>
    </Root>
  );
}

export { CompanyExports as Component };
