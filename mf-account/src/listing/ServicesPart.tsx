import { useLocale, useT, useWrite } from '@marketplace/section-kit';
import { useOutcome, useRefusalFocus } from '@marketplace/section-kit/outcome';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import styled from 'styled-components';
import { pageFormMessages } from '../apply/pageFormMessages';
import { useServicePrice } from '../apply/useServicePrice';
import { EntryButtons } from './EntryButtons';
import { listingMessages } from './listingMessages';
import { servicePart, withoutService } from './listingParts';
import { PartForm } from './PartForm';
import { useEntryForm } from './useEntryForm';
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
  const alert = useRefusalFocus(write);
  const { status, say } = useOutcome();
  const { changing, change, formKey, leave, above } = useEntryForm();
  const { services } = pageOf(listing);
  const title = t(changing === null ? 'add.title' : 'change.title');
  const takeOff = useTakeOff(listing, withoutService);
  return (
    <>
      {status}
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
                  say={say}
                  onChange={() => change(id)}
                  takeOff={services.length > 1 ? () => takeOff(id) : undefined}
                />
              </Buttons>
            </li>
          );
        })}
      </List>
      <RefusalAlert ref={alert} write={write} />
      <h3 ref={above} tabIndex={-1}>
        {title}
      </h3>
      <PartForm
        key={formKey}
        listing={listing}
        part={servicePart(changing, locale)}
        title={title}
        submit={changing === null ? 'add' : 'save'}
        onSaved={leave}
        onCancel={changing === null ? undefined : leave}
      />
    </>
  );
}
