export * from './actions.ts';
export * from './house.ts';
export * from './http.ts';
export * from './people.ts';
export * from './refusal.ts';
export * from './rights.ts';
export * from './socket.ts';
export * from './table.ts';
