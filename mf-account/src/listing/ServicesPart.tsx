import { useLocale, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { useState } from 'react';
import styled from 'styled-components';
import { pageFormMessages } from '../apply/pageFormMessages';
import { useServicePrice } from '../apply/useServicePrice';
import { EntryButtons } from './EntryButtons';
import { listingMessages } from './listingMessages';
import { servicePart, withoutService } from './listingParts';
import { PartForm } from './PartForm';
import { pageOf, type Listing } from './useListing';
import { useTakeOff } from './useTakeOff';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
  & > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--ui-s-8); overflow-wrap: anywhere; }
`;

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

/** What the company does: each service with what it costs, to change or take off, and a form for another one. */
export function ServicesPart({ listing }: { listing: Listing }) {
  const t = useT(listingMessages);
  const words = useT(pageFormMessages);
  const locale = useLocale();
  const priceOf = useServicePrice();
  const write = useWrite();
  const [changing, setChanging] = useState<string | null>(null);
  const [added, setAdded] = useState(0);
  const { services } = pageOf(listing);
  const takeOff = useTakeOff(listing, withoutService);
  return (
    <>
      <List role="list" aria-label={words('list.service')}>
        {services.map((service) => {
          const { id, name_en, name_fr } = service;
          const name = (locale === 'fr' && name_fr) || name_en;
          const price = priceOf(service);
          return (
            <li key={id}>
              <span>
                {name}
                {price && `, ${t('from', { price })}`}
              </span>
              <Buttons>
                <EntryButtons
                  name={name}
                  write={write}
                  onChange={() => setChanging(id)}
                  takeOff={services.length > 1 ? () => takeOff(id) : undefined}
                />
              </Buttons>
            </li>
          );
        })}
      </List>
      <RefusalAlert write={write} />
      {changing === null ? (
        <PartForm
          key={added}
          listing={listing}
          part={servicePart(null, locale)}
          title={t('add.title')}
          submit="add"
          onSaved={() => setAdded(added + 1)}
        />
      ) : (
        <PartForm
          key={changing}
          listing={listing}
          part={servicePart(changing, locale)}
          title={t('change.title')}
          submit="save"
          onSaved={() => setChanging(null)}
          onCancel={() => setChanging(null)}
        />
      )}
    </>
  );
}
