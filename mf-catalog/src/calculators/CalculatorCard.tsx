import { useT } from '@marketplace/section-kit';
import { useId } from 'react';
import { Badge, FilterChip, NeedsScript, SelectField, TextField } from '@marketplace/shared-ui';
import type { Calculator, Field } from './Calculator';
import { Box, Fields, Figures, Note, ResultBox, Units } from './cardStyle';
import { frameMessages } from './frameMessages';
import { NeedLine } from './NeedLine';
import type { FieldProblem } from './readFields';
import { systems } from './units';
import { useInputs } from './useInputs';
import { useMeasure } from './useMeasure';

/** A calculator: numbers in either system of units, the result at once, and what to buy for it. `hub` is the page whose materials are offered. */
export function CalculatorCard({ calculator, hub }: { calculator: Calculator; hub: string }) {
  const t = useT(frameMessages);
  const own = useT(calculator.messages);
  const { plain, unitOf, write, writeLimit } = useMeasure();
  const { values, problems, system, setSystem, textOf, type } = useInputs(calculator);
  const id = useId();
  const result = values && calculator.work(values);

  const describe = (field: Field, problem: FieldProblem | undefined) => {
    if (!problem) return undefined;
    if ('limit' in problem) return t(`error.${problem.kind}`, { limit: writeLimit(problem.limit, problem.kind, field.quantity, system) });
    return t(`error.${problem.kind}`, { example: plain(field.start[system === 'metric' ? 0 : 1]) });
  };
  const labelOf = ({ name, quantity }: Field) => [own(`field.${name}`), unitOf(quantity, system)].filter(Boolean).join(' – ');

  return (
    <Box aria-labelledby={id}>
      <div>
        <h3 id={id}>{own('title')}</h3>
        <p>{own('lead')}</p>
      </div>
      <NeedsScript />
      <Units role="group" aria-label={t('system')}>
        {systems.map((each) => (
          <FilterChip key={each} selected={system === each} onClick={() => setSystem(each)}>
            {t(each)}
          </FilterChip>
        ))}
      </Units>
      <Fields>
        {calculator.fields.map((field) =>
          field.choices ? (
            <SelectField
              key={field.name}
              label={own(`field.${field.name}`)}
              value={textOf(field)}
              onChange={({ target }) => type(field.name, target.value)}
              options={field.choices.map((choice) => ({ value: String(choice), label: own(`choice.${field.name}.${choice}`) }))}
            />
          ) : (
            <TextField
              key={field.name}
              inputMode="decimal"
              autoComplete="off"
              label={labelOf(field)}
              error={describe(field, problems.get(field.name))}
              value={textOf(field)}
              onChange={({ target }) => type(field.name, target.value)}
            />
          ),
        )}
      </Fields>
      <ResultBox role="status" aria-label={t('result')}>
        {!result && <p>{t('result.none')}</p>}
        {result?.verdict && <Badge tone={result.verdict.tone}>{own(`verdict.${result.verdict.name}`)}</Badge>}
        {result && (
          <Figures>
            {result.figures.map(({ name, value, quantity }) => (
              <div key={name}>
                <dt>{own(`figure.${name}`)}</dt>
                <dd>{write(value, quantity, system)}</dd>
              </div>
            ))}
          </Figures>
        )}
      </ResultBox>
      {result?.needs?.map((need) => (
        <NeedLine
          key={need.name}
          need={need}
          label={own(`need.${need.name}`)}
          hub={hub}
          amount={write(need.amount, quantityOf[need.unit], system)}
        />
      ))}
      <Note>{own('note')}</Note>
    </Box>
  );
}

const quantityOf = { sqft: 'area', lnft: 'length', each: 'count' } as const;
