import { useNotify, useT } from '@marketplace/section-kit';
import { useId, useState } from 'react';
import { Card, Illustration, media, stretchedFocus } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { profileMessages } from './messages';
import type { ProjectDialog } from './ProjectDialog';
import type { ProviderProfile } from './ProviderProfile';
import { useLocalizedText } from './useLocalizedText';
import { useProjectPicture } from './useProjectPicture';

const Rail = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(84%, 320px);
  gap: var(--ui-s-16);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--ui-s-4);
  padding: var(--ui-s-4);
  margin: calc(-1 * var(--ui-s-4));
  list-style: none;
  & > li { scroll-snap-align: start; }
  ${media.md} {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    overflow: visible;
  }
`;

const Project = styled(Card)`
  height: 100%;
`;

const Open = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  ${stretchedFocus}
`;

type Dialog = typeof ProjectDialog;

/** Pictures of finished work; each opens large. */
export function RecentProjects({ profile }: { profile: ProviderProfile }) {
  const t = useT(profileMessages);
  const say = useLocalizedText();
  const pictureOf = useProjectPicture();
  const notify = useNotify();
  const headingId = useId();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [shown, setShown] = useState<number | null>(null);
  const { projects, category } = profile;
  if (projects.length === 0) return null;

  const open = async (index: number) => {
    try {
      const loaded = await import(/* webpackChunkName: "project-dialog" */ './ProjectDialog');
      setDialog(() => loaded.ProjectDialog);
      setShown(index);
    } catch {
      notify({ title: t('projects.failed'), tone: 'failure' });
    }
  };
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('projects')}</h2>
      <Rail role="list">
        {projects.map((project, index) => {
          const title = say(project.title);
          const description = say(project.description);
          return (
            <li key={project.id}>
              <Project>
                <Illustration src={pictureOf(project.image, category)} alt={say(project.alt).text} />
                <h3 lang={title.lang}>
                  <Open
                    type="button"
                    data-stretched=""
                    aria-label={t('projects.open', { title: title.text })}
                    onClick={() => void open(index)}
                  >
                    {title.text}
                  </Open>
                </h3>
                <p lang={description.lang}>{description.text}</p>
              </Project>
            </li>
          );
        })}
      </Rail>
      {Dialog && shown !== null && (
        <Dialog projects={projects} category={category} index={shown} onMove={setShown} onClose={() => setShown(null)} />
      )}
    </section>
  );
}
