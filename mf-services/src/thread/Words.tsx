import { useT } from '@marketplace/section-kit';
import { Fragment } from 'react';
import { hiddenMessages } from './hiddenMessages';

/** Stands in messages, notes and quotes for each contact detail that is hidden. */
const HIDDEN = '\uFFFC';

/** What somebody wrote, with a note in the reader's language where something is hidden. Nothing of it is a link. */
export function Words({ body }: { body: string }) {
  const t = useT(hiddenMessages);
  return body.split(HIDDEN).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <em>{t('hidden')}</em>}
      {part}
    </Fragment>
  ));
}

/** @returns function of what somebody wrote, for places that take text alone: with the note in the place of what is hidden */
export function usePlainWords(): (body: string) => string {
  const t = useT(hiddenMessages);
  return (body) => body.replaceAll(HIDDEN, t('hidden'));
}
