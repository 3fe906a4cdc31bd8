import { parsePostalCode, useLocale, useT } from '@marketplace/section-kit';
import { StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { useState } from 'react';
import { Button, FormAlert, SelectField, TextArea, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { DetailsValues } from '../draft/QuoteDraft';
import { usePhotos } from '../photos/usePhotos';
import type { QuoteProvider } from '../QuoteProvider';
import { detailsSchemas } from './detailsRules';
import { Group } from './Group';
import { OtherProviders } from './OtherProviders';
import { PhotoPicker } from './PhotoPicker';
import { sheetMessages } from './sheetMessages';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: var(--ui-s-12);
`;

const serverFields = {
  service: ['serviceName', 'rule.service.long'],
  description: ['description', 'rule.description.long'],
  timing: ['timing', 'rule.timing.invalid'],
  start_on: ['startOn', 'rule.startOn.past'],
  budget: ['budgetMax', 'rule.budget.order'],
  postal_code: ['postalCode', 'rule.postalCode.foreign'],
} as const;
const timings = ['now', 'month', 'quarter', 'flexible'] as const;

interface DetailsStepProps {
  provider: QuoteProvider;
  /** What the details are for. */
  lead: string;
  /** Id of the request; photos are kept under it on this device until they are sent. */
  draftId: string;
  /** Of its private link; `null` when only an account has it. */
  token: string | null;
  initial: DetailsValues;
  /** The service that was asked for: it cannot change any more. */
  service: string;
  others: string[];
  /** Whether further providers can be asked here. */
  offersOthers: boolean;
  storedPhotos: number;
  onType: (part: { details?: DetailsValues; others?: string[] }) => void;
  /** Stores the details. */
  send: (details: DetailsValues, notice: string) => Promise<void>;
  /** Told how many photos the request has, and whether everything is stored. */
  onSaved: (photoCount: number, isComplete: boolean) => void;
  onSkip: () => void;
}

/** What makes a quote precise: everything is optional. */
export function DetailsStep({
  provider,
  lead,
  draftId,
  token,
  initial,
  service,
  offersOthers,
  storedPhotos,
  onType,
  send,
  onSaved,
  onSkip,
  ...props
}: DetailsStepProps) {
  const t = useT(sheetMessages);
  const [others, setOthers] = useState(props.others);
  const [storedBefore] = useState(storedPhotos);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const photos = usePhotos(draftId, storedBefore);
  const notice = useLegalNotice();
  const form = useStoredForm({
    schema: detailsSchemas[useLocale()],
    messages: sheetMessages,
    initial,
    onType: (details) => onType({ details }),
    serverFields,
    write: async (details) => {
      await send(details, notice.idIn(parsePostalCode(details.postalCode)?.province));
      const { highest, hasFailed } = await photos.send(draftId, token);
      setIsIncomplete(hasFailed);
      onSaved(highest, !hasFailed);
    },
  });
  const { field } = form;
  return (
    <>
      <p>{lead}</p>
      <StoredForm
        form={form}
        submitLabel={t('details.submit')}
        aside={
          <Button variant="ghost" block onClick={onSkip}>
            {t('details.skip')}
          </Button>
        }
      >
        {service === '' && <TextField {...field('serviceName')} label={t('details.service')} />}
        <TextArea {...field('description')} label={t('details.description')} hint={t('details.description.hint')} rows={5} />
        <SelectField
          {...field('timing')}
          label={t('details.timing')}
          options={[
            { value: '', label: t('details.timing.none') },
            ...timings.map((value) => ({ value, label: t(`details.timing.${value}`) })),
          ]}
        />
        <TextField {...field('startOn')} label={t('details.startOn')} type="date" />
        <Group legend={t('details.budget')}>
          <Row>
            <TextField {...field('budgetMin')} label={t('details.budgetMin')} inputMode="decimal" autoComplete="off" />
            <TextField {...field('budgetMax')} label={t('details.budgetMax')} inputMode="decimal" autoComplete="off" />
          </Row>
        </Group>
        <TextField
          {...field('postalCode')}
          label={t('details.postalCode')}
          hint={t('details.postalCode.hint')}
          autoComplete="postal-code"
        />
        {offersOthers && (
          <OtherProviders
            provider={provider}
            chosen={others}
            onChange={(chosen) => {
              setOthers(chosen);
              onType({ others: chosen });
            }}
          />
        )}
        <PhotoPicker photos={photos} storedBefore={storedBefore} />
        {isIncomplete && <FormAlert>{t('details.photosFailed')}</FormAlert>}
        <LegalNotice notice={notice} province={parsePostalCode(form.value('postalCode'))?.province} />
      </StoredForm>
    </>
  );
}
