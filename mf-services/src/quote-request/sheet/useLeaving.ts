import { useClosedByBack } from '@marketplace/section-kit/router';
import { useRef, useState } from 'react';

export interface Leaving {
  /** The question is open. */
  isAsking: boolean;
  /** Closes, or asks first: once, and only about what would be left. */
  leave: () => void;
  /** Closes. */
  close: () => void;
  /** Closes for a link that leads on: the step in the history stays behind it. */
  follow: () => void;
  /** Whoever was asked goes on. */
  stay: () => void;
}

/** How the form is left: by its button, Escape or Back. @param mayAsk whether something was typed that nobody got */
export function useLeaving({ mayAsk, onClose }: { mayAsk: () => boolean; onClose: () => void }): Leaving {
  const [isAsking, setIsAsking] = useState(false);
  const wasAsked = useRef(false);
  const ask = () => {
    if (wasAsked.current || !mayAsk()) return false;
    wasAsked.current = true;
    setIsAsking(true);
    return true;
  };
  const step = useClosedByBack('quote', () => {
    if (!ask()) onClose();
  });
  const close = () => {
    setIsAsking(false);
    step.leave();
    onClose();
  };
  return {
    isAsking,
    leave: () => {
      if (!ask()) close();
    },
    close,
    follow: onClose,
    stay: () => {
      setIsAsking(false);
      step.stay();
    },
  };
}
