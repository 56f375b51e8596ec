import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ICON_NAMES } from './icons.tsx';
import { IconsPage } from './icons-page.tsx';

const DOCS = '../../../../docs';

const page = (): string => `# Icons

One icon per concept, drawn on a 24 grid with 1.75 strokes: the same on tiles, tracks, cards, in previews and in the
log. Below them are the six terrains as they lie on a planet. The drawings live in
\`games/planet-unknown/board/art/icons.tsx\` and \`games/planet-unknown/board/art/terrain.tsx\`; this page and its picture are made
from them by a test (\`npx vitest run games/planet-unknown/board/art/icons.test.ts -u\`).

![Icons and terrains of Planet Unknown](icons.svg)

The ${ICON_NAMES.length} icons: ${ICON_NAMES.join(', ')}.

Seats have a colour and a mark of their own (\`packages/board/src/marks.tsx\`): scarlet circle, sky triangle, rose
diamond, mint square, violet star, bone cross.
`;

test('the docs show the icons as they are', async () => {
  await expect(`${renderToStaticMarkup(createElement(IconsPage))}\n`).toMatchFileSnapshot(`${DOCS}/icons.svg`);
  await expect(page()).toMatchFileSnapshot(`${DOCS}/icons.md`);
});
