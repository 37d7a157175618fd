export { type ImagesSuite, ImagesSuiteProvider } from './Objets.tsx'
export * from './Suite.tsx'
