import { expect, test } from 'vitest';
import { agrees, isTooOld } from './install.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'packages/kernel': { version: '0.1.0' },
    'node_modules/@orrery/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/vitest': { version: '5.1.0', integrity: 'sha512-a' },
    'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};
const { '': _root, 'packages/kernel': _kernel, 'node_modules/other-platform': _other, ...there } = lock.packages;

test('what npm installed agrees with the lock', () => {
  expect(agrees(lock, { packages: there })).toBe(true);
});

test.each([
  ['a package is missing', { ...there, 'node_modules/vitest': undefined }],
  ['a workspace is not linked', { ...there, 'node_modules/@orrery/kernel': undefined }],
  ['a version differs', { ...there, 'node_modules/vitest': { version: '5.0.0', integrity: 'sha512-a' } }],
  ['the content differs', { ...there, 'node_modules/vitest': { version: '5.1.0', integrity: 'sha512-c' } }],
])('it does not when %s', (_, packages) => {
  expect(agrees(lock, { packages })).toBe(false);
});

test('an older Node is told so', () => {
  expect(['v18.20.4', 'v20.18.1', 'v20.19.0', 'v22.0.0', 'v26.10.0'].map(isTooOld)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
