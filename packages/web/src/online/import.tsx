import { isRefused } from '@orrery/kernel';
import { useRef, useState } from 'react';
import { go } from '../router.ts';
import { useText } from '../settings.ts';
import { importRecord } from './api.ts';
import { sayRefusal, useOnlineText } from './words.ts';

/** Opens a table of the server from a record: the reader takes the first seat, computer players the others. */
export function ImportButton() {
  const t = useText();
  const o = useOnlineText();
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const importFile = async (chosen: File) => {
    let record: unknown;
    try {
      record = JSON.parse(await chosen.text());
    } catch (error) {
      setProblem(`${t.importFailed} ${(error as Error).message}`);
      return;
    }
    const opened = await importRecord(record);
    if (isRefused(opened)) setProblem(`${t.importFailed} ${sayRefusal(opened)}`);
    else go(`/table/${opened.table}`);
  };
  return (
    <>
      <button type="button" className="button small" onClick={() => file.current?.click()}>
        {o.importOnline}
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={o.importOnline}
        onChange={async (event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) await importFile(chosen);
        }}
      />
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
