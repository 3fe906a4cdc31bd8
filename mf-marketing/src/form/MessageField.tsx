import { useLocale, useT } from '@marketplace/section-kit';
import { formatNumber, TextArea, type TextAreaProps } from '@marketplace/shared-ui';
import { formMessages } from './formMessages';

/** What the database takes. */
const MAX_MESSAGE_LENGTH = 5000;

/** A long text that says how much of it is used. It never cuts off: too much is said at the field when it is sent. */
export function MessageField({ used, ...field }: Omit<TextAreaProps, 'hint' | 'maxLength'> & { used: number }) {
  const t = useT(formMessages);
  const locale = useLocale();
  const hint = t('used', { used: formatNumber(used, locale), most: formatNumber(MAX_MESSAGE_LENGTH, locale) });
  return <TextArea {...field} hint={hint} />;
}
