import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Still experimental, so no level has it: what is read aloud begins with what is seen. */
const RULES = { 'label-content-name-mismatch': { enabled: true } };

interface Axe {
  run(
    within: object,
    options: object,
  ): Promise<{
    violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
  }>;
}

/**
 * What axe finds wrong with the page as it is now, each as one readable line; and whether it is wider than the window.
 * Where only a part of the page is new, looking within it alone takes a fraction of the time.
 */
export async function findBarriers(page: Page, within = 'html'): Promise<string[]> {
  // What lies behind another page is given little time.
  await page.bringToFront();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([levels, rules, part]) => {
      const { axe } = window as unknown as { axe: Axe };
      // What is scrolled away under a bar would count as too small to touch.
      document.getElementById('content')?.scrollTo(0, 0);
      const { violations } = await axe.run(
        { include: [part] },
        { runOnly: { type: 'tag', values: levels }, resultTypes: ['violations'], rules },
      );
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = scrollWidth > clientWidth ? [`reflow: the page is ${scrollWidth} wide, not ${clientWidth}`] : [];
      return [
        ...wide,
        ...violations.flatMap(({ id, help, nodes }) =>
          nodes
            .slice(0, 3)
            .map(({ html, failureSummary = '' }) => `${id} (${help}): ${html.slice(0, 200)} ${failureSummary}`),
        ),
      ];
    },
    [LEVELS, RULES, within] as const,
  );
}
