import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { parseCents } from '@marketplace/section-kit/number';
import type { Province } from '@marketplace/section-kit/tax';
import { TextLink } from '@marketplace/shared-ui';
import { ONTARIO_ESTIMATE_LIMIT, rightsIn } from '../../../comparison/quotes/rights';
import { authorityName } from '../../../trade-hub/licences/authorities';
import { composerMessages } from './composerMessages';
import { Quiet } from './composerStyles';
import type { DraftTerms } from './QuoteDraft';

interface LawNoteProps {
  province: Province;
  terms: DraftTerms;
  totalCents: number;
}

/** What the law of the province asks of a company that quotes like this; nothing where we know of nothing. */
export function LawNote({ province, terms, totalCents }: LawNoteProps) {
  const t = useT(composerMessages);
  const locale = useLocale();
  const takesDeposit = (parseCents(terms.deposit, locale) ?? 0) > 0;
  const note =
    (province === 'ON' && terms.priceKind === 'estimate' && 'note.ON') ||
    (province === 'AB' && takesDeposit && 'note.AB') ||
    (province === 'QC' && takesDeposit && 'note.QC');
  if (!note) return null;
  const { source } = rightsIn(province);
  return (
    <div role="note">
      <p>{t(note, { amount: formatCents(Math.floor(totalCents * ONTARIO_ESTIMATE_LIMIT), locale) })}</p>
      <Quiet>
        <TextLink href={source.href}>{t('note.source', { source: authorityName(source, locale) })}</TextLink> {t('note.advice')}
      </Quiet>
    </div>
  );
}
