import { defineMessages, deviceStore, translator } from '@marketplace/section-kit';
import { splitLocale } from '@marketplace/section-kit/host';
import { toast } from '@marketplace/shared-ui';

const messages = defineMessages('shell.confirmed', {
  en: { title: 'Email confirmed', text: 'Your account is ready and you are signed in.' },
  fr: { title: 'Courriel confirmé', text: 'Votre compte est prêt et votre session est ouverte.' },
});

const store = deviceStore({
  key: 'shell.confirmed',
  version: 1,
  storage: 'session',
  schema: (stored) => (stored === true ? true : undefined),
  empty: false,
});

/** Keeps that an address was just confirmed until somebody is told, also on the way to the page in their language. */
export function noteConfirmed(): void {
  store.write(true);
}

/** Says once that the address is confirmed, where that is news. */
export function tellConfirmed(): void {
  if (!store.read()) return;
  store.clear();
  const t = translator(splitLocale(location.pathname).locale, messages);
  toast({ title: t('title'), description: t('text'), tone: 'success' });
}
