import { useId, useState } from 'react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon';
import { AccordionBox, AccordionContent, AccordionRow, AccordionTrigger } from './accordionStyles';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends HTMLAttributes<HTMLDivElement> {
  /** `single` closes the open item when another opens. */
  type?: 'single' | 'multiple';
  items: readonly AccordionItem[];
  /** Ids of the items that are open at first. */
  defaultOpen?: readonly string[];
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  ref?: Ref<HTMLDivElement>;
}

/** Headings that show and hide what is below them. Every item can be closed; on paper all are open. */
export function Accordion({ type = 'single', items, defaultOpen = [], headingLevel = 3, ...root }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  const prefix = useId();
  const [open, setOpen] = useState<readonly string[]>(type === 'single' ? defaultOpen.slice(0, 1) : defaultOpen);
  const toggle = (id: string) =>
    setOpen((before) => (before.includes(id) ? before.filter((other) => other !== id) : type === 'single' ? [id] : [...before, id]));
  return (
    <AccordionBox {...root}>
      {items.map(({ id, title, content }, index) => {
        const isOpen = open.includes(id);
        const [triggerId, contentId] = [`${prefix}-${index}`, `${prefix}-${index}-content`];
        return (
          <AccordionRow key={id}>
            <Heading>
              <AccordionTrigger type="button" id={triggerId} aria-expanded={isOpen} aria-controls={contentId} onClick={() => toggle(id)}>
                {title}
                <Icon name="ChevronDown" />
              </AccordionTrigger>
            </Heading>
            <AccordionContent id={contentId} role="region" aria-labelledby={triggerId} hidden={!isOpen}>
              {content}
            </AccordionContent>
          </AccordionRow>
        );
      })}
    </AccordionBox>
  );
}
