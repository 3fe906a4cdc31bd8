import { useT } from '@marketplace/section-kit';
import { Badge, Button, IconButton, Section } from '@marketplace/shared-ui';
import { pauseIcon } from '../../icons/pauseIcon';
import { playIcon } from '../../icons/playIcon';
import { testimonialMessages } from './testimonialMessages';
import { testimonials } from './testimonials';
import { Controls, Position, Slide, Slides, Stage, Words } from './carouselStyle';
import { Portrait } from './Portrait';
import { useRotation } from './useRotation';

/** Five voices, one at a time. */
export function TestimonialCarousel() {
  const t = useT(testimonialMessages);
  const count = testimonials.length;
  const { index, rotates, isPaused, toggle, move, hold } = useRotation(count);
  const position = (place: number) => t('position', { number: place + 1, total: count });
  return (
    <Section
      tone="sunken"
      title={t('title')}
      lead={t('note')}
      action={<Badge tone="warning">{t('sample')}</Badge>}
      aria-roledescription={t('carousel')}
    >
      <Stage {...hold}>
        <Controls>
          <Button variant="outline" icon={isPaused ? playIcon : pauseIcon} onClick={toggle}>
            {t(isPaused ? 'play' : 'pause')}
          </Button>
          <IconButton variant="outline" icon="ArrowLeft" label={t('previous')} onClick={() => move(-1)} />
          <IconButton variant="outline" icon="ArrowRight" label={t('next')} onClick={() => move(1)} />
          <Position aria-hidden="true">{position(index)}</Position>
        </Controls>
        <Slides aria-live={rotates ? 'off' : 'polite'}>
          {testimonials.map(({ key, name, src }, place) => (
            <Slide
              key={key}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={position(place)}
              aria-hidden={place !== index}
              $shown={place === index}
            >
              <Portrait src={src} name={name} />
              <Words>
                <blockquote>{t(`${key}.quote`)}</blockquote>
                <figcaption>
                  <strong>{name}</strong>
                  <span>{t(`${key}.designation`)}</span>
                </figcaption>
              </Words>
            </Slide>
          ))}
        </Slides>
      </Stage>
    </Section>
  );
}
