import { optionalText, requiredText } from '@marketplace/section-kit/form';
import { v } from '@marketplace/shared-ui/forms';

/** What a company can prove, as the database takes it. */
export const credentialKinds = [
  'liability_insurance',
  'workers_comp',
  'identity',
  'rbq',
  'esa_ecra',
  'tssa',
  'bc_housing',
  'ab_prepaid',
  'red_seal',
  'municipal',
  'pesticide',
] as const;

/** Holds in all provinces. */
export const isCanadian = (kind: string) => kind === 'identity' || kind === 'liability_insurance';
/** No public register holds it, so that somebody has to see the document. */
export const needsPhoto = (kind: string) => isCanadian(kind) || kind === 'workers_comp';

/** What is entered; `evidence` says whether there is a photo. */
export const credentialRules = v.pipe(
  v.object({
    kind: requiredText(80, 'rule.kind'),
    number: requiredText(80, 'rule.number'),
    issuer: optionalText(120),
    jurisdiction: optionalText(80),
    expiresOn: optionalText(80),
    evidence: optionalText(80),
  }),
  v.forward(
    v.check(({ kind, issuer }) => kind !== 'liability_insurance' || issuer !== '', 'rule.issuer'),
    ['issuer'],
  ),
  v.forward(
    v.check(({ kind, expiresOn }) => kind !== 'liability_insurance' || expiresOn !== '', 'rule.expiresOn'),
    ['expiresOn'],
  ),
  v.forward(
    v.check(({ kind, jurisdiction }) => kind === '' || isCanadian(kind) || jurisdiction !== '', 'rule.jurisdiction'),
    ['jurisdiction'],
  ),
  v.forward(
    v.check(({ kind, evidence }) => !needsPhoto(kind) || evidence !== '', 'rule.evidence'),
    ['evidence'],
  ),
);
