import { useLocale, useT } from '@marketplace/section-kit';
import { useStoredForm } from '@marketplace/section-kit/form';
import { TextArea, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { DetailsValues } from '../draft/QuoteDraft';
import type { usePhotos } from '../photos/usePhotos';
import { describeSchemas } from './detailsRules';
import { Group } from './Group';
import { PhotoPicker } from './PhotoPicker';
import { sheetMessages } from './sheetMessages';
import { StepFrame, type StepProps } from './StepFrame';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: var(--ui-s-12);
`;

type Values = Pick<DetailsValues, 'description' | 'budgetMin' | 'budgetMax'>;

interface DescribeStepProps extends StepProps {
  /** What the details are for. */
  lead: string;
  initial: Values;
  photos: ReturnType<typeof usePhotos>;
  storedPhotos: number;
  onType: (part: Values) => void;
  onDone: () => void;
}

/** What makes a quote precise: words, pictures and an amount, all of it optional. */
export function DescribeStep({
  lead,
  initial: { description, budgetMin, budgetMax },
  photos,
  storedPhotos,
  onType,
  onDone,
  ...step
}: DescribeStepProps) {
  const t = useT(sheetMessages);
  const form = useStoredForm({
    schema: describeSchemas[useLocale()],
    messages: sheetMessages,
    initial: { description, budgetMin, budgetMax },
    onType,
    write: async () => onDone(),
  });
  const { field } = form;
  return (
    <StepFrame {...step} form={form} title={t('describe.title')}>
      <p>{lead}</p>
      <TextArea {...field('description')} label={t('details.description')} hint={t('details.description.hint')} rows={4} />
      <PhotoPicker photos={photos} storedBefore={storedPhotos} />
      <Group legend={t('details.budget')}>
        <Row>
          <TextField {...field('budgetMin', 'budgetMax')} label={t('details.budgetMin')} inputMode="decimal" autoComplete="off" />
          <TextField {...field('budgetMax')} label={t('details.budgetMax')} inputMode="decimal" autoComplete="off" />
        </Row>
      </Group>
    </StepFrame>
  );
}
