export { Controller, FormProvider, useForm, useFormContext } from 'react-hook-form';
export type { FieldErrors, SubmitHandler, UseFormReturn } from 'react-hook-form';
export * as v from './schema';
export { FormErrorSummary } from './form-error-summary/FormErrorSummary';
export type { FormError, FormErrorSummaryProps } from './form-error-summary/FormErrorSummary';
export { PasswordField } from './password-field/PasswordField';
export type { PasswordFieldProps } from './password-field/PasswordField';
export { schemaResolver } from './schemaResolver';
