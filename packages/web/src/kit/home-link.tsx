import { useText } from '../settings.ts';
import { Link } from './link.tsx';
import { ToolIcon } from './tool-icon.tsx';

/** Back to the lobby, at the beginning of a table's bar. */
export function HomeLink() {
  const t = useText();
  return (
    <Link to="/" className="button quiet small">
      <ToolIcon name="home" />
      <span className="tool-name">{t.home}</span>
    </Link>
  );
}
