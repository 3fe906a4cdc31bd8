import { callFunction, useDb, useLocale, useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import { credentialMessages } from '../company/credentialMessages';
import { PageFormCard } from './PageFormCard';
import { formKeys } from './pageForms';
import { pageFormMessages } from './pageFormMessages';
import { StoredList } from './StoredList';
import { useServicePrice } from './useServicePrice';
import type { CompanyPage } from './useApplications';

const Cards = styled.div`
  display: grid;
  gap: var(--ui-s-24);
`;

const proofOf: Readonly<Partial<Record<string, (kind: string) => boolean>>> = {
  identity: (kind) => kind === 'identity',
  insurance: (kind) => kind === 'liability_insurance',
  licence: (kind) => kind !== 'identity' && kind !== 'liability_insurance',
};

/** A form for each point of the list, with what is stored of it. */
export function PageForms({ page }: { page: CompanyPage }) {
  const locale = useLocale();
  const db = useDb();
  const t = useT(pageFormMessages);
  const credential = useT<string>(credentialMessages);
  const priceOf = useServicePrice();
  const services = page.services.map((service) => ({
    id: service.id,
    name: (locale === 'fr' && service.name_fr) || service.name_en,
    note: priceOf(service),
  }));
  const proofs = (item: string) =>
    page.credentials
      .filter(({ kind }) => proofOf[item]?.(kind))
      .map(({ id, kind, number, status }) => ({
        id,
        name: [credential(kind), number].filter(Boolean).join(' '),
        note: credential(`status.${status}`),
        fixed: status === 'verified' || status === 'expired',
      }));
  return (
    <Cards>
      {formKeys.map((item) => (
        <PageFormCard key={item} item={item} page={page}>
          {item === 'service' && (
            <StoredList
              label={t('list.service')}
              entries={services}
              take={(id) => callFunction(db, 'remove_company_service', { id })}
              action="remove"
            />
          )}
          {proofOf[item] && (
            <StoredList
              label={t('list.proofs')}
              entries={proofs(item)}
              take={(id) => callFunction(db, 'withdraw_credential', { id })}
              action="withdraw"
            />
          )}
        </PageFormCard>
      ))}
    </Cards>
  );
}
