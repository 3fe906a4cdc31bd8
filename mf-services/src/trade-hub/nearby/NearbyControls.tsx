import { parsePostalArea, useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { FilterChip, media, SelectField, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { rememberPlace } from '../../place/rememberedPlace';
import { useTradeLabel } from '../../trades/useTradeLabel';
import type { TradeHubQuery } from '../tradeHubQuery';
import { hubMessages } from '../messages';

interface NearbyControlsProps {
  query: TradeHubQuery;
  trades: readonly string[];
  onChange: (change: Partial<TradeHubQuery>) => void;
}

/** From so many characters on, what is no code will not become one. */
const AREA_LENGTH = 3;

const Row = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  align-items: start;
  justify-items: start;
  & > * { width: 100%; }
  & > button { width: auto; }
  ${media.md} {
    grid-template-columns: minmax(0, 280px) minmax(0, 280px) auto;
    & > button { margin-top: 29px; }
  }
`;

/** Postal code, trade and trust. The first half of a code is asked for at once; the rest only makes it more exact. */
export function NearbyControls({ query, trades, onChange }: NearbyControlsProps) {
  const t = useT(hubMessages);
  const tradeLabel = useTradeLabel();
  const [text, setText] = useState(query.postal);
  const [seen, setSeen] = useState(query.postal);
  // Back, Forward and "all of Canada" change the address under the field; what is being typed stays.
  if (query.postal !== seen) {
    setSeen(query.postal);
    if (parsePostalArea(text)?.code !== query.postal) setText(query.postal);
  }
  const [isLeft, setLeft] = useState(false);

  const compact = text.replace(/\s/g, '');
  const isPartOfCode = compact.length > AREA_LENGTH && compact.length < 2 * AREA_LENGTH && parsePostalArea(compact.slice(0, AREA_LENGTH));
  const isWrong = compact !== '' && !parsePostalArea(text) && (isLeft || (compact.length >= AREA_LENGTH && !isPartOfCode));
  const type = (next: string) => {
    setText(next);
    setLeft(false);
    const area = parsePostalArea(next);
    if (area) {
      rememberPlace(area.code);
      // The rules below follow the place.
      onChange({ postal: area.code, province: area.province });
    } else if (next.trim() === '') onChange({ postal: '' });
  };
  return (
    <Row>
      <TextField
        label={t('near.postal')}
        hint={t('near.hint')}
        value={text}
        maxLength={20}
        autoComplete="postal-code"
        error={isWrong && t('near.invalid')}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setLeft(true)}
      />
      {trades.length > 1 && (
        <SelectField
          label={t('near.trade')}
          value={query.trade}
          onChange={({ target }) => onChange({ trade: target.value })}
          options={trades.map((value) => ({ value, label: tradeLabel(value) }))}
        />
      )}
      <FilterChip selected={query.verified} onClick={() => onChange({ verified: !query.verified })}>
        {t('near.verified')}
      </FilterChip>
    </Row>
  );
}
