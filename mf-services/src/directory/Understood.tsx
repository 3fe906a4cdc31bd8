import { useLocale, useT } from '@marketplace/section-kit';
import { formatNumber, RemovableChip } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { usePlaceName } from '../place/placeName';
import { useTradeLabel } from '../trades/useTradeLabel';
import { directoryMessages } from './messages';
import type { UnderstoodPart } from './ResultPage';

interface UnderstoodProps {
  /** The text as it was typed. */
  search: string;
  parts: readonly UnderstoodPart[];
  /** Told the text that is left when a part is taken away. */
  onSearch: (search: string) => void;
}

const Line = styled.p`
  overflow-wrap: anywhere;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

/** What was looked for in place of a text that no company has, each part with a button that takes it away. */
export function Understood({ search, parts, onSearch }: UnderstoodProps) {
  const t = useT(directoryMessages);
  const tradeLabel = useTradeLabel();
  const placeName = usePlaceName();
  const locale = useLocale();
  if (parts.length === 0) return null;
  const labelOf = (part: UnderstoodPart) => {
    if (part.kind === 'trade') return part.trades.map(tradeLabel).join(' / ');
    if (part.kind === 'word') return t('understood.word', { word: part.meant ?? part.typed });
    if (part.kind === 'rating') return t('understood.rating', { least: formatNumber(part.least, locale) });
    return t(`understood.${part.kind}`, { place: placeName(part.place) });
  };
  const spelling = parts.flatMap(({ typed, ...part }) => ('meant' in part && part.meant ? [{ typed, meant: part.meant }] : []));
  const sentences = [
    t('understood', { search, parts: parts.map(labelOf).join(', ') }),
    ...spelling.map((one) => t('understood.spelling', one)),
  ];
  return (
    <>
      <Line>{sentences.join(' ')}</Line>
      <Row role="group" aria-label={t('understood.parts')}>
        {parts.map((part) => (
          <RemovableChip
            key={part.typed}
            removeLabel={t('understood.remove', { part: labelOf(part) })}
            onRemove={() =>
              onSearch(
                parts
                  .filter((other) => other !== part)
                  .map(({ typed }) => typed)
                  .join(' '),
              )
            }
          >
            {labelOf(part)}
          </RemovableChip>
        ))}
      </Row>
    </>
  );
}
