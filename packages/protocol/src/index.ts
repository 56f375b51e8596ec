export * from './actions.ts';
export * from './http.ts';
export * from './people.ts';
export * from './refusal.ts';
export * from './socket.ts';
export * from './table.ts';
