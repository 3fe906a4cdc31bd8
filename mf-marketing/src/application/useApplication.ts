import { callFunction, useDb, useLocale, useSearchQuery } from '@marketplace/section-kit';
import { emailRule, optionalText, phoneRule, requiredText, useStoredForm, type StoredFormState } from '@marketplace/section-kit/form';
import { useLegalNotice, type NoticeState } from '@marketplace/section-kit/legal-notice';
import { v } from '@marketplace/shared-ui/forms';
import { useEffect, useEffectEvent } from 'react';
import { drafts } from '../form/drafts';
import { formMessages } from '../form/formMessages';
import { applicationQuery, hasPlans, toKind, type Kind } from './kinds';
import type { Status } from './statuses';

const schema = v.object({
  kind: requiredText(80, 'rule.kind.required'),
  company: requiredText(120, 'rule.company.required'),
  contactName: requiredText(120, 'rule.name.required'),
  email: emailRule,
  phone: phoneRule,
  website: v.pipe(
    v.string(),
    v.trim(),
    v.maxCodePoints(200, 'rule.long.200'),
    v.regex(/^$|^(https?:\/\/)?[^\s/@]+\.[^\s/@]+(\/\S*)?$/i, 'rule.website.invalid'),
  ),
  city: optionalText(80),
  province: v.string(),
  speciality: optionalText(200),
  plan: v.string(),
  message: optionalText(5000),
});
type Form = StoredFormState<v.InferOutput<typeof schema>, { reference: string; status: Status }>;
export type Application = Form & { notice: NoticeState };

interface ApplicationOfKind extends Application {
  kind: Kind | '';
  /** The choice of the kind stands in the address, so that it can be sent as a link. */
  nameKind: (chosen: string) => void;
}

const serverFields = {
  kind: ['kind', 'rule.kind.required'],
  company: ['company', 'rule.company.required'],
  contact_name: ['contactName', 'rule.name.required'],
  email: ['email', 'rule.email.invalid'],
  phone: ['phone', 'rule.phone.invalid'],
  website: ['website', 'rule.website.invalid'],
  city: ['city', 'rule.long.80'],
  speciality: ['speciality', 'rule.long.200'],
  message: ['message', 'rule.long.5000'],
} as const;

/**
 * The application form, with kind and plan from the address.
 *
 * @param fixedKind for a page that takes one kind only; its draft is its own
 */
export function useApplication(fixedKind?: Kind): ApplicationOfKind {
  const db = useDb();
  const locale = useLocale();
  const [{ kind: asked, plan }, setQuery] = useSearchQuery(applicationQuery);
  const kind = fixedKind ?? asked;
  const notice = useLegalNotice();
  const form: Form = useStoredForm({
    schema,
    messages: formMessages,
    initial: {
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
    draft: { store: drafts.of(fixedKind ? `application.${fixedKind}` : 'application') },
    serverFields,
    write: ({ contactName, ...values }, { honeypot, ...attempt }) => {
      const plan = hasPlans(toKind(values.kind)) ? values.plan : '';
      const application = {
        ...values,
        plan,
        contact_name: contactName,
        locale,
        notice: notice.idIn(values.province),
        ...attempt,
        honeypot,
      };
      return callFunction(db, 'submit_application', { application });
    },
  });
  // The address can change while the form is open: a link to another kind, or the way back.
  const take = useEffectEvent((name: 'kind' | 'plan', asked: string) => asked && form.set(name, asked));
  useEffect(() => void take('kind', kind), [kind]);
  useEffect(() => void take('plan', plan), [plan]);
  return { ...form, notice, kind: toKind(form.value('kind')), nameKind: (chosen) => setQuery({ kind: toKind(chosen) }) };
}
