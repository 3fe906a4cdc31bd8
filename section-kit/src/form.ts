export { emailRule, optionalText, phoneRule, requiredText } from './form/rules';
export { formDrafts, type FormDraft } from './form/formDrafts';
export { StoredForm, type StoredFormProps } from './form/StoredForm';
export { useStoredForm, type StoredFormState } from './form/useStoredForm';
