import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import { Button, FilterChip } from '@marketplace/shared-ui';
import { useId, useRef, useState } from 'react';
import { composerMessages } from './composerMessages';
import { Group, Row } from './composerStyles';
import type { QuoteTemplate } from './templates';

const load = () => import(/* webpackChunkName: "delete-templates" */ './DeleteTemplates');

interface TemplateChipsProps {
  /** Whose templates they are. */
  company: string;
  templates: readonly QuoteTemplate[];
  onApply: (template: QuoteTemplate) => void;
}

/** The templates to begin with, each one press away; nothing while there are none. */
export function TemplateChips({ company, templates, onApply }: TemplateChipsProps) {
  const t = useT(composerMessages);
  const listId = useId();
  const [isDeleting, setIsDeleting] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  if (templates.length === 0) return null;
  return (
    <Group>
      <legend>{t('templates')}</legend>
      <Row>
        {templates.map((template) => (
          <FilterChip key={template.id} selected={false} onClick={() => onApply(template)}>
            {template.name}
          </FilterChip>
        ))}
        <Button
          ref={toggle}
          variant="ghost"
          size="sm"
          aria-expanded={isDeleting}
          aria-controls={isDeleting ? listId : undefined}
          onClick={() => setIsDeleting(!isDeleting)}
        >
          {t('templates.delete')}
        </Button>
      </Row>
      {isDeleting && (
        <div id={listId}>
          <LatePart name="services/delete-templates" load={load} failed={t('templates.failed')}>
            {({ DeleteTemplates }) => <DeleteTemplates {...{ company, templates }} onDeleted={() => toggle.current?.focus()} />}
          </LatePart>
        </div>
      )}
    </Group>
  );
}
