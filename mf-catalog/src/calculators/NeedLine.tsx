import { useLocale, useT } from '@marketplace/section-kit';
import { useUnitText } from '@marketplace/section-kit/unit';
import { useState } from 'react';
import { Button, formatNumber, formatPrice, SelectField } from '@marketplace/shared-ui';
import type { Material } from '../materials/Material';
import { shoppingCartIcon } from '../icons';
import { MAX_QUANTITY } from '../project-list/list/quantity';
import { quantityMessages } from '../project-list/list/quantityMessages';
import { useProjectList } from '../project-list/useProjectList';
import type { Need } from './Calculator';
import { Line } from './cardStyle';
import { frameMessages } from './frameMessages';
import { serves, unitsToBuy } from './unitsToBuy';
import { useMaterialsFor } from './useMaterialsFor';

interface NeedLineProps {
  need: Need;
  label: string;
  /** How much is needed, as people read it. */
  amount: string;
  /** Page whose materials are offered, unless the need names a category. */
  hub: string;
}

/** Which product to buy for a need, how many of it, what that costs, and a button that puts it on the project list. */
export function NeedLine({ need, label, amount, hub }: NeedLineProps) {
  const t = useT(frameMessages);
  const quantity = useT(quantityMessages);
  const locale = useLocale();
  const unitText = useUnitText();
  const { add } = useProjectList();
  const fitting = useMaterialsFor(need.category ? { category: need.category } : { hub }).filter((material) => serves(material, need));
  const materials = fitting.filter(({ inStock }) => inStock);
  const [chosen, setChosen] = useState('');
  const material: Material | undefined = materials.find(({ id }) => String(id) === chosen) ?? materials[0];
  if (fitting.length === 0 || need.amount <= 0) return null;
  const wanted = `${label} – ${amount}`;
  if (!material) {
    return (
      <Line>
        <p>{t('product.none', { wanted })}</p>
      </Line>
    );
  }
  const units = unitsToBuy(need, material);
  const { id, name, unit, price, vendorId, vendorName, image } = material;
  const isTooMuch = units > MAX_QUANTITY;
  const shown = { count: formatNumber(units, locale), name, total: formatPrice(units * price, locale) };
  return (
    <Line>
      <SelectField
        label={wanted}
        value={String(id)}
        onChange={({ target }) => setChosen(target.value)}
        options={materials.map((one) => ({
          value: String(one.id),
          label: t('product.option', { name: one.name, price: formatPrice(one.price, locale), unit: unitText(one.unit) }),
        }))}
      />
      <p role="status">{isTooMuch ? quantity('tooMuch', { most: formatNumber(MAX_QUANTITY, locale) }) : t('buy.line', shown)}</p>
      {!isTooMuch && (
        <Button
          variant="outline"
          icon={shoppingCartIcon}
          aria-label={t('buy.add.label', shown)}
          onClick={() => add({ materialId: id, quantity: units }, { name, unit, price, vendorId, vendorName, image })}
        >
          {t('buy.add', shown)}
        </Button>
      )}
    </Line>
  );
}
