import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError, type Files } from '@marketplace/section-kit';
import { expectAccessible, fakePictures, pictureBytes, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { listingBackend } from '../testing/listing';
import { member } from '../testing/member';
import type { Credential } from './useCredentials';

const { company } = listingBackend;
const ticket = 'u/1/secret.jpg';
const insurance: Credential = {
  id: 'c1',
  kind: 'liability_insurance',
  jurisdiction: 'CA',
  number: 'P-1',
  issuer: 'Northern Mutual',
  expires_on: '2027-12-01',
  status: 'verified',
  claimed_at: '2026-11-20T15:00:00Z',
  checked_at: '2026-11-21T15:00:00Z',
  evidence: true,
  reason: null,
};
const rbq = {
  ...insurance,
  id: 'c2',
  kind: 'rbq',
  jurisdiction: 'QC',
  number: '5678',
  issuer: null,
  expires_on: null,
  checked_at: null,
  evidence: false,
};

/** A live page whose claims are kept as the database keeps them. */
function backend(credentials: Credential[] = [], claimRefused?: object, withdrawRefused?: object) {
  let known = credentials;
  const claims: Record<string, unknown>[] = [];
  const { db } = listingBackend.of({}, 'owner', {
    company_credentials: () => known,
    begin_upload: () => ({ name: ticket, stored: false }),
    claim_credential: (given) => {
      const { claim } = given as { claim: Record<string, unknown> };
      claims.push(claim);
      if (claimRefused) return claimRefused;
      const { provider_id: _company, evidence, ...rest } = claim;
      known = [{ ...insurance, ...(rest as object), status: 'claimed', evidence: Boolean(evidence) }, ...known];
      return { id: claim['id'] };
    },
    withdraw_credential: (given) => {
      if (withdrawRefused) return withdrawRefused;
      known = known.filter(({ id }) => id !== (given as { id: string }).id);
      return given;
    },
  });
  return { db, claims };
}
const upload = jest.fn<Promise<void>, Parameters<Files['upload']>>();
const open = ({ db }: { db: ReturnType<typeof backend>['db'] }, locale: 'en' | 'fr' = 'en') =>
  renderSection(section, { path: '/account/listing', auth: member, db, locale, files: { upload } });
const part = async (name = 'Licences and insurance') => within(await screen.findByRole('region', { name }));
const form = async () => within(await (await part()).findByRole('form', { name: 'Add a licence or proof' }));
const choose = async (kind: string) => userEvent.selectOptions((await form()).getByLabelText(/^What you want to prove/), kind);
const type = async (label: RegExp, text: string) => userEvent.type((await form()).getByLabelText(label), text);
const addPhoto = async (bytes = pictureBytes.jpeg) =>
  userEvent.upload((await form()).getByTestId('picture-input'), new File([bytes], 'policy.jpg', { type: 'image/jpeg' }));
const send = async () => userEvent.click((await form()).getByRole('button', { name: 'Send for Verification' }));
async function fillInsurance(): Promise<void> {
  await choose('Liability insurance');
  await type(/^Insurance company/, 'Northern Mutual');
  await type(/^Policy number/, 'P-1');
  await type(/^Valid until/, '2027-12-01');
}

beforeEach(() => {
  localStorage.clear();
  upload.mockReset().mockResolvedValue(undefined);
  fakePictures();
});

test('insurance is claimed with a photo of the policy, and stands there as waiting', async () => {
  const it = backend();
  const { container } = await open(it);
  expect(await (await part()).findByText(/^Nothing sent yet/)).toBeVisible();
  await fillInsurance();
  await addPhoto();
  expect(await screen.findByAltText('Chosen photo: policy.jpg')).toBeVisible();
  await expectAccessible(container);
  await send();
  const row = within(await (await part()).findByRole('list', { name: 'What you sent' }));
  expect(row.getByText('Waiting for our check')).toBeVisible();
  expect(row.getByText('Valid until December 1, 2027')).toBeVisible();
  expect(row.getByText('With a photo of the document')).toBeVisible();
  expect(upload.mock.calls.map(([bucket, name]) => [bucket, name])).toEqual([['evidence', ticket]]);
  expect(it.claims).toEqual([
    expect.objectContaining({ provider_id: company, kind: 'liability_insurance', issuer: 'Northern Mutual', evidence: ticket }),
  ]);
  expect((await form()).queryByLabelText(/^Policy number/)).not.toBeInTheDocument();
});

test('what no register holds needs its photo, and nothing is sent without', async () => {
  const it = backend();
  await open(it);
  await fillInsurance();
  await send();
  expect(await (await form()).findAllByText('Add a photo of the document')).not.toHaveLength(0);
  expect(it.claims).toEqual([]);
});

test('a licence that anybody can look up needs none', async () => {
  const it = backend();
  await open(it);
  await choose('RBQ contractor licence');
  await type(/^Number/, '5678-1234-01');
  await userEvent.selectOptions((await form()).getByLabelText(/^Issued in/), 'Quebec');
  await send();
  await waitFor(() => expect(it.claims).toEqual([expect.objectContaining({ kind: 'rbq', jurisdiction: 'QC', evidence: null })]));
  expect(upload).not.toHaveBeenCalled();
});

test('a drawing says what is wrong beside the field', async () => {
  await open(backend());
  await choose('Liability insurance');
  await addPhoto(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>') as never);
  expect(await (await form()).findByRole('alert')).toHaveTextContent('This is not a JPEG, PNG or WebP picture.');
});

test('a photo that did not arrive says so, and the next press sends it once', async () => {
  const it = backend();
  upload.mockRejectedValueOnce(new AppError('offline'));
  await open(it);
  await fillInsurance();
  await addPhoto();
  await send();
  expect(await (await form()).findByText(/^Not sent: you are offline/)).toBeVisible();
  expect(it.claims).toEqual([]);
  await send();
  await waitFor(() => expect(it.claims).toHaveLength(1));
  expect(upload).toHaveBeenCalledTimes(2);
});

test('a refusal stands at its field', async () => {
  const refusal = { status: 409, code: 'PT409', message: 'This number is already verified', details: 'verified', hint: 'Claim it again.' };
  await open(backend([], refusal));
  await choose('RBQ contractor licence');
  await type(/^Number/, '5678');
  await userEvent.selectOptions((await form()).getByLabelText(/^Issued in/), 'Quebec');
  await send();
  await waitFor(async () => expect((await form()).getByLabelText(/^Number/)).toHaveFocus());
});

test('what was typed is there after a reload, also the province, until it is sent; the photo is chosen again', async () => {
  const { unmount } = await open(backend());
  await choose('RBQ contractor licence');
  await type(/^Number/, '5678-1234-01');
  await userEvent.selectOptions((await form()).getByLabelText(/^Issued in/), 'Quebec');
  await addPhoto();
  unmount();

  const it = backend();
  const { unmount: leave } = await open(it);
  expect((await form()).getByLabelText(/^What you want to prove/)).toHaveDisplayValue('RBQ contractor licence');
  expect((await form()).getByLabelText(/^Number/)).toHaveValue('5678-1234-01');
  expect((await form()).getByLabelText(/^Issued in/)).toHaveDisplayValue('Quebec');
  expect(screen.queryByAltText('Chosen photo: policy.jpg')).not.toBeInTheDocument();
  await send();
  await waitFor(() => expect(it.claims).toEqual([expect.objectContaining({ number: '5678-1234-01', jurisdiction: 'QC', evidence: null })]));
  await waitFor(async () => expect((await form()).queryByLabelText(/^Number/)).not.toBeInTheDocument());
  leave();

  await open(backend());
  expect((await form()).getByLabelText(/^What you want to prove/)).toHaveValue('');
});

test('a licence whose answer was lost is claimed under one id, also after a reload', async () => {
  const away = backend([], { status: 503, message: 'Away' });
  const { unmount } = await open(away);
  await choose('RBQ contractor licence');
  await type(/^Number/, '5678');
  await userEvent.selectOptions((await form()).getByLabelText(/^Issued in/), 'Quebec');
  await send();
  await waitFor(() => expect(away.claims).toHaveLength(1));
  unmount();
  const it = backend();
  await open(it);
  await screen.findByDisplayValue('5678');
  await send();
  await waitFor(() => expect(it.claims.map(({ id }) => id)).toEqual([away.claims[0]!['id']]));
});

test('each says where it stands and why, and only what nobody verified can be withdrawn', async () => {
  const refused: Credential = { ...rbq, id: 'c3', status: 'rejected', reason: 'The register names another company.' };
  await open(backend([refused, { ...rbq, id: 'c4', kind: 'municipal', status: 'expired', expires_on: '2026-01-31' }, insurance]));
  const rows = await (await part()).findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Not confirmed.*RBQ contractor licence.*Quebec.*Why: The register names another company\./s);
  expect(rows[1]).toHaveTextContent(/Expired.*Ended on January 31, 2026/s);
  expect(rows[2]).toHaveTextContent(/Verified/);
  expect((await part()).getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
  await userEvent.click((await part()).getByRole('button', { name: 'Withdraw RBQ contractor licence' }));
  await waitFor(() => expect(screen.queryByText(/The register names another company/)).not.toBeInTheDocument());
});

test.each([
  ['en', 'Licences and insurance', 'Withdraw RBQ contractor licence', 'Withdrawn: RBQ contractor licence', /^Nothing sent yet/],
  [
    'fr',
    'Licences et assurances',
    'Annuler l’envoi\u00a0: Licence d’entrepreneur de la RBQ',
    'Envoi annulé : Licence d’entrepreneur de la RBQ',
    /^Rien d’envoyé/,
  ],
] as const)('that the last one was withdrawn is said where the focus goes (%s)', async (locale, name, action, said, none) => {
  await open(backend([{ ...rbq, status: 'claimed' }]), locale);
  await userEvent.click(await (await part(name)).findByRole('button', { name: action }));
  expect(await screen.findByText(none)).toBeVisible();
  expect(screen.getByText(said)).toHaveRole('status');
  expect(screen.getByText(said)).toHaveFocus();
});

test('what could not be withdrawn stays, and the focus is at the reason', async () => {
  await open(backend([{ ...rbq, status: 'claimed' }], undefined, { status: 500, message: 'boom' }));
  await userEvent.click(await (await part()).findByRole('button', { name: /^Withdraw/ }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});

test('in French', async () => {
  await open(backend([insurance]), 'fr');
  const row = within(await (await part('Licences et assurances')).findByRole('listitem'));
  expect(row.getByText('Vérifiée')).toBeVisible();
  expect(row.getByText('Valide jusqu’au 1er décembre 2027')).toBeVisible();
});
