import { useT } from '@marketplace/section-kit';
import { reachableMessages } from '@marketplace/section-kit/reachable';
import { useId } from 'react';
import { Checkbox, FormAlert } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { ListLine } from '../list/linesOf';
import { sendMessages } from './sendMessages';

export interface ListVendor {
  id: string;
  name: string;
  lines: number;
}

const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; font-size: 0.9375rem; font-weight: 600; }
`;

/** The vendors of a list with the number of their lines, in the order of the list. */
export function vendorsOf(lines: readonly ListLine[]): ListVendor[] {
  const ids = [...new Set(lines.flatMap(({ vendorId }) => vendorId ?? []))];
  return ids.map((id) => {
    const own = lines.filter(({ vendorId }) => vendorId === id);
    return { id, name: own[0]!.vendorName ?? '', lines: own.length };
  });
}

interface VendorChoiceProps {
  vendors: readonly ListVendor[];
  /** Ids of those that nobody reads for. */
  unreachable: ReadonlySet<string>;
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Whether too few or too many are chosen. */
  error: boolean;
}

/** Who gets the list: every vendor on it unless somebody is left out. */
export function VendorChoice({ vendors, unreachable, chosen, onChange, error }: VendorChoiceProps) {
  const t = useT(sendMessages);
  const reachable = useT(reachableMessages);
  const errorId = useId();
  const label = ({ name, lines }: ListVendor) => t('vendor', { vendor: name, count: lines });
  const unread = ({ id, name }: ListVendor) => unreachable.has(id) && reachable('company', { name });
  const [first, ...others] = vendors;
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <legend>{t('vendors')}</legend>
      {first && others.length === 0 && (
        <>
          <p>{label(first)}</p>
          {unreachable.has(first.id) && <p>{unread(first)}</p>}
        </>
      )}
      {others.length > 0 &&
        vendors.map((vendor) => (
          <Checkbox
            key={vendor.id}
            label={label(vendor)}
            hint={unread(vendor)}
            checked={chosen.includes(vendor.id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, vendor.id] : chosen.filter((id) => id !== vendor.id))}
          />
        ))}
      {error && <FormAlert id={errorId}>{t('vendors.few')}</FormAlert>}
    </Group>
  );
}
