import { Card } from '@marketplace/shared-ui';
import type { Report } from '../Report';
import { useReportWords } from '../useReportWords';

/** How a company answers, in sentences: how much of what came, and how fast. Where nothing came there is nothing to tell. */
export function Answers({ answers: { came, answered, medianMinutes } }: { answers: NonNullable<Report['answers']> }) {
  const { t, number, duration } = useReportWords();
  return (
    <Card as="section" aria-labelledby="report-answers">
      <h3 id="report-answers">{t('answers.title')}</h3>
      {came === 0 ? (
        <p>{t('answers.none')}</p>
      ) : (
        <>
          <p>{t('answers.share', { answered: number(answered), came: number(came) })}</p>
          <p>{medianMinutes === null ? t('answers.waiting') : t('answers.median', { time: duration(medianMinutes) })}</p>
        </>
      )}
    </Card>
  );
}
