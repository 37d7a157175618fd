export * from './etape.ts'
