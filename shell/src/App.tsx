import { useEffect, useRef, type MouseEvent } from 'react';
import { useT } from '@marketplace/section-kit';
import { createUi, QueryClientProvider, ShellProvider, type createQueryClient } from '@marketplace/section-kit/host';
import { GlobalStyle, SkipLink, Toasts, UiProvider, useHydrated } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { takeOver } from './boot/takeOver';
import { HostProvider, type Host } from './HostContext';
import { shellMessages } from './messages';
import { LateMemoryBanner } from './memory/LateMemoryBanner';
import { OfflineBanner } from './offline/OfflineBanner';
import { SectionOutlet } from './outlet/SectionOutlet';
import { LazySignInQuestion } from './sign-in-question/LazySignInQuestion';

/** The footer starts below the first view, so that nobody sees it move while a page fills. */
const Main = styled.main`
  min-height: calc(100dvh - var(--ui-header-height));
  &:focus-visible { outline-style: none; box-shadow: none; }
`;

/** The whole page inside a router: what stays on every page, around the section that owns the address. */
export function App({ host, queryClient }: { host: Host; queryClient: ReturnType<typeof createQueryClient> }) {
  const ui = useRef(createUi(host.shell.locale)).current;
  useEffect(() => void takeOver(), []);
  return (
    <HostProvider value={host}>
      <ShellProvider value={host.shell}>
        <QueryClientProvider client={queryClient}>
          <UiProvider value={ui}>
            <GlobalStyle />
            <Frame />
            <LazySignInQuestion />
            <LateToasts />
          </UiProvider>
        </QueryClientProvider>
      </ShellProvider>
    </HostProvider>
  );
}

/** A page from the server has no messages, so it need not carry how they look. What brings them renders nothing else anew. */
function LateToasts() {
  return useHydrated() && <Toasts />;
}

function Frame() {
  const t = useT(shellMessages);
  const main = useRef<HTMLElement>(null);
  const skip = (event: MouseEvent) => {
    // Following the anchor would count as a navigation.
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <>
      <SkipLink href="#main" onClick={skip}>
        {t('skip')}
      </SkipLink>
      <Header />
      <OfflineBanner />
      <LateMemoryBanner />
      <Main id="main" ref={main} tabIndex={-1}>
        <SectionOutlet main={main} />
      </Main>
      <Footer />
    </>
  );
}
