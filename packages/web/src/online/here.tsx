import type { Me } from '@orrery/protocol';
import { seatOf } from '@orrery/table';
import { useSettings } from '../settings.ts';
import type { OnlineState } from './table.ts';
import { useOnlineText } from './words.ts';

/** Who else is at the table at this moment: those who play, and those who look on. */
export function Here({ state: { here, look }, me }: { state: OnlineState; me: Me }) {
  const o = useOnlineText();
  const { language } = useSettings();
  const others = here.filter(({ who }) => who !== me.who);
  const plays = (who: string): boolean => look !== undefined && seatOf(look.seats, who) !== null;
  const list = new Intl.ListFormat(language);
  const named = (seated: boolean): string =>
    list.format(others.filter(({ who }) => plays(who) === seated).map(({ name }) => name));
  const facts = [named(true) && o.hereNow(named(true)), named(false) && o.lookingOn(named(false))].filter(Boolean);
  return (
    <p className="muted here" role="status">
      {facts.length === 0 ? o.nobodyElse : facts.join(' · ')}
    </p>
  );
}
