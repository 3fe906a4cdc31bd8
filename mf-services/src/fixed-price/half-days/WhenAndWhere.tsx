import { parsePostalCode, useT } from '@marketplace/section-kit';
import { taxMessages } from '@marketplace/section-kit/tax';
import { useState } from 'react';
import { Card, FormAlert, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { BookingQuery } from '../bookingQuery';
import { fixedPriceMessages } from '../messages';
import { HalfDayPicker } from './HalfDayPicker';
import type { useHalfDays } from './useHalfDays';

interface WhenAndWhereProps {
  query: BookingQuery;
  slots: ReturnType<typeof useHalfDays>;
  category: string;
  /** The time of the address is not free. */
  isGone: boolean;
  onChange: (change: Partial<BookingQuery>) => void;
}

const WHOLE_CODE = 6;

const Postal = styled(TextField)`
  max-width: 320px;
`;

/** Where the work is done and when. A postal code brings its province along; one of another province is pointed at. */
export function WhenAndWhere({ query, slots, category, isGone, onChange }: WhenAndWhereProps) {
  const t = useT(fixedPriceMessages);
  const taxText = useT(taxMessages);
  const [text, setText] = useState(query.postal);
  const [seen, setSeen] = useState(query.postal);
  // Back and Forward change the address under the field; what is being typed stays.
  if (query.postal !== seen) {
    setSeen(query.postal);
    if (query.postal) setText(query.postal);
  }

  const typed = parsePostalCode(text);
  const type = (next: string) => {
    setText(next);
    const postal = parsePostalCode(next);
    if (postal) onChange({ postal: postal.code, province: postal.province });
    else if (query.postal) onChange({ postal: '' });
  };
  const elsewhere = typed && typed.province !== query.province ? typed.province : null;
  const isWrong = !typed && text.replace(/\s/g, '').length >= WHOLE_CODE;
  const error = elsewhere ? t('postal.other', { province: taxText(elsewhere) }) : isWrong && t('postal.invalid');
  return (
    <Card as="section" aria-label={t('when.title')}>
      <h2>{t('when.title')}</h2>
      <p>{t('when.lead')}</p>
      <Postal
        label={t('postal')}
        hint={t('postal.hint')}
        value={text}
        autoComplete="postal-code"
        maxLength={20}
        error={error}
        onChange={({ target }) => type(target.value)}
      />
      {isGone && <FormAlert>{t('slots.gone')}</FormAlert>}
      <HalfDayPicker
        slots={slots}
        postal={elsewhere ? '' : query.postal}
        chosen={query.slot}
        category={category}
        onChoose={(slot) => onChange({ slot })}
      />
    </Card>
  );
}
