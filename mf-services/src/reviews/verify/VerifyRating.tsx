import { AppError, useDb, useT } from '@marketplace/section-kit';
import { useMutation } from '@marketplace/section-kit/query';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { Review } from '../list/ReviewList';
import { readLog } from './ReviewLog';
import { verifyLog } from './verifyLog';
import { verifyMessages } from './verifyMessages';
import { VerifyResult } from './VerifyResult';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  justify-items: start;
  & > p { max-width: 65ch; font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

/** Lets a visitor check the rating in their own browser, and says in words what was checked. */
export function VerifyRating({ providerId, reviews }: { providerId: string; reviews: readonly Review[] }) {
  const t = useT(verifyMessages);
  const db = useDb();
  const check = useMutation({
    mutationFn: async () => {
      const log = await readLog(db, providerId);
      return { log, verdict: await verifyLog(log, reviews) };
    },
  });
  return (
    <Root>
      <p>{t('intro')}</p>
      <Button variant="outline" icon="ShieldCheck" busy={check.isPending} busyLabel={t('busy')} onClick={() => check.mutate()}>
        {t('button')}
      </Button>
      <VerifyResult result={check.data} problem={check.error && (check.error instanceof AppError ? 'failed' : 'insecure')} />
    </Root>
  );
}
