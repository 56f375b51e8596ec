import { type Choice, type GameRoom, isRefused, writeRecord } from '@orrery/kernel';
import type { Action, ChatLine, Present, TableMessage } from '@orrery/protocol';
import { applyPatch, type Beat, type Look } from '@orrery/table';
import { loadRoom } from '../games.ts';
import { onceAFrame } from '../play/once-a-frame.ts';
import { logOf } from '../play/screen-of-look.ts';
import type { LogEntry, ScreenState, TableLink } from '../play/screen-state.ts';
import { thinkOf } from '../play/think-of.ts';
import { Undone } from '../play/undone.ts';
import {
  fetchRecord,
  ignorePerson,
  LOST,
  type Refused,
  readChat,
  renewInvitation,
  showTable,
  wholeLog,
} from './api.ts';
import { followBeats, isWhole, joinBeats } from './beats.ts';

import { choicesOf, screenOf } from './screen-state.ts';
import { line } from './standing.ts';
import { sayRefusal } from './words.ts';

/** All that this page knows of a table of the server. */
export interface OnlineState {
  readonly look: Look | undefined;
  readonly title: string;
  /** For members: the secret part of the invitation link. */
  readonly invitation: string | undefined;
  readonly connected: boolean;
  /** Why the table cannot be looked at. */
  readonly shut: Refused | undefined;
  readonly chat: readonly ChatLine[];
  /** Has the reader opened this table? */
  readonly mine: boolean;
  /** Who looks at it now, the reader too. */
  readonly here: readonly Present[];
}

export interface OnlineLink extends TableLink {
  readonly id: string;
  state(): OnlineState;
  /** Anything else a person can do here, from sitting down to playing again. */
  act(action: Action): Promise<boolean>;
  say(text: string): Promise<boolean>;
  /** Makes the old invitation link useless; for whoever opened the table. */
  renewInvitation(): Promise<boolean>;
  /** No longer shows what somebody says. */
  ignore(who: string): Promise<void>;
}

