export * from './Card.tsx'
export * from './Facts.tsx'
export * from './IconTile.tsx'
export * from './PageTitle.tsx'
