import { useT } from '@marketplace/section-kit';
import { useStoredForm } from '@marketplace/section-kit/form';
import { FilterChip, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { Group } from './Group';
import { whatSchema } from './detailsRules';
import { sheetMessages } from './sheetMessages';
import { StepFrame, type StepProps } from './StepFrame';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

interface WhatStepProps extends StepProps {
  /** Of the company, in its own words. */
  services: readonly string[];
  initial: string;
  onType: (part: { serviceName: string }) => void;
  onDone: () => void;
}

/** What the work is: one press on what the company offers, or words of one's own. */
export function WhatStep({ services, initial, onType, onDone, ...step }: WhatStepProps) {
  const t = useT(sheetMessages);
  const form = useStoredForm({
    schema: whatSchema,
    messages: sheetMessages,
    initial: { serviceName: initial },
    onType,
    write: async () => onDone(),
  });
  const choose = (serviceName: string) => {
    onType({ serviceName });
    onDone();
  };
  return (
    <StepFrame {...step} form={form} title={t('what.title')}>
      {services.length > 0 && (
        <Group legend={t('what.services')}>
          <Chips>
            {services.map((name) => (
              <FilterChip key={name} selected={name === form.value('serviceName')} onClick={() => choose(name)}>
                {name}
              </FilterChip>
            ))}
          </Chips>
        </Group>
      )}
      <TextField {...form.field('serviceName')} label={t('what.own')} />
    </StepFrame>
  );
}
