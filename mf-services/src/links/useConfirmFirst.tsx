import { useRef, type ReactNode } from 'react';
import { isOver } from '../tracking/actions';
import type { OpenProject } from '../tracking/useProject';
import { ConfirmContact } from './ConfirmContact';

interface ConfirmFirst {
  /** Stands above what needs a confirmed address; `null` when it is confirmed, or when nothing can happen any more. */
  confirmFirst: ReactNode;
  /** Leads there whoever tries what needs it. */
  onUnconfirmed: (() => void) | null;
}

/** Asks for the address of a request's contact to be confirmed. */
export function useConfirmFirst({ view, token }: OpenProject, onChanged: () => Promise<unknown>): ConfirmFirst {
  const words = useRef<HTMLParagraphElement>(null);
  const { project, requests, contact } = view;
  if (!contact || contact.confirmed || requests.every(isOver)) return { confirmFirst: null, onUnconfirmed: null };
  const mailToken = project.link === 'mail' ? token : null;
  return {
    confirmFirst: <ConfirmContact ref={words} address={contact.email} mailToken={mailToken} onChanged={onChanged} />,
    onUnconfirmed: () => words.current?.focus(),
  };
}
