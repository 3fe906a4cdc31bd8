import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { UiProvider } from '@marketplace/shared-ui';
import { createUi } from '../host/createUi';
import { withLocale } from '../manifest/locale.ts';
import type { SectionDefinition } from '../section/defineSection';
import { ShellProvider } from '../shell/ShellContext';
import { createTestQueryClient } from './createTestQueryClient';
import { createTestShell, type TestShell, type TestShellOptions } from './createTestShell';
import { loadPage, TestOutlet } from './TestOutlet';

export interface RenderSectionOptions extends TestShellOptions {
  /** Address without language prefix; the prefix follows `locale`. */
  path: string;
}

export interface RenderedSection extends RenderResult {
  shell: TestShell;
  /** The current address without language prefix, with query and hash. */
  address: () => string;
  /** What the history keeps with it. */
  historyState: () => unknown;
  /** Goes back in the history. */
  back: () => void;
}

type OnAddress = (address: string, state: unknown, goBack: () => void) => void;

/** Everything a component of a section stands in, around `children`. */
export function TestShellProviders({
  shell,
  path,
  onAddress,
  children,
}: {
  shell: TestShell;
  path: string;
  onAddress?: OnAddress;
  children: ReactNode;
}) {
  return (
    <MemoryRouter basename={withLocale('/', shell.locale)} initialEntries={[withLocale(path, shell.locale)]}>
      <ShellProvider value={shell}>
        <QueryClientProvider client={createTestQueryClient()}>
          <UiProvider value={createUi(shell.locale)}>
            {onAddress && <AddressProbe onAddress={onAddress} />}
            {children}
          </UiProvider>
        </QueryClientProvider>
      </ShellProvider>
    </MemoryRouter>
  );
}

/** Mounts a section at an address, with a shell of fakes around it and no federation. */
export async function renderSection(section: SectionDefinition, { path, ...options }: RenderSectionOptions): Promise<RenderedSection> {
  const shell = createTestShell(options);
  let address = path;
  let state: unknown = null;
  let goBack = () => {};
  const initial = await loadPage(section, path.split(/[?#]/)[0]!);
  let result!: RenderResult;
  await act(async () => {
    result = render(
      <TestShellProviders shell={shell} path={path} onAddress={(...next) => ([address, state, goBack] = next)}>
        <TestOutlet section={section} initial={initial} />
      </TestShellProviders>,
    );
  });
  return { ...result, shell, address: () => address, historyState: () => state, back: () => act(() => goBack()) };
}

function AddressProbe({ onAddress }: { onAddress: OnAddress }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  onAddress(pathname + search + hash, state, () => void navigate(-1));
  return null;
}
