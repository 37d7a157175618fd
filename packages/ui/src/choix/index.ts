export * from './CheckboxField.tsx'
export * from './CheckboxGroup.tsx'
export * from './RadioGroup.tsx'
export * from './SelectField.tsx'
