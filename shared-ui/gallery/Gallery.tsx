import { Bar, Cell, Contents, Grid, Group } from './galleryStyles';
import { settingsHref } from './settings';
import type { GallerySettings } from './settings';
import { specimenGroups } from './specimenGroups';

const anchor = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');

/** Every component of shared-ui in its states, each in an element with `data-gallery="component/state"`. */
export function Gallery({ settings }: { settings: GallerySettings }) {
  const groups = specimenGroups
    .map((group) => ({ ...group, specimens: group.specimens.filter(({ id }) => id.startsWith(settings.only)) }))
    .filter(({ specimens }) => specimens.length > 0);
  return (
    <>
      <Bar>
        <strong>Components</strong>
        <a href={settingsHref(settings, { theme: 'light' })}>Light</a>
        <a href={settingsHref(settings, { theme: 'dark' })}>Dark</a>
        <a href={settingsHref(settings, { locale: settings.locale === 'fr' ? 'en' : 'fr' })}>
          {settings.locale === 'fr' ? 'English' : 'Français'}
        </a>
      </Bar>
      <Contents aria-label="Groups">
        {groups.map(({ title }) => (
          <a key={title} href={`#${anchor(title)}`}>
            {title}
          </a>
        ))}
      </Contents>
      <main>
        {groups.map(({ title, specimens }) => (
          <Group key={title} id={anchor(title)} aria-label={title}>
            <h2>{title}</h2>
            <Grid>
              {specimens.map(({ id, size = 'normal', element }) => (
                <Cell key={id} id={id} $size={size}>
                  <figcaption>{id}</figcaption>
                  <div data-gallery={id}>{element}</div>
                </Cell>
              ))}
            </Grid>
          </Group>
        ))}
      </main>
    </>
  );
}
