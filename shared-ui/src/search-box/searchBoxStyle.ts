import styled, { css } from 'styled-components';
import { Button } from '../button/Button';
import { media } from '../theme/media';

export type SearchBoxSize = 'header' | 'hero' | 'page';

/** In rem, so that the button stays inside of the field when text is enlarged. */
const heights = { header: 2.75, page: 3.25, hero: 3.75 } as const;

/** The form; it is also the frame under which suggestions open. */
export const Root = styled.form<{ $size: SearchBoxSize; $split: boolean }>`
  position: relative;
  width: 100%;
  max-width: ${({ $size }) => ($size === 'hero' ? '640px' : 'none')};
  color: var(--ui-ink);
  ${({ $size, $split }) =>
    $split &&
    css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--ui-s-8);
    & > :nth-child(2) { grid-column: 1 / -1; }
    & > :last-child { position: static; }
    & > :last-child > button { min-width: ${heights[$size]}rem; height: 100%; }
    ${media.sm} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) auto;
      & > :nth-child(2) { grid-column: auto; }
    }
  `}
`;

interface InputLook {
  $size: SearchBoxSize;
  $actions: number;
  /** The search button stands beside it, not in it. */
  $split: boolean;
}

/** Plain input and combobox input look the same, so that one can take the other's place unnoticed. */
export const InputFrame = styled.div<InputLook>`
  ${({ $size, $split }) =>
    $split &&
    css`
    position: relative;
    & > button {
      position: absolute;
      inset-block-start: calc(${heights[$size] / 2}rem - 22px);
      inset-inline-end: 8px;
    }
  `}
  & input {
    width: 100%;
    height: ${({ $size }) => heights[$size]}rem;
    padding-inline-start: 16px;
    padding-inline-end: ${({ $actions, $split }) => ($actions - ($split ? 1 : 0)) * 48 + 12}px;
    background: var(--ui-surface);
    color: var(--ui-ink);
    border: 1px solid var(--ui-line-strong);
    border-radius: var(--ui-radius-l);
    text-overflow: ellipsis;
    ${({ $size, $split }) =>
      $size === 'hero' &&
      css`
      font-size: ${$split ? 1 : 1.0625}rem;
      border-radius: var(--ui-radius-card);
      border-color: transparent;
    `}
    ${({ $size, $actions, $split }) =>
      $size !== 'header' &&
      !$split &&
      css`
      ${media.sm} {
        padding-inline-start: 48px;
        padding-inline-end: calc(${($actions - 1) * 48 + 52}px + 6.5rem);
      }
    `}
    @media (forced-colors: active) { border-color: ButtonBorder; }
  }
`;

/** The magnifier at the start, from 544 px up, where the button shows its word instead. */
export const Magnifier = styled.span<{ $size: SearchBoxSize }>`
  position: absolute;
  inset-block-start: calc(${({ $size }) => heights[$size] / 2}rem - 10px);
  inset-inline-start: 16px;
  display: none;
  color: var(--ui-ink-subtle);
  pointer-events: none;
  ${media.sm} { display: ${({ $size }) => ($size === 'header' ? 'none' : 'block')}; }
`;

export const Actions = styled.div<{ $size: SearchBoxSize }>`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: ${({ $size }) => (heights[$size] - 2.75) * 8}px;
  display: flex;
  align-items: center;
  height: ${({ $size }) => heights[$size]}rem;
  gap: 4px;
  --ui-focus: var(--ui-focus-normal);
  --ui-focus-gap: var(--ui-surface);
`;

/** Only the magnifier on phones and in the header; the word appears where there is room. */
export const Submit = styled(Button)<{ $size: SearchBoxSize; $split: boolean }>`
  min-width: 44px;
  padding: 8px;
  border-radius: var(--ui-radius-m);
  ${({ $size, $split }) =>
    $size !== 'header' &&
    css`
    ${$split ? media.xl : media.sm} {
      min-width: 6.5rem;
      padding-inline: 20px;
      & > svg { display: none; }
      & > span { all: unset; }
    }
  `}
`;
