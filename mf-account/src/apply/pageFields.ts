import { optionalText, requiredText } from '@marketplace/section-kit/form';
import { v } from '@marketplace/shared-ui/forms';
import type { PageField } from './pageForms';

const ruleOf = ({ name, required, look }: PageField) =>
  required ? requiredText(look === 'lines' ? 5000 : 200, `rule.${name}`) : optionalText(look === 'lines' ? 5000 : 200);

/** What the form of some fields takes. */
export const schemaOf = (fields: readonly PageField[]) => v.object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)])));

/** Where a refusal of the database belongs, by the name it gives to the field. */
export const serverFieldsOf = (fields: readonly PageField[]) =>
  Object.fromEntries(fields.map(({ name, server }) => [server, [name, `rule.${name}`] as const]));
