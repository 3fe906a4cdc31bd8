import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { CardGrid, Chip, PageHeader, Section, Tile } from '@marketplace/shared-ui';
import type { ComponentType } from 'react';
import { list } from '../../content/hubs/list';
import { Chips } from '../material-hub/hubStyle';
import { roomMessages } from './roomMessages';

type Room = 'kitchen' | 'bathroom' | 'flooring';

const onwards = [
  ['catalogue', '/materials'],
  ['services', '/services'],
  ['list', '/list'],
] as const;

/** The pages about the materials of one room, and where to go on from there. */
function RoomPage({ room }: { room: Room }) {
  const t = useT(roomMessages);
  const locale = useLocale();
  const title = t(room);
  usePage({ title });
  const hubs = list.filter(({ path }) => path?.startsWith(`/${room}/`));
  return (
    <>
      <PageHeader
        title={title}
        lead={t(`${room}.lead`)}
        breadcrumb={[{ href: '/', label: t('home') }, { href: '/materials', label: t('materials') }, { label: title }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Section title={t('all')}>
        <CardGrid min={260}>
          {hubs.map(({ path, words }) => (
            <Tile key={path} href={path!} title={words[locale].title} text={words[locale].lead} />
          ))}
        </CardGrid>
      </Section>
      <Section title={t('next')} tone="sunken">
        <Chips role="list">
          {onwards.map(([name, path]) => (
            <li key={path}>
              <Chip href={path}>{t(name)}</Chip>
            </li>
          ))}
        </Chips>
      </Section>
    </>
  );
}

/** @returns the page of a room, for its route */
export const roomPage = (room: Room): { Component: ComponentType } => ({ Component: () => <RoomPage room={room} /> });
