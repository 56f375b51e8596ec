import { isRefused } from '@orrery/kernel';
import type { PlayWish, Seeking } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { Page } from '../kit/page.tsx';
import { ask } from '../online/api.ts';
import { Door } from '../online/door.tsx';
import { usePart, useStanding } from '../online/standing.ts';
import { sayRefusal, useOnlineText } from '../online/words.ts';
import { go } from '../router.ts';
import { useText } from '../settings.ts';
import { Waiting } from './waiting.tsx';
import { keepWish } from './wish.ts';
import { WishForm } from './wish-form.tsx';
import { usePlayNowText } from './words.ts';
import './play-now.css';

/** How often somebody who waits asks for their table; the server believes for a while that they are there. */
const ASK_AGAIN = 2000;

/** Play now: what somebody wants, and then the wait for it. */
export function PlayNowScreen() {
  const t = useText();
  const o = useOnlineText();
  const p = usePlayNowText();
  const standing = useStanding();
  const isOn = usePart('play-now');
  if (standing.kind === 'asking') return <p className="page">{t.loading} …</p>;
  return (
    <Page at="play" title={p.playNow} mainClass="play-now-page">
      {standing.kind === 'alone' || !isOn ? (
        <p role="status">{o.noServer}</p>
      ) : standing.kind === 'stranger' ? (
        <Door />
      ) : (
        <Seeker name={standing.me.name} />
      )}
    </Page>
  );
}

function Seeker({ name }: { name: string }) {
  const p = usePlayNowText();
  const [seeking, setSeeking] = useState<Seeking>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const answer = await ask('GET /api/play-now');
      if (gone || isRefused(answer)) return;
      setSeeking(answer);
      if (answer.table === null) return;
      // It was told: the next wish begins anew.
      await ask('POST /api/play-now/leave', { body: {} });
      go(`/table/${answer.table}`, true);
    };
    void look();
    const timer = setInterval(look, ASK_AGAIN);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  const seek = async (wish: PlayWish) => {
    keepWish(wish);
    const answer = await ask('PUT /api/play-now', { body: wish });
    if (isRefused(answer)) setProblem(sayRefusal(answer));
    else setSeeking(answer);
  };
  const leave = async () => {
    const answer = await ask('POST /api/play-now/leave', { body: {} });
    if (!isRefused(answer)) setSeeking(answer);
  };
  if (seeking === undefined) return null;
  if (seeking.wish !== null) return <Waiting seeking={seeking} wish={seeking.wish} name={name} onLeave={leave} />;
  return (
    <>
      <p className="muted">{p.playNowHelp}</p>
      <WishForm onSeek={seek} waits={seeking.waits} />
      {problem && (
        <p className="notice" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
