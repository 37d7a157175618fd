export * from './CmsBlock.tsx'
export * from './Loading.tsx'
export { contenuQuery } from './queries.ts'
export * from './RichText.tsx'
