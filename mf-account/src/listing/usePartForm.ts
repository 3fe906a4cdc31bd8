import { useLocale, useNotify, useT } from '@marketplace/section-kit';
import { useStoredForm } from '@marketplace/section-kit/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { schemaOf, serverFieldsOf } from '../apply/pageFields';
import { pageFormMessages } from '../apply/pageFormMessages';
import { isSame, type Values } from '../form/editDrafts';
import { isOlder } from '../form/isOlder';
import { useBringBack, useEditDraft } from '../form/useEditDraft';
import { listingMessages } from './listingMessages';
import type { ListingPart } from './listingParts';
import { pageOf, useListingWrites, type Listing } from './useListing';

/** A picture is chosen again; its file does not outlive the page. */
const pictures: readonly string[] = ['image', 'logo'];

interface PartFormOptions {
  /** Follows on success; without it the form goes on showing what is stored. */
  onSaved?: () => void;
  prepare?: (values: Values) => Promise<Values>;
  onFailed?: (error: unknown) => void;
}

/**
 * The form of a part of the page. Where somebody else has saved meanwhile, what they wrote elsewhere stays; only when they wrote the same
 * fields, nothing is saved before the two were compared. What was written and not saved stays on this device.
 *
 * @param title of the part, for the notice that it was saved
 * @param prepare makes what is sent of what was entered: stores a picture and names it
 * @returns the form; `theirs`, what somebody else wrote in its fields while these were written, and `takeTheirs`; `isBroughtBack`, whether
 * it holds what was written before, and `drop`, which goes back to what is stored
 */
export function usePartForm(listing: Listing, part: ListingPart, title: string, { onSaved, prepare, onFailed }: PartFormOptions = {}) {
  const t = useT(listingMessages);
  const locale = useLocale();
  const notify = useNotify();
  const { save, readAgain, refresh } = useListingWrites(listing.id);
  const stored = part.read(pageOf(listing));
  const [base, setBase] = useState(stored);
  const [theirs, setTheirs] = useState<Values | null>(null);
  const names = Object.keys(base);
  const draft = useEditDraft(
    `listing.${listing.id}.${part.key}`,
    stored,
    names.filter((name) => !pictures.includes(name)),
  );

  const send = (seen: Listing, values: Values, id: string) => save(seen.version, part.write(pageOf(seen), values, id, locale));
  const write = async (entered: Values, attempt: { id: string }) => {
    const id = draft.idOf(attempt);
    const values = prepare ? await prepare(entered) : entered;
    try {
      await send(listing, values, id);
    } catch (error) {
      onFailed?.(error);
      const newest = isOlder(error) ? await readAgain() : null;
      if (!newest) throw error;
      const found = part.read(pageOf(newest));
      if (!isSame(found, base) && !isSame(found, values)) {
        setTheirs(found);
        // Who saves again has seen it.
        setBase(found);
        throw error;
      }
      await send(newest, values, id);
    }
    setTheirs(null);
    // What was made of what was entered takes its place.
    if (prepare) show(values);
    else setBase(values);
    draft.end();
    await refresh();
    notify({ title: t('saved'), description: title, tone: 'success' });
    onSaved?.();
  };
  const form = useStoredForm({
    schema: part.schema ?? schemaOf(part.fields),
    messages: pageFormMessages,
    initial: base,
    serverFields: serverFieldsOf(part.fields),
    onType: draft.keep,
    write,
  });

  const typed = Object.fromEntries(names.map((name) => [name, form.value(name)]));
  const show = (values: Values) => {
    for (const name of names) form.set(name, values[name] ?? '');
    setBase(values);
  };
  // What is stored replaces what nobody has written over.
  const follow = useEffectEvent(() => {
    if (isSame(typed, base) && !isSame(stored, base)) show(stored);
  });
  useBringBack(draft, form.set, () => setTheirs(stored));
  const mark = JSON.stringify(stored);
  useEffect(() => follow(), [mark]);

  return {
    form,
    theirs: theirs && { values: theirs, names: names.filter((name) => theirs[name] !== typed[name]) },
    takeTheirs: () => {
      if (theirs) show(theirs);
      setTheirs(null);
      draft.end();
    },
    isBroughtBack: draft.isBroughtBack,
    drop: () => {
      show(stored);
      setTheirs(null);
      draft.end();
    },
  };
}
