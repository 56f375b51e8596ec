import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

const PUBLIC = join(import.meta.dirname, '..', 'public');
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly (Picture & { readonly form_factor: string })[];
};

/** Width and height stand at the same place in every PNG. */
function sizeOf(file: string): string {
  const bytes = readFileSync(join(PUBLIC, file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('every picture of the manifest is there, in the size it names', () => {
  const pictures = [...manifest.icons, ...manifest.screenshots].filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of pictures) expect(sizeOf(src), src).toBe(sizes);
});

test('the app shows itself to whoever installs it: icons for every device, a picture for desk and phone', () => {
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.screenshots.map(({ form_factor }) => form_factor).sort()).toEqual(['narrow', 'wide']);
});
