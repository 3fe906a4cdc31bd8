import { formatDollars, type Locale, useLocale, useT } from '@marketplace/section-kit';
import { Button, formatNumber, media, ResultCount, TextField } from '@marketplace/shared-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { campaignReturn } from './campaignReturn';
import { campaigns, fieldRules, fieldsOf, type CampaignName } from './campaigns';
import { readAssumptions, type Texts } from './readAssumptions';
import { ReturnTable } from './ReturnTable';
import { roiMessages } from './roiMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  align-items: start;
  & > * { min-width: 0; }
  ${media.lg} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: var(--ui-s-40); }
`;

const Form = styled.form`
  display: grid;
  gap: var(--ui-s-16);
  padding: var(--ui-s-20);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  & > :first-child { grid-column: 1 / -1; }
  & > button { justify-self: start; }
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
  ${media.lg} { grid-template-columns: minmax(0, 1fr); }
`;

const Result = styled.div`
  display: grid;
  gap: var(--ui-s-12);
`;

const Note = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

interface RoiCalculatorProps {
  campaign: CampaignName;
  /** Level of its heading in the outline of the page. */
  headingLevel?: 3 | 4;
}

/** A sample return with every assumption in sight, to be replaced by the reader's own. */
export function RoiCalculator({ campaign, headingLevel = 3 }: RoiCalculatorProps) {
  const t = useT(roiMessages);
  const locale = useLocale();
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const [texts, setTexts] = useState<Texts>(() => sampleTexts(campaign, locale));
  const { values, problems } = readAssumptions(campaign, texts, locale);
  const isComplete = Object.keys(problems).length === 0;
  const money = (amount: number) => formatDollars(amount, locale);

  return (
    <Root>
      <Form noValidate aria-labelledby={headingId} onSubmit={(event) => event.preventDefault()}>
        <Heading id={headingId}>{t('assumptions')}</Heading>
        {fieldsOf(campaign).map((field) => {
          const problem = problems[field];
          const { least, most } = fieldRules[field];
          return (
            <TextField
              key={field}
              label={field === 'price' ? t(`price.${campaign}`) : t(field)}
              inputMode="decimal"
              autoComplete="off"
              value={texts[field] ?? ''}
              error={problem && t(`problem.${problem}`, { least: formatNumber(least, locale), most: formatNumber(most, locale) })}
              onChange={(event) => setTexts({ ...texts, [field]: event.target.value })}
            />
          );
        })}
        <Button variant="outline" onClick={() => setTexts(sampleTexts(campaign, locale))}>
          {t('reset')}
        </Button>
      </Form>
      <Result>
        <ReturnTable campaign={campaign} values={isComplete ? values : null} />
        <ResultCount>
          {isComplete ? t('summary', { spend: money(values.budget!), net: money(campaignReturn(campaign, values).net) }) : t('check')}
        </ResultCount>
        <Note>{t('note')}</Note>
      </Result>
    </Root>
  );
}

function sampleTexts(campaign: CampaignName, locale: Locale): Texts {
  return Object.fromEntries(Object.entries(campaigns[campaign].sample).map(([field, value]) => [field, formatNumber(value, locale)]));
}
