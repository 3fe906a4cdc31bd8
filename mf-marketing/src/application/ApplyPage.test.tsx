import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { brand } from '@marketplace/shared-ui/brand';
import { section } from '../section';

const open = async (path: string, options: Partial<RenderSectionOptions> = {}) => {
  const view = await renderSection(section, { path, ...options });
  // The form that looks up an application may be there first.
  await screen.findByRole('form', { name: /^(Your application|Votre candidature)$/ });
  return view;
};
const stored = () => fakeDb({ rpc: { submit_application: () => ({ reference: 'A-7F3K92QD', status: 'submitted' }) } });
const form = () => within(screen.getByRole('form', { name: 'Your application' }));
const box = (name: string | RegExp) => form().getByLabelText(name);
const fill = async () => {
  await userEvent.type(box('Company or organization'), 'Atelier Roy');
  await userEvent.type(box('Your Name'), 'Noémie Roy');
  await userEvent.type(box('Email Address'), 'noemie@example.ca');
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const step = () => document.querySelector('[aria-current="step"]')!;

beforeEach(() => sessionStorage.clear());

test.each([
  ['kind=designer', 'Apply as a designer', 'Design disciplines'],
  ['kind=vendor', 'Apply as a vendor', 'What you sell'],
  ['kind=contractor', 'Apply as a contractor', 'Trades'],
  ['kind=builder', 'Apply as a builder', 'What you build'],
  ['kind=manufacturer', 'Apply as a manufacturer', 'What you make'],
  ['kind=real_estate', 'Apply as a real-estate professional', 'Your role'],
  ['kind=real-estate', 'Apply as a real-estate professional', 'Your role'],
  ['kind=partner', 'Apply as a partner', 'Field'],
  ['kind=nonsense', `Apply to join ${brand.name}`, 'What you do'],
  ['', `Apply to join ${brand.name}`, 'What you do'],
])('/apply?%s reads "%s"', async (query, title, speciality) => {
  await open(`/apply?${query}`);
  expect(heading()).toBe(title);
  // The name of the product stands behind every title, so it is in none.
  expect(document.title).toBe(`${title.replace(` to join ${brand.name}`, '')} – ${brand.name}`);
  expect(box(speciality)).toBeVisible();
});

test('choosing another kind changes the words and the address, and keeps what was typed', async () => {
  const { address } = await open('/apply?kind=designer&plan=pro');
  await fill();
  await userEvent.selectOptions(box('I am applying as'), 'Builder');
  expect(heading()).toBe('Apply as a builder');
  expect(address()).toBe('/apply?kind=builder&plan=pro');
  expect(box('Company or organization')).toHaveValue('Atelier Roy');
  await userEvent.selectOptions(box('I am applying as'), 'Choose one…');
  expect(address()).toBe('/apply?plan=pro');
  await submit();
  expect(box('I am applying as')).toHaveAccessibleDescription('Choose what you are applying as');
});

test.each([
  ['plan=starter', 'Free (Starter)', /Free forever/],
  ['plan=pro', 'Pro, $49/month', /7-day free trial/],
  ['plan=elite', 'Elite, $199/month', /\$199\/month/],
  ['plan=gold', 'I will decide later', /Every plan starts/],
])('/apply?%s chooses the plan and says what it means', async (query, chosen, note) => {
  await open(`/apply?${query}`);
  expect(box('Plan')).toHaveDisplayValue(chosen);
  expect(box('Plan')).toHaveAccessibleDescription(note);
});

test.each([
  ['as it is', false, 'notice-fr-3'],
  ['after the English text was chosen', true, 'notice-en-after-fr-3'],
])('an application from Quebec on an English page is bound by the French text, given first, %s', async (_how, isEnglish, notice) => {
  const asked: unknown[] = [];
  const answer = ({ application }: { application?: unknown }) => {
    asked.push(application);
    return { reference: 'A-7F3K92QD', status: 'submitted' };
  };
  await open('/apply?kind=designer', { db: fakeDb({ rpc: { submit_application: answer } }) });
  await fill();
  expect(form().getByRole('link', { name: 'Terms' })).toBeVisible();
  expect(form().queryByRole('link', { name: 'Conditions' })).toBeNull();
  await userEvent.selectOptions(box(/^Province/), 'QC');
  const names = form()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.slice(-4)).toEqual(['Confidentialité', 'Conditions', 'Privacy', 'Terms']);
  const choice = box(/^The French text came first/);
  const button = form().getByRole('button', { name: 'Submit Application' });
  expect(choice.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  if (isEnglish) await userEvent.click(choice);
  await submit();
  await screen.findByText('A-7F3K92QD');
  expect(asked).toEqual([expect.objectContaining({ province: 'QC', notice })]);
});

test('Elite leads to its demo', async () => {
  await open('/apply?plan=elite');
  expect(screen.getByRole('link', { name: 'Book a Demo' })).toHaveAttribute('href', '/demo?topic=elite');
});

test('is stored once with a reference; the steps and the lookup follow', async () => {
  const db = stored();
  const { container } = await open('/apply?kind=contractor&plan=pro', { db });
  expect(step()).toHaveTextContent(/Submit Application\s*Now/);
  await fill();
  await userEvent.selectOptions(box('Province or territory'), 'Quebec');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Submit Application' }));

  const done = (await screen.findByText('A-7F3K92QD')).closest('[role="status"]');
  expect(done).toHaveFocus();
  expect(step()).toHaveTextContent(/Submit Application\s*Done/);
  expect(screen.getByLabelText('Reference number')).toHaveValue('A-7F3K92QD');
  expect(db.requests).toHaveLength(1);
  expect(JSON.parse(db.requests[0]!.replace('POST /rpc/submit_application ', ''))).toEqual({
    application: expect.objectContaining({
      kind: 'contractor',
      plan: 'pro',
      company: 'Atelier Roy',
      contact_name: 'Noémie Roy',
      province: 'QC',
      website: '',
    }),
  });
  await expectAccessible(container);
});

test('the next application keeps the kind of the address', async () => {
  await open('/apply?kind=contractor', { db: stored() });
  await userEvent.selectOptions(box('I am applying as'), 'Builder');
  await fill();
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Start another application' }));
  expect(box('I am applying as')).toHaveDisplayValue('Builder');
  expect(heading()).toBe('Apply as a builder');
  expect(box('Company or organization')).toHaveValue('');
});

test('a plan means nothing to who is not listed, and is not sent', async () => {
  const db = stored();
  await open('/apply?kind=real_estate&plan=pro', { db });
  expect(form().queryByLabelText('Plan')).not.toBeInTheDocument();
  await fill();
  await submit();
  await screen.findByText('A-7F3K92QD');
  expect(db.requests[0]).toContain('"plan":""');
});

test('bad input is told at its field and nothing is sent', async () => {
  const db = stored();
  const { container } = await open('/apply?kind=vendor', { db });
  await fill();
  await userEvent.type(box('Phone Number'), '+33 1 70 18 99 00');
  await userEvent.type(box('Website'), 'not a site');
  await submit();
  expect(box('Phone Number')).toHaveAccessibleDescription(/area code and seven digits/);
  expect(box('Website')).toHaveAccessibleDescription(/Enter a web address/);
  expect(db.requests).toEqual([]);
  await expectAccessible(container);
});

test('what was typed survives a reload', async () => {
  const first = await open('/apply');
  await userEvent.selectOptions(box('I am applying as'), 'Vendor');
  await fill();
  first.unmount();
  await open('/apply');
  expect(box('Company or organization')).toHaveValue('Atelier Roy');
  expect(await screen.findByRole('heading', { level: 1, name: 'Apply as a vendor' })).toBeVisible();
});

test('in French', async () => {
  const { container } = await open('/apply?kind=designer', { locale: 'fr', db: stored() });
  expect(heading()).toBe('Candidature de designer');
  await userEvent.type(screen.getByLabelText('Entreprise ou organisme'), 'Atelier Roy');
  await userEvent.type(screen.getByLabelText('Votre nom'), 'Noémie Roy');
  await userEvent.type(screen.getByLabelText('Adresse courriel'), 'noemie@example.ca');
  await userEvent.selectOptions(screen.getByLabelText('Province ou territoire'), 'Île-du-Prince-Édouard');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer la candidature' }));
  expect(await screen.findByRole('heading', { name: 'Nous avons votre candidature' })).toBeVisible();
  await expectAccessible(container);
});
