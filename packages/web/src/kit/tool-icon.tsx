export type ToolName = 'home' | 'log' | 'rules' | 'settings' | 'keys';

/** Strokes on a 24 px grid, one for each tool of the table. */
const STROKES: Readonly<Record<ToolName, string>> = {
  home: 'M12 12m-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0M12 4a8 8 0 1 0 8 8M19 5m-1.500 0a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0',
  log: 'M4 6h1M8.500 6H20M4 12h1M8.500 12H20M4 18h1M8.500 18H16',
  rules: 'M12 6.500C10 5 7 4.500 4 5v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500ZM12 6.500V19.500',
  settings:
    'M4 7h9M18 7h2M4 17h3M12 17h8M15.500 7m-2.300 0a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0M9.500 17m-2.300 0a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0',
  keys: 'M3 7h18v10H3ZM6.500 10.500h.5M10 10.500h.5M13.500 10.500h.5M17 10.500h.5M8 14h8',
};

export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg className="tool-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={STROKES[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.750"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
