export * from './envois.ts'
export * from './message.ts'
