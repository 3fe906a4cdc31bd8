import { useT, useWrite } from '@marketplace/section-kit';
import { downloadFile } from '@marketplace/section-kit/export';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button } from '@marketplace/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { exportMessages } from './exportMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  justify-items: start;
  overflow-wrap: anywhere;
`;

/** What a company takes along; its words are those of its name. */
export type ExportKind = 'requests' | 'contacts' | 'reviews';

const types: Readonly<Record<ExportKind, string>> = { requests: 'text/csv', contacts: 'text/vcard', reviews: 'application/json' };

interface ExportButtonProps {
  kind: ExportKind;
  /** Asks for what goes into the file. Without a row there is none. */
  make: () => Promise<{ rows: number; text: string }>;
}

/** Hands something of a company to the browser as a file, and says how much of it there is. */
export function ExportButton({ kind, make }: ExportButtonProps) {
  const t = useT(exportMessages);
  const write = useWrite();
  const [rows, setRows] = useState<number | null>(null);
  const file = t(`${kind}.file`);
  const save = () =>
    void write.run(async () => {
      setRows(null);
      const made = await make();
      if (made.rows > 0) downloadFile(file, types[kind], made.text);
      setRows(made.rows);
    });
  return (
    <Root>
      <Button variant="outline" icon="Download" busy={write.busy} busyLabel={t('busy')} disabled={write.blocked} onClick={save}>
        {t(kind)}
      </Button>
      <p role="status">
        {rows === 0 && t(`${kind}.none`)}
        {rows !== null && rows > 0 && t(`${kind}.done`, { count: rows, file })}
      </p>
      <RefusalAlert write={write} onRetry={save} />
    </Root>
  );
}
