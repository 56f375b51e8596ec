export type { Book, BookLine, BookPart, Chapters, Scene, Summary } from './book.ts';
export { ChangeChips } from './chips.tsx';
export {
  BoardContext,
  OwnerContext,
  ownerOf,
  placeOf,
  useBoard,
  useHeld,
  useIsPointed,
  useOfBoard,
  usePlaceState,
  usePreview,
} from './context.ts';
export type {
  Automaton,
  BoardFacts,
  BoardProps,
  BoardText,
  Change,
  Drawing,
  Explanation,
  Layout,
  Outcome,
  Part,
  Place,
  SeatFacts,
  SeatThing,
} from './drawing.ts';
export { ICONS, Icon, IconAt, type IconName } from './icons/index.ts';
export type { Facts, Lesson, LessonChapter, LessonStep, LessonText, Said, Wanted } from './lesson.ts';
export {
  choicesUntil,
  isMet,
  LEARNER,
  type Made,
  type Stand,
  shownChoice,
  stateAt,
  type Taken,
  takeChoice,
  wantedChoices,
} from './lesson-table.ts';
export { MarkAt, SEAT_MARKS, SeatMark, seatColour, seatColourOnDark } from './marks.tsx';
export { useMeasured } from './measured.ts';
export { Count, isStill, Moving, travel, useCount, type Whereabouts, WhereaboutsContext } from './motion.tsx';
export { isLow } from './parts.ts';
export { type Preview, previewOf } from './preview.ts';
export { Scaled, useSize } from './scaled.tsx';
export type { Pressable } from './selection.ts';
export { Stage, type StageHandle } from './stage.tsx';
export { type BoardStore, type Guide, openBoard, type PlaceState, type Position } from './store.ts';
export { BoardSurface, type KitText, useBoardStore } from './surface.tsx';
export { Target, TargetButton } from './target.tsx';
