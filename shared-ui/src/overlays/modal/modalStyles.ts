import styled, { css } from 'styled-components';
import { modalLayout } from './modalLayout';
import type { ModalLayout } from './modalLayout';
import { fadeMotion } from './modalMotion';

export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: var(--ui-z-sheet);
  background: rgb(11 16 13 / 0.56);
  ${fadeMotion}
`;

export const surfaceStyle = css<{ $layout: ModalLayout }>`
  position: fixed;
  z-index: var(--ui-z-sheet);
  display: flex;
  flex-direction: column;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 80px;
  border: 0 solid var(--ui-line);
  background: var(--ui-surface);
  color: var(--ui-ink);
  box-shadow: var(--ui-shadow-3);
  ${({ $layout }) => modalLayout[$layout]}

  --ui-focus-gap: var(--ui-surface);
`;

export const ModalHeader = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ui-s-16);
  padding: var(--ui-s-12) var(--ui-s-12) var(--ui-s-12) var(--ui-s-20);
  background: var(--ui-surface);
`;

export const titleStyle = css`
  padding-block: 9px;
  font-family: var(--ui-font-display);
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1.2;
  text-wrap: balance;
`;

export const descriptionStyle = css`
  padding: 0 var(--ui-s-20) var(--ui-s-16);
  color: var(--ui-ink-muted);
`;

export const ModalBody = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  gap: var(--ui-s-16);
  padding: var(--ui-s-4) var(--ui-s-20) var(--ui-s-24);
`;

export const ModalFooter = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ui-s-12);
  padding: var(--ui-s-16) var(--ui-s-20) max(var(--ui-s-16), env(safe-area-inset-bottom));
  border-top: 1px solid var(--ui-line);
  background: var(--ui-surface);
`;
