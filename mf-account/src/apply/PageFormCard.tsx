import { useDb, useLocale, useNotify, useT } from '@marketplace/section-kit';
import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { BroughtBack } from '../form/BroughtBack';
import { useBringBack, useEditDraft } from '../form/useEditDraft';
import { ProfileCard } from '../profile/ProfileCard';
import { applyMessages } from './applyMessages';
import { schemaOf, serverFieldsOf } from './pageFields';
import { pageForms } from './pageForms';
import { pageFormMessages } from './pageFormMessages';
import { PageFormField } from './PageFormField';
import { useReadAgain, type CompanyPage } from './useApplications';

interface PageFormCardProps {
  item: keyof typeof pageForms;
  page: CompanyPage;
  /** What is stored already. */
  children?: ReactNode;
}

/** One point of the list: what to write for it, and its own button. */
export function PageFormCard({ item, page, children }: PageFormCardProps) {
  const { fields, initial, save, adds, submit } = pageForms[item];
  const t = useT(pageFormMessages);
  const title = useT(applyMessages)(`item.${item}`);
  const db = useDb();
  const locale = useLocale();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const [start] = useState(() => initial(page));
  const draft = useEditDraft(`setup.${page.id}.${item}`, start);
  const form = useStoredForm({
    schema: schemaOf(fields),
    messages: pageFormMessages,
    initial: start,
    serverFields: serverFieldsOf(fields),
    onType: draft.keep,
    write: async (values, attempt) => {
      await save(db, page, values, draft.idOf(attempt), locale);
      draft.end();
      await readAgain();
      notify({ title: t('saved'), description: title, tone: 'success' });
      return adds ?? false;
    },
  });
  useBringBack(draft, form.set);
  const drop = () => {
    for (const [name, value] of Object.entries(start)) form.set(name, value);
    draft.end();
  };
  const isAdded = form.sent?.answer === true && !form.write.busy;
  const beginNext = useEffectEvent(form.restart);
  useEffect(() => {
    if (isAdded) beginNext();
  }, [isAdded]);
  return (
    <ProfileCard id={item} title={title}>
      {children}
      <StoredForm form={form} label={title} submitLabel={t(submit)} busyLabel={t('busy')}>
        {draft.isBroughtBack && <BroughtBack onDrop={drop} />}
        {fields.map((field) => (
          <PageFormField key={field.name} field={field} form={form} isPlaced={page.placed} />
        ))}
      </StoredForm>
    </ProfileCard>
  );
}
