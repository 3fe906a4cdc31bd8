import type { Offer } from './ComparedQuote';
import { useFacts } from './useFacts';

/** The heading of a group of rows. */
export const GroupRow = ({ label, offers }: { label: string; offers: number }) => (
  <tr>
    <th scope="rowgroup" colSpan={offers + 1}>
      <span>{label}</span>
    </th>
  </tr>
);

interface FactRowsProps {
  offers: readonly Offer[];
  /** Secret of the private link of a guest. */
  token: string | null;
  /** Chooses an optional line, or no longer. */
  onToggle: (line: string) => void;
}

/** What is known of the quotes, in groups: one row for each fact, one cell for each quote. */
export function FactRows({ offers, token, onToggle }: FactRowsProps) {
  return useFacts(offers, token, onToggle).map(({ key, label, facts }) => (
    <tbody key={key}>
      <GroupRow label={label} offers={offers.length} />
      {facts.map((fact) => (
        <tr key={fact.key}>
          <th scope="row">{fact.label}</th>
          {offers.map((offer) => (
            <td key={offer.id}>{fact.cell(offer)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  ));
}
