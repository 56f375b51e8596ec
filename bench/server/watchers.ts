// Opens sockets that watch tables, says so, and holds them until its input ends: the other side of a measurement.
//   node watchers.ts BASE TOKEN COUNT TABLE...
import { Client, type Line } from '@orrery/server/testing';

const [, , base, token, count, ...tables] = process.argv;
const client = new Client(base, token, '');
const lines: Line[] = [];
for (let i = 0; i < Number(count); i++) {
  const line = await client.socket();
  await line.ask({ do: 'watch', table: tables[i % tables.length] });
  lines.push(line);
}
console.log('watching');
process.stdin.on('end', () => process.exit(0)).resume();
