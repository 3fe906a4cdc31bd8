import { useT } from '@marketplace/section-kit';
import { Icon, media, VisuallyHidden } from '@marketplace/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { views, type ResultView } from '../directoryQuery';
import { viewMessages } from './viewMessages';

/* Where both stand side by side there is nothing to choose, and without script there is no map. */
const Pair = styled.fieldset`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 1px solid var(--ui-line-strong);
  border-radius: var(--ui-radius-chip);
  background: var(--ui-surface);
  ${media.lg} { display: none; }
  @media (scripting: none) { display: none; }
`;

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--ui-s-4);
  min-height: 42px;
  padding-inline: 14px;
  border-radius: var(--ui-radius-chip);
  font-size: 0.9375rem;
  font-weight: 550;
  cursor: pointer;
  & > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  &:has(:checked) { background: var(--ui-primary); color: var(--ui-on-primary); }
  &:has(:focus-visible) { outline: 3px solid var(--ui-focus); outline-offset: 2px; }
`;

/** The results as a list or on a map, on screens that have room for one of them. */
export function ViewSwitch({ view, onChange }: { view: ResultView; onChange: (view: ResultView) => void }) {
  const t = useT(viewMessages);
  const name = useId();
  return (
    <Pair>
      <VisuallyHidden as="legend">{t('view.legend')}</VisuallyHidden>
      {views.map((one) => (
        <Choice key={one}>
          <input type="radio" name={name} value={one} checked={view === one} onChange={() => onChange(one)} />
          <Icon name={one === 'list' ? 'List' : 'MapPin'} size={18} />
          {t(`view.${one}`)}
        </Choice>
      ))}
    </Pair>
  );
}
