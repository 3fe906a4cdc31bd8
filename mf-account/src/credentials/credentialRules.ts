import { optionalText, requiredText } from '@marketplace/section-kit/form';
import { z } from '@marketplace/shared-ui/forms';

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

const fields = z.object({
  kind: requiredText(80, 'rule.kind'),
  number: requiredText(80, 'rule.number'),
  issuer: optionalText(120),
  jurisdiction: optionalText(80),
  expiresOn: optionalText(80),
  evidence: optionalText(80),
});

/** What is entered; `evidence` says whether there is a photo. */
export const credentialRules = fields.check(
  z.check(({ value, issues }) => {
    const demand = (name: keyof typeof value) => {
      if (!value[name]) issues.push({ path: [name], message: `rule.${name}` });
    };
    if (value.kind === 'liability_insurance') {
      demand('issuer');
      demand('expiresOn');
    }
    if (value.kind && !isCanadian(value.kind)) demand('jurisdiction');
    if (needsPhoto(value.kind)) demand('evidence');
  }),
);
