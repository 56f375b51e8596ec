import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const PAGE = /[\\/]src[\\/]main\.tsx$/;
const WORKER = /[\\/](hint-)?worker\.ts$/;

/** These modules and what they import; where `later` is set, also what they may import one day. */
function reachedFrom(entries: Iterable<string>, context: Context, later: boolean): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const id of reached) {
    const info = context.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) reached.add(next);
    if (later) for (const next of info?.dynamicallyImportedIds ?? []) reached.add(next);
  }
  return reached;
}

/**
 * What every page needs before it can be seen comes in three files rather than in fifteen, each of which asks the server
 * again: what is the page's alone, what other pages share, and what workers use too, who have no page to draw on.
 */
export function firstLoad(): Rolldown.CodeSplittingGroup {
  const entries = new Set<string>();
  let nameOf: ReadonlyMap<string, string> | undefined;
  const name = (context: Context): ReadonlyMap<string, string> => {
    const page = reachedFrom(
      entries.values().filter((id) => PAGE.test(id)),
      context,
      false,
    );
    const workers = reachedFrom(
      entries.values().filter((id) => WORKER.test(id)),
      context,
      true,
    );
    return new Map(page.values().map((id) => [id, workers.has(id) ? 'common' : 'first']));
  };
  return {
    test: (id) => {
      if (PAGE.test(id) || WORKER.test(id)) entries.add(id);
      return true;
    },
    name: (id, context) => {
      nameOf ??= name(context);
      return nameOf.get(id);
    },
    minShareCount: 2,
    includeDependenciesRecursively: false,
  };
}
