import { useLocale, useT } from '@marketplace/section-kit';
import { useUnitText } from '@marketplace/section-kit/unit';
import { useState } from 'react';
import { Button, Checkbox, formatNumber, formatPrice, LinkButton, Section } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useMaterialsFor } from '../calculators/useMaterialsFor';
import type { Material } from '../materials/Material';
import { shoppingCartIcon } from '../icons';
import type { MaterialHub } from '../../content/hubs/collection';
import { hubMessages } from './hubMessages';
import { useAddMany } from './useAddMany';

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  justify-items: start;
  & > div { display: flex; flex-wrap: wrap; gap: var(--ui-s-12); }
`;

const Lines = styled.ul`
  display: grid;
  gap: var(--ui-s-4);
  padding: 0;
  list-style: none;
`;

const Total = styled.p`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** What a usual project takes, to put on the project list at once. Nothing while no such materials are known. */
export function StarterList({ hub, lines }: { hub: string; lines: NonNullable<MaterialHub['starter']> }) {
  const t = useT(hubMessages);
  const locale = useLocale();
  const unitText = useUnitText();
  const addMany = useAddMany();
  const materials = useMaterialsFor({ hub });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const proposed = lines.flatMap(({ family, quantity }) => {
    const material = materials.find((one) => one.family === family && one.inStock);
    return material ? [{ material, quantity }] : [];
  });
  const chosen = proposed.filter(({ material }) => !left.has(material.id));
  if (proposed.length === 0) return null;

  const choose = ({ id }: Material, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const total = chosen.reduce((sum, { material, quantity }) => sum + material.price * quantity, 0);
  return (
    <Section title={t('starter')} lead={t('starter.lead')}>
      <Body>
        <Lines role="list">
          {proposed.map(({ material, quantity }) => (
            <li key={material.id}>
              <Checkbox
                checked={!left.has(material.id)}
                onChange={({ target }) => choose(material, target.checked)}
                label={t('starter.line', {
                  count: formatNumber(quantity, locale),
                  name: material.name,
                  price: formatPrice(material.price, locale),
                  unit: unitText(material.unit),
                })}
              />
            </li>
          ))}
        </Lines>
        <Total role="status">{t('starter.total', { total: formatPrice(total, locale) })}</Total>
        <div>
          <Button icon={shoppingCartIcon} disabled={chosen.length === 0} onClick={() => addMany(chosen)}>
            {t('starter.add', { count: chosen.length })}
          </Button>
          <LinkButton variant="outline" href="/list">
            {t('starter.list')}
          </LinkButton>
        </div>
      </Body>
    </Section>
  );
}
