import { useState } from 'react';
import { useText } from '../settings.ts';

/** A link to pass on: to be seen, and copied by one press. */
export function CopyLink({ label, action, link }: { label: string; action: string; link: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Pages without a safe address may not touch the clipboard: the link can be copied by hand.
      setCopied(false);
    }
  };
  return (
    <div className="copy-link">
      <input
        className="input"
        readOnly
        aria-label={label}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="button" onClick={copy}>
        {action}
      </button>
      <span role="status">{copied && t.copied}</span>
    </div>
  );
}
