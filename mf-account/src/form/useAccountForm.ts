import { schemaResolver, useForm, type UseFormReturn } from 'shared-ui/forms';

/** What a form of the account holds: texts by field name. */
export type Texts = Record<string, string>;

type Schema<Values extends Texts> = Parameters<typeof schemaResolver<Values, Values>>[0];
type Empty<Values extends Texts> = NonNullable<Parameters<typeof useForm<Values>>[0]>['defaultValues'];

/**
 * A form whose rules are a schema with keys of `formMessages` as messages. Nothing is marked before the first submit;
 * after it, a field is checked again while it is typed in: a message that goes away when the field is left would move
 * the button from under a press that is already on its way. `AccountForm` moves the focus.
 *
 * @param empty a value for every field, in the order of the page
 */
export function useAccountForm<Values extends Texts>(schema: Schema<Values>, empty: Empty<Values>): UseFormReturn<Values> {
  return useForm({ resolver: schemaResolver(schema), defaultValues: empty, reValidateMode: 'onChange', shouldFocusError: false });
}
