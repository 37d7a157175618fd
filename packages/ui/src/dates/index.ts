export * from './BirthDateField.tsx'
export * from './DateEffetField.tsx'
export * from './DateField.tsx'
export * from './MonthField.tsx'
