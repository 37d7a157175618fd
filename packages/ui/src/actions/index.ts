export * from './Button.tsx'
