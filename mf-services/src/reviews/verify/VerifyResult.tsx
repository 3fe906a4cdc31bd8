import { useLocale, useT } from '@marketplace/section-kit';
import { FormAlert, formatNumber, Icon, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { ReviewLog } from './ReviewLog';
import type { Verdict } from './verifyLog';
import { verifyMessages } from './verifyMessages';

const Box = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  width: 100%;
  padding: var(--ui-s-16) var(--ui-s-20);
  background: var(--ui-success-soft);
  border: 1px solid var(--ui-success);
  border-radius: var(--ui-radius-card);
  & > ul { display: grid; gap: var(--ui-s-4); margin: 0; padding-inline-start: 1.2em; }
`;

const Title = styled.strong`
  display: flex;
  gap: var(--ui-s-8);
  color: var(--ui-success);
`;

const Fingerprint = styled.code`
  display: block;
  overflow-wrap: anywhere;
  font-size: 0.875rem;
`;

interface VerifyResultProps {
  result: { log: ReviewLog; verdict: Verdict } | undefined;
  /** Why nothing could be checked. */
  problem: 'failed' | 'insecure' | null;
}

/** What was checked and how it came out; spoken when it is there. */
export function VerifyResult({ result, problem }: VerifyResultProps) {
  const t = useT(verifyMessages);
  if (problem) return <FormAlert>{t(problem)}</FormAlert>;
  if (result && result.verdict.fault !== null) {
    const { fault, seq } = result.verdict;
    return (
      <FormAlert>
        <strong>{t('fault.title')}</strong>
        <p>{t(`fault.${fault}`, { seq: seq ?? '' })}</p>
        <p>
          {t('fault.tell')} <TextLink href="/contact">{t('fault.contact')}</TextLink>
        </p>
      </FormAlert>
    );
  }
  return <div role="status">{result?.verdict.fault === null && <Passed log={result.log} verdict={result.verdict} />}</div>;
}

function Passed({ log: { base, shown }, verdict }: { log: ReviewLog; verdict: Extract<Verdict, { fault: null }> }) {
  const t = useT(verifyMessages);
  const locale = useLocale();
  const { entries, standing, texts, fingerprint } = verdict;
  const rating = shown.rating !== null && formatNumber(shown.rating, locale, { minimumFractionDigits: 1 });
  const points = [
    entries > 0 ? t('done.entries', { count: entries }) : t('done.empty'),
    standing > 0 && t('done.standing', { count: standing }),
    base && t('done.imported', { count: base.review_count }),
    rating && t('done.rating', { rating }),
    texts > 0 && t('done.texts', { count: texts }),
  ].filter((point) => typeof point === 'string');
  return (
    <Box>
      <Title>
        <Icon name="CircleCheck" />
        {t('done.title')}
      </Title>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {fingerprint && (
        <p>
          <Fingerprint>{t('done.fingerprint', { hash: fingerprint })}</Fingerprint>
          {t('done.keep')}
        </p>
      )}
    </Box>
  );
}
