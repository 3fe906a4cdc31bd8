import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

const button = (name: string) => screen.getByRole('button', { name });
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const panel = () => within(screen.getByRole('tabpanel'));

const lines: [line: string, check: () => Promise<void> | void][] = [
  [
    '[§2 Reporting] Overview, Email Automation, Activity Dashboard, Detailed Reports',
    () => {
      const tabs = screen.getAllByRole('tab');
      expect(tabs.map((tab) => tab.textContent)).toEqual(['Overview', 'Email Automation', 'Activity Dashboard', 'Detailed Reports']);
      expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    },
  ],
  [
    '[§2 Reporting] Start Analysis, Export Report, Filter, Date Range, Export, View Report, Build Report',
    async () => {
      for (const name of ['Start Analysis', 'Export Report', 'Filter', 'Date Range', 'Export'])
        await waitFor(() => expect(button(name)).toBeEnabled());
      await openTab('Detailed Reports');
      for (const view of screen.getAllByRole('button', { name: /^View Report: / })) expect(view).toHaveTextContent(/^View Report$/);
      expect(button('Build Report')).toBeVisible();
    },
  ],
  [
    '[§2 Reporting] All figures are static sample content, and say so',
    async () => {
      expect(screen.getByRole('note')).toHaveTextContent('Sample data');
      for (const tab of ['Overview', 'Email Automation', 'Activity Dashboard', 'Detailed Reports']) {
        await openTab(tab);
        expect(panel().getByText('Sample data')).toBeVisible();
      }
    },
  ],
  [
    '[§3] Sample analytics: campaign (name, sequence length, status Active or Paused, metric)',
    async () => {
      await openTab('Email Automation');
      const cards = within(screen.getByRole('region', { name: 'Campaigns' })).getAllByRole('listitem');
      expect(cards.map((card) => card.textContent)).toEqual([
        'Welcome seriesActiveSequence of 5 emails62% opened',
        'Quote follow-upActiveSequence of 3 emails18% replied',
        'Seasonal maintenancePausedSequence of 4 emails41% opened',
        'Past clientsActiveSequence of 2 emails9% booked again',
      ]);
    },
  ],
  [
    '[§3] Sample analytics: e-mail template (name, open rate, click-through rate, conversions)',
    async () => {
      await openTab('Email Automation');
      const table = panel().getByRole('table', { name: 'Email templates' });
      expect(
        within(table)
          .getAllByRole('columnheader')
          .map((head) => head.textContent),
      ).toEqual(['Template', 'Open rate', 'Click-through rate', 'Conversions']);
      expect(within(table).getByRole('row', { name: /^Your quote is ready/ })).toHaveTextContent('58%34%96');
    },
  ],
  [
    '[§3] Sample analytics: activity feed entry (actor or campaign, action, relative time)',
    async () => {
      await openTab('Activity Dashboard');
      const feed = within(screen.getByRole('region', { name: 'Latest activity' })).getAllByRole('listitem');
      expect(feed[0]).toHaveTextContent('Welcome series sent email 1 of 5 to 24 new contacts12 minutes ago');
      expect(feed[2]).toHaveTextContent('Your company sent a quote for a water heater2 hours ago');
      for (const entry of feed) expect(entry.querySelector('time')).toHaveAttribute('datetime');
    },
  ],
  [
    '[§9] welcome series of 5 e-mails',
    async () => {
      await openTab('Email Automation');
      expect(panel().getByText('Sequence of 5 emails')).toBeVisible();
    },
  ],
];

test.each(lines)('%s', async (_line, check) => {
  await renderSection(section, { path: '/reporting' });
  await check();
});

test('in French every text is French', async () => {
  await renderSection(section, { path: '/reporting?analysis=true', locale: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Rapports et analyses' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Aperçu',
    'Automatisation des courriels',
    'Tableau d’activité',
    'Rapports détaillés',
  ]);
  for (const name of ['Lancer l’analyse', 'Exporter le rapport', 'Filtrer', 'Période', 'Exporter']) expect(button(name)).toBeVisible();
  expect(screen.getByText(/^Du 4 octobre 2026 au 31 octobre 2026$/)).toBeVisible();
});
