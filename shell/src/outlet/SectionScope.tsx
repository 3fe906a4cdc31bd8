import { useMemo, type ReactNode } from 'react';
import type { SectionInPage } from '@marketplace/section-kit/host';
import { ShellProvider } from '@marketplace/section-kit/host';
import { useHost } from '../HostContext';
import { SectionErrorBoundary } from './SectionErrorBoundary';

interface Props {
  /** `null` for pages of the shell. */
  section: SectionInPage | null;
  version: string;
  resetKey: unknown;
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Around everything a section renders: its view of the shell, and the place its errors stop at. */
export function SectionScope({ section, version, resetKey, fallback, children }: Props) {
  const { shell, authActions, report } = useHost();
  const name = section?.name ?? 'shell';
  const mayAuthenticate = section?.capabilities?.includes('auth') ?? false;
  const ownShell = useMemo(() => (mayAuthenticate ? { ...shell, authActions } : shell), [mayAuthenticate, shell, authActions]);
  const onError = (error: unknown) =>
    report({ section: name, version, phase: 'render', attempt: 1, message: error instanceof Error ? error.message : String(error) });
  return (
    <ShellProvider value={ownShell}>
      <SectionErrorBoundary resetKey={resetKey} onError={onError} fallback={fallback}>
        {children}
      </SectionErrorBoundary>
    </ShellProvider>
  );
}
