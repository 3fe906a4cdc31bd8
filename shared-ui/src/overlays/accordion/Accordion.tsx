import { Accordion as RadixAccordion } from 'radix-ui';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../icon/Icon';
import { AccordionBox, AccordionContent, AccordionRow, AccordionTrigger } from './accordionStyles';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'dir'> {
  /** `single` closes the open item when another opens. */
  type?: 'single' | 'multiple';
  items: readonly AccordionItem[];
  /** Ids of the items that are open at first. */
  defaultOpen?: readonly string[];
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  ref?: Ref<HTMLDivElement>;
}

/** Headings that show and hide what is below them. Every item can be closed. */
export function Accordion({ type = 'single', items, defaultOpen = [], headingLevel = 3, ...root }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  const rows = items.map((item) => (
    <AccordionRow key={item.id} value={item.id}>
      <RadixAccordion.Header asChild>
        <Heading>
          <AccordionTrigger>
            {item.title}
            <Icon name="ChevronDown" />
          </AccordionTrigger>
        </Heading>
      </RadixAccordion.Header>
      <AccordionContent>{item.content}</AccordionContent>
    </AccordionRow>
  ));
  return type === 'single' ? (
    <AccordionBox {...root} type="single" collapsible defaultValue={defaultOpen[0]}>
      {rows}
    </AccordionBox>
  ) : (
    <AccordionBox {...root} type="multiple" defaultValue={[...defaultOpen]}>
      {rows}
    </AccordionBox>
  );
}
