import { useAskedQuery } from 'section-kit';
import { parseProvince, type Province } from './provinces';

/** The province of the address, and how to change it. What else the address holds stays. */
export function useProvince(): [province: Province | null, choose: (code: string) => void] {
  const [asked, ask] = useAskedQuery();
  const params = new URLSearchParams(asked);
  const choose = (code: string) => {
    if (code) params.set('province', code);
    else params.delete('province');
    ask(params);
  };
  return [parseProvince(params.get('province')), choose];
}
