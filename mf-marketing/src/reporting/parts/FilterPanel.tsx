import { useT } from '@marketplace/section-kit';
import { Button, Checkbox, SelectField } from '@marketplace/shared-ui';
import { measures, type Measure } from '../figures/measures';
import type { Report } from '../Report';
import { actorKinds, campaignStatuses, MAX_MEASURES, usualMeasures, type ReportQuery } from '../reportQuery';
import { useReportWords } from '../useReportWords';
import { Choices, Row } from './partStyle';
import { panelMessages } from './panelMessages';

interface FilterPanelProps {
  query: ReportQuery;
  report: Report;
  onChange: (changes: Partial<ReportQuery>) => void;
}

/** What narrows the open tab. */
export function FilterPanel({ query, report, onChange }: FilterPanelProps) {
  const { t } = useReportWords();
  const more = useT(panelMessages);
  const { tab, measures: chosen, status, actor } = query;
  const toggle = (measure: Measure) => onChange({ measures: measures.filter((known) => chosen.includes(known) !== (known === measure)) });
  // Campaigns are part of the sample only.
  const actors = actorKinds.filter((kind) => kind !== 'campaign' || report.activity === null);
  return (
    <>
      {report.companies.length > 1 && (
        <SelectField
          label={more('filter.company')}
          value={report.company?.id ?? ''}
          options={report.companies.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChange({ company: target.value })}
        />
      )}
      {tab === 'overview' && (
        <Choices>
          <legend>{more('filter.measures', { most: MAX_MEASURES })}</legend>
          <Row>
            {measures.map((measure) => {
              const isChosen = chosen.includes(measure);
              return (
                <Checkbox
                  key={measure}
                  label={t(`measure.${measure}`)}
                  checked={isChosen}
                  disabled={isChosen ? chosen.length === 1 : chosen.length === MAX_MEASURES}
                  onChange={() => toggle(measure)}
                />
              );
            })}
          </Row>
        </Choices>
      )}
      {tab === 'email' && (
        <SelectField
          label={more('filter.status')}
          value={status}
          options={['' as const, ...campaignStatuses].map((value) => ({ value, label: value ? t(`status.${value}`) : more('filter.all') }))}
          onChange={({ target }) => onChange({ status: target.value as ReportQuery['status'] })}
        />
      )}
      {tab === 'activity' && (
        <SelectField
          label={more('filter.actor')}
          value={actor}
          options={['' as const, ...actors].map((value) => ({ value, label: value ? t(`actor.${value}`) : more('filter.all') }))}
          onChange={({ target }) => onChange({ actor: target.value as ReportQuery['actor'] })}
        />
      )}
      {tab === 'reports' && <p>{more('filter.none')}</p>}
      {tab !== 'reports' && (
        <Row>
          <Button variant="ghost" onClick={() => onChange({ measures: usualMeasures, status: '', actor: '' })}>
            {more('action.reset')}
          </Button>
        </Row>
      )}
    </>
  );
}
