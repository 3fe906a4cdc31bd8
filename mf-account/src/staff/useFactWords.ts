import { useLocale, useT } from '@marketplace/section-kit';
import { taxMessages } from '@marketplace/section-kit/tax';
import { tradeLabel } from '@marketplace/supabase/trades';
import { credentialMessages } from '../company/credentialMessages';
import { factMessages } from './factMessages';

/** Words for what the database says in its own: names of facts, values, states. What people typed stays as it is. */
export function useFactWords() {
  const locale = useLocale();
  const fact = useT<string>(factMessages);
  const credential = useT<string>(credentialMessages);
  const province = useT<string>(taxMessages);
  const known = (key: string) => key in factMessages.catalogues.en;
  const valueOf = (value: string) => {
    if (known(`value.${value}`)) return fact(`value.${value}`);
    if (value in credentialMessages.catalogues.en) return credential(value);
    return value in taxMessages.catalogues.en ? province(value) : tradeLabel(value, locale);
  };
  const closed = ['kind', 'side', 'province', 'jurisdiction', 'trade', 'wanted_trade', 'credential', 'subject', 'locale'];
  return {
    name: (key: string) => (known(key) ? fact(key) : key),
    status: (status: string) => (known(`status.${status}`) ? fact(`status.${status}`) : status),
    value: (value: string) => valueOf(value),
    /** Of one fact, which may be a text of somebody. */
    valueOf: (key: string, value: string) => {
      if (key === 'holds') return value.split('\n').map(valueOf).join('\n');
      return closed.includes(key) ? valueOf(value) : value;
    },
  };
}
