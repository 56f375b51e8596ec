import { CATALOG } from 'virtual:catalog';
import { useEffect, useState } from 'react';
import { Page } from '../kit/page.tsx';
import { listTables } from '../offline/store.ts';
import { AccountPanel, tellName } from '../online/account.tsx';
import { useStanding } from '../online/standing.ts';
import { changeSettings, useSettings, useText } from '../settings.ts';
import { type GameStatistics, statisticsOf } from './statistics.ts';

/** Who plays on this device, and how it went so far. */
export function ProfileScreen() {
  const t = useText();
  const { name } = useSettings();
  const standing = useStanding();
  const [rows, setRows] = useState<readonly GameStatistics[]>();
  useEffect(() => void listTables().then(statisticsOf).then(setRows), []);
  useEffect(() => {
    document.title = `${t.profile} – ${t.app}`;
  }, [t]);
  return (
    <Page at="me" title={t.profile} mainClass="new-table">
      <section className="panel form">
        <div className="field">
          <label htmlFor="name">{t.yourName}</label>
          <input
            id="name"
            className="input"
            autoComplete="nickname"
            maxLength={24}
            placeholder={t.callSign}
            value={name}
            onChange={(event) => changeSettings({ name: event.target.value })}
            onBlur={() => void (standing.kind === 'known' && tellName(name))}
          />
          <small>{t.yourNameHelp}</small>
        </div>
      </section>
      <AccountPanel />
      <section className="panel statistics">
        <h2>{t.statistics}</h2>
        {rows?.length === 0 && <p className="muted">{t.noStatistics}</p>}
        {rows !== undefined && rows.length > 0 && (
          <div role="group" className="scroller" tabIndex={0} aria-label={t.statistics}>
            <table className="sheet-table">
              <thead>
                <tr>
                  {[t.statGame, t.statPlayed, t.statWon, t.statBest, t.statMean].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <StatisticsRow key={`${row.game} ${row.against}`} row={row} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </Page>
  );
}

function StatisticsRow({ row }: { row: GameStatistics }) {
  const t = useText();
  const { language } = useSettings();
  const name = CATALOG[row.game]?.words[language].name ?? row.game;
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(row.mean);
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(row.won / row.played);
  const against =
    row.against === 'people'
      ? t.onlyPeople
      : row.against === 'alone'
        ? t.alone
        : t.computer(
            row.against
              .split(' ')
              .map((level) => t.levels[level] ?? level)
              .join(', '),
          );
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <small>{against}</small>
      </th>
      <td>{row.played}</td>
      <td>
        {row.won} ({share})
      </td>
      <td>{row.best}</td>
      <td>{mean}</td>
    </tr>
  );
}
