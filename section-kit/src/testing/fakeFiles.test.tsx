import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { AppError, useFiles } from '../index';
import { createTestShell } from './createTestShell';
import { TestShellProviders } from './renderSection';

const photo = { projectId: 'p', uploadKey: 'k', index: 1, blob: new Blob(['x'], { type: 'image/png' }) };

function Upload() {
  const files = useFiles();
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    files.uploadPhoto(photo).then(
      () => setOutcome('stored'),
      (error: AppError) => setOutcome(error.kind),
    );
  }, [files]);
  return <p>{outcome}</p>;
}

test.each([
  ['stored', undefined, [photo]],
  ['tooLarge', () => Promise.reject(new AppError('tooLarge')), []],
])('a section sees a photo %s', async (outcome, uploadPhoto, uploads) => {
  const shell = createTestShell({ files: { uploadPhoto } });
  render(
    <TestShellProviders shell={shell} path="/">
      <Upload />
    </TestShellProviders>,
  );
  expect(await screen.findByText(outcome)).toBeInTheDocument();
  expect(shell.files.uploads).toEqual(uploads);
});
