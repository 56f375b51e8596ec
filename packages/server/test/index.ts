// What measurements borrow from the tests: real servers in processes of their own, and a real PostgreSQL.
export { Client, type Line } from './client.ts';
export { Ship } from './fleet.ts';
export { freePort, startPostgres, type TestPostgres } from './postgres.ts';
