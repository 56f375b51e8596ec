import '../board.css';
import { Icon } from '@orrery/board';
import { requirements } from '../../rules/scoring.ts';
import { type Facts, FactsContext, useFacts } from '../table.tsx';
import { CardFace } from './parts.tsx';
import { useReasons } from './reasons.ts';

/** Beside the board of a solo game: Lacerda's card, why he did what he did, and what has to be reached against him. */
export function Beside(facts: Facts) {
  if (!facts.view.rules.solo) return null;
  return (
    <FactsContext value={facts}>
      <section className="om-beside" aria-label={facts.text.game.lacerda}>
        <Turn />
        <Wanted />
      </section>
    </FactsContext>
  );
}

function Turn() {
  const { view, text } = useFacts();
  const reasons = useReasons();
  return (
    <div className="om-turn">
      <figure>
        <svg viewBox="0 0 92 128" width={92} height={128} role="img" aria-label={text.soloCard}>
          <CardFace x={1} y={1} width={90} height={126} />
        </svg>
        <figcaption>{text.soloDeck(view.soloDeck.length, view.pass)}</figcaption>
      </figure>
      <div>
        <h2>{text.why}</h2>
        {reasons.length === 0 ? (
          <p>{text.whyNothing}</p>
        ) : (
          <ol>
            {reasons.map(({ key, words }) => (
              <li key={key}>{words}</li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

function Wanted() {
  const { view, text } = useFacts();
  return (
    <div className="om-wanted">
      <h2>{text.game.names.soloGoals[view.rules.soloGoal]}</h2>
      <ul>
        {requirements(view).map(({ what, have, needed }) => (
          <li key={what} data-met={have >= needed}>
            <Icon name={have >= needed ? 'tick' : 'goal'} size={16} />
            <span>{text.game.names.requirements[what]}</span>
            <strong>{`${have} / ${needed}`.replace('-', '−')}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
