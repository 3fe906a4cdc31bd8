import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { Button, media, NeedsScript, useHydrated } from '@marketplace/shared-ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { filtersMessages } from './filtersMessages';

interface FiltersProps {
  /** Id of the form that the filters belong to. It sends them where there is no script. */
  form: string;
  /** Whether there is anything to filter by; else only what stands beside the button is shown. */
  isUsable?: boolean;
  /** How many are on. */
  count: number;
  /** What there is with them, such as "Show 8 professionals"; without it as long as that is not known. */
  show?: string;
  /** Stand in the page on small screens too, because one of them has something to say. */
  unfolded?: boolean;
  onClear: () => void;
  /** The place of the filters: a grid that is a row or a column from `media.lg` up. */
  className?: string;
  /** Stands beside the button that opens them. */
  beside?: ReactNode;
  /** Stands in the place of the filters from `media.lg` up, such as a row of pills; needs script. */
  wide?: ReactNode;
  children: ReactNode;
}

/** Buttons in one line, the last one at its end. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
  & > :last-child:not(:first-child) { margin-inline-start: auto; }
`;

const Toggle = styled(Button)`
  ${media.lg} { display: none; }
  @media (scripting: none) { display: none; }
`;

/* In the page where there is room, and where nothing could open them. */
const Fold = styled.div<{ $unfolded: boolean; $isWide: boolean }>`
  display: ${({ $unfolded }) => ($unfolded ? 'block' : 'none')};
  ${media.lg} { display: ${({ $isWide }) => ($isWide ? 'block' : 'none')}; }
  @media (scripting: none) { display: block; }
`;

const Wide = styled.div`
  display: none;
  ${media.lg} { display: block; }
  @media (scripting: none) { display: none; }
`;

const InSheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-16);
`;

const sheet = () => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet');

/** The filters of a list: in the page where there is room, in a sheet behind a button on small screens. */
export function Filters({
  form,
  isUsable = true,
  count,
  show,
  unfolded = false,
  onClear,
  className,
  beside,
  wide,
  children,
}: FiltersProps) {
  const t = useT(filtersMessages);
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useLatePart('kit/filter-sheet', sheet, { enabled: isOpen });
  const isSheet = isOpen && data !== undefined;
  // Without the code of the sheet they are of use all the same.
  const isUnfolded = unfolded || (isOpen && error !== null);
  // Beside what stands in their place they are for those without script, whose page is never taken over.
  const isInPage = !isSheet && (!wide || isUnfolded || !isHydrated);
  return (
    <div>
      <Row>
        {isUsable && (
          <Toggle variant="outline" icon="SlidersHorizontal" aria-expanded={isSheet || isUnfolded} onClick={() => setOpen(!isOpen)}>
            {count > 0 ? t('count', { count }) : t('title')}
          </Toggle>
        )}
        {beside}
      </Row>
      {isUsable && isSheet && (
        <data.FilterSheet show={show ?? t('show')} onClear={onClear} onClose={() => setOpen(false)}>
          <InSheet>{children}</InSheet>
        </data.FilterSheet>
      )}
      {isUsable && wide && <Wide>{wide}</Wide>}
      {isUsable && isInPage && (
        <Fold $unfolded={isUnfolded} $isWide={!wide}>
          <div className={className} role="group" aria-label={t('title')}>
            {children}
            <NeedsScript>
              <Button type="submit" form={form} block>
                {t('show')}
              </Button>
            </NeedsScript>
          </div>
        </Fold>
      )}
    </div>
  );
}
