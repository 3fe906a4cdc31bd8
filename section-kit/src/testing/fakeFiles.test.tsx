import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { AppError, useFiles } from '../index';
import { createTestShell } from './createTestShell';
import { TestShellProviders } from './renderSection';

const file = { bucket: 'things', name: 'a/1.png', blob: new Blob(['x'], { type: 'image/png' }) };

function Upload() {
  const files = useFiles();
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    files.upload(file.bucket, file.name, file.blob).then(
      () => setOutcome('stored'),
      (error: AppError) => setOutcome(error.kind),
    );
  }, [files]);
  return <p>{outcome}</p>;
}

test.each([
  ['stored', undefined, [file]],
  ['tooLarge', () => Promise.reject(new AppError('tooLarge')), []],
])('a section sees a file %s', async (outcome, upload, uploads) => {
  const shell = createTestShell({ files: { upload } });
  render(
    <TestShellProviders shell={shell} path="/">
      <Upload />
    </TestShellProviders>,
  );
  expect(await screen.findByText(outcome)).toBeInTheDocument();
  expect(shell.files.uploads).toEqual(uploads);
});
