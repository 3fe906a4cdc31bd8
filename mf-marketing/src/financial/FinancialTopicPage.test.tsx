import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { list } from '../../content/financial/list';
import { words } from '../../content/financial/words';
import { section } from '../section';
import { readCitations } from './guide/readCitations';

const province = () => screen.getByRole('combobox', { name: 'Province or territory' });
const programs = () =>
  within(screen.getByRole('list', { name: 'Programs' }))
    .getAllByRole('heading', { level: 4 })
    .map((heading) => heading.textContent);

describe('a guide', () => {
  test('names itself, says where things stand with dates, and lists who, how much, how, and what not', async () => {
    await renderSection(section, { path: '/financial/home-office-deductions' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home office deductions');
    expect(document.title).toMatch(/^Home office deductions – /);
    const status = within(screen.getByRole('region', { name: 'Where things stand' }));
    expect(status.getByText('Changed')).toBeVisible();
    expect(status.getByText('Since January 1, 2023')).toBeVisible();
    expect(status.getByText('Checked on November 20, 2026')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Since 2023, employees must use the detailed method',
      'At a glance',
      'Who qualifies',
      'What counts',
      'Renovation credits that do exist',
      'How to claim',
      'What it does not do',
      'Common misunderstandings',
      'Sources',
      'Information, not advice',
      'Related guides',
    ]);
  });

  test('shows amounts in tables with a caption and named rows', async () => {
    await renderSection(section, { path: '/financial/insured-mortgages' });
    const table = within(screen.getByRole('table', { name: 'Premium, as a share of the loan' }));
    expect(table.getByRole('columnheader', { name: '30 years' })).toBeVisible();
    const row = within(table.getByRole('row', { name: /Up to 95%/ }));
    expect(row.getByRole('rowheader')).toHaveTextContent('Up to 95%');
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['4.00%', '4.20%']);
  });

  test('names its sources with how and when they were read and how sure we are, and whom to ask instead', async () => {
    await renderSection(section, { path: '/financial/insured-mortgages' });
    const sources = within(screen.getByRole('region', { name: 'Sources' }));
    const [first] = sources.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^CMHC: Purchase.*\(read in a publication that quotes it, October 3, 2026; fairly sure\)$/);
    expect(within(first!).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.cmhc-schl\.gc\.ca\/.+\/purchase$/),
    );
    expect(sources.getByText(/^Our own arithmetic.*\(written on November 20, 2026; sure\)$/)).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'Information, not advice' })).toHaveTextContent(/not an offer.*The lender decides/);
  });

  test('leads to its sections and to related guides, and asks for no name, phone or e-mail', async () => {
    const { container } = await renderSection(section, { path: '/financial/reverse-mortgages' });
    const places = [...container.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')!);
    expect(places).toContain('#sources');
    for (const place of places) expect([place, container.querySelector(place)]).toEqual([place, expect.anything()]);
    expect(screen.getByRole('link', { name: 'Home equity loans' })).toHaveAttribute('href', '/financial/home-equity-loans');
    expect(container.querySelectorAll('input, textarea, form')).toHaveLength(0);
  });

  test('every figure has a small number that leads to its source, and leaves what stands in the address', async () => {
    const { address } = await renderSection(section, { path: '/financial/land-transfer-tax#province=QC' });
    const table = screen.getByRole('table', { name: 'Montréal in 2026' });
    const [mark] = within(table).getAllByRole('link', { name: /^Source \d+$/ });
    await userEvent.click(mark!);
    expect(document.activeElement).toHaveTextContent(/^Ville de Montréal: transfer duties for 2026.*\(in French; read in a publication/);
    expect(address()).toBe('/financial/land-transfer-tax#province=QC');
  });

  test('its list of contents leads to a section, and leaves what was entered in the address', async () => {
    const { address } = await renderSection(section, { path: '/financial/land-transfer-tax#province=QC' });
    const contents = within(document.querySelector<HTMLElement>('nav[aria-labelledby="contents-title"]')!);
    await userEvent.click(contents.getByText('Sources'));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Sources' }));
    expect(address()).toBe('/financial/land-transfer-tax#province=QC');
  });

  test('begins with its calculator, and ends with printing', async () => {
    await renderSection(section, { path: '/financial/rate-renewals' });
    await screen.findByRole('region', { name: 'Wait, break, or blend and extend' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings[0]).toBe('Work out your own figures');
    expect(headings.indexOf('Take it further')).toBe(headings.indexOf('At a glance') + 1);
    const print = screen.getByRole('button', { name: 'Print this guide' });
    const advice = screen.getByRole('complementary', { name: 'Information, not advice' });
    expect(advice.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('prints on request', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await renderSection(section, { path: '/financial/reverse-mortgages' });
    await userEvent.click(screen.getByRole('button', { name: 'Print this guide' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('a closed program', () => {
  test('says so before anything else, then what replaces it', async () => {
    await renderSection(section, { path: '/financial/first-time-buyer-incentive' });
    const status = within(screen.getByRole('region', { name: 'Where things stand' }));
    expect(status.getByText('Closed')).toBeVisible();
    expect(status.getByText('Closed since March 21, 2024')).toBeVisible();
    const [first, second] = screen.getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent('Closed: no new applications since March 21, 2024');
    expect(second).toHaveTextContent('What replaces it');
    expect(
      within(screen.getByRole('region', { name: 'What replaces it' })).getByRole('link', { name: /^Home Buyers’ Plan/ }),
    ).toHaveAttribute('href', '/financial/home-buyers-plan');
  });

  test('says so in French too', async () => {
    await renderSection(section, { path: '/financial/energy-efficiency-grants', locale: 'fr' });
    const status = within(screen.getByRole('region', { name: 'Où en est-on?' }));
    expect(status.getByText('Fermé depuis le 1er octobre 2025')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })[1]).toHaveTextContent('Ce qui le remplace');
    const replacements = within(screen.getByRole('region', { name: 'Ce qui le remplace' }));
    expect(replacements.getByRole('link', { name: 'Marges de crédit hypothécaires' })).toHaveAttribute('href', '/fr/financial/helocs');
  });
});

describe('the province', () => {
  test('compares all of them first, then shows the chosen one and keeps it in the address', async () => {
    const { address } = await renderSection(section, { path: '/financial/land-transfer-tax' });
    expect(within(screen.getByRole('table', { name: 'Rules by province and territory' })).getAllByRole('rowheader')).toHaveLength(13);
    await userEvent.selectOptions(province(), 'Quebec');
    expect(address()).toBe('/financial/land-transfer-tax#province=QC');
    expect(screen.getByRole('heading', { level: 3, name: 'In Quebec' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Montréal in 2026' })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Rules by province and territory' })).toBeNull();
    await userEvent.selectOptions(province(), 'All provinces and territories');
    expect(address()).toBe('/financial/land-transfer-tax');
  });

  test('comes from the address, and what else stands there stays', async () => {
    const { address } = await renderSection(section, { path: '/financial/default-insurance#price=450000&province=on' });
    expect(province()).toHaveDisplayValue('Ontario');
    expect(screen.getByText('8% of the premium.')).toBeVisible();
    await userEvent.selectOptions(province(), 'Alberta');
    expect(address()).toBe('/financial/default-insurance#price=450000&province=AB');
    expect(screen.getByText('No tax on the premium.')).toBeVisible();
  });

  test.each(['XX', '', '<b>', 'QCC'])('an unknown one (%s) counts as all of them', async (unknown) => {
    await renderSection(section, { path: `/financial/land-transfer-tax#province=${encodeURIComponent(unknown)}` });
    expect(province()).toHaveDisplayValue('All provinces and territories');
    expect(screen.getByRole('table', { name: 'Rules by province and territory' })).toBeVisible();
  });

  test('keeps the programs of the whole country and its own, with their status', async () => {
    await renderSection(section, { path: '/financial/energy-efficiency-grants' });
    expect(programs()).toHaveLength(15);
    await userEvent.selectOptions(province(), 'Nova Scotia');
    expect(programs()).toEqual([
      'Canada Greener Homes Grant',
      'Canada Greener Homes Loan',
      'Canada Greener Homes Affordability Program',
      'Efficiency Nova Scotia',
    ]);
    expect(screen.getByText('4 programs shown')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Programs' })).getAllByText('Check status')).toHaveLength(1);
  });

  test('is sorted and named in French', async () => {
    await renderSection(section, { path: '/financial/land-transfer-tax?province=PE', locale: 'fr' });
    const select = screen.getByRole('combobox', { name: 'Province ou territoire' });
    expect(within(select).getAllByRole('option')[3]).toHaveTextContent('Île-du-Prince-Édouard');
    expect(screen.getByRole('heading', { level: 3, name: 'À l’Île-du-Prince-Édouard' })).toBeVisible();
  });

  test('is not asked for where nothing differs', async () => {
    await renderSection(section, { path: '/financial/reverse-mortgages?province=QC' });
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

test.each(list.flatMap(({ slug }) => [[slug, 'en'] as const, [slug, 'fr'] as const]))(
  '%s (%s) shows its marks as numbers only, and says in words what its one diagram draws',
  async (slug, locale) => {
    const { container } = await renderSection(section, { path: `/financial/${slug}`, locale });
    const { diagram } = (await words[slug]!())[locale];
    const [figure, ...others] = within(document.querySelector<HTMLElement>('#glance')!).getAllByRole('figure');
    expect(others).toEqual([]);
    expect(figure).toHaveAccessibleName(diagram.title);
    const drawn =
      'steps' in diagram
        ? diagram.steps.map(({ when }) => when)
        : ('bars' in diagram ? diagram.bars : diagram.points).map(({ label }) => label);
    for (const text of [diagram.title, readCitations(diagram.caption).text, ...drawn]) expect(figure!.textContent).toContain(text);
    expect(container.textContent).not.toMatch(/\[[a-z][\w, -]*\]/);
    for (const mark of container.querySelectorAll('a[href^="#source-"]')) expect(mark).toHaveTextContent(/^[1-9]\d?$/);
  },
);

test.each([
  ['/financial/land-transfer-tax', 'en'],
  ['/financial/land-transfer-tax?province=ON', 'fr'],
  ['/financial/provincial-programs', 'fr'],
  ['/financial/first-time-buyer-incentive', 'en'],
  ['/financial/credit-counseling', 'fr'],
] as const)('%s (%s) has no accessibility violation', async (path, locale) => {
  const { container } = await renderSection(section, { path, locale });
  await expectAccessible(container);
});
