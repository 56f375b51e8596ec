import { memo } from 'react';
export type ToolName =
  | 'home'
  | 'log'
  | 'rules'
  | 'settings'
  | 'keys'
  | 'undo'
  | 'redo'
  | 'try'
  | 'hint'
  | 'choices'
  | 'confirm'
  | 'drawn'
  | 'plain'
  | 'up'
  | 'down'
  | 'first'
  | 'back'
  | 'run'
  | 'pause'
  | 'forward'
  | 'last'
  | 'share'
  | 'learn'
  | 'add'
  | 'people'
  | 'list'
  | 'cup'
  | 'more'
  | 'sound'
  | 'full';

/** Strokes on a 24 px grid, one for each tool of the table. */
const STROKES: Readonly<Record<ToolName, string>> = {
  home: 'M12 12m-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0M12 4a8 8 0 1 0 8 8M19 5m-1.500 0a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0',
  log: 'M4 6h1M8.500 6H20M4 12h1M8.500 12H20M4 18h1M8.500 18H16',
  rules: 'M12 6.500C10 5 7 4.500 4 5v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500ZM12 6.500V19.500',
  settings:
    'M4 7h9M18 7h2M4 17h3M12 17h8M15.500 7m-2.300 0a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0M9.500 17m-2.300 0a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0',
  keys: 'M3 7h18v10H3ZM6.500 10.500h.5M10 10.500h.5M13.500 10.500h.5M17 10.500h.5M8 14h8',
  undo: 'M8.500 5 4 9.500l4.500 4.500M4.500 9.500H14a5.500 5.500 0 0 1 0 11h-4',
  redo: 'M15.500 5 20 9.500 15.500 14M19.500 9.500H10a5.500 5.500 0 0 0 0 11h4',
  try: 'M9.500 3.500h5M10.500 3.500v6L5 18.500a1.500 1.500 0 0 0 1.300 2h11.400a1.500 1.500 0 0 0 1.300-2L13.500 9.500v-6M7.500 15h9',
  hint: 'M9 17.500c0-2.500-3-3.500-3-7.500a6 6 0 0 1 12 0c0 4-3 5-3 7.500ZM9.500 20.500h5',
  choices: 'M4 5.500h4v4H4ZM11 7.500h9M4 14.500h4v4H4ZM11 16.500h9',
  confirm: 'm5 12.500 5 5L19.500 7',
  drawn:
    'M12 12m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M6 7.500c3 1 4 3 3 5s1 3 3 3 2 2 1 4M14.500 4.500c-1 2 0 4 2 4.500s3 2 3 3.500',
  plain: 'M4 5h16v14H4ZM4 10h16M4 14.500h16M10 5v14',
  up: 'm5.500 15 6.500-6.500 6.500 6.500',
  down: 'm5.500 9 6.500 6.500L18.500 9',
  first: 'M6 5v14M18.500 5.500 10 12l8.500 6.500Z',
  back: 'M15.500 5.500 8 12l7.500 6.500',
  run: 'M8 5.500v13L18.500 12Z',
  pause: 'M8.500 5.500v13M15.500 5.500v13',
  forward: 'M8.500 5.500 16 12l-7.500 6.500',
  last: 'M18 5v14M5.500 5.500 14 12l-8.500 6.500Z',
  learn: 'M12 5 2.500 9.500 12 14l9.500-4.500ZM6.500 11.500v5c3 2.500 8 2.500 11 0v-5M21.500 9.500v6',
  add: 'M12 5v14M5 12h14',
  people:
    'M9 8m-3.200 0a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0M3 19.500c0-3.500 2.500-6 6-6s6 2.500 6 6M15.500 5.200a3 3 0 0 1 0 5.600M17.500 14c2.200.8 3.500 2.800 3.500 5.500',
  list: 'M4 20v-7h4.500v7M9.700 20V5h4.600v15M15.500 20v-10H20v10M3 20h18',
  cup: 'M7.500 4h9v6a4.500 4.500 0 0 1-9 0ZM7.500 5.500H4c0 3.500 1.500 5 4 5M16.500 5.500H20c0 3.500-1.500 5-4 5M12 14.500V18M8.500 20h7',
  more: 'M5.500 12m-.6 0a.6.6 0 1 0 1.200 0a.6.6 0 1 0-1.200 0M12 12m-.6 0a.6.6 0 1 0 1.200 0a.6.6 0 1 0-1.200 0M18.500 12m-.6 0a.6.6 0 1 0 1.200 0a.6.6 0 1 0-1.200 0',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  share: 'M12 15V4M8 7.500 12 3.500l4 4M6 11.500H5v9h14v-9h-1',
};

export const ToolIcon = memo(function ToolIcon({ name }: { name: ToolName }) {
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
});
