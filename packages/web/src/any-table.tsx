import { lazy, useEffect, useState } from 'react';
import { openOffline } from './offline/link.ts';
import { findTable } from './offline/store.ts';
import type { TableLink } from './play/screen-state.ts';
import { useText } from './settings.ts';
import { fetchAhead } from './table/fetch-ahead.ts';
import { TableScreen } from './table/screen.tsx';

const OnlineTableScreen = lazy(async () => ({ default: (await import('./online/screen.tsx')).OnlineTableScreen }));

/** A table of this device, opened from what the browser has kept; or one of the server. */
export function AnyTableScreen({ id, invitation }: { id: string; invitation: string | undefined }) {
  const t = useText();
  const [link, setLink] = useState<TableLink | 'missing'>();
  useEffect(() => {
    let opened: TableLink | undefined;
    let gone = false;
    findTable(id).then((table) => {
      if (gone) return;
      if (table !== undefined) fetchAhead(table.game);
      opened = table && openOffline(table);
      setLink(opened ?? 'missing');
    });
    return () => {
      gone = true;
      opened?.close();
    };
  }, [id]);
  if (link === 'missing') return <OnlineTableScreen id={id} invitation={invitation} />;
  if (link === undefined) return <p className="page">{t.loading} …</p>;
  return <TableScreen link={link} />;
}
