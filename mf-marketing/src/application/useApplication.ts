import { useSearchParams } from 'section-kit/router';
import { z } from 'shared-ui/forms';
import { useEffect } from 'react';
import { choice, emailRule, optionalText, phoneRule, requiredText, websiteRule } from '../form/rules';
import { useStoredForm, type StoredForm } from '../form/useStoredForm';
import { askedKind, askedPlan, hasPlans, type Kind } from './kinds';
import type { Status } from './statuses';

const schema = z.object({
  kind: choice('rule.kind.required'),
  company: requiredText(120, 'rule.company.required'),
  contactName: requiredText(120, 'rule.name.required'),
  email: emailRule,
  phone: phoneRule,
  website: websiteRule,
  city: optionalText(80),
  province: z.string(),
  speciality: optionalText(200),
  plan: z.string(),
  message: optionalText(5000),
});
export type ApplicationValues = z.infer<typeof schema>;
export type Application = StoredForm<ApplicationValues, { reference: string; status: Status }>;

/**
 * The application form, with kind and plan from the address.
 *
 * @param fixedKind for a page that takes one kind only; its draft is its own
 */
export function useApplication(fixedKind?: Kind): Application & { kind: Kind | '' } {
  const [query] = useSearchParams();
  const kind = fixedKind ?? askedKind(query.get('kind'));
  const plan = askedPlan(query.get('plan'));
  const stored: Application = useStoredForm({
    name: fixedKind ? `application.${fixedKind}` : 'application',
    schema,
    empty: {
      kind,
      company: '',
      contactName: '',
      email: '',
      phone: '',
      website: '',
      city: '',
      province: '',
      speciality: '',
      plan,
      message: '',
    },
    store: { call: 'submit_application', argument: 'application' },
    fields: { contact_name: 'contactName' },
  });
  const { setValue } = stored.form;
  // The address can change while the form is open: a link to another kind, or the way back.
  useEffect(() => {
    if (kind) setValue('kind', kind);
  }, [kind, setValue]);
  useEffect(() => {
    if (plan) setValue('plan', plan);
  }, [plan, setValue]);

  const chosen = askedKind(stored.form.watch('kind'));
  return {
    ...stored,
    kind: chosen,
    submit: (values, trap) => stored.submit({ ...values, plan: hasPlans(chosen) ? values.plan : '' }, trap),
  };
}
