export * from './catalogue.ts'
export * from './messages.ts'
