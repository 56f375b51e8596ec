import { isRefused, readRecord, type Words } from '@orrery/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRoom, useWords } from '../games.ts';
import { Dialog } from '../kit/dialog.tsx';
import { download } from '../kit/download.ts';
import { ToolIcon } from '../kit/tool-icon.tsx';
import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { packPlay } from '../replay/share.ts';
import { useSettings, useText } from '../settings.ts';
import type { Dictionary } from '../text/en/app.ts';
import type { RecordsDictionary } from '../text/en/records.ts';
import { useRecordsText } from '../text/records.ts';
import { drawResult, pictureOf, type ResultPicture, ZOOM } from './share-picture.ts';
import { imageOf } from './still-image.ts';

const Cut = lazy(async () => ({ default: (await import('../lobby/cut.tsx')).Cut }));

interface ShareProps {
  readonly screen: ScreenState;
  readonly link: TableLink;
}

/** A finished game as a picture and a link. */
export function ShareResult(props: ShareProps) {
  const r = useRecordsText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" data-share onClick={() => setOpen(true)}>
        <ToolIcon name="share" />
        {r.share}
      </button>
      {open && (
        <Dialog title={r.shareTitle} onClose={() => setOpen(false)}>
          <Sharing {...props} />
        </Dialog>
      )}
    </>
  );
}

function describe(
  { id, where, seats, result }: ScreenState,
  words: Words,
  t: Dictionary,
  r: RecordsDictionary,
): ResultPicture {
  const { scores = [], winners = [], places = [] } = result ?? {};
  const names = winners.map((seat) => seats[seat].name).join(', ');
  const rows = seats.map(({ name }, seat) => ({ name, seat, points: scores[seat], won: winners.includes(seat) }));
  return {
    over: `${words.name} · ${r.playersUnit(seats.length)}`,
    title: winners.length === 0 ? t.isOver : winners.length === 1 ? t.wins(names) : t.shared(names),
    under: winners.length === 0 ? t.lost : r.pointsUnit(scores[winners[0]]),
    rows: rows.sort((a, b) => places[a.seat] - places[b.seat]),
    app: t.app,
    host: where === 'server' ? `${location.host}/replay/${id}` : location.host,
  };
}

async function drawn(picture: ResultPicture, board?: CanvasImageSource): Promise<Blob> {
  const canvas = document.createElement('canvas');
  await drawResult(canvas, picture, board);
  return pictureOf(canvas);
}

function Sharing({ screen, link }: ShareProps) {
  const t = useText();
  const r = useRecordsText();
  const { language } = useSettings();
  const { game } = useRoom(screen.game);
  const words = useWords(screen.game, language);
  const [picture, setPicture] = useState<{ readonly url: string; readonly blob: Blob }>();
  const [said, setSaid] = useState<string>();
  /** The board at the end; null where none is drawn. */
  const [board, setBoard] = useState<Element | null>();
  const standing = async () => {
    const { view, viewer, seats } = screen;
    return { view, viewer, names: seats.map(({ name }) => name) };
  };
  const facts = describe(screen, words, t, r);
  const wanted = JSON.stringify(facts);
  useEffect(() => {
    let url: string | undefined;
    let gone = false;
    const draw = async () => {
      if (board === undefined) return;
      const facts = JSON.parse(wanted) as ResultPicture;
      // Some browsers let no drawn board out of a canvas again: there the planets of the players stand for it.
      const blob = await (board === null ? drawn(facts) : imageOf(board).then((image) => drawn(facts, image))).catch(
        () => drawn(facts),
      );
      if (gone) return;
      url = URL.createObjectURL(blob);
      setPicture({ url, blob });
    };
    draw().catch((error: Error) => setSaid(error.message));
    return () => {
      gone = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [wanted, board]);
  /** Where the replay is found: on the server, or all of it inside the address. */
  const address = async (): Promise<string | undefined> => {
    if (screen.where === 'server') return `${location.origin}/replay/${screen.id}`;
    const record = readRecord((await link.exportRecord()) ?? '', (id) => (id === game.id ? game : undefined));
    if (isRefused(record)) return undefined;
    const packed = await packPlay({ names: screen.seats.map(({ name }) => name), record });
    return packed && `${location.origin}/shared#${packed}`;
  };
  const copy = async () => {
    const found = await address();
    if (found !== undefined) await navigator.clipboard.writeText(found);
    setSaid(found === undefined ? t.linkTooLong : t.copied);
  };
  const name = `orrery-${screen.game}.png`;
  const file = picture && new File([picture.blob], name, { type: 'image/png' });
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true;
  const shareBoth = async () => {
    const url = await address();
    // Whoever closes the device's own menu again has changed their mind: that is no fault.
    await navigator.share({ files: file ? [file] : [], title: facts.title, ...(url ? { url } : {}) }).catch(() => {});
  };
  return (
    <div className="share-result">
      <div className="share-away">
        <div className="share-cut">
          <Suspense fallback={null}>
            <Cut
              game={screen.game}
              zoom={ZOOM}
              {...{ standing }}
              onDrawn={(cut) => setBoard(cut?.parentElement ?? null)}
            />
          </Suspense>
        </div>
      </div>
      {picture && (
        <img
          src={picture.url}
          alt={r.pictureOf(`${facts.over}. ${facts.title}, ${facts.under}`)}
          width="1200"
          height="630"
        />
      )}
      <div className="row">
        <button
          type="button"
          className="button main"
          disabled={picture === undefined}
          onClick={() => picture && download(name, picture.blob)}
        >
          {r.savePicture}
        </button>
        <button type="button" className="button" onClick={copy}>
          {r.copyLink}
        </button>
        {canShare && (
          <button type="button" className="button" onClick={shareBoth}>
            {r.shareBoth}
          </button>
        )}
        {said && <span role="status">{said}</span>}
      </div>
    </div>
  );
}
