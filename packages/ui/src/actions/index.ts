export * from './Button.tsx'
export * from './Spinner.tsx'
