import { useLocale, useT } from '@marketplace/section-kit';
import { Card } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import { phoneText } from './phoneText';
import { ProjectFacts } from './ProjectFacts';
import { ProjectPhotos } from './ProjectPhotos';
import type { ProjectView } from './ProjectView';
import { projectMessages } from './projectMessages';

interface ProjectSummaryProps {
  view: ProjectView;
  token: string | null;
  children: ReactNode;
}

/** What was asked for and how the person can be reached; `children` are the ways to complete it. */
export function ProjectSummary({ view: { project, contact }, token, children }: ProjectSummaryProps) {
  const t = useT(projectMessages);
  const locale = useLocale();
  const reached = contact && [contact.name, contact.email, contact.phone && phoneText(contact.phone, locale)].filter(Boolean).join('\n');
  return (
    <Card as="section">
      <h2>{t('summary.title')}</h2>
      <ProjectFacts project={project} more={[[t('summary.contact'), reached]]} />
      {project.photo_count > 0 && (
        <ProjectPhotos
          projectId={project.id}
          count={project.photo_count}
          token={token}
          label={(number) => t('summary.photo', { number })}
        />
      )}
      {children}
    </Card>
  );
}
