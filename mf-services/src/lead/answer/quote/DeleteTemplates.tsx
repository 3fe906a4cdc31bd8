import { callFunction, useDb, useNotify, useT } from '@marketplace/section-kit';
import { useQueryClient } from '@marketplace/section-kit/query';
import styled from 'styled-components';
import { ConfirmedWrite } from '../../ConfirmedWrite';
import { composerMessages } from './composerMessages';
import { Row } from './composerStyles';
import type { QuoteTemplate } from './templates';
import { templatesKey } from './useQuoteStart';

const List = styled(Row)`
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface DeleteTemplatesProps {
  /** Whose templates they are. */
  company: string;
  templates: readonly QuoteTemplate[];
  /** Once it is gone, and with it the button that was pressed. */
  onDeleted: () => void;
}

/** Deletes templates of the company, each of them asked back. */
export function DeleteTemplates({ company, templates, onDeleted }: DeleteTemplatesProps) {
  const t = useT(composerMessages);
  const db = useDb();
  const client = useQueryClient();
  const notify = useNotify();
  const remove = async (template: QuoteTemplate) => {
    await callFunction(db, 'delete_quote_template', { id: template.id });
    notify({ title: t('template.deleted', { name: template.name }), tone: 'success' });
    await client.invalidateQueries({ queryKey: templatesKey(company) });
    onDeleted();
  };
  return (
    <List as="ul" role="list">
      {templates.map((template) => (
        <li key={template.id}>
          <ConfirmedWrite
            label={t('template.delete', { name: template.name })}
            title={t('template.delete.title', { name: template.name })}
            text={t('template.delete.text')}
            cancelLabel={t('template.keep')}
            onConfirm={() => remove(template)}
          />
        </li>
      ))}
    </List>
  );
}
