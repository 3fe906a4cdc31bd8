import { useLocale, useT } from '@marketplace/section-kit';
import { formatNumber, hover, Icon, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { shoppingCartIcon } from '../icons';
import { countMessages } from './countMessages';
import { useList } from './useList';

const Root = styled(TextLink)`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  /* A new number lays out these 44 px and not the page. */
  contain: size layout;
  color: var(--ui-ink);
  border-radius: var(--ui-radius-l);
  text-decoration: none;
  ${hover} { background: var(--ui-sunken); }
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 0;
  min-width: 20px;
  padding-inline: 5px;
  background: var(--ui-accent);
  color: var(--ui-on-accent);
  border: 1px solid transparent;
  border-radius: var(--ui-radius-chip);
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** The way to the project list, with the number of its lines. */
export function ListCount() {
  const t = useT(countMessages);
  const locale = useLocale();
  const { lines, isKnown } = useList();
  const count = isKnown ? lines.length : 0;
  return (
    <Root href="/list" aria-label={count > 0 ? t('label', { count }) : t('empty')}>
      <Icon name={shoppingCartIcon} size={22} />
      {/* Always there, so that its style is known before the first press that shows it. */}
      <Count aria-hidden="true" hidden={count === 0}>
        {formatNumber(count, locale)}
      </Count>
    </Root>
  );
}

export { ListCount as Component };
