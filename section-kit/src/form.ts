export { emailRule, optionalText, phoneRule, requiredText } from './form/rules';
export { formDrafts, type FormDraft } from './form/formDrafts';
export { StoredForm, type StoredFormProps } from './form/StoredForm';
export { useStoredForm, type StoredFormState } from './form/useStoredForm';
// Two entries offer what a refused write says: a page with a form takes it from here, any other from `refusal`, which is a third as heavy.
export { RefusalAlert, type RefusalAlertProps } from './refusal/RefusalAlert';
export { useRefusalText } from './refusal/useRefusalText';
