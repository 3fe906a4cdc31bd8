import { useNotify, useT } from '@marketplace/section-kit';
import { emailRule, StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { LegalNotice, useLegalNotice } from '@marketplace/section-kit/legal-notice';
import { SelectField, TextField } from '@marketplace/shared-ui';
import { v } from '@marketplace/shared-ui/forms';
import { ProfileCard } from '../profile/ProfileCard';
import { teamMessages } from './teamMessages';
import { roles, useTeamWrites } from './useTeam';

const schema = v.object({ email: emailRule, role: v.string() });

/** Mails somebody a link that joins the team. */
export function InviteForm({ company }: { company: string }) {
  const t = useT(teamMessages);
  const notify = useNotify();
  const { invite } = useTeamWrites(company);
  // Which text holds for the company was chosen when it applied.
  const notice = useLegalNotice();
  const form = useStoredForm({
    schema,
    messages: teamMessages,
    initial: { email: '', role: 'manager' },
    serverFields: { email: ['email', 'rule.email'], role: ['role', 'rule.role'] },
    write: async ({ email, role }, { id }) => {
      await invite(id, email, role);
      notify({ title: t('sent'), description: email, tone: 'success' });
      form.restart();
    },
  });
  return (
    <ProfileCard title={t('invite')} lead={t('invite.text')}>
      <StoredForm
        form={form}
        label={t('invite')}
        submitLabel={t('send')}
        busyLabel={t('sending')}
        words={({ field }) => (field === 'member' ? t('member') : undefined)}
      >
        <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="off" required />
        <SelectField
          {...form.field('role')}
          label={t('role')}
          required
          options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
        <LegalNotice notice={notice} />
      </StoredForm>
    </ProfileCard>
  );
}
