import { useT } from '@marketplace/section-kit';
import { media } from '@marketplace/shared-ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { PageFormField } from '../apply/PageFormField';
import { hoursPart } from './hoursPart';
import { listingMessages } from './listingMessages';
import { PartForm } from './PartForm';
import type { Listing } from './useListing';

/* When a day begins and ends, side by side. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ui-s-12);
  align-items: end;
  ${media.md} { max-width: 480px; }
`;

const isEnd = (name: string) => name.endsWith('Closes');

/** The hours of a week; every day has its two times in one line. */
export function HoursPart({ listing }: { listing: Listing }) {
  const t = useT(listingMessages);
  return (
    <PartForm
      listing={listing}
      part={hoursPart}
      title={t('hours')}
      submit="save"
      draw={(field, form) => {
        if (isEnd(field.name)) return <Fragment key={field.name} />;
        if (field.look !== 'time') return null;
        const end = hoursPart.fields[hoursPart.fields.indexOf(field) + 1]!;
        return (
          <Pair key={field.name}>
            <PageFormField field={field} form={form} isPlaced />
            <PageFormField field={end} form={form} isPlaced />
          </Pair>
        );
      }}
    />
  );
}
