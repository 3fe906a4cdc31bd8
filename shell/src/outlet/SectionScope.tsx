import { useEffect, useMemo, type ReactNode } from 'react';
import { afterFrame } from '@marketplace/shared-ui';
import type { SectionInPage } from '@marketplace/section-kit/host';
import { ShellProvider } from '@marketplace/section-kit/host';
import { useHost } from '../HostContext';
import { describeChange, restoreBuiltIns } from '../section-loader/builtIns';
import { SectionErrorBoundary } from './SectionErrorBoundary';

interface Props {
  /** `null` for pages of the shell. */
  section: SectionInPage | null;
  version: string;
  resetKey: unknown;
  /** Shown where there is nothing to fall back to. */
  fallback: (retry: () => void) => ReactNode;
  /** Shown while the last good build of the section takes the place of one that threw. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Around everything a section renders: its view of the shell, and the place its errors stop at. */
export function SectionScope({ section, version, resetKey, fallback, placeholder, children }: Props) {
  const { shell, authActions, loader, report } = useHost();
  const mayAuthenticate = section?.capabilities?.includes('auth') ?? false;
  const ownShell = useMemo(() => (mayAuthenticate ? { ...shell, authActions } : shell), [mayAuthenticate, shell, authActions]);
  const onError = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    if (section) loader.fallBack(section, version, 'render', message);
    else report({ section: 'shell', version, phase: 'render', attempt: 1, message });
  };
  const isReplaced = section !== null && loader.canFallBack(section, version);
  return (
    <ShellProvider value={ownShell}>
      <SectionErrorBoundary
        key={version}
        resetKey={resetKey}
        onError={onError}
        fallback={(retry) => (isReplaced ? placeholder : fallback(retry))}
      >
        {children}
        {section && <Shown section={section} version={version} />}
      </SectionErrorBoundary>
    </ShellProvider>
  );
}

/** Stands behind what a section shows, and is there only while nothing of it has thrown. */
function Shown({ section, version }: { section: SectionInPage; version: string }) {
  const { loader } = useHost();
  useEffect(() => {
    const changed = restoreBuiltIns();
    if (changed) loader.fallBack(section, version, 'render', describeChange(changed));
    else if (version === section.current.version) afterFrame(() => loader.settle(section));
  }, [loader, section, version]);
  return null;
}
