export * from './Accordion.tsx'
export * from './Tabs.tsx'
