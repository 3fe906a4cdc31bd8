import { useLocale, useT, useWrite } from '@marketplace/section-kit';
import { useOutcome, useRefusalFocus } from '@marketplace/section-kit/outcome';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import styled from 'styled-components';
import { EntryButtons } from './EntryButtons';
import { listingMessages } from './listingMessages';
import { PictureForm } from './PictureForm';
import { projectPart, withoutProject } from './projectPart';
import { StoredPicture } from './StoredPicture';
import { useEntryForm } from './useEntryForm';
import { pageOf, type Listing } from './useListing';
import { useTakeOff } from './useTakeOff';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
  & > li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--ui-s-8) var(--ui-s-12); overflow-wrap: anywhere; }
`;

const Title = styled.span`
  flex: 1 1 160px;
  min-width: 0;
`;

/** Finished work with a photo of each: to change, to take off, and a form for another one. */
export function ProjectsPart({ listing }: { listing: Listing }) {
  const t = useT(listingMessages);
  const locale = useLocale();
  const write = useWrite();
  const alert = useRefusalFocus(write);
  const { status, say } = useOutcome();
  const takeOff = useTakeOff(listing, withoutProject);
  const { changing, change, formKey, leave, above } = useEntryForm();
  const { projects } = pageOf(listing);
  const isFull = projects.length >= 24;
  const title = t(changing === null ? 'project.add' : 'project.change');
  return (
    <>
      {status}
      {projects.length > 0 && (
        <List role="list" aria-label={t('projects')}>
          {projects.map(({ id, title_en, title_fr, image, alt_en, alt_fr }) => {
            const french = locale === 'fr';
            const name = (french && title_fr) || title_en;
            return (
              <li key={id}>
                <StoredPicture name={image} alt={(french && alt_fr) || alt_en} />
                <Title>{name}</Title>
                <EntryButtons name={name} write={write} say={say} onChange={() => change(id)} takeOff={() => takeOff(id)} />
              </li>
            );
          })}
        </List>
      )}
      <RefusalAlert ref={alert} write={write} />
      <h3 ref={above} tabIndex={-1}>
        {title}
      </h3>
      {isFull && changing === null ? (
        <p>{t('projects.full')}</p>
      ) : (
        <PictureForm
          key={formKey}
          kind="portfolio"
          listing={listing}
          part={projectPart(changing)}
          title={title}
          submit="save"
          onSaved={leave}
          onCancel={changing === null ? undefined : leave}
        />
      )}
    </>
  );
}
