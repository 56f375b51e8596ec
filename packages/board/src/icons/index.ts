export { ICONS, type IconName } from './family.ts';
export { Icon, IconAt } from './icon.tsx';
