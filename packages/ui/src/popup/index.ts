export * from './Popup.tsx'
