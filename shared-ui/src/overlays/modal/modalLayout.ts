import { css } from 'styled-components';
import { media } from '../../theme/media';
import { riseMotion, slideMotion } from './modalMotion';

/** What toasts take at the foot of the screen, with the space around them: nothing in a surface lies below a toast. */
const toasts = '(24px + env(safe-area-inset-bottom) + var(--ui-toasts, -24px - env(safe-area-inset-bottom)))';
/** A surface in the middle stays there, and leaves the same room above. */
const toastsTwice = `2 * ${toasts}`;

const centred = (width: number) => css`
  inset: 0;
  margin: auto;
  width: min(100% - 32px, ${width}px);
  height: fit-content;
  max-height: calc(100dvh - 32px - ${toastsTwice});
  border-width: 1px;
  border-radius: var(--ui-radius-card);
  ${riseMotion}
`;

/** Fills a phone, where a card with margins would only waste room, and is a card from 544 px. */
const filledOnPhones = (width: number) => css`
  inset: 0 0 calc${toasts};
  ${riseMotion}
  ${media.sm} {
    inset: 0;
    margin: auto;
    width: min(100% - 32px, ${width}px);
    height: fit-content;
    max-height: calc(100dvh - 64px - ${toastsTwice});
    border-width: 1px;
    border-radius: var(--ui-radius-card);
  }
`;

const atSide = (side: 'left' | 'right') => css`
  inset-block: 0 calc${toasts};
  ${side}: 0;
  --slide-x: ${side === 'left' ? '-100%' : '100%'};
  width: 100%;
  ${slideMotion}
  ${media.sm} {
    width: min(100% - 64px, 420px);
    border-inline-width: 1px;
    border-radius: ${side === 'left' ? '0 var(--ui-radius-card) var(--ui-radius-card) 0' : 'var(--ui-radius-card) 0 0 var(--ui-radius-card)'};
  }
  /* From here on toasts are at the other side. */
  ${side === 'right' && css`${media.lg} { inset-block-end: 0; }`}
`;

export const modalLayout = {
  s: centred(420),
  m: filledOnPhones(560),
  l: filledOnPhones(840),
  left: atSide('left'),
  right: atSide('right'),
  bottom: css`
    inset-inline: 0;
    bottom: calc${toasts};
    --slide-y: 100%;
    border-width: 1px 0 0;
    max-height: calc(100dvh - 48px - ${toasts});
    border-radius: var(--ui-radius-card) var(--ui-radius-card) 0 0;
    ${slideMotion}
    ${media.sm} {
      margin-inline: auto;
      width: min(100% - 32px, 640px);
      border-inline-width: 1px;
    }
  `,
};

export type ModalLayout = keyof typeof modalLayout;
