import { useLocale, usePage, useT, type Localized } from '@marketplace/section-kit';
import { CardGrid, Chip, media, PageHeader, Section, Tile } from '@marketplace/shared-ui';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { list } from '../../content/hubs/list';
import type { Room as RoomWords } from '../../content/rooms/collection';
import { words as roomWords } from '../../content/rooms/words';
import { Chips, Notes } from '../material-hub/hubStyle';
import { roomMessages } from './roomMessages';

type Room = 'kitchen' | 'bathroom' | 'flooring';

const onwards = [
  ['catalogue', '/materials'],
  ['services', '/services'],
  ['list', '/list'],
] as const;

/* Five paragraphs stand as three and two. */
const Choices = styled(Notes)`
  ${media.lg} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** The pages about the materials of one room, what helps to choose, and where to go on from there. */
function RoomPage({ room, words }: { room: Room; words: Localized<RoomWords> }) {
  const t = useT(roomMessages);
  const locale = useLocale();
  const { title, lead, choose } = words[locale];
  usePage({ title });
  const hubs = list.filter(({ path }) => path?.startsWith(`/${room}/`));
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={[{ href: '/', label: t('home') }, { href: '/materials', label: t('materials') }, { label: title }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Section title={t('all')}>
        <CardGrid min={260}>
          {hubs.map((hub) => (
            <Tile key={hub.path} href={hub.path!} title={hub.words[locale].title} text={hub.words[locale].lead} />
          ))}
        </CardGrid>
      </Section>
      <Section title={t('choose')} tone="sunken">
        <Choices>
          {choose.map((part) => (
            <div key={part.title}>
              <h3>{part.title}</h3>
              <p>{part.text}</p>
            </div>
          ))}
        </Choices>
      </Section>
      <Section title={t('next')}>
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

/** Loads the words of a room, so that its page is complete when it is first shown. */
export async function loadRoom(room: Room): Promise<{ Component: ComponentType }> {
  const loaded = await roomWords[room]!();
  return { Component: () => <RoomPage room={room} words={loaded} /> };
}
