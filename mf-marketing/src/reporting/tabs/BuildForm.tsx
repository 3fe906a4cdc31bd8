import { useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { Button, Card, Checkbox, FormAlert, SelectField } from '@marketplace/shared-ui';
import { fileTextIcon } from '../../icons/fileTextIcon';
import { groupings, type Grouping } from '../figures/groupDays';
import { measures, type Measure } from '../figures/measures';
import { Choices, Row } from '../parts/partStyle';
import { useReportWords } from '../useReportWords';
import { tabMessages } from './tabMessages';

interface BuildFormProps {
  columns: readonly Measure[];
  by: Grouping;
  onBuild: (report: { columns: readonly Measure[]; by: Grouping }) => void;
}

/** Puts a report together. */
export function BuildForm({ columns, by, onBuild }: BuildFormProps) {
  const { t } = useReportWords();
  const more = useT(tabMessages);
  const [chosen, setChosen] = useState(columns);
  const [grouping, setGrouping] = useState(by);
  const [isRefused, setRefused] = useState(false);
  const build = () => {
    setRefused(chosen.length === 0);
    if (chosen.length > 0) onBuild({ columns: chosen, by: grouping });
  };
  return (
    <Card
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        build();
      }}
      aria-labelledby="report-build"
    >
      <h3 id="report-build">{more('build.title')}</h3>
      <Choices>
        <legend>{more('build.columns')}</legend>
        <Row>
          {measures.map((measure) => (
            <Checkbox
              key={measure}
              label={t(`measure.${measure}`)}
              checked={chosen.includes(measure)}
              onChange={() => setChosen(measures.filter((known) => chosen.includes(known) !== (known === measure)))}
            />
          ))}
        </Row>
      </Choices>
      <SelectField
        label={more('build.by')}
        value={grouping}
        options={groupings.map((value) => ({ value, label: more(`build.${value}`) }))}
        onChange={({ target }) => setGrouping(target.value as Grouping)}
      />
      {isRefused && <FormAlert>{more('build.noColumns')}</FormAlert>}
      <Row>
        <Button type="submit" icon={fileTextIcon}>
          {more('action.build')}
        </Button>
      </Row>
    </Card>
  );
}
