import { callFunction, useDb, useT } from '@marketplace/section-kit';
import { LinkButton, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { ProfileCard } from '../profile/ProfileCard';
import { applyMessages } from './applyMessages';
import { Checklist } from './Checklist';
import { PageForms } from './PageForms';
import type { CompanyPage } from './useApplications';
import { WriteButton } from './WriteButton';

const Columns = styled.div`
  display: grid;
  gap: var(--ui-s-32);
  align-items: start;
  ${media.lg} { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
`;

const Side = styled.div`
  display: grid;
  gap: var(--ui-s-24);
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
`;

/** The page of a company on its way: completed and sent by its owner, looked at by staff, live. */
export function CompanySetup({ page }: { page: CompanyPage }) {
  const t = useT(applyMessages);
  const db = useDb();
  const { id: provider, status, name, reason } = page;
  if (status === 'approved') {
    return (
      <ProfileCard title={t('live.title')} lead={t('live.text', { company: name })}>
        <Links>
          {page.in_directory && <LinkButton href={`/services/${provider}`}>{t('live.link')}</LinkButton>}
          <LinkButton variant="outline" href={`/account/listing?company=${provider}`}>
            {t('live.change')}
          </LinkButton>
        </Links>
      </ProfileCard>
    );
  }
  if (status === 'suspended' || status === 'closed') {
    return (
      <ProfileCard title={t(`away.${status}`)} lead={t('away.text')}>
        <Links>
          <LinkButton href={`/account/company?company=${provider}`}>{t('away.link')}</LinkButton>
        </Links>
      </ProfileCard>
    );
  }
  if (status === 'submitted' || status === 'in_review') {
    return (
      <ProfileCard title={t('waiting.title')} lead={t('waiting.text')}>
        <WriteButton
          quiet
          label={t('waiting.back')}
          busyLabel={t('waiting.busy')}
          done={t('waiting.done')}
          write={() => callFunction(db, 'take_back_company', { provider })}
        />
      </ProfileCard>
    );
  }
  const isReady = page.checklist.every(({ required, state }) => !required || state !== 'missing');
  return (
    <Columns>
      <Side>
        {(status === 'changes_requested' || status === 'rejected') && (
          <ProfileCard title={t(`returned.${status}`)} lead={reason ? t('returned.text', { reason }) : undefined} />
        )}
        <Checklist page={page} />
        <p>{t(isReady ? 'send.text' : 'send.missing')}</p>
        <WriteButton
          label={t('send.submit')}
          busyLabel={t('send.busy')}
          done={t('send.done')}
          disabled={!isReady}
          write={() => callFunction(db, 'submit_company', { provider })}
        />
      </Side>
      <PageForms page={page} />
    </Columns>
  );
}
