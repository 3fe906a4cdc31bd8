import { useT } from '@marketplace/section-kit';
import { StoredForm, type StoredFormState } from '@marketplace/section-kit/form';
import { Button } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import { PageFormField } from '../apply/PageFormField';
import { pageFormMessages } from '../apply/pageFormMessages';
import type { PageField } from '../apply/pageForms';
import { BroughtBack } from '../form/BroughtBack';
import { isOlder } from '../form/isOlder';
import { NewerVersion } from '../form/NewerVersion';
import { newerMessages } from '../form/newerMessages';
import { useFrenchWords } from './frenchWords';
import { listingMessages } from './listingMessages';
import type { ListingPart } from './listingParts';
import type { Listing } from './useListing';
import { usePartForm } from './usePartForm';

/** What draws a field knows of its form. */
export type PartFormState = Pick<StoredFormState<Record<string, string>>, 'field' | 'value' | 'set'>;

interface PartFormProps {
  listing: Listing;
  part: ListingPart;
  /** What the form is for. */
  title: string;
  submit: 'save' | 'add';
  onSaved?: () => void;
  prepare?: (values: Record<string, string>) => Promise<Record<string, string>>;
  /** Told what went wrong. */
  onFailed?: (error: unknown) => void;
  /** A field that is drawn otherwise; nothing for one that is not. */
  draw?: (field: PageField, form: PartFormState) => ReactNode;
  /** Leaves what is stored as it is; without it there is nothing to leave. */
  onCancel?: (() => void) | undefined;
}

/** The form of a part of the page, and what somebody else wrote there meanwhile. */
export function PartForm({ listing, part, title, submit, onSaved, prepare, onFailed, draw, onCancel }: PartFormProps) {
  const words = useT(pageFormMessages);
  const t = useT(listingMessages);
  const newer = useT(newerMessages);
  const french = useFrenchWords();
  const { form, theirs, takeTheirs, isBroughtBack, drop } = usePartForm(listing, part, title, { onSaved, prepare, onFailed });
  return (
    <StoredForm
      form={form}
      label={title}
      submitLabel={words(submit)}
      busyLabel={words('busy')}
      words={(refusal) => (isOlder(refusal) ? newer('short') : french(refusal))}
      aside={
        onCancel && (
          <Button
            variant="ghost"
            onClick={() => {
              drop();
              onCancel();
            }}
          >
            {t('cancel')}
          </Button>
        )
      }
    >
      {isBroughtBack && !theirs && <BroughtBack onDrop={drop} />}
      {theirs && (
        <NewerVersion
          savedAt={listing.saved_at}
          entries={part.fields
            .filter(({ name }) => theirs.names.includes(name))
            .map(({ name }) => ({ name, label: words(name), value: theirs.values[name] ?? '' }))}
          onTake={takeTheirs}
        />
      )}
      {part.fields.map((field) => draw?.(field, form) ?? <PageFormField key={field.name} field={field} form={form} isPlaced />)}
    </StoredForm>
  );
}
