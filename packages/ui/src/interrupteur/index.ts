export * from './SwitchField.tsx'
