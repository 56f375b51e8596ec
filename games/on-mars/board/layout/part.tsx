import type { DrawnProps } from './whole.tsx';

export function Part({ layout }: DrawnProps) {
  return <svg viewBox={`0 0 ${layout.width} ${layout.height}`} />;
}