/** A table of the server, followed through the page's socket. */
export function openOnline(id: string, invitation: string | undefined): OnlineLink {
  const listeners = new Set<() => void>();
  let state: OnlineState = {
    look: undefined,
    title: '',
    invitation,
    connected: false,
    shut: undefined,
    chat: [],
    mine: false,
    here: [],
  };
  let room: GameRoom | undefined;
  let screen: ScreenState | undefined;
  let choices: readonly Choice[] = [];
  let beats: readonly Beat[] = [];
  let log: readonly LogEntry[] = [];
  let skew = 0;
  /** How often the invitation was renewed here. */
  let renewals = 0;
  let problem: Refused | undefined;
  /** A choice on its way: sent again when the line breaks before the answer. */
  let pending: { question: number; choice: Choice } | undefined;
  let made: Choice[] = [];
  const undone = new Undone();
  let confirms: boolean | undefined;
  let closed = false;

  function announce(): void {
    if (closed) return;
    const { look } = state;
    const canRedo = undone.next(choices) !== undefined;
    const sending = pending !== undefined;
    screen = look && room && screenOf({ id, room, look, log, skew, choices, canRedo, sending });
    for (const listener of listeners) listener();
  }
  const announceSoon = onceAFrame(announce);
  function change(now: Partial<OnlineState>): void {
    state = { ...state, ...now };
    announceSoon();
  }

  function follow(look: Look, now: number, heard: readonly Beat[]): void {
    const before = state.look;
    skew = now - Date.now();
    if (heard !== beats) log = logOf(heard);
    beats = heard;
    if (room !== undefined) choices = choicesOf(room, look, look.seat);
    if (before?.question !== look.question || before.held !== look.held) problem = undefined;
    if (before !== undefined && before.seat !== look.seat) void readMore();
    settle(look);
    change({ look });
  }

  /** What has to be said as soon as the table is seen. */
  function settle(look: Look): void {
    const sitter = look.seat === null ? undefined : look.seats[look.seat];
    const asks = look.status === 'playing' && sitter?.kind === 'person';
    if (asks && confirms !== undefined) {
      if (sitter.confirm !== confirms) void line.ask({ do: 'prefer', table: id, confirm: confirms });
      // Said once: another page of the same person may prefer otherwise later.
      confirms = undefined;
    }
    if (pending !== undefined && (look.question !== pending.question || look.held !== null)) pending = undefined;
  }

  function hear(message: TableMessage): void {
    switch (message.tell) {
      case 'look':
        follow(message.look, message.now, joinBeats(beats, message.beats));
        void open(message.look);
        return;
      case 'change':
        if (state.look !== undefined)
          follow(
            applyPatch(structuredClone(state.look), message.patch),
            message.now,
            followBeats(beats, message.drop, message.beats),
          );
        return;
      case 'presence':
        change({ here: message.people });
        return;
      case 'chat':
        if (!state.chat.some((said) => said.id === message.id)) change({ chat: [...state.chat, message] });
    }
  }

  /** A look came: the first one, or one after a break. */
  async function open(look: Look): Promise<void> {
    room ??= await loadRoom(look.setup.game).catch(() => undefined);
    if (room !== undefined && state.look) choices = choicesOf(room, state.look, state.look.seat);
    change({});
    if (pending !== undefined) void send(pending);
    if (isWhole(beats)) return;
    const whole = await wholeLog(id, invitation);
    if (isRefused(whole)) return;
    beats = joinBeats(whole.beats, beats);
    log = logOf(beats);
    change({});
  }

  /** What the socket does not say: the title, the invitation, what was said so far. */
  async function readMore(): Promise<void> {
    const before = renewals;
    const [shown, talk] = await Promise.all([showTable(id, invitation), readChat(id, invitation)]);
    if (!isRefused(shown)) {
      const { title, mine } = shown;
      // What was asked before the invitation was renewed does not know the new one.
      const known = renewals === before ? { invitation: shown.invitation ?? invitation } : {};
      change({ title, mine, ...known });
    }
    if (!isRefused(talk)) change({ chat: talk.lines });
  }

  async function send(choice: { question: number; choice: Choice }): Promise<void> {
    pending = choice;
    announce();
    const refused = await line.ask({ do: 'choose', table: id, ...choice });
    // Done, or not heard by anybody: what the table looks like next says whether it is still to be sent.
    if (refused === undefined || refused.refused === LOST) return;
    pending = undefined;
    report(refused);
  }

  function report(refused: Refused): void {
    problem = refused;
    change({});
  }

  async function tell(action: Action | { readonly do: 'chat'; readonly text: string }): Promise<boolean> {
    const invited = invitation !== undefined && (action.do === 'sit' || action.do === 'chat') ? { invitation } : {};
    const refused = await line.ask({ ...action, ...invited, table: id });
    if (refused !== undefined) report(refused);
    return refused === undefined;
  }

  const unwatch = line.watch(id, invitation, {
    hear,
    connected(connected) {
      change({ connected });
      if (connected) void readMore();
    },
    refused: (shut) => change({ shut }),
  });

  return {
    id,
    state: () => state,
    screen: () => screen,
    problem: () => problem && sayRefusal(problem),
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    choose(choice, question) {
      if (state.look?.question !== question || pending?.question === question) return;
      made = [...made, choice];
      undone.forget();
      void send({ question, choice });
    },
    undo() {
      const taken = made.at(-1);
      made = made.slice(0, -1);
      if (taken !== undefined) undone.push(taken);
      void tell({ do: 'undo' });
    },
    redo() {
      const again = undone.next(choices);
      const question = state.look?.question;
      if (again === undefined || question === undefined || question === null) return;
      undone.pop();
      made = [...made, again];
      void send({ question, choice: again });
    },
    confirm: () => void tell({ do: 'confirm', question: state.look?.question ?? 0 }),
    prefer(confirm) {
      confirms = confirm;
      if (state.look !== undefined) settle(state.look);
    },
    takeOver() {},
    hint: () => thinkOf(screen),
    async exportRecord() {
      const record = await fetchRecord(id, invitation);
      if (!isRefused(record)) return writeRecord(record);
      report(record);
      return undefined;
    },
    act: tell,
    say: (text) => tell({ do: 'chat', text }),
    async renewInvitation() {
      const shown = await renewInvitation(id);
      if (isRefused(shown)) report(shown);
      else {
        renewals++;
        change({ invitation: shown.invitation });
      }
      return !isRefused(shown);
    },
    async ignore(who) {
      const done = await ignorePerson(who);
      if (isRefused(done)) report(done);
      else await readMore();
    },
    close() {
      closed = true;
      unwatch();
      listeners.clear();
    },
  };
}
