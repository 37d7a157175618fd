export * from './classes.ts'
export * from './RichTheme.tsx'
