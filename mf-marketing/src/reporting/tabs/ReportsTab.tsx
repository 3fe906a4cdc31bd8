import { useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { Button, Card, CardGrid } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { fileTextIcon } from '../../icons/fileTextIcon';
import { TabBody } from '../parts/partStyle';
import { TabTitle, tabTitleId } from '../parts/TabTitle';
import type { Report } from '../Report';
import { readyReports, type ReportQuery } from '../reportQuery';
import { BuildForm } from './BuildForm';
import { openReport } from './openReport';
import { ReportSheet } from './ReportSheet';
import { tabMessages } from './tabMessages';

/** The buttons stand in a line, however long the texts above them are. */
const Ready = styled(CardGrid)`
  & > li > button { margin-top: auto; }
`;

interface ReportsTabProps {
  query: ReportQuery;
  report: Report;
  onChange: (changes: Partial<ReportQuery>) => void;
}

/** Reports to open, one to build, and the open one. */
export function ReportsTab({ query, report, onChange }: ReportsTabProps) {
  const more = useT(tabMessages);
  const [opened, setOpened] = useState(0);
  const shape = openReport(query);
  const open = (changes: Partial<ReportQuery>) => {
    setOpened(opened + 1);
    onChange(changes);
  };
  const close = () => {
    document.getElementById(tabTitleId('reports'))?.focus();
    onChange({ report: '' });
  };
  return (
    <TabBody>
      <TabTitle tab="reports" isSample={report.sample !== null} />
      <Ready min={240} data-print="hide">
        {readyReports.map((key) => (
          <Card as="li" key={key}>
            <h3>{more(`report.${key}`)}</h3>
            <p>{more(`report.${key}.text`)}</p>
            <Button
              variant="outline"
              icon={fileTextIcon}
              aria-label={more('action.viewNamed', { name: more(`report.${key}`) })}
              onClick={() => open({ report: key })}
            >
              {more('action.view')}
            </Button>
          </Card>
        ))}
      </Ready>
      {shape && query.report && (
        <ReportSheet name={more(`report.${query.report}`)} report={report} {...shape} opened={opened} onClose={close} />
      )}
      <BuildForm columns={query.columns} by={query.by} onBuild={(built) => open({ report: 'built', ...built })} />
    </TabBody>
  );
}
