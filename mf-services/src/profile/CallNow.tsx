import { useLocale, useNotify, useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { Button, type ButtonProps } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { profileMessages } from './messages';
import { openDialer, writePhone } from './phone';

const Reveal = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8);
  font-variant-numeric: tabular-nums;
  & > strong { font-size: 1.25rem; user-select: all; }
`;

interface CallNowProps extends Pick<ButtonProps, 'variant' | 'size' | 'block'> {
  name: string;
  phone: string;
  /** Whether the number appears below with a button that copies it, where nothing can call. */
  reveals?: boolean;
  onCall: () => void;
}

/** Calls the company on a device with a touch screen; elsewhere shows its number to copy. */
export function CallNow({ name, phone, reveals = true, onCall, ...button }: CallNowProps) {
  const t = useT(profileMessages);
  const locale = useLocale();
  const notify = useNotify();
  const [isShown, setIsShown] = useState(false);
  const written = writePhone(phone, locale);
  const call = () => {
    onCall();
    notify({ title: t('call.title', { name }), description: t('call.text', { phone: written }), tone: 'info' });
    if (window.matchMedia('(pointer: coarse)').matches) openDialer(phone);
    else setIsShown(true);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(written);
      notify({ title: t('call.copied'), tone: 'success' });
    } catch {
      notify({ title: t('call.copyFailed'), tone: 'failure' });
    }
  };
  return (
    <>
      <Button variant="outline" icon="Phone" {...button} onClick={call}>
        {t('call')} {reveals && <span>{written}</span>}
      </Button>
      {reveals && isShown && (
        <Reveal>
          <strong>{written}</strong>
          <Button variant="ghost" size="sm" icon="Copy" onClick={() => void copy()}>
            {t('call.copy')}
          </Button>
        </Reveal>
      )}
    </>
  );
}
