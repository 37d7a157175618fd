export { BackLink } from './BackLink.tsx'
export { PaneEmpty } from './PaneEmpty.tsx'
export { PaneItem } from './PaneItem.tsx'
export { Panes } from './Panes.tsx'
