import { useId } from 'react';
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

/**
 * Headings that show and hide what is below them, by the browser itself: also before any script runs, and for what is searched
 * for in the page. Every item can be closed; on paper all are open.
 */
export function Accordion({ type = 'single', items, defaultOpen = [], headingLevel = 3, ...root }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  const group = useId();
  const open = type === 'single' ? defaultOpen.slice(0, 1) : defaultOpen;
  return (
    <AccordionBox {...root}>
      {items.map(({ id, title, content }) => (
        <AccordionRow key={id} name={type === 'single' ? group : undefined} open={open.includes(id)}>
          <AccordionTrigger>
            <Heading>{title}</Heading>
            <Icon name="ChevronDown" />
          </AccordionTrigger>
          <AccordionContent>{content}</AccordionContent>
        </AccordionRow>
      ))}
    </AccordionBox>
  );
}
