import { useT } from '@marketplace/section-kit';
import { PictureChooser } from '@marketplace/section-kit/pictures';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { pictureMessages } from './pictureMessages';
import type { useCompanyPicture } from './useCompanyPicture';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  justify-items: start;
  & > p { font-size: 0.9375rem; color: var(--ui-ink-muted); }
  & > p[data-error] { color: var(--ui-danger); }
`;

const Label = styled.span`
  font-size: 0.9375rem;
  font-weight: 600;
`;

interface CompanyPictureFieldProps {
  id: string;
  label: string;
  hint: string;
  error: ReactNode;
  picture: ReturnType<typeof useCompanyPicture>;
  /** Whether there is a picture now. */
  onChange: (isThere: boolean) => void;
  /** What is stored already. */
  children?: ReactNode;
}

/** Where one picture is added to a form, and what is wrong with it. */
export function CompanyPictureField({
  id,
  label,
  hint,
  error,
  picture: { picture, choose, remove },
  onChange,
  children,
}: CompanyPictureFieldProps) {
  const t = useT(pictureMessages);
  const names = { label: useId(), hint: useId() };
  return (
    <Root id={id} role="group" tabIndex={-1} aria-labelledby={names.label} aria-describedby={names.hint}>
      <Label id={names.label}>{label}</Label>
      {children}
      <PictureChooser
        pictures={picture ? [picture] : []}
        room={1}
        isOverfull={false}
        onAdd={(files) => {
          // Who sends the form before it is small does not read that there is none.
          onChange(true);
          void choose(files).then(onChange);
        }}
        onRemove={() => {
          remove();
          onChange(false);
        }}
        words={{
          add: t(picture ? 'replace' : 'add'),
          tooMany: t('one'),
          stored: t('ready'),
          alt: ({ name }) => t('chosen', { name }),
          remove: () => t('remove'),
          problem: (problem) => t(problem),
        }}
      />
      <p id={names.hint}>{hint}</p>
      {error && <p data-error>{error}</p>}
    </Root>
  );
}
