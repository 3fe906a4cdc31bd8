import { AppError, useNotify, useT } from '@marketplace/section-kit';
import { formDrafts, StoredForm, useStoredForm } from '@marketplace/section-kit/form';
import { provinces, taxMessages } from '@marketplace/section-kit/tax';
import { SelectField, TextField } from '@marketplace/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { credentialMessages } from '../company/credentialMessages';
import { CompanyPictureField } from '../pictures/CompanyPictureField';
import { useCompanyPicture } from '../pictures/useCompanyPicture';
import { claimMessages } from './claimMessages';
import { credentialKinds, credentialRules, isCanadian, needsPhoto } from './credentialRules';
import { useCredentialWrites } from './useCredentials';

const empty = { kind: '', number: '', issuer: '', jurisdiction: '', expiresOn: '', evidence: '' };

/** What a company claims next, as far as it is typed. */
const drafts = formDrafts({ key: 'account.credential', storage: 'local' });
/** A photo is chosen again; its file does not outlive the page. */
const kept = ['kind', 'number', 'issuer', 'jurisdiction', 'expiresOn'] as const;

interface CredentialFormProps {
  company: string;
  /** Where it is. */
  province: string | null;
}

/** Claims one licence or proof: what it is, until when, and a photo of the document. */
export function CredentialForm({ company, province }: CredentialFormProps) {
  const t = useT(claimMessages);
  const kindName = useT(credentialMessages);
  const provinceName = useT(taxMessages);
  const notify = useNotify();
  const { claim } = useCredentialWrites(company);
  const photo = useCompanyPicture(company, 'evidence');
  const form = useStoredForm({
    schema: credentialRules,
    messages: claimMessages,
    initial: { ...empty, jurisdiction: province ?? '' },
    draft: { store: drafts.of(company), fields: kept, isFirst: true },
    serverFields: {
      kind: ['kind', 'rule.kind'],
      number: ['number', 'rule.number'],
      issuer: ['issuer', 'rule.issuer'],
      jurisdiction: ['jurisdiction', 'rule.jurisdiction'],
      expires_on: ['expiresOn', 'rule.expiresOn'],
      evidence: ['evidence', 'rule.evidence'],
      verified: ['number', 'rule.verified'],
    },
    write: async ({ kind, number, issuer = '', jurisdiction = '', expiresOn = '' }, { id }) => {
      const evidence = await photo.store();
      try {
        await claim({ id, kind, number, issuer, jurisdiction, expires_on: expiresOn, evidence });
      } catch (error) {
        if (error instanceof AppError && error.field === 'evidence') photo.forget();
        throw error;
      }
      notify({ title: t('sent'), description: kindName(kind as 'identity'), tone: 'success' });
      return true;
    },
  });
  const isSent = form.sent !== null && !form.write.busy;
  const beginNext = useEffectEvent(() => {
    photo.remove();
    form.restart();
  });
  useEffect(() => {
    if (isSent) beginNext();
  }, [isSent]);
  const kind = form.value('kind');
  const choose = { value: '', label: t('choose') };
  return (
    <StoredForm form={form} label={t('claim')} submitLabel={t('submit')} busyLabel={t('busy')}>
      <SelectField
        {...form.field('kind', 'issuer', 'jurisdiction', 'expiresOn', 'evidence')}
        label={t('kind')}
        required
        options={[choose, ...credentialKinds.map((value) => ({ value, label: kindName(value) }))]}
      />
      {kind !== '' && (
        <>
          {kind === 'liability_insurance' && <TextField {...form.field('issuer')} label={t('issuer')} required />}
          <TextField
            {...form.field('number')}
            label={t(kind === 'liability_insurance' ? 'policy' : 'number')}
            hint={t('hint.number')}
            required
          />
          {!isCanadian(kind) && (
            <SelectField
              {...form.field('jurisdiction')}
              label={t('jurisdiction')}
              required
              options={[choose, ...provinces.map((value) => ({ value, label: provinceName(value) }))]}
            />
          )}
          {kind !== 'identity' && (
            <TextField {...form.field('expiresOn')} label={t('expiresOn')} type="date" required={kind === 'liability_insurance'} />
          )}
          <CompanyPictureField
            id={form.field('evidence').id}
            label={t(needsPhoto(kind) ? 'evidence' : 'evidence.optional')}
            hint={t('hint.evidence')}
            error={form.field('evidence').error}
            picture={photo}
            onChange={(isThere) => form.set('evidence', isThere ? 'chosen' : '')}
          />
        </>
      )}
    </StoredForm>
  );
}
