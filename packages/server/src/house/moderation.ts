import type {
  Refusal,
  ReportRow,
  Restriction,
  RestrictionKind,
  RestrictionRow,
  RoleRow,
  WholeReport,
} from '@orrery/protocol';
import type { Visitor } from '../people/people.ts';
import type { Services } from '../services.ts';
import type { StoredReport, StoredRestriction } from '../store/house.ts';
import { giveUpSeats } from './leaving.ts';
import { naming } from './people.ts';

const NOBODY: Refusal = { refused: 'no-such-person', message: 'Nobody is known by that.' };
const NO_REPORT: Refusal = { refused: 'no-such-report', message: 'There is no such report.' };
const forbid = (message: string): Refusal => ({ refused: 'forbidden', message });

/** How much of the talk at a table a report shows. */
const TALK_SHOWN = 60;
const PAGE = 50;

/** Moderators watch over everybody but each other and the owner; the owner over everybody else. */
function whyNotOver(by: Visitor, about: Visitor): Refusal | undefined {
  if (by.who === about.who) return forbid('Nobody judges themselves.');
  if (about.rights.role === 'owner') return forbid('The house is theirs.');
  if (about.rights.role === 'moderator' && by.rights.role !== 'owner')
    return forbid('Only the owner watches over moderators.');
  return undefined;
}

/** Bans or mutes somebody; every process hears of it at once. */
export async function restrict(
  services: Services,
  by: Visitor,
  kind: RestrictionKind,
  who: string,
  { until, reason }: Restriction,
): Promise<RestrictionRow | Refusal> {
  const { store, people, audit, now } = services;
  const about = await people.find(who);
  if (about === undefined) return NOBODY;
  const problem = whyNotOver(by, about);
  if (problem !== undefined) return problem;
  if (until !== null && until <= now()) return { refused: 'malformed', message: 'That moment has passed.' };
  const restriction = { who, kind, until, reason: reason.trim(), by: by.who, at: now() };
  await store.restrict(restriction);
  const end = until === null ? 'for good' : `until ${new Date(until).toISOString()}`;
  await audit({ by: by.who, act: kind, about: who, details: `${end}: ${reason.trim()}` });
  people.changed(who);
  // Who does not come back is not waited for; who does finds their seats.
  if (kind === 'ban' && until === null) await giveUpSeats(services, who);
  return showRestriction(await naming(services, [who, by.who]), restriction);
}

export async function lift(
  { store, people, audit }: Services,
  by: Visitor,
  kind: RestrictionKind,
  who: string,
  note: string,
): Promise<boolean | Refusal> {
  const about = await people.find(who);
  if (about === undefined) return NOBODY;
  const problem = whyNotOver(by, about);
  if (problem !== undefined) return problem;
  if (!(await store.lift(who, kind))) return false;
  await audit({ by: by.who, act: `${kind}-lifted`, about: who, details: note.trim() });
  people.changed(who);
  return true;
}

export async function listRestrictions(services: Services, who?: string): Promise<RestrictionRow[]> {
  const { store, now } = services;
  const rows = await store.restrictions(now(), who);
  const named = await naming(
    services,
    rows.flatMap(({ who, by }) => [who, by]),
  );
  return rows.map((row) => showRestriction(named, row));
}

type Named = Awaited<ReturnType<typeof naming>>;

const showRestriction = (named: Named, { who, kind, until, reason, by, at }: StoredRestriction): RestrictionRow => ({
  kind,
  until,
  reason,
  about: named(who),
  by: named(by),
  at,
});

const showReport = (named: Named, { settled, by, about, ...report }: StoredReport): ReportRow => ({
  ...report,
  by: named(by),
  about: named(about),
  settled: settled && { ...settled, by: named(settled.by) },
});

const idsOf = ({ by, about, settled }: StoredReport): (string | null)[] => [by, about, settled?.by ?? null];

export async function listReports(
  services: Services,
  settled: boolean,
  before: number | undefined,
): Promise<{ reports: ReportRow[]; waiting: number }> {
  const { store } = services;
  const [rows, waiting] = await Promise.all([
    store.reports({ settled, before, limit: PAGE }),
    store.countReports({ waiting: true }),
  ]);
  const named = await naming(services, rows.flatMap(idsOf));
  return { reports: rows.map((row) => showReport(named, row)), waiting };
}

/** A report with what has to be known to settle it. What was said at a private table is shown here, and nowhere else. */
export async function readReport(services: Services, id: number): Promise<WholeReport | Refusal> {
  const { store, people } = services;
  const report = await store.reportOf(id);
  if (report === undefined) return NO_REPORT;
  const [lines, count, restrictions, about, named] = await Promise.all([
    store.chat(report.table, TALK_SHOWN),
    store.countReports({ about: report.about }),
    listRestrictions(services, report.about),
    people.find(report.about),
    naming(services, idsOf(report)),
  ]);
  return {
    ...showReport(named, report),
    lines,
    others: count - 1,
    restrictions,
    role: about?.rights.role ?? null,
  };
}

export async function settleReport(
  services: Services,
  by: Visitor,
  id: number,
  note: string,
): Promise<ReportRow | Refusal> {
  const { store, audit, now } = services;
  const before = await store.reportOf(id);
  if (before === undefined) return NO_REPORT;
  if (before.by === by.who || before.about === by.who) return forbid('Nobody settles what concerns themselves.');
  if (!(await store.settleReport(id, by.who, note.trim(), now())))
    return { refused: 'taken', message: 'Somebody has settled it already.' };
  await audit({ by: by.who, act: 'report-settled', about: before.about, details: `report ${id}: ${note.trim()}` });
  const after = (await store.reportOf(id)) ?? before;
  return showReport(await naming(services, idsOf(after)), after);
}

export async function listRoles(services: Services): Promise<RoleRow[]> {
  const roles = await services.store.roles();
  const named = await naming(
    services,
    roles.map(({ who }) => who),
  );
  return roles.map(({ who, role }) => ({ ...named(who), role }));
}

/** Names or dismisses a moderator; for the owner. */
export async function nameModerator(
  services: Services,
  by: Visitor,
  mail: string,
  moderates: boolean,
): Promise<RoleRow[] | Refusal> {
  const { store, people, audit } = services;
  const about = await people.findByMail(mail);
  if (about === undefined || about.guest) return NOBODY;
  if (about.rights.role === 'owner') return forbid('The house is theirs.');
  await store.setRole(about.who, moderates ? 'moderator' : null);
  const act = moderates ? 'moderator-named' : 'moderator-dismissed';
  await audit({ by: by.who, act, about: about.who });
  people.changed(about.who);
  return listRoles(services);
}
