import { askedSeats, choose, isOver, isRefused, listen, optionsOf, startPlay } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { onMars } from '../../game.ts';
import type { OmEvent } from '../../rules/events.ts';
import { onMarsWords } from '../../text/words.ts';
import { lacerdasTurn } from './reasons.ts';

const WORDS = { en: await onMarsWords('en'), de: await onMarsWords('de') };

/** What is heard in the first turns of a solo game, until Lacerda has had so many of his. */
function heardUntil(turns: number): OmEvent[] {
  const play = startPlay(onMars, { seats: 1, settings: {}, seed: 'reasons' });
  if (isRefused(play)) throw new Error(play.message);
  const heard: OmEvent[] = [];
  while (!isOver(play.state) && heard.filter(({ event }) => event === 'solo-card').length < turns) {
    const [seat] = askedSeats(onMars, play.state);
    const options = optionsOf(onMars, play.state, seat);
    const done = options.find(({ do: verb }) => verb === 'end' || verb === 'done') ?? options[0];
    heard.push(...(listen(() => choose(play, seat, done)) as OmEvent[]));
  }
  return heard;
}

test('Lacerda tells his last turn alone: his card first, then what he did and why, nothing of mine', () => {
  const heard = heardUntil(3);
  const told = lacerdasTurn(heard);
  expect(told[0].event).toBe('solo-card');
  expect(told.filter(({ event }) => event === 'solo-card')).toHaveLength(1);
  expect(told.length).toBeGreaterThan(1);
  for (const event of told) if ('seat' in event) expect(event.seat).not.toBe(0);
  for (const language of ['en', 'de'] as const)
    for (const event of told)
      expect(
        WORDS[language].event(event, () => 'Orion'),
        event.event,
      ).toBeTruthy();
});

test('before his first card there is nothing to tell', () => {
  expect(lacerdasTurn([])).toEqual([]);
  expect(lacerdasTurn([{ event: 'turn', seat: 0 }])).toEqual([]);
});
