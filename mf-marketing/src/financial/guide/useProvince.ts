import { useSearchParams } from 'section-kit/router';
import { parseProvince, type Province } from './provinces';

/** The province of the address, and how to change it. What else the address holds stays. */
export function useProvince(): [province: Province | null, choose: (code: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (code: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (code) next.set('province', code);
        else next.delete('province');
        return next;
      },
      { replace: true },
    );
  return [parseProvince(params.get('province')), choose];
}
