import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { KILLS, playUnderFire } from './fire.ts';
import { Ship } from './fleet.ts';
import { HEAVY } from './players.ts';

it('loses nothing in its own database when it is killed while people play', {
  timeout: HEAVY ? 7_200_000 : 240_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-kills-'));
  const ship = await Ship.launch({ ORRERY_DATA: folder });
  try {
    console.log(await playUnderFire([ship], async () => openSqlite(join(folder, 'tables.db')), KILLS));
    expect(await ship.end('SIGTERM')).toBe(0);
  } finally {
    await ship.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
