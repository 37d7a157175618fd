export * from './EmptyState.tsx'
export * from './Notice.tsx'
export * from './ToneIcon.tsx'
