import { useLocale, useT } from '@marketplace/section-kit';
import { Button, formatDate, Illustration } from '@marketplace/shared-ui';
import { Dialog } from '@marketplace/shared-ui/overlays';
import styled from 'styled-components';
import { profileMessages } from './messages';
import type { Project } from './ProviderProfile';
import { useLocalizedText } from './useLocalizedText';
import { useProjectPicture } from './useProjectPicture';

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-12);
`;

const Stack = styled.div`
  display: grid;
  gap: var(--ui-s-16);
`;

interface ProjectDialogProps {
  projects: readonly Project[];
  category: string;
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One project large, with its neighbours one press or one arrow key away. */
export function ProjectDialog({ projects, category, index, onMove, onClose }: ProjectDialogProps) {
  const t = useT(profileMessages);
  const locale = useLocale();
  const say = useLocalizedText();
  const pictureOf = useProjectPicture();
  const project = projects[index]!;
  const title = say(project.title);
  const description = say(project.description);
  const move = (by: number) => onMove((index + by + projects.length) % projects.length);
  const onKeyDown = (event: { key: string }) => {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };
  return (
    <Dialog open onOpenChange={onClose} size="l" title={<span lang={title.lang}>{title.text}</span>} onKeyDown={onKeyDown}>
      <Stack>
        <Illustration src={pictureOf(project.image, category)} alt={say(project.alt).text} />
        <p lang={description.lang}>{description.text}</p>
        {project.completed_on && (
          <p>
            {t('projects.done', {
              date: formatDate(project.completed_on, locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
            })}
          </p>
        )}
        {projects.length > 1 && (
          <Steps>
            <Button variant="outline" icon="ChevronLeft" onClick={() => move(-1)}>
              {t('projects.previous')}
            </Button>
            <span role="status">{t('projects.place', { place: index + 1, count: projects.length })}</span>
            <Button variant="outline" iconEnd="ChevronRight" onClick={() => move(1)}>
              {t('projects.next')}
            </Button>
          </Steps>
        )}
      </Stack>
    </Dialog>
  );
}
