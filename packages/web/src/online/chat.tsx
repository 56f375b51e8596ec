import type { ChatLine } from '@orrery/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import { useOnlineText } from './words.ts';

interface ChatProps {
  lines: readonly ChatLine[];
  me: string;
  onSay: (text: string) => Promise<boolean>;
}

/** What people say at the table, newest at the bottom. */
export function Chat({ lines, me, onSay }: ChatProps) {
  const o = useOnlineText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(() => matchMedia('(min-width: 901px)').matches);
  const [seen, setSeen] = useState<number>();
  const last = lines.at(-1)?.id;
  if (open && seen !== last) setSeen(last);
  const fresh = open ? 0 : lines.filter((line) => line.who !== me && line.id > (seen ?? 0)).length;
  useEffect(() => {
    if (open && last !== undefined) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [open, last]);
  const say = async () => {
    const said = text.trim();
    if (said === '') return;
    setText('');
    if (!(await onSay(said))) setText(said);
  };
  return (
    <details className="chat" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {o.chat} {fresh > 0 && <span className="count">{fresh}</span>}
      </summary>
      <div ref={list} className="chat-lines" role="log" aria-label={o.chat} tabIndex={0}>
        {lines.length === 0 ? (
          <p className="muted">{o.noChat}</p>
        ) : (
          <ol>
            {lines.map((line) => (
              <li key={line.id} data-mine={line.who === me}>
                <strong>{line.name}</strong> {line.text}
              </li>
            ))}
          </ol>
        )}
      </div>
      <form
        className="chat-say"
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <label className="hidden-text" htmlFor={id}>
          {o.say}
        </label>
        <input
          id={id}
          className="input"
          maxLength={500}
          placeholder={o.say}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" disabled={text.trim() === ''}>
          {o.send}
        </button>
      </form>
    </details>
  );
}

const TOAST = 8000;

/** On a phone the chat is out of sight: what somebody says now is shown for a moment. */
export function ChatToast({ lines, me }: { lines: readonly ChatLine[]; me: string }) {
  const last = lines.findLast(({ who }) => who !== me);
  const [known, setKnown] = useState(last?.id);
  useEffect(() => {
    if (last?.id === known) return;
    const timer = setTimeout(() => setKnown(last?.id), TOAST);
    return () => clearTimeout(timer);
  }, [last?.id, known]);
  if (last === undefined || last.id === known) return null;
  return (
    <p className="chat-toast" role="status">
      <strong>{last.name}</strong> {last.text}
    </p>
  );
}
