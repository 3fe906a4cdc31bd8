import type { Locale } from '@marketplace/section-kit';
import type { Province } from '@marketplace/section-kit/tax';
import { governments, type Authority } from '../../trade-hub/licences/authorities';

export interface RightsNote {
  points: Readonly<Record<Locale, readonly string[]>>;
  source: Authority;
  /** `read`: we read it at the source or in a copy of it. `general`: common knowledge that we have not confirmed there. */
  basis: 'read' | 'general';
}

/** Day of our notes. */
export const rightsNotedOn = '2026-11-20';

/** Ontario, Consumer Protection Act, 2002: a price may exceed its written estimate by a tenth at most, unless both agree. */
export const ONTARIO_ESTIMATE_LIMIT = 1.1;

const single: Partial<Record<Province, RightsNote>> = {
  ON: {
    points: {
      en: [
        'The final price may not be more than 10 percent above a written estimate, unless you agree to a change.',
        'Work for more than $50 has to be agreed in writing. If it starts or arrives more than 30 days late, you may cancel.',
        'Contracts made at your home often come with 10 days to cancel. Which ones do is explained at the source.',
      ],
      fr: [
        'Le prix final ne peut dépasser une estimation écrite de plus de 10\u00a0%, à moins que vous n’acceptiez un changement.',
        'Des travaux de plus de 50\u00a0$ exigent une entente écrite. Après plus de 30 jours de retard, vous pouvez annuler.',
        'Un contrat conclu chez vous peut souvent être annulé dans les 10 jours. La source précise lesquels.',
      ],
    },
    source: {
      name: 'Government of Ontario, guide for home renovation and roofing businesses',
      french: 'Gouvernement de l’Ontario, guide pour les entreprises de rénovation et de toiture',
      href: 'https://www.ontario.ca/page/guide-home-renovation-and-roofing-businesses',
    },
    basis: 'read',
  },
  QC: {
    points: {
      en: [
        'Contracts signed at your home for doors, windows, roofing, insulation or siding are in writing, with a permit of the Office de la protection du consommateur, and can be cancelled within 10 days. No deposit may be taken before that.',
        'An RBQ licence is compulsory for most work. Check that its number is on the contract and that the name is the same.',
      ],
      fr: [
        'Un contrat de portes, de fenêtres, de toiture, d’isolation ou de parement signé chez vous doit être écrit; l’entreprise doit détenir un permis de l’Office de la protection du consommateur, et vous avez 10 jours pour annuler. Aucun acompte ne peut être pris avant.',
        'Une licence RBQ est obligatoire pour la plupart des travaux. Vérifiez que son numéro figure au contrat et que le nom est le même.',
      ],
    },
    source: {
      name: 'Office de la protection du consommateur',
      href: 'https://www.opc.gouv.qc.ca/vente-itinerante/vente-itinerante/fiche-conseil/',
    },
    basis: 'read',
  },
  AB: {
    points: {
      en: [
        'A contractor who takes money before the work is done, on a contract made away from its own place of business, needs a prepaid contracting licence and security.',
      ],
      fr: [
        'Un entrepreneur qui prend de l’argent avant la fin des travaux, sur un contrat conclu hors de son établissement, doit détenir une licence d’entrepreneur à paiement anticipé («\u00a0prepaid contracting licence\u00a0») et une garantie.',
      ],
    },
    source: governments.AB,
    basis: 'read',
  },
};

const elsewhere: RightsNote['points'] = {
  en: [
    'Contracts made at your home can be cancelled for some days in most provinces. Ask the consumer office how many, and which contracts count.',
  ],
  fr: [
    'Dans la plupart des provinces, un contrat conclu chez vous peut être annulé pendant quelques jours. Demandez à l’organisme de protection du consommateur combien, et pour quels contrats.',
  ],
};

/** What a homeowner should know before signing, where the work is done. */
export function rightsIn(province: Province): RightsNote {
  return single[province] ?? { points: elsewhere, source: governments[province], basis: 'general' };
}
