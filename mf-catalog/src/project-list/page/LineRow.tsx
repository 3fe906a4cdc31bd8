import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { QuantityField } from '@marketplace/section-kit/quantity';
import { useEffect, useRef, useState } from 'react';
import { Badge, Button, Icon, IconButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { trashIcon } from '../../icons';
import { changeList } from '../device/deviceLists';
import { changeLine } from '../list/changeList';
import type { ListLine } from '../list/linesOf';
import { decimalsOf, MIN_QUANTITY, MAX_QUANTITY } from '../list/quantity';
import { listMessages } from '../listMessages';
import type { Product, Standing } from '../useProducts';
import { LineDetails } from './LineDetails';
import { LineFacts } from './LineFacts';

const Notice = styled.p`
  display: flex;
  gap: var(--ui-s-8);
  font-size: 0.9375rem;
  color: var(--ui-warning);
  & > svg { flex: none; margin-top: 2px; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--ui-s-8);
  margin-top: var(--ui-s-8);
`;

interface LineRowProps {
  line: ListLine;
  /** As it is sold today, where that is known. */
  product: Product | undefined;
  standing: Standing;
  owner: string | null;
  /** Id of the list of room names to choose from. */
  roomsId: string;
  /** Whether it has just come from another room, where the focus was on it. */
  isMoved: boolean;
  onMove: () => void;
  onRemove: () => void;
  /** Takes the price of today. */
  onAdopt: () => void;
}

/** One line of one's own list, with everything that can be changed about it. */
export function LineRow({ line, product, standing, owner, roomsId, isMoved, onMove, onRemove, onAdopt }: LineRowProps) {
  const t = useT(listMessages);
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const { id, name } = line;
  useEffect(() => {
    if (isMoved && document.activeElement === document.body) edit.current?.focus();
  }, [isMoved]);
  const price = (cents: number) => formatCents(cents, locale);
  const setQuantity = (quantity: number) => changeList(owner, (list) => changeLine(list, id, { quantity }, Date.now()));
  const shown = product && standing !== 'unknown' ? { ...line, name: product.name, image: product.image ?? line.image } : line;

  return (
    <>
      <LineFacts
        line={shown}
        quantity={
          <QuantityField
            label={t('line.quantity', { name })}
            hideLabel
            value={line.quantity}
            min={MIN_QUANTITY}
            max={MAX_QUANTITY}
            decimals={decimalsOf(line.unit)}
            onValueChange={setQuantity}
            fewerLabel={t('line.fewer', { name })}
            moreLabel={t('line.more', { name })}
          />
        }
      >
        {product && !product.in_stock && <Badge tone="warning">{t('line.outOfStock')}</Badge>}
        {standing === 'gone' && (
          <Notice>
            <Icon name="TriangleAlert" size={18} />
            {t('line.gone')}
          </Notice>
        )}
        {standing === 'repriced' && product && product.price_cents !== line.priceCents && (
          <Notice>
            <Icon name="TriangleAlert" size={18} />
            {t('line.repriced', { before: price(line.priceCents), now: price(product.price_cents) })}
          </Notice>
        )}
      </LineFacts>
      <Buttons data-print="hide">
        <Button
          ref={edit}
          variant="ghost"
          icon={isOpen ? 'ChevronDown' : 'ChevronRight'}
          aria-expanded={isOpen}
          aria-label={t('line.edit.label', { name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('line.edit')}
        </Button>
        {standing === 'repriced' && (
          <Button variant="outline" aria-label={t('line.update.label', { name })} onClick={onAdopt}>
            {t('line.update')}
          </Button>
        )}
        <IconButton icon={trashIcon} label={t('line.remove', { name })} onClick={onRemove} />
      </Buttons>
      {isOpen && <LineDetails line={line} owner={owner} roomsId={roomsId} onMove={onMove} />}
    </>
  );
}
