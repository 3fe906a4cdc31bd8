export { ContactFields } from './form/ContactFields';
export {
  contactFields,
  contactSchema,
  emailRule,
  optionalText,
  phoneForCalls,
  phoneRule,
  requiredText,
  type ContactValues,
} from './form/rules';
export { formDrafts, type FormDraft } from './form/formDrafts';
export { StoredForm, type StoredFormProps } from './form/StoredForm';
export { useStoredForm, type StoredFormState } from './form/useStoredForm';
