import { useT } from '@marketplace/section-kit';
import { useId } from 'react';
import { Avatar, Card, CardGrid, Rating } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { avatarTone } from '../provider/avatarTone';
import { profileMessages } from './messages';
import type { ProviderProfile } from './ProviderProfile';
import { useLocalizedText } from './useLocalizedText';

const Note = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

const Quote = styled(Card)`
  height: 100%;
  margin: 0;
`;

const Who = styled.figcaption`
  display: flex;
  align-items: center;
  gap: var(--ui-s-12);
  margin-top: auto;
  & strong { display: block; }
`;

const Words = styled.blockquote`
  margin: 0;
`;

/** Words of clients that the company brought along. */
export function Testimonials({ testimonials }: Pick<ProviderProfile, 'testimonials'>) {
  const t = useT(profileMessages);
  const say = useLocalizedText();
  const headingId = useId();
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{t('testimonials')}</h2>
      <Note>{t('testimonials.note')}</Note>
      <CardGrid min={260}>
        {testimonials.map(({ id, name, project, rating, text }) => {
          const words = say(text);
          const job = say(project);
          return (
            <li key={id}>
              <Quote as="figure">
                <Rating value={rating} />
                <Words lang={words.lang}>{words.text}</Words>
                <Who>
                  <Avatar name={name} tone={avatarTone(name)} />
                  <span>
                    <strong>{name}</strong>
                    <span lang={job.lang}>{job.text}</span>
                  </span>
                </Who>
              </Quote>
            </li>
          );
        })}
      </CardGrid>
    </section>
  );
}
