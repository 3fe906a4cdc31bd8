import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHeader, TextLink } from '@marketplace/shared-ui';
import { defineMessages, defineSection, Fragment, useAuth, useNotify, usePage, useT, type RouteSource } from '../index';
import { defineManifest } from '../manifest/index.ts';
import { useParams } from '../router';
import { describeSectionConformance } from './describeSectionConformance';
import { renderSection } from './renderSection';

const messages = defineMessages('example', {
  en: { title: 'Example', item: 'Item {{id}}', open: 'Open item 5', tell: 'Tell' },
  fr: { title: 'Exemple', item: 'Article {{id}}', open: 'Ouvrir l’article 5', tell: 'Dire' },
});

function ListPage() {
  const t = useT(messages);
  const notify = useNotify();
  const name = useAuth((auth) => auth.displayName);
  usePage({ title: t('title') });
  return (
    <>
      <PageHeader title={t('title')} />
      <p>{name}</p>
      <TextLink href="/example/5">{t('open')}</TextLink>
      <button onClick={() => notify({ title: t('tell'), tone: 'info' })}>{t('tell')}</button>
      <Fragment name="services/featured-services" />
    </>
  );
}

function ItemPage() {
  const t = useT(messages);
  const { id = '' } = useParams();
  usePage({ title: t('item', { id }) });
  return <PageHeader title={t('item', { id })} />;
}

const title = { en: 'Example', fr: 'Exemple' };
const routes: RouteSource[] = [
  { path: '/example', chunk: 'list', lazy: () => Promise.resolve({ Component: ListPage }), title },
  { path: '/example/:id', chunk: 'item', lazy: () => Promise.resolve({ Component: ItemPage }), title },
];
const section = defineSection({ name: 'mf-example', routes });
const manifest = defineManifest({
  name: 'mf-example',
  owner: 'nobody',
  class: 'regular',
  requires: { '@marketplace/section-kit': '^1.0.0', '@marketplace/shared-ui': '^1.0.0' },
  routes,
  fragments: {},
});

describeSectionConformance(section, { manifest, messages: [messages], paths: ['/example', '/example/5'] });

test('a section mounts at an address, moves inside itself, and tells what it did', async () => {
  const { shell, address } = await renderSection(section, {
    path: '/example',
    locale: 'fr',
    auth: { id: '1', email: 'a@b.ca', displayName: null, locale: null },
  });
  expect(screen.getByText('a@b.ca')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dire' }));
  expect(shell.notifications).toEqual([{ title: 'Dire', tone: 'info' }]);
  await userEvent.click(screen.getByRole('link', { name: /Ouvrir/ }));
  expect(await screen.findByRole('heading', { name: 'Article 5' })).toHaveFocus();
  expect(address()).toBe('/example/5');
});
