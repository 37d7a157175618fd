export * from './code.ts'
export * from './lazy-view.tsx'
