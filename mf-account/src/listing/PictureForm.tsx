import { AppError, useT } from '@marketplace/section-kit';
import { pageFormMessages } from '../apply/pageFormMessages';
import { CompanyPictureField } from '../pictures/CompanyPictureField';
import { useCompanyPicture } from '../pictures/useCompanyPicture';
import { listingMessages } from './listingMessages';
import type { ListingPart } from './listingParts';
import { PartForm } from './PartForm';
import { StoredPicture } from './StoredPicture';
import type { Listing } from './useListing';

interface PictureFormProps {
  listing: Listing;
  part: ListingPart;
  title: string;
  submit: 'save' | 'add';
  kind: 'portfolio' | 'logo';
  onSaved?: () => void;
  onCancel?: (() => void) | undefined;
}

/** A part of the page with one picture, stored when the form is saved. */
export function PictureForm({ listing, part, kind, onSaved, ...form }: PictureFormProps) {
  const t = useT(listingMessages);
  const words = useT(pageFormMessages);
  const picture = useCompanyPicture(listing.id, kind);
  const name = kind === 'logo' ? 'logo' : 'image';
  const stored = part.read(listing.draft ?? listing.page)[name] ?? '';
  const prepare = async (values: Record<string, string>) => ({ ...values, [name]: (await picture.store()) ?? values[name] ?? '' });
  return (
    <PartForm
      {...form}
      listing={listing}
      part={part}
      prepare={prepare}
      onSaved={() => {
        picture.remove();
        onSaved?.();
      }}
      onFailed={(error) => error instanceof AppError && error.field === name && picture.forget()}
      draw={(field, { field: fieldOf, value, set }) =>
        field.name === name ? (
          <CompanyPictureField
            key={name}
            id={fieldOf(name).id}
            label={words(name)}
            hint={t(`${name}.hint`)}
            error={fieldOf(name).error}
            picture={picture}
            onChange={(isThere) => set(name, isThere ? 'chosen' : stored)}
          >
            {!picture.picture && value(name) !== '' && <StoredPicture name={value(name)} alt={t(`${name}.now`)} />}
          </CompanyPictureField>
        ) : null
      }
    />
  );
}
