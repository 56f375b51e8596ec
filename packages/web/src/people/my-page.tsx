import { isRefused } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import { Link } from '../kit/link.tsx';
import { changeMe } from '../online/api.ts';
import { updateMe, usePart } from '../online/standing.ts';
import { usePeopleText } from './words.ts';

/** The way to one's own page, and who else may see it. */
export function MyPage({ me }: { readonly me: Me }) {
  const p = usePeopleText();
  const isOn = usePart('people');
  const hasLists = usePart('ratings');
  if (!isOn && !hasLists) return null;
  const hide = async (hidden: boolean) => {
    const changed = await changeMe({ private: hidden });
    if (!isRefused(changed)) updateMe({ settings: changed.settings });
  };
  return (
    <>
      {isOn && (
        <div>
          <Link to="/people/me" className="button small">
            {p.myPage}
          </Link>
        </div>
      )}
      <label className="switch">
        <input
          type="checkbox"
          checked={me.settings.private === true}
          onChange={({ target }) => void hide(target.checked)}
        />
        <span>
          {p.hide}
          <small>{p.hideHelp}</small>
        </span>
      </label>
    </>
  );
}
