import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../src/theme/GlobalStyle';
import { TestUi } from '../src/testing/TestUi';
import { Toasts } from '../src/toast/Toasts';
import { Gallery } from './Gallery';
import { readSettings } from './settings';

const settings = readSettings(location.search);
if (settings.theme) document.documentElement.dataset.theme = settings.theme;
document.documentElement.lang = `${settings.locale}-CA`;

// The product's Link prevents leaving the page; here links lead nowhere, so that every state can be looked at.
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href');
  if (href && !href.startsWith('#') && !href.startsWith('?')) event.preventDefault();
});

createRoot(document.getElementById('gallery')!).render(
  <TestUi value={{ locale: settings.locale }}>
    <GlobalStyle />
    <Gallery settings={settings} />
    <Toasts />
  </TestUi>,
);
