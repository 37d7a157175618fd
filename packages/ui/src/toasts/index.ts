export * from './Toasts.tsx'
