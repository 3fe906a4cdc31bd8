import { useEffect, useEffectEvent } from 'react';
import { ApplicationArea } from './ApplicationArea';
import type { Kind } from './kinds';
import { useApplication } from './useApplication';
import type { SentApplication } from './SentApplication';

export interface ApplicationProps {
  /** For a page that takes one kind only. */
  fixedKind?: Kind;
  /** Told what was stored, and `null` when a new application is begun. */
  onSent: (sent: SentApplication | null) => void;
  /** Told which kind is chosen, also by a draft of before. */
  onKind?: (kind: Kind | '') => void;
}

/** The form with its state, in one piece that is loaded after the words around it. */
export function Application({ fixedKind, onSent, onKind }: ApplicationProps) {
  const { kind, nameKind, ...application } = useApplication(fixedKind);
  const { sent } = application;
  const tell = useEffectEvent(onSent);
  useEffect(() => tell(sent && { ...sent.answer, email: sent.values.email }), [sent]);
  const tellKind = useEffectEvent((chosen: Kind | '') => onKind?.(chosen));
  useEffect(() => tellKind(kind), [kind]);
  return <ApplicationArea application={application} kind={kind} onKindChosen={nameKind} isKindFixed={fixedKind !== undefined} />;
}
